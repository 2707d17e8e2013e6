"""Small buffers that have no uses outside of the scope of their allocation lie on the stack.

Mirror: mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import effects_of, has_effect
from mlirkit.core.value import OpResult, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialect_passes.bufferization.buffer_flow import BufferFlow
from mlirkit.dialects.declared import memref
from mlirkit.dialects.type_sizes import DataLayout
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.rewriter import PatternRewriter

_SCOPE = "AutomaticAllocationScope"
# Sizes are computed as numbers of 64 bits.
_WORD = 1 << 64


class PromoteBuffersToStack(Pass):
    ARGUMENT = "promote-buffers-to-stack"
    IS_DEFINED = True
    OP_NAME = "func.func"

    def run(self) -> None:
        flow = BufferFlow(self.operation)
        allocated = [value for op in walk_postorder(self.operation) for value in _allocated_by(op)]
        for buffer in allocated:
            op = buffer.defining_op
            if isinstance(op, memref.AllocOp) and self._is_small(op) and _stays_in_scope(buffer, flow):
                _promote(op)

    def _is_small(self, op: memref.AllocOp) -> bool:
        type = op.memref.type
        assert isinstance(type, MemRefType)
        if not type.has_static_shape:
            # A rank is small, a product of several need not be.
            return len(type.dims) <= self.options.max_rank_of_allocated_memref and all(
                isinstance(operand.defining_op, memref.RankOp) for operand in op.operand_values()
            )
        bits = DataLayout.closest(op).type_size_in_bits(type.element_type)
        size: int = type.num_elements * bits % _WORD
        limit: int = self.options.max_alloc_size_in_bytes
        return size <= limit * 8 % (1 << 32)


def _allocated_by(op: Operation) -> list[Value]:
    """The result that an operation allocates, if it is one, outlives its scope, and is never freed."""
    values = [
        effect.value
        for effect in effects_of(op) or ()
        if effect.effect == "Allocate"
        and isinstance(effect.value, OpResult)
        and effect.resource != "AutomaticAllocationScopeResource"
    ]
    if len(values) != 1 or any(has_effect(user, "Free", value=values[0]) for user in values[0].users):
        return []
    return [*values]


def _stays_in_scope(buffer: Value, flow: BufferFlow) -> bool:
    """Whether a buffer does not leave an allocation scope around it that has no loop between itself and the
    buffer."""
    aliases = flow.resolve(buffer)
    block = buffer.parent_block
    region = None if block is None else block.parent_region
    while region is not None:
        around = region.parent_op
        if around is None:
            return False
        if around.info.has_trait(_SCOPE) and not _leaves(region, aliases):
            return True
        branch = around.info.interfaces.get("RegionBranchOpInterface")
        if around.info.has_trait("LoopLikeOpInterface") or not isinstance(branch, RegionBranchOpInterface):
            return False
        if _has_loop(around, branch):
            return False
        region = around.parent_region
    return False


def _leaves(region: Region, aliases: Sequence[Value]) -> bool:
    """Whether a terminator of a region passes one of the values on."""
    return any(user.parent_region is region and _returns(user) for alias in aliases for user in alias.users)


def _returns(op: Operation) -> bool:
    return op.info.has_trait("ReturnLike") or "RegionBranchTerminatorOpInterface" in op.info.interfaces


def _has_loop(op: Operation, branch: RegionBranchOpInterface) -> bool:
    """Whether control may come to a region twice."""
    for entry in branch.successor_regions(op, None):
        if entry is None:
            continue
        seen = {entry}
        pending = _targets(op, branch, entry)
        while pending:
            region = pending.pop()
            if region in seen:
                return True
            seen.add(region)
            pending.extend(_targets(op, branch, region))
    return False


def _targets(op: Operation, branch: RegionBranchOpInterface, region: Region) -> list[Region]:
    """The successor regions of a region."""
    result: dict[Region, None] = {}
    for block in region.get_blocks():
        if block.last is not None and _returns(block.last):
            targets = branch.successor_regions(op, block.last)
            result.update({target: None for target in targets if target is not None})
    return list(result)


def _promote(op: memref.AllocOp) -> None:
    rewriter = PatternRewriter()
    rewriter.set_insertion_point(op)
    made = rewriter.create(
        memref.AllocaOp,
        [op.memref.type],
        op.operand_values(),
        dict(op.properties),
        dict(op.discardable_attributes),
        loc=op.location,
    )
    op.memref.replace_all_uses_with(made.memref)
    op.erase()
