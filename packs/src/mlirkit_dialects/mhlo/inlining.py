"""Inlining of mhlo operations, and into their regions."""

from __future__ import annotations

from mlirkit.dialects.inlining import InlineEverywhere
from mlirkit.ods.live.hooks import dialect_interface

dialect_interface("mhlo", "DialectInlinerInterface")(InlineEverywhere())
