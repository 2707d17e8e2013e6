"""Folders of amdgpu.  Mirror: mlir/lib/Dialect/AMDGPU/IR/AMDGPUDialect.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import amdgpu
from mlirkit.dialects.mixed_values import fold_constants, mixed_values, split_mixed
from mlirkit.ods.live.hooks import Folded, folder


@folder(amdgpu.MakeDmaDescriptorOp, amdgpu.MakeGatherDmaDescriptorOp)
def fold_descriptor(
    op: amdgpu.MakeDmaDescriptorOp | amdgpu.MakeGatherDmaDescriptorOp, operands: list[Attribute | None]
) -> Folded:
    """Mirrors foldDescriptorOp: make constant sizes or strides attributes, one kind at a time."""
    sizes = mixed_values(op.global_static_sizes.values, op.global_dynamic_sizes)
    strides = mixed_values(op.global_static_strides.values, op.global_dynamic_strides)
    shared = mixed_values(op.shared_static_sizes.values, op.shared_dynamic_sizes)
    folded = fold_constants(sizes, 0, nonzero=True)
    if folded != sizes:
        op.global_static_sizes, op.global_dynamic_sizes = split_mixed(folded)
        return op.desc
    folded = fold_constants(strides, 0, nonzero=True)
    if folded != strides:
        op.global_static_strides, op.global_dynamic_strides = split_mixed(folded)
        return op.desc
    folded = fold_constants(shared, 0, nonzero=True)
    if folded != shared:
        op.shared_static_sizes, op.shared_dynamic_sizes = split_mixed(folded)
        return op.desc
    return None
