"""C++ functions of `mlir::sparse_tensor` that definitions call: encodings of tensors."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.ods.live.hooks import cpp_name


@cpp_name("function", "sparse_tensor::getSparseTensorEncoding")
def sparse_tensor_encoding(type: Type) -> Attribute | None:
    """Mirrors getSparseTensorEncoding: the encoding of a sparse tensor (or storage specifier)."""
    if not isinstance(type, RankedTensorType | sparse_tensor.StorageSpecifierType):
        return None
    return type.encoding if isinstance(type.encoding, sparse_tensor.SparseTensorEncodingAttr) else None


@cpp_name("method", "isSlice")
def is_slice(encoding: sparse_tensor.SparseTensorEncodingAttr) -> bool:
    """Mirrors SparseTensorEncodingAttr::isSlice: whether it describes a slice of a tensor."""
    return len(encoding.dim_slices) > 0
