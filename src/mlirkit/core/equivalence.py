"""Structural equivalence: whether two operations are the same IR, as MLIR's `OperationEquivalence` says.

Compared are names, attributes, types, numbers of everything, the order of blocks and operations, and
which value stands in which operand: two values are the same if they are defined at the same place of
the two trees, or are one and the same value from outside.  Locations count only if asked for.
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
    """The state of one comparison: what stands for what, found while walking both trees in step."""

    __slots__ = ("blocks", "ignore_locations", "right", "values")

    def __init__(self, ignore_locations: bool) -> None:
        self.ignore_locations = ignore_locations
        self.right: Operation | None = None
        # From values and blocks of the left tree to those of the right one.
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
        for value, other in zip(results_of(left), results, strict=True):
            if not self._match_values(value, other):
                return False
        regions = left.region_list or ()
        others = right.region_list or ()
        if len(regions) != len(others) or len(left.successors) != len(right.successors):
            return False
        for region, other_region in zip(regions, others, strict=True):
            blocks = region.get_blocks()
            other_blocks = other_region.get_blocks()
            if len(blocks) != len(other_blocks):
                return False
            for block, other_block in zip(blocks, other_blocks, strict=True):
                if not self._match_blocks(block, other_block, pairs):
                    return False
        return True

    def _match_blocks(self, left: Block, right: Block, pairs: list[tuple[Operation, Operation]]) -> bool:
        self.blocks[left] = right
        if len(left.args) != len(right.args):
            return False
        for argument, other in zip(left.args, right.args, strict=True):
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
        for value, other in zip(operands_of(left), operands_of(right), strict=True):
            mapped = self.values.get(value)
            if mapped is None:
                # From outside: the same value, which the right tree does not define either.
                if value is not other or self._is_inside(other):
                    return False
            elif mapped is not other:
                return False
        for block, other_block in zip(left.successors, right.successors, strict=True):
            if self.blocks.get(block, block) is not other_block:
                return False
        return True

    def _is_inside(self, value: Value) -> bool:
        """Whether the right tree defines `value`."""
        block = value.parent_block
        owner = value.defining_op if block is None else block.owner
        return self.right is not None and (value.defining_op is self.right or self.right.is_ancestor(owner))
