"""The rules of builtin types, and MLIR's words for breaking them.

Constructors check nothing; the parser, the bytecode reader and the types' `get` call these checks.  Types and
attributes of dialects declare their uses by class attributes:

    IS_VECTOR_ELEMENT   a type that vectors may hold
    IS_MEMREF_ELEMENT   a type that memrefs may hold
    IS_MEMREF_LAYOUT    an attribute that may be the layout of a memref
    verify_encoding     a method of attributes that tensors carry: (shape, element_type) -> str | None
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mlirkit.builtin.attributes import IntegerAttr, StridedLayoutAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    NoneType,
    OpaqueType,
    TupleType,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.reading import invalid
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr

MAX_INTEGER_WIDTH: Final = (1 << 24) - 1

ERROR_INTEGER_WIDTH: Final = f"integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits"
ERROR_COMPLEX_ELEMENT: Final = "invalid element type for complex"
ERROR_TENSOR_ELEMENT: Final = "invalid tensor element type"
ERROR_MEMREF_ELEMENT: Final = "invalid memref element type"
ERROR_VECTOR_ELEMENT: Final = "failed to verify 'elementType': VectorElementTypeInterface instance"
ERROR_MEMORY_SPACE: Final = "unsupported memory space Attribute"

T = TypeVar("T", bound=Type)


# Valid types: equal types are mostly the same object, whose comparison is trivial.
_passed: Final[dict[Type, Any]] = {}
_MOST_PASSED: Final = 1 << 14


def checked(type: T) -> T:
    """`type`, or an equal one that was checked before; MLIRError in MLIR's words if it is invalid."""
    cached: T | None = _passed.get(type)
    if cached is not None:
        return cached
    reason = invalid_reason(type)
    if reason is not None:
        raise invalid("type", reason)
    if len(_passed) >= _MOST_PASSED:
        _passed.clear()
    _passed[type] = type
    return type


def passed(type: Type) -> Type:
    """The type that `checked` returns, if an equal one is valid; else `type` itself."""
    cached: Type = _passed.get(type, type)
    return cached


def invalid_reason(type: Type) -> str | None:
    """The violated rule of a type, in MLIR's words; None if the type is valid."""
    if isinstance(type, RankedTensorType):
        return _tensor_reason(type)
    if isinstance(type, VectorType):
        return _vector_reason(type)
    if isinstance(type, MemRefType):
        return _memref_reason(type)
    if isinstance(type, UnrankedTensorType):
        if not is_tensor_element(type.element_type):
            return f"{ERROR_TENSOR_ELEMENT}: '{type.element_type}'"
    elif isinstance(type, UnrankedMemRefType):
        if not is_memref_element(type.element_type):
            return ERROR_MEMREF_ELEMENT
        if not is_memory_space(type.memory_space):
            return ERROR_MEMORY_SPACE
    elif isinstance(type, ComplexType):
        if not (isinstance(type.element_type, IntegerType) or is_float(type.element_type)):
            return ERROR_COMPLEX_ELEMENT
    elif isinstance(type, IntegerType):
        if type.width > MAX_INTEGER_WIDTH:
            return ERROR_INTEGER_WIDTH
    return None


def is_float(type: Type) -> bool:
    """Whether C++ has the type as a `FloatType`: builtin ones, and types of dialects with the interface."""
    return isinstance(type, FloatType) or "FloatType" in getattr(type, "INTERFACES", ())


def float_width(type: Type) -> int:
    """The bits of a float type, builtin or of a dialect; -1 for other types."""
    width: int = getattr(type, "width", -1) if is_float(type) else -1
    return width


def is_tensor_element(type: Type) -> bool:
    """Whether tensors may hold the type: numbers, vectors, and every type of a dialect."""
    if isinstance(type, (FloatType, IntegerType, IndexType, ComplexType, VectorType)):
        return True
    return not isinstance(
        type,
        (
            FunctionType,
            MemRefType,
            NoneType,
            RankedTensorType,
            TupleType,
            UnrankedMemRefType,
            UnrankedTensorType,
        ),
    )


def is_memref_element(type: Type) -> bool:
    """Whether memrefs may hold the type."""
    if isinstance(
        type,
        (FloatType, IntegerType, IndexType, ComplexType, VectorType, MemRefType, UnrankedMemRefType),
    ):
        return True
    return is_float(type) or _dialect_allows(type, "IS_MEMREF_ELEMENT")


def is_vector_element(type: Type) -> bool:
    """Whether vectors may hold the type."""
    if isinstance(type, (IntegerType, IndexType)):
        return True
    return is_float(type) or _dialect_allows(type, "IS_VECTOR_ELEMENT")


def is_memory_space(attribute: Attribute | None) -> bool:
    """Whether memrefs may carry the attribute as their memory space."""
    if attribute is None or isinstance(attribute, (IntegerAttr, StringAttr, DictionaryAttr)):
        return True
    return attribute.DIALECT != "builtin"


def is_memref_layout(attribute: Attribute) -> bool:
    """Whether the attribute is a layout rather than a memory space."""
    if isinstance(attribute, (AffineMapAttr, StridedLayoutAttr)):
        return True
    marker = getattr(attribute, "IS_MEMREF_LAYOUT", None)
    if marker is not None:
        return bool(marker)
    return "MemRefLayoutAttrInterface" in getattr(attribute, "INTERFACES", ())


def without_default_memory_space(attribute: Attribute | None) -> Attribute | None:
    """The memory space in the form of types: the integer 0, of any type, is the default and left out."""
    if isinstance(attribute, IntegerAttr) and attribute.value == 0:
        return None
    return attribute


_ELEMENT_INTERFACES: Final = {
    "IS_VECTOR_ELEMENT": "VectorElementTypeInterface",
    "IS_MEMREF_ELEMENT": "MemRefElementTypeInterface",
}


def _dialect_allows(type: Type, marker: str) -> bool:
    if type.DIALECT == "builtin" or isinstance(type, OpaqueType):
        return False
    value = getattr(type, marker, None)
    if value is not None:
        return bool(value)
    # Definitions list the interface; a type without any information is accepted.
    interfaces = getattr(type, "INTERFACES", None)
    interface = _ELEMENT_INTERFACES.get(marker)
    return interfaces is None or interface is None or interface in interfaces


def _tensor_reason(type: RankedTensorType) -> str | None:
    for size in type.dims:
        if size < 0 and size != DYNAMIC:
            return "invalid tensor dimension size"
    if not is_tensor_element(type.element_type):
        return f"{ERROR_TENSOR_ELEMENT}: '{type.element_type}'"
    encoding = type.encoding
    if encoding is not None and hasattr(encoding, "verify_encoding"):
        reason: str | None = encoding.verify_encoding(type.dims, type.element_type)
        return reason
    return None


def _vector_reason(type: VectorType) -> str | None:
    if not is_vector_element(type.element_type):
        return ERROR_VECTOR_ELEMENT
    for size in type.dims:
        if size <= 0:
            sizes = ", ".join([str(dim) for dim in type.dims])
            return f"vector types must have positive constant sizes but got {sizes}"
    if len(type.scalable_flags) != len(type.dims):
        return f"number of dims must match, got {len(type.scalable_flags)} and {len(type.dims)}"
    return None


def _memref_reason(type: MemRefType) -> str | None:
    if not is_memref_element(type.element_type):
        return ERROR_MEMREF_ELEMENT
    for size in type.dims:
        if size < 0 and size != DYNAMIC:
            return "invalid memref size"
    layout = type.layout
    rank = len(type.dims)
    if isinstance(layout, AffineMapAttr):
        if layout.map.n_dims != rank:
            return f"memref layout mismatch between rank and affine map: {rank} != {layout.map.n_dims}"
    elif isinstance(layout, StridedLayoutAttr) and len(layout.steps) != rank:
        return "expected the number of strides to match the rank"
    if not is_memory_space(type.memory_space):
        return ERROR_MEMORY_SPACE
    return None
