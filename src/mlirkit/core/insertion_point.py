"""Insertion points: where new operations go."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar

from mlirkit.core.block import Block
from mlirkit.core.current import Current, insertion_point_stack
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


class InsertionPoint:
    """A place in a block: in front of an operation, or at the end.

    `with InsertionPoint(...):` makes it the place of new operations.
    """

    __slots__ = ("block", "ref_operation")

    current: ClassVar[Any] = Current("InsertionPoint", insertion_point_stack)

    def __init__(self, before: Any) -> None:
        """At the end of a block, or in front of an operation."""
        self.block: Block
        self.ref_operation: Operation | None
        if isinstance(before, Block):
            self.block = before
            self.ref_operation = None
            return
        if before.parent_block is None:
            raise MLIRError("an insertion point needs an operation that is in a block")
        self.block = before.parent_block
        self.ref_operation = before

    @staticmethod
    def at_block_begin(block: Block) -> InsertionPoint:
        return InsertionPoint(block if block.first is None else block.first)

    @staticmethod
    def at_block_terminator(block: Block) -> InsertionPoint:
        """In front of the block's terminator, which must exist."""
        terminator = block.terminator
        if terminator is None:
            raise ValueError("Block has no terminator")
        return InsertionPoint(terminator)

    @staticmethod
    def after(operation: Operation) -> InsertionPoint:
        if operation.parent_block is None:
            raise MLIRError("an insertion point needs an operation that is in a block")
        return InsertionPoint(operation.parent_block if operation.next_op is None else operation.next_op)

    @staticmethod
    def current_or_none() -> InsertionPoint | None:
        return insertion_point_stack[-1] if insertion_point_stack else None

    def insert(self, operation: Operation) -> None:
        """Insert a detached operation here."""
        if operation.parent_block is not None:
            raise ValueError("Attempt to insert operation that is already attached to a block")
        self.block.refuse_ancestor(operation)
        self.block.insert_before(operation, self.ref_operation)

    def __enter__(self) -> InsertionPoint:
        insertion_point_stack.append(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        insertion_point_stack.pop()
