"""Reading the line of an operation by one regular expression: a fast path of the plain build.

Interpreted, one match costs less than two tokens.  The expression accepts the text as it is printed, spaces
included; whatever else the grammar allows is left to the parser proper.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mlirkit.core.asm_interface import UnresolvedOperand
from mlirkit.core.operation_line import LITERAL, OPERAND
from mlirkit.text.parser.types import PLAIN_TYPE
from mlirkit.text.parser.values import ValueParser

_OPERAND: Final = rb"%(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)"
_SPACED: Final = {",": b", ", ":": b" : "}


class LineReader:
    """Reads the lines of one format."""

    __slots__ = ("_match", "_operands", "_types")

    def __init__(self, parts: list[tuple[int, int, str]]) -> None:
        pattern = b""
        # (slot, group of the expression)
        self._operands: list[tuple[int, int]] = []
        self._types: list[tuple[int, int]] = []
        for group, (kind, slot, text) in enumerate(parts, 1):
            if kind == LITERAL:
                pattern += b"(" + _SPACED.get(text, b" " + text.encode("ascii") + b" ") + b")"
            elif kind == OPERAND:
                pattern += b"(" + _OPERAND + b")"
                self._operands.append((slot, group))
            else:
                pattern += b"(" + PLAIN_TYPE + b")"
                self._types.append((slot, group))
        self._match = re.compile(pattern).match

    def read(self, parser: ValueParser, slots: list[Any]) -> bool:
        """See `OpAsmParser.parse_line`."""
        match = self._match(parser.data, parser.start)
        if match is None:
            return False
        types = parser.type_cache
        for slot, group in self._types:
            # Text that is there was once read as exactly one type.
            type = types.get(match.group(group))
            if type is None:
                return False
            slots[slot] = type
        for slot, group in self._operands:
            slots[slot] = UnresolvedOperand(match.start(group), match.group(group))
        parser.end = match.end()
        parser.advance()
        return True
