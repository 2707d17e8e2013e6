"""What C++ in definitions calls of `mlir::omp`: its interface of types, which it gives to other dialects'."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.attribute import Type
from mlirkit.dialects.llvm.cpp_names import is_pointer
from mlirkit.ods.live.hooks import cpp_name


@cpp_name("class", "omp::PointerLikeType")
def is_pointer_like(type: Type) -> bool:
    """`isa<PointerLikeType>`: ranked memrefs and LLVM's pointers."""
    return isinstance(type, MemRefType) or is_pointer(type)
