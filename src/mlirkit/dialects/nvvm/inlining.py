"""Operations may be inlined."""

from __future__ import annotations

from mlirkit.dialects.inlining import InlineOperations
from mlirkit.ods.live.hooks import dialect_interface

dialect_interface("nvvm", "DialectInlinerInterface")(InlineOperations())
