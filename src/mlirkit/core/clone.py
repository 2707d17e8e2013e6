"""Deep copies of operations, as MLIR's `Operation::clone` makes them, by an explicit stack.

Everything inside the copied tree that refers to the tree refers to the copy.  The copied operations are
made in the order in which MLIR makes them; an operation inside of a region that comes before the
definition of a value it reads gets that operand afterwards, as there, so that use lists come out in
MLIR's order too.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.creation import append_operation, new_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import (
    add_operands,
    append_result,
    operands_of,
    results_of,
    set_successors,
)
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.support.gc_pause import gc_paused


def clone_operation(root: Operation, mapping: dict[Value, Value] | None = None) -> Operation:
    """A detached copy of `root`; see `Operation.clone` for `mapping`."""
    copy = _copy_root(root, mapping)
    if root.region_list is not None:
        with gc_paused():
            _copy_regions(root, copy, {} if mapping is None else mapping, {})
    if mapping is not None:
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
    """The copying of one region: first its blocks and their operations without operands, then the rest."""

    __slots__ = ("_copies", "_copy", "_is_begun", "_source", "source", "target")

    def __init__(self, source: Region, target: Region) -> None:
        self.source = source
        self.target = target
        self._is_begun = False
        # Where we are: an operation and its copy, and the copies of the blocks behind it, the last one first.
        self._source: Operation | None = None
        self._copy: Operation | None = None
        self._copies: list[tuple[Block, Block]] = []

    def step(
        self, pending: list[_RegionCopy], mapping: dict[Value, Value], blocks: dict[Block, Block]
    ) -> bool:
        """Do some of the work, pushing nested regions; False when all is done."""
        if not self._is_begun:
            self._is_begun = True
            self._copies = self._copy_shallowly(mapping, blocks)
        source = self._source
        copy = self._copy
        while True:
            # Operands first, then regions, operation by operation.
            while source is not None and copy is not None:
                if source.operand0 is not None:
                    add_operands(copy, [mapping.get(value, value) for value in operands_of(source)])
                regions = source.region_list
                if regions is not None:
                    self._source = source.next_op
                    self._copy = copy.next_op
                    _push_regions(pending, source, copy)
                    return True
                source = source.next_op
                copy = copy.next_op
            if not self._copies:
                self._source = None
                return False
            block, other = self._copies.pop()
            source = block.first
            copy = other.first

    def _copy_shallowly(
        self, mapping: dict[Value, Value], blocks: dict[Block, Block]
    ) -> list[tuple[Block, Block]]:
        """Copy the blocks and what is in them, without operands; gives the pairs, the last one first."""
        copies: list[tuple[Block, Block]] = []
        for block in self.source.get_blocks():
            copy = Block()
            blocks[block] = copy
            copies.append((block, copy))
            for argument in block.args:
                if argument not in mapping:
                    mapping[argument] = copy.add_argument(argument.type, argument.loc, argument.place)
            self.target.append_block(copy)
        for block, copy in copies:
            source = block.first
            while source is not None:
                _append_copy(copy, source, mapping, blocks)
                source = source.next_op
        copies.reverse()
        return copies


def _append_copy(
    block: Block, source: Operation, mapping: dict[Value, Value], blocks: dict[Block, Block]
) -> None:
    """Append a copy without operands and regions, with its results in `mapping`."""
    result = source.result0
    type = None if result is None else result.type
    copy = append_operation(
        block, source.info, source.loc, source.place, source.attrs, source.props, [], type
    )
    if result is not None:
        other = copy.result0
        assert other is not None
        mapping[result] = other
        for further in source.result_rest or ():
            mapping[further] = append_result(copy, further.type)
    if source.successor_list is not None:
        set_successors(copy, [blocks.get(each, each) for each in source.successor_list])


def _copy_root(root: Operation, mapping: dict[Value, Value] | None) -> Operation:
    """A copy without regions, in no block."""
    copy = new_operation(root.info, root.loc, root.place)
    copy.attrs = root.attrs
    copy.props = root.props
    operands = operands_of(root)
    add_operands(copy, [mapping.get(value, value) for value in operands] if mapping else operands)
    result = root.result0
    if result is not None:
        append_result(copy, result.type)
        for further in root.result_rest or ():
            append_result(copy, further.type)
    if root.successor_list is not None:
        set_successors(copy, list(root.successor_list))
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
