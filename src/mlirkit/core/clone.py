"""Deep copies of operations, as MLIR's `Operation::clone` makes them, by an explicit stack.

Everything inside the copied tree that refers to the tree refers to the copy.  The copied operations are
made in the order in which MLIR makes them; an operation inside of a region that comes before the
definition of a value it reads gets that operand afterwards, as there, so that use lists come out in
MLIR's order too.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.creation import new_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import (
    append_operand,
    append_result,
    operands_of,
    results_of,
    set_successors,
)
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.support.gc_pause import gc_paused


def clone_operation(root: Operation, mapping: dict[Value, Value]) -> Operation:
    """A detached copy of `root`; see `Operation.clone` for `mapping`."""
    blocks: dict[Block, Block] = {}
    copy = _copy_without_regions(root, mapping, blocks, True)
    if root.region_list is not None:
        with gc_paused():
            _copy_regions(root, copy, mapping, blocks)
    _map_results(root, copy, mapping)
    return copy


def clone_region(source: Region, mapping: dict[Value, Value]) -> Region:
    """A copy of a region in no operation; arguments that `mapping` has a value for are left out."""
    target = Region()
    blocks: dict[Block, Block] = {}
    with gc_paused():
        _run([_RegionCopy(source, target)], mapping, blocks)
    return target


def _copy_regions(
    root: Operation, copy: Operation, mapping: dict[Value, Value], blocks: dict[Block, Block]
) -> None:
    pending: list[_RegionCopy] = []
    _push_regions(pending, root, copy)
    _run(pending, mapping, blocks)


def _run(pending: list[_RegionCopy], mapping: dict[Value, Value], blocks: dict[Block, Block]) -> None:
    while pending:
        task = pending[-1]
        if not task.step(pending, mapping, blocks):
            pending.pop()


class _RegionCopy:
    """The copying of one region: first its blocks and their operations without regions, then the rest."""

    __slots__ = ("at", "owner", "owner_copy", "source", "target", "todo")

    def __init__(self, source: Region, target: Region) -> None:
        self.source = source
        self.target = target
        self.todo: list[tuple[Operation, Operation]] | None = None
        self.at = 0

    def step(
        self, pending: list[_RegionCopy], mapping: dict[Value, Value], blocks: dict[Block, Block]
    ) -> bool:
        """Do some of the work, pushing nested regions; False when all is done."""
        todo = self.todo
        if todo is None:
            self.todo = self._copy_shallowly(mapping, blocks)
            return True
        while self.at < len(todo):
            source, copy = todo[self.at]
            self.at += 1
            # Operands first, then regions, operation by operation.
            for value in operands_of(source):
                append_operand(copy, mapping.get(value, value))
            if source.region_list is not None:
                _push_regions(pending, source, copy)
                return True
        return False

    def _copy_shallowly(
        self, mapping: dict[Value, Value], blocks: dict[Block, Block]
    ) -> list[tuple[Operation, Operation]]:
        sources = self.source.get_blocks()
        for block in sources:
            copy = Block()
            blocks[block] = copy
            for argument in block.args:
                if argument not in mapping:
                    mapping[argument] = copy.add_argument(argument.type, argument.loc, argument.place)
            self.target.append_block(copy)
        todo: list[tuple[Operation, Operation]] = []
        for block in sources:
            copy = blocks[block]
            source = block.first
            while source is not None:
                operation = _copy_without_regions(source, mapping, blocks, False)
                copy.append_new(operation)
                todo.append((source, operation))
                source = source.next_op
        return todo


def _copy_without_regions(
    source: Operation, mapping: dict[Value, Value], blocks: dict[Block, Block], is_root: bool
) -> Operation:
    """A copy without regions, and below the root without operands but with its results in `mapping`."""
    copy = new_operation(source.info, source.loc, source.place)
    copy.attrs = source.attrs
    copy.props = source.props
    if is_root:
        for value in operands_of(source):
            append_operand(copy, mapping.get(value, value))
    for result in results_of(source):
        other = append_result(copy, result.type)
        if not is_root:
            mapping[result] = other
    if source.successor_list is not None:
        set_successors(copy, [blocks.get(block, block) for block in source.successor_list])
    return copy


def _map_results(source: Operation, copy: Operation, mapping: dict[Value, Value]) -> None:
    for result, other in zip(results_of(source), results_of(copy), strict=True):
        mapping[result] = other


def _push_regions(pending: list[_RegionCopy], source: Operation, copy: Operation) -> None:
    regions = source.region_list
    if regions is None:
        return
    tasks = [_RegionCopy(region, copy.add_region()) for region in regions]
    tasks.reverse()
    pending.extend(tasks)
