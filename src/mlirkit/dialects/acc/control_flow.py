"""Loops of acc."""

from __future__ import annotations

from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.dialects.declared import acc
from mlirkit.ods.live.hooks import interface

interface(acc.LoopOp, "LoopLikeOpInterface")(LoopLikeOpInterface())
