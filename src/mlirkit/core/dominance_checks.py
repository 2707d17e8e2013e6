"""Checks that operands are defined before they are read, the verifier's last step in a scope.

The operations directly in the scope come first, then nested operations, the last one first, as in
mlir/lib/IR/Verifier.cpp.  Climbing from an operation to the region of a definition takes logarithmic
time, so that the check is fast for any depth of nesting.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.region import Region
from mlirkit.core.trait_checks import value_region
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.support.diagnostics import MLIRError


class _Owner:
    """An operation with regions, the one around it, and a shortcut to one further out.

    Shortcuts are laid as in a skew-binary list: any depth is reached in logarithmically many steps.
    """

    __slots__ = ("depth", "jump", "operation", "outer")

    def __init__(self, operation: Operation, outer: _Owner | None) -> None:
        self.operation = operation
        self.outer: _Owner = self if outer is None else outer
        self.depth: i64 = 0
        self.jump: _Owner = self
        if outer is not None:
            self.depth = outer.depth + 1
            hop = outer.jump
            next_hop = hop.jump
            self.jump = next_hop if outer.depth - hop.depth == hop.depth - next_hop.depth else outer

    def at_depth(self, depth: i64) -> _Owner:
        """This operation or the one around it at `depth`, counted from the scope's root."""
        ancestor = self
        while ancestor.depth > depth:
            ancestor = ancestor.jump if ancestor.jump.depth >= depth else ancestor.outer
        return ancestor


class _Checker:
    """The check of one scope."""

    __slots__ = ("_depths", "_info", "_owner", "_pending")

    def __init__(self, root: Operation) -> None:
        self._info = DominanceInfo()
        self._owner = _Owner(root, None)
        self._pending: list[_Owner] = [self._owner]
        # The depth of a region's operation, for the regions visited so far.
        self._depths: dict[Region, i64] = {}

    def run(self, recursive: bool) -> None:
        while self._pending:
            owner = self._pending.pop()
            self._owner = owner
            for region in owner.operation.region_list or ():
                self._depths[region] = owner.depth
                self._check_region(region, recursive)

    def _check_region(self, region: Region, recursive: bool) -> None:
        blocks = region.get_blocks()
        if not blocks:
            return
        is_ssa = self._info.has_ssa_dominance(region)
        for block in blocks:
            is_reachable = len(blocks) == 1 or self._info.is_reachable(block)
            if not block.order_valid:
                block.number_operations()
            op = block.first
            while op is not None:
                if is_reachable and op.operand0 is not None:
                    self._check_operands(op, block, is_ssa)
                if recursive and op.region_list and not op.info.is_isolated:
                    self._pending.append(_Owner(op, self._owner))
                op = op.next_op

    def _check_operands(self, op: Operation, block: Block, is_ssa: bool) -> None:
        for number, value in enumerate(operands_of(op)):
            # Nearly all values are defined in the same block; other values take the full query.
            if isinstance(value, OpResult):
                definition = value.op
                if definition.parent_block is block and definition is not op:
                    if not is_ssa or definition.order < op.order:
                        continue
            elif isinstance(value, BlockArgument) and value.block is block:
                continue
            if not self._dominates(value, op):
                raise _error(op, number, value)

    def _dominates(self, value: Value, op: Operation) -> bool:
        def_region = value_region(value)
        if def_region is not None and def_region is not op.parent_region:
            depth = self._depths.get(def_region)
            # Regions that have not been visited are not around this operation, or are outside of the scope.
            if depth is not None and depth < self._owner.depth:
                around = self._owner.at_depth(depth + 1).operation
                if around.parent_region is def_region:
                    return self._dominates_around(value, around)
        return self._info.properly_dominates(value, op)

    def _dominates_around(self, value: Value, around: Operation) -> bool:
        """Whether `value` may be read inside of `around`, which is in the region of its definition."""
        if isinstance(value, OpResult) and value.op is around:
            def_region = around.parent_region
            return def_region is not None and not self._info.has_ssa_dominance(def_region)
        return self._info.properly_dominates(value, around)


def verify_dominance(root: Operation, recursive: bool) -> None:
    """Raise if an operand in the scope of `root` does not dominate its use."""
    _Checker(root).run(recursive)


def _error(op: Operation, number: int, value: Value) -> MLIRError:
    error = op.error(f"operand #{number} does not dominate this use")
    use_region = op.parent_region
    def_region = value_region(value)
    if isinstance(value, OpResult):
        return value.op.note_on(error, f"operand defined here{_relation(op, value, use_region, def_region)}")
    assert isinstance(value, BlockArgument)
    owner = value.block.owner
    if def_region is None or owner is None:
        return op.note_on(error, " (block without parent)")
    place = f"(block #{def_region.index_of(value.block)}"
    message = f"operand defined as a block argument {place}{_argument_relation(use_region, def_region)}"
    return owner.note_on(error, message)


def _relation(op: Operation, value: OpResult, use_region: Region | None, def_region: Region | None) -> str:
    if value.op.parent_block is op.parent_block:
        return " (op in the same block)"
    if use_region is def_region:
        return " (op in the same region)"
    if def_region is not None and def_region.is_ancestor(use_region):
        return " (op in a parent region)"
    if use_region is not None and use_region.is_ancestor(def_region):
        return " (op in a child region)"
    return " (op is neither in a parent nor in a child region)"


def _argument_relation(use_region: Region | None, def_region: Region) -> str:
    if use_region is def_region:
        return " in the same region)"
    if def_region.is_ancestor(use_region):
        return " in a parent region)"
    if use_region is not None and use_region.is_ancestor(def_region):
        return " in a child region)"
    return " neither in a parent nor in a child region)"
