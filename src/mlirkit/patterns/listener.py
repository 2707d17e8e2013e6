"""Listeners: observers of the changes that a rewriter makes.  Mirror: RewriterBase::Listener."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Base of listeners, which are notified of changes."""

    def operation_inserted(self, op: Operation) -> None:
        """`op` was inserted at its position."""

    def operation_moved(self, op: Operation, block: Block, following: Operation | None) -> None:
        """`op` has been in a block, in front of `following`, and is now elsewhere."""
        self.operation_inserted(op)

    def operation_modified(self, op: Operation) -> None:
        """Operands, attributes or successors of `op` have changed."""

    def operation_replaced(self, op: Operation, values: Sequence[Value | None]) -> None:
        """`op` is about to be replaced by values; None for results without uses."""

    def operation_erased(self, op: Operation) -> None:
        """`op` is about to be erased; its nested operations have been."""

    def block_inserted(self, block: Block) -> None:
        """`block` was inserted at its position."""

    def block_moved(self, block: Block, region: Region, following: Block | None) -> None:
        """`block` has been in a region, in front of `following`, and is now elsewhere."""

    def block_erased(self, block: Block) -> None:
        """`block` is about to be erased; its operations have been."""
