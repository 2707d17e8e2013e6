"""Walking: every operation of a tree, in pre- or post-order, by explicit stacks.

`walk` has the semantics of upstream's bindings; hot rooms use `walk_preorder`, `walk_postorder` and
`collect`.  The operation that a walk has just returned may be erased, moved or replaced: the walk has read
the next one already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, TypeVar, overload

from mypy_extensions import i64

from mlirkit.core.arguments import expect, expect_live
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.support.diagnostics import MLIRError

OperationT = TypeVar("OperationT", bound=Operation)


class WalkOrder(Enum):
    """Whether an operation comes before or after the operations in its regions."""

    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(Enum):
    """The result of a callback: continue, stop, or (in pre-order) skip the regions."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


class _Frame:
    """An operation whose regions are being walked: its blocks and the operation that comes next."""

    __slots__ = ("at", "blocks", "following", "operation")

    def __init__(self, operation: Operation) -> None:
        self.operation = operation
        blocks: list[Block] = []
        for region in operation.region_list or ():
            blocks.extend(region.get_blocks())
        self.blocks = blocks
        self.at: i64 = 0
        self.following: Operation | None = None

    def next_operation(self) -> Operation | None:
        """The next operation directly in the regions; None at their end."""
        operation = self.following
        if operation is not None and operation.parent_block is not self.blocks[self.at - 1]:
            raise MLIRError("the operation that comes next in the walk has been erased or moved")
        while operation is None:
            if self.at >= len(self.blocks):
                return None
            block = self.blocks[self.at]
            block.require_live()
            operation = block.first
            self.at += 1
        self.following = operation.next_op
        return operation


def walk(
    root: Operation,
    callback: Callable[[Any], Any] | None = None,
    walk_order: WalkOrder | None = None,
    op_class: Any = None,
) -> Any:
    """Visit `root` and every operation nested in it, or only operations of class or name `op_class`.

    With a callback: call it on each, in post-order by default, until one call returns
    `WalkResult.INTERRUPT`; a call that returns None means ADVANCE.  Returns INTERRUPT or ADVANCE.
    Without: an iterator, in pre-order by default.
    """
    if callback is None:
        operations = walk_postorder(root) if walk_order is WalkOrder.POST_ORDER else walk_preorder(root)
        if op_class is None:
            return operations
        return _filtered(operations, op_class)
    if walk_order is WalkOrder.PRE_ORDER:
        return _call_preorder(root, callback, op_class)
    for operation in walk_postorder(root):
        if op_class is None or is_kind(operation, op_class):
            if callback(operation) is WalkResult.INTERRUPT:
                return WalkResult.INTERRUPT
    return WalkResult.ADVANCE


def _filtered(operations: Iterator[Operation], kind: Any) -> Iterator[Operation]:
    for operation in operations:
        if is_kind(operation, kind):
            yield operation


def _call_preorder(root: Operation, callback: Callable[[Any], Any], op_class: Any) -> WalkResult:
    frames: list[_Frame] = []
    operation: Operation | None = root
    while True:
        if operation is not None:
            result: Any = None
            if op_class is None or is_kind(operation, op_class):
                result = callback(operation)
                if result is WalkResult.INTERRUPT:
                    return WalkResult.INTERRUPT
            # An erased operation has no regions any more.
            if result is not WalkResult.SKIP and operation.region_list is not None:
                frames.append(_Frame(operation))
        if not frames:
            return WalkResult.ADVANCE
        operation = frames[-1].next_operation()
        if operation is None:
            frames.pop()


def is_kind(operation: Operation, kind: Any) -> bool:
    """Whether `operation` is of class `kind`, or of that name if `kind` is a string."""
    if isinstance(kind, str):
        return operation.info.name == kind
    return isinstance(operation, kind)


def get_ops_of_type(root: Operation, op_class: Any = None) -> list[Operation]:
    """The operations of class or name `op_class` in the tree, or all; parents last, as upstream."""
    expect_live(root, Operation, "get_ops_of_type", "root")
    if op_class is not None:
        expect(op_class, (type, str), "get_ops_of_type", "op_class")
    return [op for op in walk_postorder(root) if op_class is None or is_kind(op, op_class)]


@overload
def get_parent_of_type(op: Operation, op_class: type[OperationT]) -> OperationT | None: ...
@overload
def get_parent_of_type(op: Operation, op_class: str) -> Operation | None: ...
def get_parent_of_type(op: Operation, op_class: Any) -> Any:
    """The nearest operation around `op` that is of class or name `op_class`."""
    expect_live(op, Operation, "get_parent_of_type", "op")
    expect(op_class, (type, str), "get_parent_of_type", "op_class")
    parent = op.parent_op
    while parent is not None and not is_kind(parent, op_class):
        parent = parent.parent_op
    return parent


def walk_preorder(root: Operation) -> Iterator[Operation]:
    """Every operation of the tree, parents first."""
    yield root
    if root.region_list is None:
        return
    frames: list[_Frame] = [_Frame(root)]
    while frames:
        frame = frames[-1]
        operation = frame.next_operation()
        if operation is None:
            frames.pop()
            continue
        block = operation.parent_block
        while True:
            following = operation.next_op
            yield operation
            if operation.region_list is not None:
                frame.following = following
                frames.append(_Frame(operation))
                break
            # The end of the block, or an operation that has moved: `next_operation` reports it.
            if following is None or following.parent_block is not block:
                frame.following = following
                break
            operation = following


def walk_postorder(root: Operation) -> Iterator[Operation]:
    """Every operation of the tree, parents last."""
    frames: list[_Frame] = [_Frame(root)]
    while frames:
        operation = frames[-1].next_operation()
        if operation is None:
            yield frames.pop().operation
        elif operation.region_list is not None:
            frames.append(_Frame(operation))
        else:
            yield operation


def collect(root: Operation, kind: Any = None) -> list[Operation]:
    """The tree's operations in pre-order as a list, or only those of class or name `kind`."""
    operations: list[Operation] = [root]
    stack: list[Operation] = []
    _push_bodies(root, stack)
    _collect(stack, operations)
    return operations if kind is None else [op for op in operations if is_kind(op, kind)]


def collect_named(root: Operation, names: frozenset[str]) -> list[Operation]:
    """The operations of some names that are nested in `root`, in pre-order."""
    operations: list[Operation] = []
    stack: list[Operation] = []
    _push_bodies(root, stack)
    _collect(stack, operations, names)
    return operations


def collect_in(region: Region) -> list[Operation]:
    """The operations in a region and their nested operations, in pre-order."""
    operations: list[Operation] = []
    stack: list[Operation] = []
    _push_blocks(region, stack)
    _collect(stack, operations)
    return operations


def _collect(
    stack: list[Operation], operations: list[Operation], names: frozenset[str] | None = None
) -> None:
    """Add the operations of a stack, the top first, with the later ones in their blocks and nested ones.

    With `names`, only operations of these names are added.
    """
    while stack:
        operation: Operation | None = stack.pop()
        while operation is not None:
            if names is None or operation.info.name in names:
                operations.append(operation)
            following = operation.next_op
            if operation.region_list is not None:
                if following is not None:
                    stack.append(following)
                _push_bodies(operation, stack)
                break
            operation = following


def _push_bodies(operation: Operation, stack: list[Operation]) -> None:
    """Put the first operation of each block of `operation` on a stack, the first block's on top."""
    regions = operation.region_list
    if regions is not None:
        at: i64 = len(regions) - 1
        while at >= 0:
            _push_blocks(regions[at], stack)
            at -= 1


def _push_blocks(region: Region, stack: list[Operation]) -> None:
    blocks = region.block_list if region.loader is None else region.get_blocks()
    at: i64 = len(blocks) - 1
    while at >= 0:
        first = blocks[at].first
        if first is not None:
            stack.append(first)
        at -= 1
