"""The scope of a verification: an operation that is isolated from above, and the definitions of values in it.

Nearly all operands are defined further up in the block that reads them, which the verifier checks on its way.
Other operands are checked once the scope's operations have been verified.  If a quick check shows that all of
these are defined inside the scope and before their uses, isolation and dominance hold; otherwise both rules
are checked in full, in the order in which MLIR reports errors.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import BlockArgument, OpResult, Value

# The most levels between a use and its definition; for more, dominance_checks.py climbs in fewer steps.
_MOST_LEVELS: Final = 64


class Scope:
    """An operation's scope: itself, and its contents down to operations that are isolated from above."""

    __slots__ = ("_dominance", "_is_plain", "_is_settled", "far_readers", "root")

    def __init__(self, root: Operation) -> None:
        self.root = root
        # The operations that read a value which is not defined further up in their block.
        self.far_readers: list[Operation] = []
        self._dominance: DominanceInfo | None = None
        self._is_settled = False
        self._is_plain = False

    def is_plain(self) -> bool:
        """Whether a quick check shows that all values read in the scope are defined in it, before their uses.

        Call this once all far readers are known.
        """
        if not self._is_settled:
            self._is_settled = True
            self._is_plain = self._check_far_readers()
        return self._is_plain

    def _check_far_readers(self) -> bool:
        for op in self.far_readers:
            for value in operands_of(op):
                if not self._is_defined_before(value, op):
                    return False
        return True

    def _is_defined_before(self, value: Value, op: Operation) -> bool:
        definition: Operation | None = None
        if isinstance(value, OpResult):
            definition = value.op
            def_block = definition.parent_block
        elif isinstance(value, BlockArgument):
            def_block = value.block
        else:
            return False
        if def_block is None:
            return False
        region = def_block.parent_region
        if region is None:
            return False
        # The operation that the use is in, or one around it.
        user = op
        level: i64 = 0
        while level < _MOST_LEVELS:
            block = user.parent_block
            if block is None:
                return False
            if block is def_block:
                if definition is None:
                    return True
                if definition is not user:
                    if not block.order_valid:
                        block.number_operations()
                    if definition.order < user.order:
                        return True
                return not self._info().has_ssa_dominance(region)
            around = block.parent_region
            if around is region:
                # The entry block dominates all reachable blocks.
                if region.get_blocks()[0] is def_block:
                    return True
                return self._info().tree(region).dominates(def_block, block)
            owner = None if around is None else around.parent_op
            if owner is None or owner is self.root:
                return False
            user = owner
            level += 1
        return False

    def _info(self) -> DominanceInfo:
        info = self._dominance
        if info is None:
            info = DominanceInfo()
            self._dominance = info
        return info


def reads_far(op: Operation, block: Block) -> bool:
    """Whether an operation of a block in known order reads a value not defined before it in the block."""
    value = op.operand0
    if value is None:
        return False
    order = op.order
    # Most operands are results; without calls, which plain Python would make for each.
    if isinstance(value, OpResult):
        definition = value.op
        if definition.parent_block is not block or definition.order >= order:
            return True
    elif not _is_argument_of(value, block):
        return True
    value = op.operand1
    if value is None:
        return False
    if isinstance(value, OpResult):
        definition = value.op
        if definition.parent_block is not block or definition.order >= order:
            return True
    elif not _is_argument_of(value, block):
        return True
    value = op.operand2
    if value is None:
        return False
    if isinstance(value, OpResult):
        definition = value.op
        if definition.parent_block is not block or definition.order >= order:
            return True
    elif not _is_argument_of(value, block):
        return True
    rest = op.operand_rest
    if rest is not None:
        for value in rest:
            if not _is_defined_above(value, op, block):
                return True
    return False


def _is_defined_above(value: Value, op: Operation, block: Block) -> bool:
    if isinstance(value, OpResult):
        definition = value.op
        return definition.parent_block is block and definition.order < op.order
    return _is_argument_of(value, block)


def _is_argument_of(value: Value, block: Block) -> bool:
    return isinstance(value, BlockArgument) and value.block is block
