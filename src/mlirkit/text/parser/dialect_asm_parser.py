"""The parser of hooks for attribute and type bodies: `DialectAsmParser` of core/asm_interface.py."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from mlirkit.core import asm_interface
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser.asm_parser import AsmParser
from mlirkit.text.parser.attributes import AttributeParser


class DialectAsmParser(AsmParser, asm_interface.DialectAsmParser):
    """Reads the text from `start` to `end`; the parser is at `start`."""

    __slots__ = ("_mnemonic_at", "_spec_end", "dialect")

    def __init__(self, parser: AttributeParser, dialect: str, start: i64, end: i64) -> None:
        AsmParser.__init__(self, parser, start)
        self.dialect = dialect
        self._spec_end: i64 = end
        self._mnemonic_at: i64 = start

    def parse_mnemonic(self) -> str:
        self._mnemonic_at = self._at.start
        return self.parse_any_keyword()

    def error_at_mnemonic(self, message: str) -> ParseError:
        return self.error(message, self._mnemonic_at)

    def is_behind_mnemonic(self, mnemonic: str) -> bool:
        end = min(self._at.start, self._spec_end)
        return self._at.data[self._name_at : end].strip() == mnemonic.encode()

    def full_symbol_spec(self) -> str:
        start = self._name_at
        return self._at.data[start : self._spec_end].decode("utf-8", "surrogateescape")

    def parse_optional_symbol_spec_of(self, texts: Sequence[str]) -> str | None:
        # The text may be long and contain others as long: it is compared before it is copied.
        start = self._name_at
        size = self._spec_end - start
        for text in texts:
            if len(text) == size and self._at.data.startswith(text.encode(), start):
                self.skip_symbol_spec()
                return text
        return None

    def skip_symbol_spec(self) -> None:
        """Go on behind the text of `full_symbol_spec`, for parsers that have read it themselves."""
        self._at.reset(self._spec_end)
