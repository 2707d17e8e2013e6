"""Simplifying regions: dead operations and blocks are erased, equal blocks are merged.

    blocks                  that are unreachable are erased
    operations, arguments   that no live operation uses are erased, even if they use each other
    blocks                  that are the same but for values from outside are merged (block_merging.py)
    arguments               that receive the same value on all edges are replaced by it

Mirror: mlir/Transforms/RegionUtils.h.
"""

from __future__ import annotations

from collections import Counter

from mlirkit.core.block import Block
from mlirkit.core.dominance import has_ssa_dominance
from mlirkit.core.erasure import drop_references, erase_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import has_uses, operands_of
from mlirkit.core.region import Region
from mlirkit.core.side_effects import would_op_be_trivially_dead
from mlirkit.core.value import OpResult, Value
from mlirkit.patterns.block_merging import merge_identical_blocks
from mlirkit.patterns.control_flow import (
    branch_interface,
    drop_passed,
    incoming_edges,
    passed_values,
    post_order,
)
from mlirkit.patterns.rewriter import PatternRewriter


def simplify_region(rewriter: PatternRewriter, region: Region, merge_blocks: bool) -> bool:
    """Simplify a region and its nested regions; whether any change may enable further rewrites."""
    changed, may_have_dead = _erase_unreachable(rewriter, region)
    if may_have_dead:
        changed |= _Liveness(region).erase_dead()
    if merge_blocks:
        regions = [region]
        for nested in regions:
            while merge_identical_blocks(nested):
                changed = True
            _add_nested(nested, regions)
        regions = [region]
        for nested in regions:
            changed |= _drop_redundant_arguments(nested)
            _add_nested(nested, regions)
    return changed


def _add_nested(region: Region, regions: list[Region]) -> None:
    """Add the regions of the operations in a region."""
    for block in region.get_blocks():
        op = block.first
        while op is not None:
            if op.region_list is not None:
                regions.extend(op.region_list)
            op = op.next_op


def erase_unreachable_blocks(rewriter: PatternRewriter, region: Region) -> bool:
    """Erase the blocks of a region that cannot be reached; whether any were erased."""
    blocks = region.get_blocks()
    if len(blocks) < 2:
        return False
    reachable = set(post_order(blocks[0]))
    dead = [block for block in blocks if block not in reachable]
    if dead:
        rewriter.erase_blocks(region, dead)
    return bool(dead)


def _erase_unreachable(rewriter: PatternRewriter, root: Region) -> tuple[bool, bool]:
    """Erase the unreachable blocks, in nested regions as well.

    Returns whether blocks were erased, and whether a remaining operation or argument may be dead.  Where
    dominance holds, uses form cycles through block arguments only: among operations that are not needed, the
    last one has results without uses.
    """
    changed = may_have_dead = False
    regions = [root]
    for region in regions:
        changed |= erase_unreachable_blocks(rewriter, region)
        blocks = region.get_blocks()
        may_have_dead = may_have_dead or any(block.args for block in blocks[1:])
        is_cyclic = not has_ssa_dominance(region)
        for block in blocks:
            op = block.first
            while op is not None:
                if op.region_list is not None:
                    regions.extend(op.region_list)
                if not may_have_dead and (is_cyclic or not has_uses(op)):
                    may_have_dead = would_op_be_trivially_dead(op)
                op = op.next_op
    return changed, may_have_dead


# -- dead operations and arguments ------------------------------------------------------------------------


class _Liveness:
    """The live operations of a region: those with effects, and the definitions of their operands.

    An argument of a block that is not the first is live if a live operation uses it; until then, a value that
    a branch forwards to it counts as unused.
    """

    def __init__(self, region: Region) -> None:
        self.region = region
        self.operations: set[Operation] = set()
        self.arguments: set[Value] = set()
        # Values forwarded to an argument that is not known to be live.
        self.passed: dict[Value, list[Value]] = {}
        self.pending: list[Value] = []
        regions = [region]
        for nested in regions:
            for block in nested.get_blocks():
                op = block.first
                while op is not None:
                    if op.info.is_terminator:
                        self._keep_terminator(op)
                    elif not would_op_be_trivially_dead(op):
                        self._keep(op)
                    if self.pending:
                        self._propagate()
                    if op.region_list is not None:
                        regions.extend(op.region_list)
                    op = op.next_op

    def _keep(self, op: Operation) -> None:
        if op not in self.operations:
            self.operations.add(op)
            self.pending.extend(operands_of(op))

    def _keep_terminator(self, op: Operation) -> None:
        """Mark a terminator live, but not the operands that it forwards."""
        self.operations.add(op)
        if op.successor_list is None:
            self.pending.extend(operands_of(op))
            return
        interface = branch_interface(op)
        passed_on: Counter[Value] = Counter()
        for index, successor in enumerate(op.successor_list):
            if interface is None:
                self.pending.extend(successor.args)
                continue
            operands = interface.successor_operands(op, index)
            produced = operands.produced_count
            self.pending.extend(successor.args[:produced])
            for argument, value in zip(successor.args[produced:], operands.forwarded):
                passed_on[value] += 1
                if argument in self.arguments:
                    self.pending.append(value)
                else:
                    self.passed.setdefault(argument, []).append(value)
        for value in operands_of(op):
            if passed_on[value]:
                passed_on[value] -= 1
            else:
                self.pending.append(value)

    def _propagate(self) -> None:
        while self.pending:
            value = self.pending.pop()
            if isinstance(value, OpResult):
                self._keep(value.op)
            elif value not in self.arguments:
                self.arguments.add(value)
                self.pending.extend(self.passed.pop(value, ()))

    def erase_dead(self) -> bool:
        """Erase dead operations and arguments; whether any operation was erased."""
        dead: list[Operation] = []
        shrinking: list[tuple[Block, list[int]]] = []
        regions = [self.region]
        for region in regions:
            blocks = region.get_blocks()
            for block in blocks:
                op = block.first
                while op is not None:
                    if op not in self.operations:
                        dead.append(op)
                    elif op.region_list is not None:
                        regions.extend(op.region_list)
                    op = op.next_op
            # The first block's arguments receive values from outside of the region.
            blocks = blocks[1:]
            edges = incoming_edges(region) if blocks else {}
            for block in blocks:
                numbers = [number for number, value in enumerate(block.args) if value not in self.arguments]
                if numbers:
                    shrinking.append((block, numbers))
                    for edge in edges[block]:
                        drop_passed(edge, set(numbers))
        # Dead operations may use each other's results.
        for operation in dead:
            drop_references(operation)
        for operation in dead:
            erase_operation(operation)
        for block, numbers in shrinking:
            for number in reversed(numbers):
                block.erase_argument(number)
        return bool(dead)


# -- arguments that are always the same -------------------------------------------------------------------


def _drop_redundant_arguments(region: Region) -> bool:
    """Replace arguments to which all edges pass the same value; whether any were replaced."""
    changed = False
    edges = incoming_edges(region)
    for block in region.get_blocks():
        if not block.args or not edges[block]:
            continue
        passed = [passed_values(edge) for edge in edges[block]]
        first = passed[0]
        numbers = []
        for number, argument in enumerate(block.args):
            value = None if first is None else first[number]
            if value is None or any(entry is None or entry[number] is not value for entry in passed):
                continue
            if value is not argument:
                numbers.append(number)
                argument.replace_all_uses_with(value)
        for edge in edges[block] if numbers else ():
            drop_passed(edge, set(numbers))
        for number in reversed(numbers):
            block.erase_argument(number)
        changed |= bool(numbers)
    return changed
