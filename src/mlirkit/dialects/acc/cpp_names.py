"""C++ names of `mlir::acc` that definitions use: interfaces attached to types of other dialects."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType
from mlirkit.core.attribute import Type
from mlirkit.dialects.llvm.cpp_names import is_pointer
from mlirkit.ods.live.cpp.type_names import implements
from mlirkit.ods.live.hooks import cpp_name

cpp_name("class", "acc::MappableType")(implements("MappableType"))


@cpp_name("class", "acc::PointerLikeType")
def is_pointer_like(type: Type) -> bool:
    """`isa<PointerLikeType>`: memrefs and LLVM's pointers."""
    return isinstance(type, MemRefType | UnrankedMemRefType) or is_pointer(type)
