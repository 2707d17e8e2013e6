"""Structural equivalence of two operations, as MLIR's `OperationEquivalence`.

The comparison covers names, attributes, types, the numbers of all parts, the order of blocks and operations,
and the operands: two values are the same if they are defined at the same place of the two trees, or are the
same value from outside.  Locations count only on request.

`are_regions_equivalent` is MLIR's `isRegionEquivalentTo`, which passes use: it walks the trees once, so that
a value that is read before its definition must be the same object in both.
"""

from __future__ import annotations

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of, results_of
from mlirkit.core.value import Value


def is_equivalent(left: Operation, right: Operation, ignore_locations: bool = True) -> bool:
    """Whether the two trees are the same IR."""
    return _Comparison(ignore_locations).run(left, right)


class _Comparison:
    """The state of one comparison: corresponding values and blocks of two trees, walked in step."""

    __slots__ = ("blocks", "ignore_locations", "right", "values")

    def __init__(self, ignore_locations: bool) -> None:
        self.ignore_locations = ignore_locations
        self.right: Operation | None = None
        # Values and blocks of the right tree by the corresponding ones of the left tree.
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}

    def run(self, left: Operation, right: Operation) -> bool:
        self.right = right
        # All definitions are matched before any use, because uses may come first.
        pairs: list[tuple[Operation, Operation]] = [(left, right)]
        for a, b in pairs:
            if not self._match_definitions(a, b, pairs):
                return False
        return all(self._have_same_uses(a, b) for a, b in pairs)

    def _match_definitions(
        self, left: Operation, right: Operation, pairs: list[tuple[Operation, Operation]]
    ) -> bool:
        if left.info.name != right.info.name or left.operand_count != right.operand_count:
            return False
        if left.attrs != right.attrs or left.props != right.props:
            return False
        if not self.ignore_locations and left.location != right.location:
            return False
        results = results_of(right)
        if left.result_count != len(results):
            return False
        for value, other in zip(results_of(left), results):
            if not self._match_values(value, other):
                return False
        regions = left.region_list or ()
        others = right.region_list or ()
        if len(regions) != len(others) or len(left.successors) != len(right.successors):
            return False
        for region, other_region in zip(regions, others):
            blocks = region.get_blocks()
            other_blocks = other_region.get_blocks()
            if len(blocks) != len(other_blocks):
                return False
            for block, other_block in zip(blocks, other_blocks):
                if not self._match_blocks(block, other_block, pairs):
                    return False
        return True

    def _match_blocks(self, left: Block, right: Block, pairs: list[tuple[Operation, Operation]]) -> bool:
        self.blocks[left] = right
        if len(left.args) != len(right.args):
            return False
        for argument, other in zip(left.args, right.args):
            if not self._match_values(argument, other):
                return False
            if not self.ignore_locations and argument.location != other.location:
                return False
        op = left.first
        other_op = right.first
        while op is not None and other_op is not None:
            pairs.append((op, other_op))
            op = op.next_op
            other_op = other_op.next_op
        return op is None and other_op is None

    def _match_values(self, left: Value, right: Value) -> bool:
        self.values[left] = right
        return left.type is right.type or left.type == right.type

    def _have_same_uses(self, left: Operation, right: Operation) -> bool:
        for value, other in zip(operands_of(left), operands_of(right)):
            mapped = self.values.get(value)
            if mapped is None:
                # A value from outside: it must be the same, and not defined in the right tree.
                if value is not other or self._is_inside(other):
                    return False
            elif mapped is not other:
                return False
        for block, other_block in zip(left.successors, right.successors):
            if self.blocks.get(block, block) is not other_block:
                return False
        return True

    def _is_inside(self, value: Value) -> bool:
        """Whether the right tree defines `value`."""
        block = value.parent_block
        owner = value.defining_op if block is None else block.owner
        return self.right is not None and (value.defining_op is self.right or self.right.is_ancestor(owner))


def are_regions_equivalent(left: Operation, right: Operation) -> bool:
    """Whether the regions of two operations are equivalent, locations aside."""
    values: dict[Value, Value] = {}
    blocks: dict[Block, Block] = {}
    if not _match_regions(left, right, values, blocks):
        return False
    pairs: list[tuple[Operation, Operation]] = []
    _push_bodies(left, right, pairs)
    while pairs:
        op, other = pairs.pop()
        following = op.next_op
        other_following = other.next_op
        if (following is None) is not (other_following is None):
            return False
        if following is not None and other_following is not None:
            pairs.append((following, other_following))
        if not _match_operations(op, other, values, blocks):
            return False
        if op.region_list is not None or other.region_list is not None:
            if not _match_regions(op, other, values, blocks):
                return False
            _push_bodies(op, other, pairs)
    return True


def _match_operations(
    left: Operation, right: Operation, values: dict[Value, Value], blocks: dict[Block, Block]
) -> bool:
    if left.info is not right.info or left.operand_count != right.operand_count:
        return False
    if left.attrs is not right.attrs and left.attrs != right.attrs:
        return False
    if left.props is not right.props and left.props != right.props:
        return False
    # Indexed, because a compiled loop over two lists in step makes an object for each pair.
    operands, others = operands_of(left), operands_of(right)
    for at in range(len(operands)):
        if operands[at] is not others[at] and values.get(operands[at]) is not others[at]:
            return False
    results, other_results = results_of(left), results_of(right)
    if len(results) != len(other_results):
        return False
    for at in range(len(results)):
        type, other_type = results[at].type, other_results[at].type
        if type is not other_type and type != other_type:
            return False
        values[results[at]] = other_results[at]
    successors, other_successors = left.successor_list, right.successor_list
    if successors is None or other_successors is None:
        return successors is other_successors
    return len(successors) == len(other_successors) and all(
        blocks.setdefault(block, other_block) is other_block
        for block, other_block in zip(successors, other_successors)
    )


def _match_regions(
    left: Operation, right: Operation, values: dict[Value, Value], blocks: dict[Block, Block]
) -> bool:
    """Match the blocks of all regions, with their arguments."""
    regions = left.region_list or ()
    others = right.region_list or ()
    if len(regions) != len(others):
        return False
    for region, other_region in zip(regions, others):
        listed = region.get_blocks()
        other_listed = other_region.get_blocks()
        if len(listed) != len(other_listed):
            return False
        for block, other_block in zip(listed, other_listed):
            if len(block.args) != len(other_block.args):
                return False
            if blocks.setdefault(block, other_block) is not other_block:
                return False
            if (block.first is None) is not (other_block.first is None):
                return False
            for argument, other in zip(block.args, other_block.args):
                if argument.type != other.type:
                    return False
                values[argument] = other
    return True


def _push_bodies(left: Operation, right: Operation, pairs: list[tuple[Operation, Operation]]) -> None:
    """Put the first operations of all blocks of two operations on a stack, the first block's on top."""
    firsts: list[tuple[Operation, Operation]] = []
    for region, other_region in zip(left.region_list or (), right.region_list or ()):
        for block, other_block in zip(region.get_blocks(), other_region.get_blocks()):
            if block.first is not None and other_block.first is not None:
                firsts.append((block.first, other_block.first))
    firsts.reverse()
    pairs.extend(firsts)
