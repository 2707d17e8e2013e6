"""C++ functions of `mlir::spirv` that definitions call: composite types, and positions of operations."""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import spirv
from mlirkit.ods.cpp_expr.names import Field
from mlirkit.ods.live.cpp.type_names import HasMnemonic, cpp_types
from mlirkit.ods.live.hooks import cpp_name

_I1: Final = integer_type(1)

cpp_types(
    "spirv",
    "spirv",
    {
        "ArrayType": "array",
        "CooperativeMatrixType": "coopmatrix",
        "ImageType": "image",
        "MatrixType": "matrix",
        "PointerType": "ptr",
        "RuntimeArrayType": "rtarray",
        "SampledImageType": "sampled_image",
        "StructType": "struct",
        "TensorArmType": "arm.tensor",
    },
)
cpp_name("class", "spirv::VerCapExtAttr")(HasMnemonic("spirv", "vce"))
for _name, _field in {
    "getDim": "dim",
    "getImageType": "image_type",
    "getSamplerUseInfo": "sampler_use_info",
    "getSamplingInfo": "sampling_info",
}.items():
    cpp_name("method", _name)(Field(_field))


@cpp_name("method", "getPointeeType")
def pointee_type(type: spirv.PointerType) -> Type:
    """Mirrors PointerType::getPointeeType."""
    return type.pointee_type


@cpp_name("function", "spirv::getUnaryOpResultType")
@cpp_name("function", "spirv::getMatchingBoolType")
def unary_op_result_type(type: Type) -> Type:
    """Mirrors getUnaryOpResultType, getMatchingBoolType from release 23 on: an `i1` for each of the
    elements."""
    return VectorType((type.num_elements,), _I1) if isinstance(type, VectorType) else _I1


@cpp_name("function", "spirv::isNestedInFunctionOpInterface")
def is_nested_in_function(op: Operation | None) -> bool:
    """Mirrors isNestedInFunctionOpInterface: whether a parent up to the nearest symbol table is a
    function."""
    while op is not None and not op.has_trait("SymbolTable"):
        if "FunctionOpInterface" in op.info.traits or "FunctionOpInterface" in op.info.interfaces_at_hand:
            return True
        op = op.parent_op
    return False


@cpp_name("function", "spirv::isNestedInGraphARMOpInterface")
def is_nested_in_graph(op: Operation | None) -> bool:
    """Mirrors isNestedInGraphARMOpInterface."""
    while op is not None and not op.has_trait("SymbolTable"):
        if isinstance(op, spirv.GraphARMOp):
            return True
        op = op.parent_op
    return False


@cpp_name("function", "spirv::isDirectInModuleLikeOp")
def is_direct_in_module(op: Operation) -> bool:
    """Mirrors isDirectInModuleLikeOp: whether the parent is a symbol table."""
    return op is not None and bool(op.has_trait("SymbolTable"))
