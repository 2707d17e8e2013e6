"""Which functions and operations of tt and ttg may be inlined."""

from __future__ import annotations

from mlirkit.dialects.inlining import InlineEverywhere
from mlirkit.ods.live.hooks import dialect_interface

dialect_interface("tt", "DialectInlinerInterface")(InlineEverywhere())
dialect_interface("ttg", "DialectInlinerInterface")(InlineEverywhere())
