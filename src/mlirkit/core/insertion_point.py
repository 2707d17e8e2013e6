"""Insertion points: the places of new operations."""

from __future__ import annotations

from types import TracebackType
from typing import Any, ClassVar

from mlirkit.core.arguments import expect_live
from mlirkit.core.block import Block
from mlirkit.core.current import (
    Current,
    context_stack,
    enter,
    insertion_point_stack,
    leave,
    location_stack,
)
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError


class InsertionPoint:
    """A place in a block: in front of an operation, or at the end.

    `with InsertionPoint(...):` makes it the place of new operations.
    """

    __slots__ = ("block", "ref_operation")

    current: ClassVar[Any] = Current("InsertionPoint", insertion_point_stack)

    def __init__(self, before: Any = None, *, block: Any = None, beforeOperation: Any = None) -> None:
        """A point at the end of a block, or in front of an operation; both arguments also have keywords."""
        if before is None:
            before = beforeOperation if block is None else block
        self.block: Block
        self.ref_operation: Operation | None
        if isinstance(before, Block):
            before.require_live()
            self.block = before
            self.ref_operation = None
            return
        if not isinstance(before, Operation):
            raise TypeError(f"expected a block or an operation, got {before!r}")
        self.block = _block_of(before)
        self.ref_operation = before

    @staticmethod
    def at_block_begin(block: Block) -> InsertionPoint:
        """A point in front of the first operation, or at the end of an empty block."""
        expect_live(block, Block, "at_block_begin", "block")
        return InsertionPoint(block if block.first is None else block.first)

    @staticmethod
    def at_block_terminator(block: Block) -> InsertionPoint:
        """A point in front of the block's terminator, which must exist."""
        expect_live(block, Block, "at_block_terminator", "block")
        terminator = block.terminator
        if terminator is None:
            raise ValueError("Block has no terminator")
        return InsertionPoint(terminator)

    @staticmethod
    def after(operation: Operation) -> InsertionPoint:
        expect_live(operation, Operation, "after", "operation")
        block = _block_of(operation)
        return InsertionPoint(block if operation.next_op is None else operation.next_op)

    @staticmethod
    def current_or_none() -> InsertionPoint | None:
        point: InsertionPoint | None = insertion_point_stack.top()
        return point

    def insert(self, operation: Operation) -> None:
        """Insert a detached operation here."""
        expect_live(operation, Operation, "insert", "operation")
        if operation.parent_block is not None:
            raise ValueError("Attempt to insert operation that is already attached")
        place(operation, self)

    def __enter__(self) -> InsertionPoint:
        around = context_stack.top()
        owner = self.block.parent_op
        context = around if owner is None else owner.info.context
        keeps_location = around is None or context is around
        enter(context, location_stack.top() if keeps_location else None, self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        leave(insertion_point_stack, self, "InsertionPoint")


def _block_of(operation: Operation) -> Block:
    """The block of an operation, beside which an insertion point is made."""
    operation.require_live()
    block = operation.parent_block
    if block is None:
        raise ValueError("Detached operations have no parent")
    return block


def place(operation: Operation, at: InsertionPoint) -> None:
    """Insert a detached operation, which the caller has checked."""
    block = at.block
    block.require_live()
    before = at.ref_operation
    if before is None:
        last = block.last
        if last is not None and last.info.is_terminator:
            raise IndexError(
                "Cannot insert operation at the end of a block that already has a terminator. Did you mean "
                "to use 'InsertionPoint.at_block_terminator(block)' versus 'InsertionPoint(block)'?"
            )
    elif before.parent_block is not block:
        before.require_live()
        raise MLIRError("the operation of the insertion point is no longer in its block")
    if operation.region_list is not None:
        block.refuse_ancestor(operation)
    block.insert_before(operation, before)
