"""The llvm dialect: its definitions, and the types that upstream defines in C++ alone."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.types import OpaqueType
from mlirkit.dialects.llvm.types import BARE_TYPES
from mlirkit.ods.live.dialect import LiveDialect


class LLVMDialect(LiveDialect):
    """Adds `!llvm.void` and the like."""

    UNKNOWN_TYPE = "unknown LLVM type: {}"

    def parse_type(self, parser: Any) -> Any:
        text = parser.full_symbol_spec()
        if text in BARE_TYPES:
            parser.skip_symbol_spec()
            return OpaqueType(self.name, text)
        return LiveDialect.parse_type(self, parser)


DIALECT_CLASS = LLVMDialect
