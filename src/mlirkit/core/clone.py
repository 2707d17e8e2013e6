"""Deep copies of operations, as MLIR's `Operation::clone` makes them, by an explicit stack.

References inside the copied tree to the tree become references to the copy.  The operations are copied in
MLIR's order; as in MLIR, an operation in a region that precedes the definition of a value it reads gets that
operand afterwards, so that use lists are in MLIR's order as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core import creation
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import (
    add_operands,
    append_result,
    operands_of,
    results_of,
    set_successors,
)
from mlirkit.core.region import Region
from mlirkit.core.trait_checks import value_region
from mlirkit.core.value import BlockArgument, Value
from mlirkit.core.verified import KNOWN
from mlirkit.support.gc_pause import gc_paused


def clone_operation(root: Operation, mapping: dict[Value, Value] | None = None) -> Operation:
    """A detached copy of `root`; see `Operation.clone` for `mapping`."""
    copy = _copy_root(root, mapping)
    if root.region_list is not None:
        with gc_paused():
            _copy_regions(root, copy, _Copies(mapping), {})
    if mapping is not None:
        _map_results(root, copy, mapping)
    return copy


def clone_with_uses(root: Operation) -> Operation:
    """A detached copy of `root`, whose values have their uses in the same order."""
    mapping: dict[Value, Value] = {}
    copy = clone_operation(root, mapping)
    copies: dict[Operation, Operation] = dict(zip(root.walk_list(), copy.walk_list(), strict=True))
    for value, other in mapping.items():
        if value.more_uses is None:
            continue
        uses: list[tuple[Operation, int]] = []
        for user, number in value.use_pairs():
            if user in copies:
                uses.append((copies[user], number))
        if uses != other.use_pairs():
            other.set_use_order(uses)
    return copy


def clone_region(source: Region, mapping: dict[Value, Value]) -> Region:
    """A copy of a region, in no operation; arguments with a value in `mapping` are left out."""
    target = Region()
    blocks: dict[Block, Block] = {}
    with gc_paused():
        _run([_RegionCopy(source, target, bool(mapping), _Copies(mapping))], blocks)
    return target


class _Copies:
    """The copies of values: in the caller's dictionary if there is one, else in one per isolated operation.

    In valid IR, values inside of an isolated operation are not read outside, nor the other way round.  Small
    dictionaries stay in the processor's cache, and need not grow much.
    """

    __slots__ = ("_ended", "_outer", "are_split", "values")

    def __init__(self, mapping: dict[Value, Value] | None, outer: _Copies | None = None) -> None:
        self.values: dict[Value, Value] = {} if mapping is None else mapping
        self.are_split = mapping is None
        self._outer = outer
        # The dictionaries of the isolated operations copied so far, a list that all `_Copies` share.
        self._ended: list[dict[Value, Value]] = [] if outer is None else outer._ended

    def inside(self, op: Operation) -> _Copies:
        """The copies of values inside of an operation."""
        return _Copies(None, self) if self.are_split and op.info.is_isolated else self

    def end(self) -> None:
        """Record that the isolated operation has been copied."""
        self._ended.append(self.values)

    def elsewhere(self, value: Value) -> Value | None:
        """The copy of a value that is not defined in the current isolated operation."""
        outer = self._outer
        while outer is not None:
            copy = outer.values.get(value)
            if copy is not None:
                return copy
            outer = outer._outer
        ended = self._ended
        if not ended:
            return None
        united = ended[0]
        # Lookups in each of them would be slow if many values have no copy.
        while len(ended) > 1:
            united.update(ended.pop())
        return united.get(value)


def _copy_regions(root: Operation, copy: Operation, copies: _Copies, blocks: dict[Block, Block]) -> None:
    pending: list[_RegionCopy] = []
    # The caller's replacement of a value that is copied is used until the copy is made.
    _push_regions(pending, root, copy, bool(copies.values), copies)
    _run(pending, blocks)


def _run(pending: list[_RegionCopy], blocks: dict[Block, Block]) -> None:
    while pending:
        task = pending[-1]
        if not task.step(pending, blocks):
            pending.pop()
            if task.is_last:
                task.copies.end()


_NO_BLOCKS: Final[list[tuple[Block, Block]]] = []


class _RegionCopy:
    """The copying of one region: first its blocks and their operations, then the operations' regions.

    An operation is copied with its operands, as long as all of them are copied already and no operation in
    front of it has regions; from there on, operands follow in a second pass.
    """

    __slots__ = (
        "_copy",
        "_is_begun",
        "_later_blocks",
        "_source",
        "copies",
        "in_two_passes",
        "is_last",
        "source",
        "target",
    )

    def __init__(
        self, source: Region, target: Region, in_two_passes: bool, copies: _Copies, is_last: bool = False
    ) -> None:
        self.source = source
        self.target = target
        self.in_two_passes = in_two_passes
        self.copies = copies
        # Whether this is the last region of an isolated operation with a separate `_Copies`.
        self.is_last = is_last
        self._is_begun = False
        # The position of the second pass: an operation and its copy, and the later blocks, the last first.
        self._source: Operation | None = None
        self._copy: Operation | None = None
        self._later_blocks = _NO_BLOCKS

    def step(self, pending: list[_RegionCopy], blocks: dict[Block, Block]) -> bool:
        """Do a part of the work, pushing nested regions; False when the region is copied."""
        if not self._is_begun:
            self._is_begun = True
            self._copy_operations(self._copy_blocks(blocks), blocks)
        source = self._source
        copy = self._copy
        while True:
            # Operands first, then regions, operation by operation.
            while source is not None and copy is not None:
                if source.operand0 is not None and copy.operand0 is None:
                    self._copy_operands(source, copy, False)
                if source.region_list is not None:
                    self._source = source.next_op
                    self._copy = copy.next_op
                    _push_regions(pending, source, copy, self.in_two_passes, self.copies)
                    return True
                source = source.next_op
                copy = copy.next_op
            if not self._later_blocks:
                self._source = None
                return False
            block, other = self._later_blocks.pop()
            source = block.first
            copy = other.first

    def _copy_blocks(self, blocks: dict[Block, Block]) -> list[tuple[Block, Block]]:
        """Copy the blocks without their operations; the result is the pairs of blocks."""
        mapping = self.copies.values
        copies: list[tuple[Block, Block]] = []
        # In one pass, no argument has a value in the mapping.
        may_be_mapped = self.in_two_passes
        target = self.target
        target_blocks = target.block_list
        for block in self.source.get_blocks():
            copy = Block()
            copy.parent_region = target
            target_blocks.append(copy)
            if block.branches is not None:
                blocks[block] = copy
            copies.append((block, copy))
            number: i64 = 0
            for argument in block.args:
                if not may_be_mapped or argument not in mapping:
                    other = BlockArgument(argument.type, number, copy, argument.loc, argument.place)
                    if number == 0:
                        copy.args = [other]
                    else:
                        copy.args.append(other)
                    mapping[argument] = other
                    number += 1
        KNOWN.stamp = None
        return copies

    def _copy_operations(self, pairs: list[tuple[Block, Block]], blocks: dict[Block, Block]) -> None:
        """Copy the operations of the blocks, and set the beginning of the second pass."""
        mapping = self.copies.values
        with_operands = not self.in_two_passes
        none: list[Value] = []
        for index, (block, other) in enumerate(pairs):
            source = block.first
            while source is not None:
                result = source.result0
                type = None if result is None else result.type
                copy = creation.append_operation(
                    other, source.info, source.loc, source.place, source.attrs, source.props, none, type
                )
                if with_operands and source.operand0 is not None:
                    with_operands = self._copy_operands(source, copy, True)
                if result is not None:
                    new_result = copy.result0
                    assert new_result is not None
                    mapping[result] = new_result
                    further = source.result_rest
                    if further is not None:
                        for old in further:
                            mapping[old] = append_result(copy, old.type)
                successors = source.successor_list
                if successors is not None:
                    set_successors(copy, [blocks.get(successor, successor) for successor in successors])
                if source.region_list is not None:
                    with_operands = False
                if not with_operands and self._source is None:
                    self._source = source
                    self._copy = copy
                    self._later_blocks = pairs[index + 1 :]
                    self._later_blocks.reverse()
                source = source.next_op

    def _copy_operands(self, source: Operation, copy: Operation, may_wait: bool) -> bool:
        """Add the operands of a copy; with `may_wait`, False if a value has not been copied yet."""
        copies = self.copies.values
        first = source.operand0
        assert first is not None
        second = source.operand1
        if second is not None and source.operand2 is not None:
            operands: list[Value] = []
            for value in operands_of(source):
                operand = copies.get(value)
                if operand is None:
                    operand = self._copied_elsewhere(value, may_wait)
                    if operand is None:
                        return False
                operands.append(operand)
            add_operands(copy, operands)
            return True
        # One or two, as most operations have: without a list.
        operand0 = copies.get(first)
        if operand0 is None:
            operand0 = self._copied_elsewhere(first, may_wait)
            if operand0 is None:
                return False
        operand1: Value | None = None
        if second is not None:
            operand1 = copies.get(second)
            if operand1 is None:
                operand1 = self._copied_elsewhere(second, may_wait)
                if operand1 is None:
                    return False
        copy.operand0 = operand0
        operand0.add_use(copy, 0)
        if operand1 is None:
            copy.operand_count = 1
        else:
            copy.operand1 = operand1
            operand1.add_use(copy, 1)
            copy.operand_count = 2
        KNOWN.stamp = None
        return True

    def _copied_elsewhere(self, value: Value, may_wait: bool) -> Value | None:
        """The operand of copies for a value without a copy in this dictionary; None if it is copied later."""
        if may_wait and value_region(value) is self.source:
            return None
        copy = self.copies.elsewhere(value)
        return value if copy is None else copy


def _copy_root(root: Operation, mapping: dict[Value, Value] | None) -> Operation:
    """A copy without regions, in no block."""
    copy = creation.new_operation(root.info, root.loc, root.place)
    copy.attrs = root.attrs
    copy.props = root.props
    operands = operands_of(root)
    if operands:
        add_operands(copy, [mapping.get(value, value) for value in operands] if mapping else operands)
    result = root.result0
    if result is not None:
        append_result(copy, result.type)
        rest = root.result_rest
        if rest is not None:
            for further in rest:
                append_result(copy, further.type)
    if root.successor_list is not None:
        set_successors(copy, list(root.successor_list))
    return copy


def _map_results(source: Operation, copy: Operation, mapping: dict[Value, Value]) -> None:
    first = source.result0
    if first is None:
        return
    if source.result_rest is None:
        other = copy.result0
        assert other is not None
        mapping[first] = other
        return
    for result, other in zip(results_of(source), results_of(copy)):
        mapping[result] = other


def _push_regions(
    pending: list[_RegionCopy], source: Operation, copy: Operation, in_two_passes: bool, around: _Copies
) -> None:
    regions = source.region_list
    if regions is None:
        return
    targets = [Region(copy) for _ in regions]
    copy.region_list = targets
    KNOWN.stamp = None
    copies = around.inside(source)
    is_last = copies is not around
    # The regions are pushed in reverse, so that the first one is copied first.
    for index in range(len(regions) - 1, -1, -1):
        pending.append(_RegionCopy(regions[index], targets[index], in_two_passes, copies, is_last))
        is_last = False
