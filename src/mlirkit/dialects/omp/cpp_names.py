"""C++ names of `mlir::omp` that definitions use: an interface attached to types of other dialects."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.attribute import Type
from mlirkit.dialects.llvm.cpp_names import is_pointer
from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.hooks import cpp_name


@cpp_name("class", "omp::PointerLikeType")
def is_pointer_like(type: Type) -> bool:
    """`isa<PointerLikeType>`: ranked memrefs and LLVM's pointers."""
    return isinstance(type, MemRefType) or is_pointer(type)


# The type of bounds by its name in release 18.
cpp_name("class", "omp::DataBoundsType")(HasMnemonic("omp", "data_bounds_ty", "map_bounds_ty"))
