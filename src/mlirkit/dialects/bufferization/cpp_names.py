"""What C++ in definitions calls of `mlir::bufferization`: tensors, buffers, and how they match."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import cpp_name
from mlirkit.ods.live.type_names import implements

cpp_name("class", "bufferization::TensorLikeType")(
    implements("TensorLikeType", RankedTensorType, UnrankedTensorType)
)
cpp_name("class", "bufferization::BufferLikeType")(
    implements("BufferLikeType", MemRefType, UnrankedMemRefType)
)


@cpp_name("function", "bufferization::detail::typesMatchAfterBufferization")
def types_match_after_bufferization(op: Operation, tensor_value: Value, buffer_value: Value) -> bool:
    """As typesMatchAfterBufferization: shape and element type agree; layouts are free.

    What has no rank counts as without dimensions, as C++ compares shapes.
    """
    tensor, buffer = tensor_value.type, buffer_value.type
    if not isinstance(tensor, (RankedTensorType, UnrankedTensorType)):
        return False
    if not isinstance(buffer, (MemRefType, UnrankedMemRefType)):
        return False
    shape = tensor.dims if isinstance(tensor, RankedTensorType) else ()
    buffer_shape = buffer.dims if isinstance(buffer, MemRefType) else ()
    return tuple(shape) == tuple(buffer_shape) and tensor.element_type == buffer.element_type
