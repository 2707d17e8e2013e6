"""C++ functions of `mlir::bufferization` that definitions call: tests of tensors and buffers, and their
match."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.memref.tensor_types import tensor_type_of
from mlirkit.ods.cpp_expr.arithmetic import FailsWith
from mlirkit.ods.live.cpp.type_names import implements
from mlirkit.ods.live.hooks import cpp_name

is_tensor_like = implements("TensorLikeType", RankedTensorType, UnrankedTensorType)
is_buffer_like = implements("BufferLikeType", MemRefType, UnrankedMemRefType)
cpp_name("class", "bufferization::TensorLikeType")(is_tensor_like)
cpp_name("class", "bufferization::BufferLikeType")(is_buffer_like)


# For definitions of other releases, where memref is not loaded.
cpp_name("function", "memref::getTensorTypeFromMemRefType")(tensor_type_of)


@cpp_name("function", "bufferization::detail::typesMatchAfterBufferization")
def types_match_after_bufferization(op: Operation, tensor_value: Value, buffer_value: Value) -> bool:
    """Mirrors typesMatchAfterBufferization; AttributeError if a dialect's type does not implement it.

    Builtin tensors match by shape and element type, with any layout.  Unranked types count as rank 0, as C++
    compares shapes.
    """
    tensor, buffer = tensor_value.type, buffer_value.type
    if not isinstance(tensor, RankedTensorType | UnrankedTensorType):
        own: Any = tensor
        return bool(own.verify_compatible_buffer_type(buffer))
    shape = tensor.dims if isinstance(tensor, RankedTensorType) else ()
    buffer_shape = () if isinstance(buffer, UnrankedMemRefType) else getattr(buffer, "shape", ())
    if tuple(shape) != tuple(buffer_shape):
        raise FailsWith(op.error("shapes do not match"))
    if tensor.element_type != getattr(buffer, "element_type", None):
        raise FailsWith(op.error("element types do not match"))
    return True
