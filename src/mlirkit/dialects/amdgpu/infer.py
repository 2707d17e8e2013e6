"""Result types of amdgpu operations whose inferReturnTypes is C++."""

from __future__ import annotations

from mlirkit.builtin.attributes import StridedLayoutAttr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import amdgpu
from mlirkit.ods.live.hooks import follows_signature, type_inference
from mlirkit.support.diagnostics import MLIRError


@type_inference(amdgpu.FatRawBufferCastOp)
@follows_signature
def fat_raw_buffer_cast(state: OperationState) -> list[Type]:
    """Mirrors FatRawBufferCastOp::inferReturnTypes."""
    operand, *_ = state.operands
    source = operand.type
    if not isinstance(source, MemRefType):
        raise MLIRError("'amdgpu.fat_raw_buffer_cast' op expects a memref")
    inferred = buffer_type(source, "resetOffset" in state.properties, state.info.context)
    if inferred is None:
        raise MLIRError(f"'amdgpu.fat_raw_buffer_cast' op source type '{source}' can't have its offset reset")
    return [inferred]


def buffer_type(source: MemRefType, resets_offset: bool, context: Context | None) -> MemRefType | None:
    """Mirrors getFatRawBufferTypeLike: None if the layout has no offset to reset."""
    space = amdgpu.AddressSpaceAttr.get(amdgpu.AddressSpace.FatRawBuffer, context=context)
    layout: Attribute | None = source.layout
    if resets_offset and not source.has_identity_layout:
        if not isinstance(layout, StridedLayoutAttr):
            return None
        strides = list(layout.strides)
        layout = None if strides == _packed_strides(source) else StridedLayoutAttr(0, strides)
    return MemRefType(source.dims, source.element_type, layout, space)


def _packed_strides(type: MemRefType) -> list[int] | None:
    """The strides of an identity layout; None if a size is dynamic."""
    if len(type.dims) <= 1:
        return [1] * len(type.dims)
    if not type.has_static_shape:
        return None
    strides = [1]
    for size in reversed(type.dims[1:]):
        strides.insert(0, strides[0] * size)
    return strides
