"""C++ functions of `mlir::LLVM` that definitions call: tests for LLVM's types, and types without
definitions."""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type, F80Type, F128Type, FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.dialects.declared import llvm, ptr
from mlirkit.ods.cpp_expr.numbers import HasOperators
from mlirkit.ods.live.cpp.type_names import HasMnemonic, cpp_types, defined_types, implements
from mlirkit.ods.live.hooks import cpp_name
from mlirkit.ods.plain_data import FrozenData

cpp_types(
    "LLVM",
    "llvm",
    {
        "LLVMVoidType": "void",
        "LLVMTokenType": "token",
        "LLVMLabelType": "label",
        "LLVMMetadataType": "metadata",
        "LLVMX86AMXType": "x86_amx",
        "LLVMPPCFP128Type": "ppc_fp128",
    },
    singletons=True,
)
defined_types(
    "LLVM",
    "llvm",
    {
        "LLVMPointerType": "ptr",
        "LLVMStructType": "struct",
        "LLVMArrayType": "array",
        "LLVMFunctionType": "func",
        "LLVMTargetExtType": "target",
    },
)
cpp_name("class", "LLVM::PointerElementTypeInterface")(implements("PointerElementTypeInterface"))
cpp_name("class", "LLVM::TBAANodeAttr")(HasMnemonic("llvm", "tbaa_root", "tbaa_type_desc"))

_FLOATS: Final = (BF16Type, F16Type, F32Type, F64Type, F80Type, F128Type)

is_pointer: Final = HasMnemonic("llvm", "ptr")
is_struct: Final = HasMnemonic("llvm", "struct")
is_target_type: Final = HasMnemonic("llvm", "target")
_is_double_double: Final = HasMnemonic("llvm", "ppc_fp128")
_is_not_loadable: Final = HasMnemonic("llvm", "void", "func")
# Types without definitions here are kept as text, such as vectors of releases up to 20 (`vec`).
_is_llvm_type: Final = HasMnemonic(
    "llvm",
    *("array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct"),
    *("target", "token", "vec", "void", "x86_amx"),
)


@cpp_name("function", "LLVM::isCompatibleFloatingPointType")
def is_compatible_floating_point_type(type: Type) -> bool:
    """Mirrors isCompatibleFloatingPointType."""
    return isinstance(type, _FLOATS) or _is_double_double(type)


@cpp_name("function", "LLVM::isCompatibleVectorType")
def is_compatible_vector_type(type: Type) -> bool:
    """Mirrors isCompatibleVectorType: one-dimensional, of signless integers, LLVM's floats or pointers."""
    if not isinstance(type, VectorType) or len(type.dims) != 1:
        return False
    element = type.element_type
    if isinstance(element, IntegerType):
        return element.is_signless
    return isinstance(element, _FLOATS) or is_pointer(element) or _is_pointer_of_llvm(element)


@cpp_name("function", "LLVM::isCompatibleOuterType")
def is_compatible_outer_type(type: Type) -> bool:
    """Mirrors isCompatibleOuterType: whether LLVM has the type, whatever its element types are."""
    if isinstance(type, IntegerType):
        return type.is_signless
    if isinstance(type, VectorType):
        return len(type.dims) == 1
    return isinstance(type, _FLOATS) or _is_llvm_type(type) or _is_pointer_of_llvm(type)


@cpp_name("function", "LLVM::isLoadableType")
def is_loadable_type(type: Type) -> bool:
    """Mirrors isLoadableType: whether memory may hold values of the type."""
    if not is_compatible_outer_type(type) or _is_not_loadable(type):
        return False
    if isinstance(type, llvm.LLVMStructType) and isinstance(type, ParametrizedType):
        # Without a body, `packed` distinguishes an opaque structure from a reference to one defined
        # elsewhere.
        _, _, is_packed, has_body = type.parameters
        return bool(has_body or not is_packed)
    if isinstance(type, llvm.LLVMTargetExtType):
        name = type.ext_type_name
        return name.startswith("spirv.") or name == "aarch64.svcount"
    return True


def _is_pointer_of_llvm(type: Type) -> bool:
    """A `!ptr.ptr` in one of LLVM's address spaces, such as `#nvvm.memory_space<global>`."""
    return isinstance(type, ptr.PtrType) and "LLVMAddrSpaceAttrInterface" in getattr(
        type.memory_space, "INTERFACES", ()
    )


class ElementCount(FrozenData, HasOperators):
    """`llvm::ElementCount`: the number of a vector's elements, a multiple of it (`vscale`) for a scalable
    vector."""

    minimum: int
    scalable: bool

    def __mul__(self, factor: int) -> ElementCount:
        return ElementCount(self.minimum * factor, self.scalable)


@cpp_name("function", "LLVM::getVectorNumElements")
def vector_num_elements(type: VectorType) -> ElementCount:
    """Mirrors getVectorNumElements."""
    return ElementCount(type.num_elements, type.scalable)


@cpp_name("function", "LLVM::getVectorElementType")
def vector_element_type(type: VectorType) -> Type:
    """Mirrors getVectorElementType, which definitions called until release 21."""
    return type.element_type


@cpp_name("function", "LLVM::getVectorBitWidth")
def vector_bit_width(type: VectorType) -> int:
    """Mirrors getVectorBitWidth, which vector insertions and extractions use."""
    assert isinstance(type.element_type, IntegerType | FloatType)
    return type.num_elements * type.element_type.width


@cpp_name("method", "getKnownMinValue")
def known_minimum(count: ElementCount) -> int:
    """Mirrors ElementCount::getKnownMinValue."""
    return count.minimum


@cpp_name("function", "LLVM::isScalableVectorType")
def is_scalable_vector_type(type: Type) -> bool:
    """Mirrors isScalableVectorType, which definitions apply to any type to find vectors of a fixed length.

    In C++, the result for another type than a vector is undefined; here, as in builds of MLIR, it is true.
    """
    return type.scalable if isinstance(type, VectorType) else True


@cpp_name("method", "getAddressSpace")
def address_space(type: llvm.LLVMPointerType) -> int:
    """Mirrors LLVMPointerType::getAddressSpace."""
    return type.address_space or 0
