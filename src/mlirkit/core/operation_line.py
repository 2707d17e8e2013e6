"""Operation lines: how the text of an operation reads when it is as plain as its format allows.

    %a, %b : i32        operand, `,`, operand, `:`, type

A format hands its line to the parser, which may then read such a text at once instead of token by token; what
does not read like that goes the long way.  See `OpAsmParser.parse_line`; readers: text/parser/line_reader.py.
"""

from __future__ import annotations

from typing import Any, Final

OPERAND: Final = 0
TYPE: Final = 1
LITERAL: Final = 2


class OperationLine:
    """The parts of a line in order: (`OPERAND`, slot, ""), (`TYPE`, slot, "") or (`LITERAL`, -1, text).

    Slots are the places in a frame where the parser stores its results.
    """

    __slots__ = ("parts", "reader")

    def __init__(self, parts: list[tuple[int, int, str]]) -> None:
        self.parts = parts
        # What the parser makes of the parts, once.
        self.reader: Any = None
