"""Loops of acc."""

from __future__ import annotations

from mlirkit.builtin.loop_interfaces import LoopLikeOpInterface
from mlirkit.ods.live.hooks import interface

interface("acc.loop", "LoopLikeOpInterface")(LoopLikeOpInterface())
