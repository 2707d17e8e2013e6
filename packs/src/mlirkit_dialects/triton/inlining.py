"""Inlining of functions and operations of Triton's dialects."""

from __future__ import annotations

from mlirkit.dialects.inlining import InlineEverywhere
from mlirkit.ods.live.hooks import dialect_interface

for _dialect in ("tt", "ttg", "ttng", "gluon", "amdg"):
    dialect_interface(_dialect, "DialectInlinerInterface")(InlineEverywhere())
