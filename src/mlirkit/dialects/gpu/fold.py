"""Folders of gpu.  Mirror: mlir/lib/Dialect/GPU/IR/GPUDialect.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import gpu
from mlirkit.dialects.memref.casts import skip_casts
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


@folder(gpu.MemcpyOp, gpu.MemsetOp)
def fold_casts(op: gpu.MemcpyOp | gpu.MemsetOp, operands: Constants) -> Folded:
    """Mirrors MemcpyOp::fold and MemsetOp::fold: use the source of a memref cast."""
    return skip_casts(op)


def _is_uniform(op: Operation) -> bool:
    """Mirrors canMakeGroupOpUniform: an operation in the first block of a launch is run by all threads."""
    launch, block = op.parent_op, op.parent_block
    return isinstance(launch, gpu.LaunchOp) and block is launch.body.blocks[0]


@folder(gpu.AllReduceOp)
def fold_all_reduce(op: gpu.AllReduceOp, operands: Constants) -> Folded:
    """Mirrors AllReduceOp::fold."""
    if op.uniform or not _is_uniform(op):
        return None
    op.uniform = True
    return []


@folder(gpu.SubgroupReduceOp)
def fold_subgroup_reduce(op: gpu.SubgroupReduceOp, operands: Constants) -> Folded:
    """Mirrors SubgroupReduceOp::fold: the operand, for a cluster of one lane."""
    size = op.cluster_size
    if size is not None and size.value == 1:
        return op.value
    if op.uniform or not _is_uniform(op):
        return None
    op.uniform = True
    return []


@folder(gpu.SubgroupBroadcastOp)
def fold_broadcast(op: gpu.SubgroupBroadcastOp, operands: Constants) -> Value | None:
    """Mirrors SubgroupBroadcastOp::fold: the operand, if it is uniform."""
    return None if defined_by(op.src, gpu.SubgroupBroadcastOp) is None else op.src
