"""Functions that dialects wrote in C++ for use in their definitions, and the types only C++ defines.

Keys as in the table `cpp_names` puts together.  What is not here stands on the audit list.
"""

from __future__ import annotations

from typing import Any, Final

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import BF16Type, F16Type, F32Type, F64Type, F80Type, F128Type
from mlirkit.builtin.shaped_types import (
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import IndexType, IntegerType, OpaqueType, TupleType, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.ods.cpp_expr.names import ClassEntry, Field, Function, Kind, MethodEntry
from mlirkit.ods.cpp_expr.numbers import HasOperators
from mlirkit.ods.live.attribute_names import value_of
from mlirkit.ods.live.type_names import HasMnemonic, clone_with, implements
from mlirkit.ods.plain_data import FrozenData

_I1: Final = integer_type(1)

# -- arith, complex -----------------------------------------------------------------------------------


def i1_same_shape(type: Any) -> Any:
    """`getI1SameShape`: `i1` in the shape of a shaped type, else plain `i1`."""
    if isinstance(type, UnrankedTensorType):
        return UnrankedTensorType(_I1)
    return clone_with(type, None, _I1) if isinstance(type, ShapedType) else _I1


# -- llvm ---------------------------------------------------------------------------------------------

_LLVM_FLOATS: Final = (BF16Type, F16Type, F32Type, F64Type, F80Type, F128Type)

is_llvm_pointer: Final = HasMnemonic("llvm", "ptr")
_is_not_loadable: Final = HasMnemonic("llvm", "void", "func")
_is_llvm_type: Final = HasMnemonic(
    "llvm",
    *("array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct"),
    *("target", "token", "void", "x86_amx"),
)


def is_pointer_like(type: Any) -> bool:
    """`isa<PointerLikeType>` of the acc dialect, which attaches it to memrefs and LLVM pointers."""
    return isinstance(type, MemRefType | UnrankedMemRefType) or is_llvm_pointer(type)


def is_ranked_pointer_like(type: Any) -> bool:
    """`isa<PointerLikeType>` of the omp dialect, which leaves unranked memrefs out."""
    return isinstance(type, MemRefType) or is_llvm_pointer(type)


def is_compatible_floating_point_type(type: Any) -> bool:
    """`LLVM::isCompatibleFloatingPointType`."""
    return isinstance(type, _LLVM_FLOATS) or HasMnemonic("llvm", "ppc_fp128")(type)


def is_compatible_vector_type(type: Any) -> bool:
    """`LLVM::isCompatibleVectorType`: one-dimensional, of signless integers, LLVM's floats or pointers."""
    if not isinstance(type, VectorType) or len(type.dims) != 1:
        return False
    element = type.element_type
    if isinstance(element, IntegerType):
        return element.is_signless
    return isinstance(element, _LLVM_FLOATS) or is_llvm_pointer(element) or _is_llvm_like_pointer(element)


def is_compatible_outer_type(type: Any) -> bool:
    """`LLVM::isCompatibleOuterType`: whether LLVM has the type, what it contains aside."""
    if isinstance(type, IntegerType):
        return type.is_signless
    if isinstance(type, VectorType):
        return len(type.dims) == 1
    return isinstance(type, _LLVM_FLOATS) or _is_llvm_type(type) or _is_llvm_like_pointer(type)


def is_loadable_type(type: Any) -> bool:
    """`LLVM::isLoadableType`: what memory may hold."""
    if not is_compatible_outer_type(type) or _is_not_loadable(type):
        return False
    if HasMnemonic("llvm", "struct")(type):
        # Without a body, `packed` tells an opaque structure from a mention of one that has a body elsewhere.
        _, _, is_packed, has_body = type.parameters
        return bool(has_body or not is_packed)
    if HasMnemonic("llvm", "target")(type):
        name: str = type.parameters[0]
        return name.startswith("spirv.") or name == "aarch64.svcount"
    return True


def _is_llvm_like_pointer(type: Any) -> bool:
    """A `!ptr.ptr` in one of LLVM's address spaces."""
    return HasMnemonic("ptr", "ptr")(type) and type.parameters[0].DIALECT == "llvm"


class ElementCount(FrozenData, HasOperators):
    """`llvm::ElementCount`: how many elements a vector has, times the hardware's scale if scalable."""

    minimum: int
    scalable: bool

    def __mul__(self, factor: int) -> ElementCount:
        return ElementCount(self.minimum * factor, self.scalable)


def vector_num_elements(type: VectorType) -> ElementCount:
    """`LLVM::getVectorNumElements`."""
    return ElementCount(type.num_elements, type.scalable)


def is_scalable_vector_type(type: VectorType) -> bool:
    """`LLVM::isScalableVectorType`."""
    return type.scalable


# -- emitc --------------------------------------------------------------------------------------------

_EMITC_WIDTHS: Final = frozenset([1, 8, 16, 32, 64])


def is_supported_integer_type(type: Any) -> bool:
    """`emitc::isSupportedIntegerType`."""
    return isinstance(type, IntegerType) and type.width in _EMITC_WIDTHS


def is_supported_float_type(type: Any) -> bool:
    """`emitc::isSupportedFloatType`."""
    return isinstance(type, F16Type | BF16Type | F32Type | F64Type)


_is_emitc_scalar: Final = HasMnemonic("emitc", "opaque", "ptrdiff_t", "size_t", "ssize_t")


def is_integer_index_or_opaque_type(type: Any) -> bool:
    """`emitc::isIntegerIndexOrOpaqueType`."""
    return isinstance(type, IndexType) or is_supported_integer_type(type) or _is_emitc_scalar(type)


def is_supported_emitc_type(type: Any) -> bool:
    """`emitc::isSupportedEmitCType`: scalars and pointers; tensors, tuples and arrays of them, not nested."""
    if is_integer_index_or_opaque_type(type):
        return True
    if HasMnemonic("emitc", "ptr")(type):
        return isinstance(type, OpaqueType) or is_supported_emitc_type(type.pointee)
    if is_supported_float_type(type):
        return True
    if isinstance(type, RankedTensorType):
        element = type.element_type
        array = isinstance(element, RankedTensorType) or HasMnemonic("emitc", "array")(element)
        return type.has_static_shape and not array and is_supported_emitc_type(element)
    if isinstance(type, TupleType):
        return all(
            not HasMnemonic("emitc", "array")(element) and is_supported_emitc_type(element)
            for element in type.types
        )
    if not HasMnemonic("emitc", "array")(type) or isinstance(type, OpaqueType):
        return False
    return not HasMnemonic("emitc", "array")(type.element_type) and is_supported_emitc_type(type.element_type)


# -- sparse_tensor, bufferization, tosa, xegpu, smt --------------------------------------------------


def sparse_tensor_encoding(type: Any) -> Any:
    """`sparse_tensor::getSparseTensorEncoding`: the encoding of a sparse tensor (or storage specifier)."""
    encoding = getattr(type, "encoding", None)
    if isinstance(encoding, Attribute) and encoding.DIALECT == "sparse_tensor":
        return encoding
    return None


def is_slice(encoding: Any) -> bool:
    """`SparseTensorEncodingAttr::isSlice`: whether it says which part of a tensor it is."""
    return len(encoding.dim_slices) > 0


def types_match_after_bufferization(op: Any, tensor_value: Any, buffer_value: Any) -> bool:
    """`bufferization::detail::typesMatchAfterBufferization`: shape and element type agree; layouts are free.

    What has no rank counts as without dimensions, as C++ compares shapes.
    """
    tensor, buffer = tensor_value.type, buffer_value.type
    if not isinstance(tensor, (RankedTensorType, UnrankedTensorType)):
        return False
    if not isinstance(buffer, (MemRefType, UnrankedMemRefType)):
        return False
    shape = tensor.dims if isinstance(tensor, RankedTensorType) else ()
    wanted = buffer.dims if isinstance(buffer, MemRefType) else ()
    return tuple(shape) == tuple(wanted) and bool(tensor.element_type == buffer.element_type)


def is_tosa_shape_type(type: Any) -> bool:
    """`tosa::isa_tosa_shape_type`."""
    return HasMnemonic("tosa", "shape")(type)


#: The case that means shared memory, of attributes for memory spaces.
_SHARED_SPACES: Final = {
    ("gpu", "address_space"): "workgroup",
    ("xegpu", "memory_space"): "slm",
    ("xevm", "addr_space"): "shared",
}


def is_shared_memory(type: MemRefType) -> bool:
    """`xegpu::isSharedMemory`: memory space 3, or a dialect's attribute for shared local memory."""
    space = type.memory_space
    if space is None:
        return False
    if isinstance(space, IntegerAttr):
        return space.value == 3
    attribute: Any = space
    case = _SHARED_SPACES.get((attribute.DIALECT, attribute.MNEMONIC))
    return case is not None and str(attribute.parameters[0]) == case


def is_smt_value_type(type: Any) -> bool:
    """`smt::isAnySMTValueType`."""
    return HasMnemonic("smt", "bool", "int", "bv", "array", "sort", "func")(type)


def is_non_function_smt_value_type(type: Any) -> bool:
    """`smt::isAnyNonFuncSMTValueType`."""
    return is_smt_value_type(type) and not HasMnemonic("smt", "func")(type)


# -- spirv --------------------------------------------------------------------------------------------


def unary_op_result_type(type: Any) -> Any:
    """`spirv::getUnaryOpResultType`: `i1`, as many in a row as the operand has elements."""
    return VectorType((type.num_elements,), _I1) if isinstance(type, VectorType) else _I1


def _function_like(op: Any) -> bool:
    return op is not None and "FunctionOpInterface" in op.info.traits


def is_nested_in_function(op: Any) -> bool:
    """`spirv::isNestedInFunctionOpInterface`: some parent up to the nearest symbol table is a function."""
    while op is not None and not op.has_trait("SymbolTable"):
        if _function_like(op) or "FunctionOpInterface" in op.info.interfaces:
            return True
        op = op.parent_op
    return False


def is_nested_in_graph(op: Any) -> bool:
    """`spirv::isNestedInGraphARMOpInterface`."""
    while op is not None and not op.has_trait("SymbolTable"):
        if op.name == "spirv.ARM.Graph":
            return True
        op = op.parent_op
    return False


def is_direct_in_module(op: Any) -> bool:
    """`spirv::isDirectInModuleLikeOp`: the parent is a symbol table."""
    return op is not None and bool(op.has_trait("SymbolTable"))


def contains_any(bits: Any, other: Any) -> bool:
    """`bitEnumContainsAny`."""
    return (_bits(bits) & int(other)) != 0


def contains_all(bits: Any, other: Any) -> bool:
    """`bitEnumContainsAll`."""
    return (_bits(bits) & int(other)) == int(other)


def _bits(value: Any) -> int:
    # Conditions name attributes; C++ has their values there.
    return int(value_of(value) if isinstance(value, Attribute) else value)


def storage_type_width(type: Any) -> int:
    """`QuantizedType::getStorageTypeIntegralWidth`."""
    width: int = type.storage_type.width
    return width


_CPP_ONLY: Final[dict[str, tuple[str, str]]] = {
    "gpu::MMAMatrixType": ("gpu", "mma_matrix"),
    "gpu::AsyncTokenType": ("gpu", "async.token"),
    "gpu::SparseSpMatHandleType": ("gpu", "sparse.spmat_handle"),
    "gpu::SparseDnTensorHandleType": ("gpu", "sparse.dntensor_handle"),
    "gpu::SparseSpGEMMOpHandleType": ("gpu", "sparse.spgemmop_handle"),
    "spirv::ArrayType": ("spirv", "array"),
    "spirv::CooperativeMatrixType": ("spirv", "coopmatrix"),
    "spirv::ImageType": ("spirv", "image"),
    "spirv::MatrixType": ("spirv", "matrix"),
    "spirv::PointerType": ("spirv", "ptr"),
    "spirv::RuntimeArrayType": ("spirv", "rtarray"),
    "spirv::SampledImageType": ("spirv", "sampled_image"),
    "spirv::StructType": ("spirv", "struct"),
    "spirv::TensorArmType": ("spirv", "arm.tensor"),
    "LLVM::LLVMVoidType": ("llvm", "void"),
    "LLVM::LLVMTokenType": ("llvm", "token"),
    "LLVM::LLVMLabelType": ("llvm", "label"),
    "LLVM::LLVMMetadataType": ("llvm", "metadata"),
    "LLVM::LLVMX86AMXType": ("llvm", "x86_amx"),
    "LLVM::LLVMPPCFP128Type": ("llvm", "ppc_fp128"),
}

#: Types that their own dialect's definitions declare, for dialects that mention them without including those.
_ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    "LLVM::LLVMPointerType": ("llvm", "ptr"),
    "LLVM::LLVMStructType": ("llvm", "struct"),
    "LLVM::LLVMArrayType": ("llvm", "array"),
    "LLVM::LLVMFunctionType": ("llvm", "func"),
    "LLVM::LLVMTargetExtType": ("llvm", "target"),
    "linalg::IteratorTypeAttr": ("linalg", "iterator_type"),
}


def elsewhere(kind: Kind, name: str) -> Any:
    """The last fallback of the table: what is known of values whose definitions are not at hand."""
    if kind == "class" and name in _ELSEWHERE:
        return HasMnemonic(*_ELSEWHERE[name])
    if kind == "method":
        return {"getAddressSpace": address_space, "getPointeeType": pointee_type}.get(name)
    return None


def address_space(type: Any) -> int:
    """`LLVMPointerType::getAddressSpace`."""
    space: int = type.address_space
    return space


def pointee_type(type: Any) -> Any:
    """`spirv::PointerType::getPointeeType`."""
    return type.pointee_type


CLASSES: Final[dict[str, ClassEntry]] = {
    **{name: HasMnemonic(dialect, mnemonic) for name, (dialect, mnemonic) in _CPP_ONLY.items()},
    "spirv::VerCapExtAttr": HasMnemonic("spirv", "vce"),
    "pdl::PDLType": HasMnemonic("pdl", "attribute", "operation", "range", "type", "value"),
    "gpu::OffloadingTranslationAttrTrait": HasMnemonic("gpu", "select_object"),
    "gpu::TargetAttrInterface": implements("TargetAttrInterface"),
    "acc::PointerLikeType": is_pointer_like,
    "acc::MappableType": implements("MappableType"),
    "omp::PointerLikeType": is_ranked_pointer_like,
    "LLVM::PointerElementTypeInterface": implements("PointerElementTypeInterface"),
}

METHODS: Final[dict[str, MethodEntry]] = {
    "getStorageTypeIntegralWidth": storage_type_width,
    "getKnownMinValue": Field("minimum"),
    "getDim": Field("dim"),
    "getImageType": Field("image_type"),
    "getSamplerUseInfo": Field("sampler_use_info"),
    "getSamplingInfo": Field("sampling_info"),
    "isSlice": is_slice,
}


def _singleton(dialect: str, mnemonic: str) -> Function:
    type = HasMnemonic(dialect, mnemonic).opaque()
    return lambda context: type


FUNCTIONS: Final[dict[str, Function]] = {
    **{
        f"{name}::get": _singleton(*path)
        for name, path in _CPP_ONLY.items()
        if path[0] in ("gpu", "llvm") and name != "gpu::MMAMatrixType"
    },
    "getI1SameShape": i1_same_shape,
    "arith::getI1SameShape": i1_same_shape,
    "LLVM::isCompatibleFloatingPointType": is_compatible_floating_point_type,
    "LLVM::isCompatibleVectorType": is_compatible_vector_type,
    "LLVM::isCompatibleOuterType": is_compatible_outer_type,
    "LLVM::isLoadableType": is_loadable_type,
    "LLVM::isScalableVectorType": is_scalable_vector_type,
    "LLVM::getVectorNumElements": vector_num_elements,
    "bufferization::detail::typesMatchAfterBufferization": types_match_after_bufferization,
    "emitc::isSupportedEmitCType": is_supported_emitc_type,
    "emitc::isIntegerIndexOrOpaqueType": is_integer_index_or_opaque_type,
    "emitc::isSupportedFloatType": is_supported_float_type,
    "sparse_tensor::getSparseTensorEncoding": sparse_tensor_encoding,
    "tosa::isa_tosa_shape_type": is_tosa_shape_type,
    "smt::isAnySMTValueType": is_smt_value_type,
    "smt::isAnyNonFuncSMTValueType": is_non_function_smt_value_type,
    "spirv::getUnaryOpResultType": unary_op_result_type,
    "spirv::isNestedInFunctionOpInterface": is_nested_in_function,
    "spirv::isNestedInGraphARMOpInterface": is_nested_in_graph,
    "spirv::isDirectInModuleLikeOp": is_direct_in_module,
    "bitEnumContainsAny": contains_any,
    "bitEnumContainsAll": contains_all,
    "spirv::bitEnumContainsAny": contains_any,
    "spirv::bitEnumContainsAll": contains_all,
    "xegpu::isSharedMemory": is_shared_memory,
}
