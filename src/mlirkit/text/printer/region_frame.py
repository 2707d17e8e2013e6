"""A region that is being printed: the state with which operations.py goes on behind nested regions."""

from __future__ import annotations

from typing import Final

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.region import Region
from mlirkit.text.printer.lines import Opening, Signatures

# Lines are indented up to this column: LLVM's tools run out of stack at this depth, and blanks alone would
# exceed memory beyond it.
_DEEPEST_INDENT: Final = 8192


class RegionFrame:
    """The regions of `owner` in the generic form, one after another, or the one region that a hook prints.

    `indent` is the operation's indentation and `outer_margin` its blanks; `margin` are the blanks in front of
    operations in the region, and `lines` are the lines of these operations.
    """

    __slots__ = (
        "at",
        "blocks",
        "braces",
        "default_dialect",
        "ends_line",
        "head_end",
        "indent",
        "lines",
        "margin",
        "number",
        "opening",
        "operation",
        "outer_margin",
        "owner",
        "regions",
        "stop",
    )

    def __init__(
        self, indent: int, outer_margin: str, owner: Operation | None, lines: dict[OperationName, Signatures]
    ) -> None:
        self.indent = indent
        self.outer_margin = outer_margin
        self.margin = margin_of(indent + 2)
        self.lines = lines
        self.default_dialect = ""
        self.owner = owner
        # The regions of the owner, the number of entered ones, and whether the owner's line ends behind them.
        self.regions: list[Region] = [] if owner is None else owner.region_list or []
        self.number = 0
        self.ends_line = False
        # The place of the owner's first region in the output, and the opening of operations like the owner.
        self.head_end = 0
        self.opening: Opening | None = None
        self.braces = True
        self.blocks: list[Block] = []
        # The number of the current block, its next operation, and the operation to stop in front of.
        self.at = 0
        self.operation: Operation | None = None
        self.stop: Operation | None = None

    def enter(self, blocks: list[Block]) -> None:
        """Begin with the first of `blocks`."""
        self.blocks = blocks
        self.at = 0
        self.operation = blocks[0].first
        self.stop = None


def margin_of(indent: int) -> str:
    return " " * indent if indent <= _DEEPEST_INDENT else ""
