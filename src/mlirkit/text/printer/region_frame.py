"""A region in the middle of being printed: where operations.py goes on once what is nested has printed."""

from __future__ import annotations

from typing import Final

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.text.printer.lines import Line

# Deeper down lines are not indented any more: LLVM's tools have run out of stack by then, and the blanks
# alone would outgrow memory.
_DEEPEST_INDENT: Final = 8192


class RegionFrame:
    """One region after another: those of `owner` in the generic form, or the one that a hook prints.

    `indent` is that of the operation, `margin` what stands in front of those in the region.
    """

    __slots__ = (
        "at",
        "blocks",
        "braces",
        "default_dialect",
        "ends_line",
        "indent",
        "lines",
        "margin",
        "number",
        "operation",
        "owner",
        "stop",
    )

    def __init__(self, indent: int, owner: Operation | None) -> None:
        self.indent = indent
        self.margin = margin_of(indent + 2)
        self.owner = owner
        # How many regions of the owner have been entered, and whether its line ends behind them.
        self.number = 0
        self.ends_line = False
        self.braces = True
        self.default_dialect = ""
        self.lines: dict[OperationName, Line] = {}
        self.blocks: list[Block] = []
        # The block whose operations are printing, the next of them, and the one to stop in front of.
        self.at = 0
        self.operation: Operation | None = None
        self.stop: Operation | None = None

    def enter(self, blocks: list[Block], default_dialect: str, lines: dict[OperationName, Line]) -> None:
        """Begin with the first of `blocks`; `lines` are those of operations in them."""
        self.blocks = blocks
        self.default_dialect = default_dialect
        self.lines = lines
        self.at = 0
        self.operation = blocks[0].first
        self.stop = None


def margin_of(indent: int) -> str:
    return " " * indent if indent <= _DEEPEST_INDENT else ""
