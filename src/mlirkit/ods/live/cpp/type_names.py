"""C++ names of types: their classes, methods, `get` functions and free functions.

A part of the table in cpp_names.py; methods like `isF32` become `isinstance` tests, shapes are tuples, a
context is None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mlirkit.builtin import float_types
from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    NoneType,
    OpaqueType,
    TupleType,
    integer_type,
)
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.value import Value
from mlirkit.ods.cpp_expr.names import ClassEntry, Field, Function, MethodEntry, Template
from mlirkit.ods.cpp_expr.numbers import INT64, UINT64, UNSIGNED, IntegerKind
from mlirkit.ods.live import hooks
from mlirkit.ods.plain_data import FrozenData

# Float types whose names in C++ and Python differ.
_CPP_NAMES: Final = {
    "BF16Type": "BFloat16Type",
    "F16Type": "Float16Type",
    "F32Type": "Float32Type",
    "F64Type": "Float64Type",
    "F80Type": "Float80Type",
    "F128Type": "Float128Type",
}
_FLOAT_CLASSES: Final = [float_type.__class__ for float_type in float_types.FLOAT_TYPES.values()]

#: C++ class -> Python class.
FLOAT_TYPES: Final[dict[str, type[FloatType]]] = {
    _CPP_NAMES.get(cls.__name__, cls.__name__): cls for cls in _FLOAT_CLASSES
}

# -- tests by width and sign --------------------------------------------------------------------------


def _integer_test(signedness: int | None) -> Callable[..., bool]:
    def test(type: Any, width: int | None = None) -> bool:
        if not isinstance(type, IntegerType) or (width is not None and type.width != width):
            return False
        return signedness is None or type.signedness == signedness

    return test


is_integer: Final = _integer_test(None)
is_signless_integer: Final = _integer_test(IntegerType.SIGNLESS)
is_signed_integer: Final = _integer_test(IntegerType.SIGNED)
is_unsigned_integer: Final = _integer_test(IntegerType.UNSIGNED)


def is_signless_int_or_index(type: Any) -> bool:
    """`Type::isSignlessIntOrIndex`."""
    return isinstance(type, IndexType) or is_signless_integer(type)


def is_signless_int_or_float(type: Any) -> bool:
    """`Type::isSignlessIntOrFloat`."""
    return isinstance(type, FloatType) or is_signless_integer(type)


def is_signless_int_or_index_or_float(type: Any) -> bool:
    """`Type::isSignlessIntOrIndexOrFloat`."""
    return is_signless_int_or_index(type) or isinstance(type, FloatType)


def _instance_test(classes: type | tuple[type, ...]) -> Callable[[Any], bool]:
    def test(value: Any) -> bool:
        return isinstance(value, classes)

    return test


def bit_width(type: Any) -> int:
    """`Type::getIntOrFloatBitWidth`."""
    width: int = type.width
    return width


def element_type_or_self(value: Any) -> Any:
    """`getElementTypeOrSelf` of a type, a typed attribute or a value."""
    type: Any = value.type if isinstance(value, (Value, IntegerAttr, FloatAttr, ElementsAttr)) else value
    return type.element_type if _has_shape(type) else type


def _has_shape(type: Any) -> bool:
    """`isa<ShapedType>`."""
    if isinstance(type, ShapedType):
        return True
    return hasattr(type, "INTERFACES") and "ShapedType" in type.INTERFACES


# -- shapes -------------------------------------------------------------------------------------------


def shape_of(value: Any) -> Sequence[int]:
    """`getShape` of a shaped type, an elements attribute, or a type of a definition with a shape."""
    if isinstance(value, ElementsAttr):
        value = value.type
    return value.dims if isinstance(value, ShapedType) else tuple(value.shape)


def has_static_shape(type: Any, shape: Sequence[int] | None = None) -> bool:
    """`hasStaticShape()`, and the overload that compares with a shape."""
    static: bool = type.has_static_shape
    return static and (shape is None or tuple(shape_of(type)) == tuple(shape))


def is_scalable(type: VectorType) -> bool:
    """`VectorType::isScalable`."""
    return type.scalable


def all_dims_scalable(type: VectorType) -> bool:
    """`VectorType::allDimsScalable`: false for rank 0, as in C++."""
    return bool(type.scalable_flags) and all(type.scalable_flags)


def is_scalable_vector(type: Any) -> bool:
    """`isa<ScalableVectorType>`."""
    return isinstance(type, VectorType) and type.scalable


def i1_same_shape(type: Any) -> Any:
    """`getI1SameShape`: `i1` in the shape of a shaped type, else plain `i1`."""
    if isinstance(type, UnrankedTensorType):
        return UnrankedTensorType(integer_type(1))
    return clone_with(type, None, integer_type(1)) if _has_shape(type) else integer_type(1)


def is_fixed_vector(type: Any) -> bool:
    """`isa<FixedVectorType>`."""
    return isinstance(type, VectorType) and not type.scalable


def clone(type: Any, *parts: Any) -> Any:
    """`ShapedType::clone` with a shape, an element type, or both."""
    shape = next((part for part in parts if not isinstance(part, AttributeOrType)), None)
    element_type = next((part for part in parts if isinstance(part, Type)), None)
    return clone_with(type, shape, element_type)


def clone_with(type: Any, shape: Sequence[int] | None, element_type: Type | None) -> Any:
    """`cloneWith`: a shaped type like `type`; None (or a shape of `{}`) keeps that part."""
    element_type = type.element_type if element_type is None else element_type
    if isinstance(type, VectorType):
        sizes = type.dims if shape is None or shape == () else tuple(shape)
        return VectorType(sizes, element_type, type.scalable_flags if len(sizes) == len(type.dims) else None)
    if isinstance(type, RankedTensorType):
        return RankedTensorType(type.dims if shape is None else shape, element_type, type.encoding)
    if isinstance(type, UnrankedTensorType):
        return UnrankedTensorType(element_type) if shape is None else RankedTensorType(shape, element_type)
    if isinstance(type, MemRefType):
        if shape is None or tuple(shape) == type.dims:
            return MemRefType(type.dims, element_type, type.layout, type.memory_space)
        return MemRefType(shape, element_type, None, type.memory_space)
    if isinstance(type, UnrankedMemRefType):
        if shape is None:
            return UnrankedMemRefType(element_type, type.memory_space)
        return MemRefType(shape, element_type, None, type.memory_space)
    return type.clone_with(shape, element_type)


def scale_element_bitwidth(type: VectorType, scale: int) -> Any:
    """`VectorType::scaleElementBitwidth`: null if the element type of that width does not exist."""
    element = type.element_type
    if isinstance(element, IntegerType):
        return clone_with(type, None, integer_type(element.width * scale, element.signedness))
    if isinstance(element, FloatType):
        wider = {32: float_types.F32Type(), 64: float_types.F64Type()}.get(element.width * scale)
        return None if wider is None or scale not in (2, 4) else clone_with(type, None, wider)
    return None


def is_strided(type: MemRefType) -> bool:
    """`MemRefType::isStrided`: whether the layout is strides and an offset."""
    return strides_and_offset(type) is not None


class VectorTypeBuilder:
    """`VectorType::Builder`: a mutable vector type; compares and converts as its current type."""

    def __init__(self, *parts: Any) -> None:
        source = parts[0]
        if isinstance(source, VectorType):
            self.shape = list(source.dims)
            self.element_type: Type = source.element_type
            self.scalable_dims = list(source.scalable_flags)
        else:
            self.shape = list(source)
            self.element_type = parts[1]
            self.scalable_dims = list(parts[2]) if len(parts) > 2 else [False] * len(self.shape)

    def set_shape(self, shape: Sequence[int], scalable_dims: Sequence[bool] = ()) -> VectorTypeBuilder:
        """`setShape`."""
        self.shape = list(shape)
        self.scalable_dims = list(scalable_dims) or [False] * len(self.shape)
        return self

    def set_element_type(self, element_type: Type) -> VectorTypeBuilder:
        """`setElementType`."""
        self.element_type = element_type
        return self

    def set_dim(self, position: int, size: int) -> VectorTypeBuilder:
        """`setDim`."""
        self.shape[position] = size
        return self

    def drop_dim(self, position: int) -> VectorTypeBuilder:
        """`dropDim`."""
        del self.shape[position], self.scalable_dims[position]
        return self

    def type(self) -> VectorType:
        """The current vector type."""
        return VectorType(self.shape, self.element_type, self.scalable_dims)

    def __eq__(self, other: object) -> bool:
        return self.type() == (other.type() if isinstance(other, VectorTypeBuilder) else other)

    def __hash__(self) -> int:
        return hash(self.type())


def vector_type(value: Any) -> Any:
    """The conversion `VectorType(x)`, which finishes a builder."""
    return value.type() if isinstance(value, VectorTypeBuilder) else value


# -- classes recognised by dialect and mnemonic --------------------------------------------------------


class HasMnemonic:
    """A test for types and attributes that only C++ defines: by dialect and mnemonic.

    Values that are kept as opaque text are recognised by the first word of the text.
    """

    __slots__ = ("dialect", "mnemonics")

    def __init__(self, dialect: str, *mnemonics: str) -> None:
        self.dialect = dialect
        self.mnemonics = mnemonics

    def __call__(self, type: Any) -> bool:
        if isinstance(type, OpaqueType):
            name = type.data
            for index, char in enumerate(name):
                if not (char.isalnum() or char in "_.$"):
                    name = name[:index]
                    break
            return type.dialect_namespace == self.dialect and name in self.mnemonics
        return (
            isinstance(type, AttributeOrType)
            and self.dialect == type.DIALECT
            and type.MNEMONIC in self.mnemonics
        )

    def opaque(self) -> OpaqueType:
        """The type itself, if it has no parameters."""
        return OpaqueType(self.dialect, self.mnemonics[0])


def cpp_types(namespace: str, dialect: str, mnemonics: Mapping[str, str], singletons: bool = False) -> None:
    """Register types of a dialect that no definition declares: the mnemonic of each C++ class.

    `singletons` have no parameters, so that their `get` takes none.
    """
    for name, mnemonic in mnemonics.items():
        test = HasMnemonic(dialect, mnemonic)
        hooks.cpp_name("class", f"{namespace}::{name}")(test)
        if singletons:
            hooks.cpp_name("function", f"{namespace}::{name}::get")(_singleton(test.opaque()))


def _singleton(type: OpaqueType) -> Callable[[Any], OpaqueType]:
    return lambda context: type


def defined_types(namespace: str, dialect: str, mnemonics: Mapping[str, str]) -> None:
    """Register attributes and types that a dialect's definitions declare, by C++ class: their mnemonics.

    For dialects that refer to them without including these definitions.
    """
    for name, mnemonic in mnemonics.items():
        hooks.cpp_classes_elsewhere[f"{namespace}::{name}"] = HasMnemonic(dialect, mnemonic)


def implements(name: str, *classes: type) -> Callable[[Any], bool]:
    """A test for an interface: classes with its name in `INTERFACES`, and `classes` (external models).

    The name has no namespaces.
    """

    def test(value: Any) -> bool:
        if isinstance(value, classes):
            return True
        return hasattr(value, "INTERFACES") and name in value.INTERFACES

    return test


class TypeID(FrozenData):
    """`TypeID`: the class of a value, for comparison only."""

    of: type

    def __init__(self, value: Any) -> None:
        FrozenData.__init__(self, type(value))


def _types_of(value: Any) -> tuple[Any, ...]:
    """`getTypes` of a tuple type, or of a range of values."""
    return tuple(value.types) if isinstance(value, TupleType) else tuple(item.type for item in value)


def has_class(value: Any, entry: ClassEntry) -> bool:
    """Whether `value` belongs to a class entry of the table."""
    if isinstance(entry, (type, tuple)):
        return isinstance(value, entry)
    return entry(value)


# -- the table's part ---------------------------------------------------------------------------------

CLASSES: Final[dict[str, ClassEntry]] = {
    **FLOAT_TYPES,
    "Type": Type,
    "IntegerType": IntegerType,
    "IndexType": IndexType,
    "NoneType": NoneType,
    "FloatType": implements("FloatType", FloatType),
    "ComplexType": ComplexType,
    "TupleType": TupleType,
    "FunctionType": FunctionType,
    "GraphType": GraphType,
    "OpaqueType": OpaqueType,
    "ShapedType": implements("ShapedType", ShapedType),
    "VectorType": VectorType,
    "FixedVectorType": is_fixed_vector,
    "ScalableVectorType": is_scalable_vector,
    "TensorType": (RankedTensorType, UnrankedTensorType),
    "RankedTensorType": RankedTensorType,
    "UnrankedTensorType": UnrankedTensorType,
    "BaseMemRefType": (MemRefType, UnrankedMemRefType),
    "MemRefType": MemRefType,
    "UnrankedMemRefType": UnrankedMemRefType,
    "ValueSemantics": implements("ValueSemantics", VectorType, RankedTensorType, UnrankedTensorType),
    "PtrLikeTypeInterface": implements("PtrLikeTypeInterface", MemRefType, UnrankedMemRefType),
}

METHODS: Final[dict[str, MethodEntry]] = {
    "isInteger": is_integer,
    "isSignlessInteger": is_signless_integer,
    "isSignedInteger": is_signed_integer,
    "isUnsignedInteger": is_unsigned_integer,
    "isSignlessIntOrIndex": is_signless_int_or_index,
    "isSignlessIntOrFloat": is_signless_int_or_float,
    "isSignlessIntOrIndexOrFloat": is_signless_int_or_index_or_float,
    "isIntOrIndex": _instance_test((IntegerType, IndexType)),
    "isIntOrFloat": _instance_test((IntegerType, FloatType)),
    "isIntOrIndexOrFloat": _instance_test((IntegerType, IndexType, FloatType)),
    "isIndex": _instance_test(IndexType),
    "isFloat": _instance_test(FloatType),
    "isBF16": _instance_test(float_types.BF16Type),
    "isTF32": _instance_test(float_types.FloatTF32Type),
    "isF16": _instance_test(float_types.F16Type),
    "isF32": _instance_test(float_types.F32Type),
    "isF64": _instance_test(float_types.F64Type),
    "isF80": _instance_test(float_types.F80Type),
    "isF128": _instance_test(float_types.F128Type),
    "isSignless": Field("is_signless", boolean=True),
    "isSigned": Field("is_signed", boolean=True),
    "isUnsigned": Field("is_unsigned", boolean=True),
    "getWidth": Field("width"),
    "getIntOrFloatBitWidth": bit_width,
    "getElementTypeBitWidth": lambda type: bit_width(type.element_type),
    "getElementType": Field("element_type"),
    "getShape": shape_of,
    "hasRank": Field("has_rank", boolean=True),
    "getRank": Field("rank"),
    "getNumElements": Field("num_elements"),
    "getDimSize": lambda type, position: shape_of(type)[position],
    "isDynamicDim": lambda type, position: shape_of(type)[position] == DYNAMIC,
    "getNumDynamicDims": lambda type: shape_of(type).count(DYNAMIC),
    "hasStaticShape": has_static_shape,
    "getEncoding": Field("encoding"),
    "getLayout": Field("layout"),
    "getMemorySpace": Field("memory_space"),
    "isStrided": is_strided,
    "isScalable": is_scalable,
    "allDimsScalable": all_dims_scalable,
    "getScalableDims": Field("scalable_flags"),
    "clone": clone,
    "cloneWith": clone_with,
    "scaleElementBitwidth": scale_element_bitwidth,
    "setShape": lambda builder, *parts: builder.set_shape(*parts),
    "setElementType": lambda builder, element_type: builder.set_element_type(element_type),
    "setDim": lambda builder, position, size: builder.set_dim(position, size),
    "dropDim": lambda builder, position: builder.drop_dim(position),
    "getInputs": lambda type: tuple(type.inputs),
    "getResults": lambda type: tuple(type.results),
    "getInput": lambda type, position: type.inputs[position],
    "getNumInputs": lambda type: len(type.inputs),
    "getTypes": _types_of,
    "TupleType.getType": lambda type, index: type.types[index],
    "hasTrait": Template(lambda classes, value: has_class(value, classes[0])),
    "hasPromiseOrImplementsInterface": Template(lambda classes, value: has_class(value, classes[0])),
    "getTypeID": TypeID,
}

#: The integer types of methods' results.
KINDS: Final[dict[str, IntegerKind]] = {
    "getWidth": UNSIGNED,
    "getIntOrFloatBitWidth": UNSIGNED,
    "getElementTypeBitWidth": UNSIGNED,
    "getRank": INT64,
    "getNumElements": INT64,
    "getDimSize": INT64,
    "getNumDynamicDims": INT64,
    "getNumInputs": UNSIGNED,
    "getInt": INT64,
    "getSInt": INT64,
    "getUInt": UINT64,
    "getZExtValue": UINT64,
    "getSExtValue": INT64,
    "getBitWidth": UNSIGNED,
    "getNumDims": UNSIGNED,
    "getNumSymbols": UNSIGNED,
    "getNumOperands": UNSIGNED,
    "getNumResults": UNSIGNED,
    "getNumRegions": UNSIGNED,
    "getNumSuccessors": UNSIGNED,
    "getNumArguments": UNSIGNED,
}


def _integer_get(context: Any, width: int, signedness: int = 0) -> IntegerType:
    return integer_type(width, signedness)


def _type_range(types: Type | Sequence[Type]) -> Sequence[Type]:
    """A `TypeRange`; a single type converts to a range."""
    return [types] if isinstance(types, Type) else types


def flattened_types(tuple_type: TupleType) -> list[Type]:
    """`getFlattenedTypes`: the elements of a tuple and of nested tuples."""
    types: list[Type] = []
    pending: list[Type] = [tuple_type]
    while pending:
        type = pending.pop()
        if isinstance(type, TupleType):
            pending.extend(reversed(type.types))
        else:
            types.append(type)
    return types


FUNCTIONS: Final[dict[str, Function]] = {
    "getElementTypeOrSelf": element_type_or_self,
    "getFlattenedTypes": flattened_types,
    "getI1SameShape": i1_same_shape,
    "IntegerType::get": _integer_get,
    "IndexType::get": lambda context: IndexType(),
    "NoneType::get": lambda context: NoneType(),
    "ComplexType::get": ComplexType,
    "TupleType::get": lambda context, elements=(): TupleType(_type_range(elements)),
    "FunctionType::get": lambda context, inputs, results: FunctionType(
        _type_range(inputs), _type_range(results)
    ),
    "VectorType::get": lambda shape, element_type, scalable=None: VectorType(
        shape, element_type, scalable or None
    ),
    "RankedTensorType::get": lambda shape, element_type, encoding=None: RankedTensorType(
        shape, element_type, encoding
    ),
    "UnrankedTensorType::get": UnrankedTensorType,
    "MemRefType::get": lambda shape, element_type, layout=None, memory_space=None: MemRefType(
        shape, element_type, layout, memory_space
    ),
    "UnrankedMemRefType::get": lambda element_type, memory_space=None: UnrankedMemRefType(
        element_type, memory_space
    ),
    "VectorType": vector_type,
    "VectorType::Builder": VectorTypeBuilder,
    "ShapedType::isDynamic": lambda size: size == DYNAMIC,
    "isScalableVectorType": is_scalable_vector,
    **{f"{name}::get": (lambda context, cls=cls: cls()) for name, cls in FLOAT_TYPES.items()},
}

CONSTANTS: Final[dict[str, Any]] = {
    "ShapedType::kDynamic": DYNAMIC,
    "IntegerType::Signless": IntegerType.SIGNLESS,
    "IntegerType::Signed": IntegerType.SIGNED,
    "IntegerType::Unsigned": IntegerType.UNSIGNED,
    "IntegerType::SignednessSemantics::Signless": IntegerType.SIGNLESS,
    "IntegerType::SignednessSemantics::Signed": IntegerType.SIGNED,
    "IntegerType::SignednessSemantics::Unsigned": IntegerType.UNSIGNED,
}
