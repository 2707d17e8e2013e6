"""Canonicalization patterns of gpu: ids of single blocks and threads, unused copies, needless waits.

Mirror: mlir/lib/Dialect/GPU/IR/GPUDialect.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import effects_of
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import gpu, memref
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"


@canonicalizer(gpu.LaunchOp, "FoldLaunchArguments")
def fold_launch_arguments(op: gpu.LaunchOp, rewriter: PatternRewriter) -> bool:
    """Replace ids by 0 in a dimension of one block or one thread."""
    sizes = (op.gridSizeX, op.gridSizeY, op.gridSizeZ, op.blockSizeX, op.blockSizeY, op.blockSizeZ)
    body = op.body.blocks[0]
    zero: Value | None = None
    # The ids come first, in the order of the sizes.
    for id, size in zip(body.arguments, sizes, strict=False):
        number = constant_int(size)
        if number is None or not number.is_one or not id.has_uses:
            continue
        if zero is None:
            rewriter.set_insertion_point_to_start(body)
            zero = create_index(rewriter, op.location, 0)
        rewriter.replace_all_uses_with(id, zero)
    return zero is not None


@canonicalizer(gpu.BarrierOp)
def erase_barrier_before_barrier(op: gpu.BarrierOp, rewriter: PatternRewriter) -> bool:
    """Erase a barrier directly before another."""
    if not isinstance(op.next_op, gpu.BarrierOp):
        return False
    rewriter.erase_op(op)
    return True


# -- copies and sizes -------------------------------------------------------------------------------------


def _has_only_effect(op: Operation, effect: str, value: Value) -> bool:
    """Mirrors hasSingleEffect: whether an operation has this effect on a value, and no other."""
    effects = [instance.effect for instance in effects_of(op) or () if instance.value is value]
    return bool(effects) and all(instance == effect for instance in effects)


@canonicalizer(gpu.MemcpyOp, _PATTERN + "EraseTrivialCopyOp")
def erase_trivial_copy(op: gpu.MemcpyOp, rewriter: PatternRewriter) -> bool:
    """Erase a copy into memory that is never read."""
    target = op.dst
    definition = target.defining_op
    if definition is None or not _has_only_effect(definition, "Allocate", target):
        return False
    for user in target.users:
        if user is not op and not _has_only_effect(user, "Free", target):
            return False
    dependencies = list(op.asyncDependencies)
    if len(dependencies) != (0 if op.asyncToken is None else 1):
        return False
    rewriter.replace_op(op, dependencies)
    return True


@canonicalizer(memref.DimOp, _PATTERN + "SimplifyDimOfAllocOp", added_by=gpu.AllocOp)
def fold_size_of_allocation(op: memref.DimOp, rewriter: PatternRewriter) -> bool:
    """dim(alloc(size)) -> size."""
    index, type = constant_integer(op.index), op.source.type
    allocation = op.source.defining_op
    if index is None or not isinstance(type, MemRefType) or not isinstance(allocation, gpu.AllocOp):
        return False
    if not 0 <= index < len(type.dims) or type.dims[index] != DYNAMIC:
        return False
    rewriter.replace_op(op, [allocation.dynamicSizes[type.dims[:index].count(DYNAMIC)]])
    return True


# -- waiting ----------------------------------------------------------------------------------------------


def _has_no_dependencies(value: Value) -> bool:
    definition = value.defining_op
    return isinstance(definition, gpu.WaitOp) and not definition.asyncDependencies


@canonicalizer(gpu.WaitOp, _PATTERN + "EraseRedundantGpuWaitOpPairs")
def drop_finished_dependencies(op: gpu.WaitOp, rewriter: PatternRewriter) -> bool:
    """Remove dependencies on waits that have no dependencies."""
    dependencies = list(op.asyncDependencies)
    kept = [dependency for dependency in dependencies if not _has_no_dependencies(dependency)]
    if len(kept) == len(dependencies):
        return False
    op.asyncDependencies = kept
    rewriter.operation_modified(op)
    return True


@canonicalizer(gpu.WaitOp, _PATTERN + "SimplifyGpuWaitOp")
def simplify_wait(op: gpu.WaitOp, rewriter: PatternRewriter) -> bool:
    """Erase waits without dependencies or uses of their token, and forward a single dependency's token."""
    dependencies, token = list(op.asyncDependencies), op.asyncToken
    if token is None:
        if dependencies:
            return False
        rewriter.erase_op(op)
    elif len(dependencies) == 1:
        rewriter.replace_op(op, dependencies)
    elif not token.has_uses:
        rewriter.erase_op(op)
    else:
        return False
    return True
