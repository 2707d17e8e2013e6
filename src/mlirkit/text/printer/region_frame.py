"""A region in the middle of being printed: where operations.py goes on once what is nested has printed."""

from __future__ import annotations

from typing import Final

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.region import Region
from mlirkit.text.printer.lines import Opening, Signatures

# Deeper down lines are not indented any more: LLVM's tools have run out of stack by then, and the blanks
# alone would outgrow memory.
_DEEPEST_INDENT: Final = 8192


class RegionFrame:
    """One region after another: those of `owner` in the generic form, or the one that a hook prints.

    `indent` is that of the operation and `outer_margin` what stands in front of it, `margin` what stands in
    front of those in the region; `lines` are the lines of those.
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
        # The regions of the owner, how many have been entered, and whether its line ends behind them.
        self.regions: list[Region] = [] if owner is None else owner.region_list or []
        self.number = 0
        self.ends_line = False
        # Where in the output the owner's first region begins, and how operations like it read.
        self.head_end = 0
        self.opening: Opening | None = None
        self.braces = True
        self.blocks: list[Block] = []
        # The block whose operations are printing, the next of them, and the one to stop in front of.
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
