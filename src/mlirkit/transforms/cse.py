"""Common subexpression elimination: an operation is replaced by an equal one that dominates it.

The dominator tree of each region is walked with a table of the operations on the path from the root.  An
operation without effects on memory is erased if an equal one is in the table; one that only reads is erased
if the equal one is in the same block and nothing in between writes.  Dead operations are erased as well.  The
operations inside of an isolated one have a separate table.  Two operations are equal if name, attributes,
types, operands (in any order if they commute) and the code of their regions are; locations do not count.
Mirror: mlir/lib/Transforms/CSE.cpp.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.equivalence import are_regions_equivalent
from mlirkit.core.erasure import erase_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import (
    has_unknown_location,
    has_uses,
    operands_of,
    result_types_of,
    results_of,
    take_location,
)
from mlirkit.core.region import Region
from mlirkit.core.side_effects import (
    effects_recursively,
    has_single_effect,
    is_memory_effect_free,
    would_op_be_trivially_dead,
)
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.rewriter import PatternRewriter

# The parts that equal operations have in common, without regions.
Key = tuple[Any, ...]


class CSEResult:
    """Whether anything changed, and how many operations were erased as duplicates, and as dead."""

    __slots__ = ("changed", "merged", "removed")

    def __init__(self, changed: bool, merged: int, removed: int) -> None:
        self.changed = changed
        self.merged = merged
        self.removed = removed


def eliminate_common_subexpressions(
    op: Operation, dominance: DominanceInfo | None = None, listener: Listener | None = None
) -> CSEResult:
    """Remove repeated and dead operations in the regions of `op`."""
    driver = _Driver(DominanceInfo() if dominance is None else dominance, listener)
    table = _Table()
    for region in op.region_list or ():
        driver.simplify(region, table)
    if listener is None:
        for dead in driver.dead:
            erase_operation(dead)
    else:
        rewriter = PatternRewriter(listener)
        for dead in driver.dead:
            rewriter.erase_op(dead)
    return CSEResult(bool(driver.dead), driver.merged, driver.removed)


class _Table:
    """The operations visited, by key; the log restores the table at the end of a scope."""

    __slots__ = ("log", "operations")

    def __init__(self) -> None:
        # Of operations with equal keys the newest is last; their regions may differ.
        self.operations: dict[Key, list[Operation]] = {}
        # The lists that operations were added to, so that keys are not looked up again.
        self.log: list[list[Operation]] = []

    def listed(self, key: Key) -> list[Operation]:
        """The operations of a key; only `add` appends to the list."""
        # With a name, the key is looked up once: compiled code makes two look-ups of `setdefault(key, [])`.
        none: list[Operation] = []
        return self.operations.setdefault(key, none)

    def add(self, listed: list[Operation], op: Operation) -> None:
        listed.append(op)
        self.log.append(listed)

    def leave(self, mark: int) -> None:
        """Drop the entries after the first `mark` entries of the log."""
        log = self.log
        while len(log) > mark:
            log.pop().pop()


def _newest_equal(listed: list[Operation], op: Operation) -> Operation | None:
    """The newest operation with the key of `op` that is equal to it."""
    if not listed:
        return None
    if op.region_list is None:
        return listed[-1]
    for other in reversed(listed):
        if other is op or are_regions_equivalent(other, op):
            return other
    return None


class _BlockVisit:
    """A block that is being simplified, then the blocks that it dominates."""

    __slots__ = ("at", "children", "is_entered", "is_ssa", "last_write", "mark", "scanned", "table")

    def __init__(self, block: Block, children: list[Block], table: _Table, is_ssa: bool) -> None:
        self.at: Operation | None = block.first
        # The blocks still to be visited, the next one last.
        self.children = children
        self.table = table
        self.is_ssa = is_ssa
        # Whether the regions of the current operation have been simplified.
        self.is_entered = False
        # The length of the table's log when the visit began, -1 before.
        self.mark = -1
        # The end (exclusive) of the operations scanned for writes, and the last write.
        self.scanned: Operation | None = block.first
        self.last_write: Operation | None = None


class _Driver:
    __slots__ = ("dead", "dominance", "listener", "merged", "removed")

    def __init__(self, dominance: DominanceInfo, listener: Listener | None) -> None:
        self.dominance = dominance
        self.listener = listener
        # Operations to erase at the end, in the order of discovery.
        self.dead: list[Operation] = []
        self.merged = 0
        self.removed = 0

    def simplify(self, region: Region, table: _Table) -> None:
        stack: list[_BlockVisit] = []
        self._enter(region, table, stack)
        while stack:
            visit = stack[-1]
            if visit.mark < 0:
                visit.mark = len(visit.table.log)
            if self._has_entered(visit, stack):
                continue
            if visit.children:
                child = visit.children.pop()
                stack.append(_BlockVisit(child, self._dominated(child), visit.table, visit.is_ssa))
            else:
                visit.table.leave(visit.mark)
                stack.pop()

    def _enter(self, region: Region, table: _Table, stack: list[_BlockVisit]) -> None:
        """Put the visit of a region's entry block on the stack, unless the region is empty."""
        blocks = region.get_blocks()
        if not blocks:
            return
        is_ssa = self.dominance.has_ssa_dominance(region)
        if len(blocks) == 1:
            stack.append(_BlockVisit(blocks[0], [], table, is_ssa))
        elif is_ssa:
            stack.append(_BlockVisit(blocks[0], self._dominated(blocks[0]), table, True))

    def _dominated(self, block: Block) -> list[Block]:
        region = block.parent_region
        assert region is not None
        return self.dominance.tree(region).dominated(block)[::-1]

    def _has_entered(self, visit: _BlockVisit, stack: list[_BlockVisit]) -> bool:
        """Go on in a block; true when the regions of an operation come first."""
        op = visit.at
        while op is not None:
            regions = op.region_list
            if regions is not None and not visit.is_entered:
                visit.is_entered = True
                visit.at = op
                table = visit.table
                if op.info.is_isolated or not op.info.is_registered:
                    # Operations inside may not read values from outside.
                    table = _Table()
                for region in reversed(regions):
                    self._enter(region, table, stack)
                return True
            visit.is_entered = False
            self._simplify_operation(op, visit)
            op = op.next_op
        visit.at = None
        return False

    def _simplify_operation(self, op: Operation, visit: _BlockVisit) -> None:
        info = op.info
        if info.is_terminator:
            return
        if not has_uses(op) and would_op_be_trivially_dead(op):
            self.dead.append(op)
            self.removed += 1
            return
        regions = op.region_list
        if regions is not None and any(len(region.get_blocks()) > 1 for region in regions):
            return
        is_free = info.is_memory_free or is_memory_effect_free(op)
        if not is_free and not has_single_effect(op, "Read"):
            return
        table = visit.table
        listed = table.listed(_key_of(op))
        existing = _newest_equal(listed, op)
        if existing is not None and (is_free or not self._is_written_between(existing, op, visit)):
            self._replace(op, existing, visit)
            self.merged += 1
            return
        table.add(listed, op)

    def _is_written_between(self, existing: Operation, op: Operation, visit: _BlockVisit) -> bool:
        """Whether the two are in different blocks, or something between them writes to memory."""
        if existing.parent_block is not op.parent_block:
            return True
        at = visit.scanned
        while at is not None and at is not op:
            effects = None if not at.info.is_registered else effects_recursively(at)
            if effects is None or any(effect.effect == "Write" for effect in effects):
                visit.last_write = at
            at = at.next_op
        visit.scanned = op
        last = visit.last_write
        return last is not None and existing.is_before_in_block(last)

    def _replace(self, op: Operation, existing: Operation, visit: _BlockVisit) -> None:
        results = results_of(op)
        others = results_of(existing)
        if self.listener is not None and (visit.is_ssa or not has_uses(op)):
            self.listener.operation_replaced(op, others)
        if visit.is_ssa:
            for result, other in zip(results, others):
                result.replace_all_uses_with(other)
            self.dead.append(op)
        else:
            # Only operations that have not been visited yet may read another value.
            for result, other in zip(results, others):
                for user, number in reversed(result.use_pairs()):
                    if _newest_equal(visit.table.listed(_key_of(user)), user) is None:
                        user.set_operand(number, other)
            if not has_uses(op):
                self.dead.append(op)
        if has_unknown_location(existing):
            take_location(existing, op)


def _key_of(op: Operation) -> Key:
    """The parts that operations must have in common to be merged, without regions."""
    info = op.info
    # Most operations have no discardable attributes, so that hashing them is avoided.
    attrs = op.attrs if op.attrs.entries else None
    first = op.result0
    left, right, third = op.operand0, op.operand1, op.operand2
    is_plain = op.region_list is None and op.successor_list is None
    if is_plain and first is not None and op.result_rest is None and op.operand_rest is None:
        # Most have one result and few operands; the key has a type in the place of a tuple of types.
        if right is None or not info.has_trait("IsCommutative"):
            return (info, op.props, attrs, first.type, left, right, third)
        if third is None:
            if id(left) > id(right):
                left, right = right, left
            return (info, op.props, attrs, first.type, left, right, None)
    operands = operands_of(op)
    if len(operands) > 1 and info.has_trait("IsCommutative"):
        operands.sort(key=id)
    regions = op.region_list
    shape = 0 if regions is None else len(regions)
    types = tuple(result_types_of(op))
    return (info, op.props, attrs, types, tuple(operands), shape, len(op.successor_list or ()))


class CSE(Pass):
    ARGUMENT = "cse"
    IS_DEFINED = True

    def run(self) -> None:
        result = eliminate_common_subexpressions(self.operation, self.get_analysis(DominanceInfo))
        self.statistics["num-cse'd"] += result.merged
        self.statistics["num-dce'd"] += result.removed
        if not result.changed:
            self.preserve_all()
        # Operations with regions stay.
        self.preserve(DominanceInfo)
