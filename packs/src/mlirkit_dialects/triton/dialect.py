"""The tt dialect: its definitions, and the buffer type it had up to Triton 3.2."""

from __future__ import annotations

from typing import Any

from mlirkit.core.asm_interface import DialectAsmParser
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class

_BUFFER = "memdesc"


@dialect_class("tt")
class TritonDialect(LiveDialect):
    """Reads `!tt.memdesc` in older texts."""

    def parse_type(self, parser: DialectAsmParser) -> Any:
        mnemonic = parser.parse_mnemonic()
        own = parser.value_syntax_of_release(f"!tt.{_BUFFER}") if mnemonic == _BUFFER else None
        if own is not None:
            return own(parser, None)
        cls = self.type_class(mnemonic)
        if cls is None:
            raise parser.error_at_mnemonic(self.UNKNOWN_TYPE.format(mnemonic, self.name))
        return cls.parse_value(parser)
