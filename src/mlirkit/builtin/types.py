"""Builtin types: the ones whose syntax and encoding MLIR hard-wires.

Constructors take what a type is made of and check nothing; `get`, as in upstream's bindings, checks and
raises.  The rules and their messages: builtin/type_checks.py.  Text: text/parser/types.py and
text/printer/types.py.  Encoding: bytecode/builtin_codec.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from operator import index as exact_int
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin import float_semantics as semantics
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.attribute import Attribute, BuiltinType, Type

# The marker of a dimension, stride or offset that is only known at run time; printed as `?`.
DYNAMIC: Final = -(2**63)

SIGNLESS: Final = 0
SIGNED: Final = 1
UNSIGNED: Final = 2


class Signedness(IntEnum):
    """`IntegerType.Signedness`: the numbers above under upstream's names; types keep the numbers."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2

    def __str__(self) -> str:
        return f"Signedness.{self.name}"


class IntegerType(BuiltinType):
    """`iN`, `siN` or `uiN`; width in bits, up to 16,777,215."""

    __slots__ = ("signedness", "width")

    type_name: ClassVar[str] = "builtin.integer"

    Signedness: ClassVar[Any] = Signedness
    SIGNLESS: ClassVar[Any] = Signedness.SIGNLESS
    SIGNED: ClassVar[Any] = Signedness.SIGNED
    UNSIGNED: ClassVar[Any] = Signedness.UNSIGNED

    def __init__(self, width: int | IntegerType, signedness: int = 0) -> None:
        if isinstance(width, IntegerType):
            return
        self._hash = 0
        self.width = width
        self.signedness = signedness

    def key(self) -> tuple[Any, ...]:
        return (self.width, self.signedness)

    @staticmethod
    def get_signless(width: int, context: object = None) -> IntegerType:
        return integer_type(_width(width), SIGNLESS)

    @staticmethod
    def get_signed(width: int, context: object = None) -> IntegerType:
        return integer_type(_width(width), SIGNED)

    @staticmethod
    def get_unsigned(width: int, context: object = None) -> IntegerType:
        return integer_type(_width(width), UNSIGNED)

    @staticmethod
    def get(width: int, signedness: int = 0, context: object = None) -> IntegerType:
        return integer_type(_width(width), int(signedness))

    @property
    def is_signless(self) -> bool:
        return self.signedness == SIGNLESS

    @property
    def is_signed(self) -> bool:
        return self.signedness == SIGNED

    @property
    def is_unsigned(self) -> bool:
        return self.signedness == UNSIGNED


def _width(width: Any) -> int:
    """A width that a user gives."""
    found = exact_int(width)
    if found < 0:
        raise TypeError(f"expected a width, got {width!r}")
    return found


_integer_types: dict[tuple[int, int], IntegerType] = {}


def integer_type(width: int, signedness: int = SIGNLESS) -> IntegerType:
    """The integer type, interned."""
    key = (width, signedness)
    found = _integer_types.get(key)
    if found is None:
        found = IntegerType(width, signedness)
        _integer_types[key] = found
    return found


class IndexType(BuiltinType):
    """`index`: an integer as wide as the target likes; 64 bits wherever a width is needed."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.index"

    def __init__(self, type: IndexType | None = None) -> None:
        if type is None:
            self._hash = 0

    @staticmethod
    def get(context: object = None) -> IndexType:
        return INDEX


class NoneType(BuiltinType):
    """`none`: the unit type."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.none"

    def __init__(self, type: NoneType | None = None) -> None:
        if type is None:
            self._hash = 0

    @staticmethod
    def get(context: object = None) -> NoneType:
        return NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class FloatType(BuiltinType):
    """Base of all float types; `semantics` says what their bits mean."""

    __slots__ = ("semantics",)

    def __init__(self, semantics: FloatSemantics | FloatType) -> None:
        if isinstance(semantics, FloatType):
            return
        self._hash = 0
        self.semantics = semantics

    def key(self) -> tuple[Any, ...]:
        return ()

    @property
    def width(self) -> int:
        return self.semantics.width

    @property
    def keyword(self) -> str:
        """The type's spelling, e.g. `bf16`."""
        return self.semantics.keyword


class Float8E5M2Type(FloatType):
    """`f8E5M2`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E5M2"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E5M2

    @staticmethod
    def get(context: object = None) -> Float8E5M2Type:
        return F8E5M2


class Float8E4M3Type(FloatType):
    """`f8E4M3`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E4M3

    @staticmethod
    def get(context: object = None) -> Float8E4M3Type:
        return F8E4M3


class Float8E4M3FNType(FloatType):
    """`f8E4M3FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3FN"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E4M3FN

    @staticmethod
    def get(context: object = None) -> Float8E4M3FNType:
        return F8E4M3FN


class Float8E5M2FNUZType(FloatType):
    """`f8E5M2FNUZ`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E5M2FNUZ"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E5M2FNUZ

    @staticmethod
    def get(context: object = None) -> Float8E5M2FNUZType:
        return F8E5M2FNUZ


class Float8E4M3FNUZType(FloatType):
    """`f8E4M3FNUZ`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3FNUZ"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E4M3FNUZ

    @staticmethod
    def get(context: object = None) -> Float8E4M3FNUZType:
        return F8E4M3FNUZ


class Float8E4M3B11FNUZType(FloatType):
    """`f8E4M3B11FNUZ`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E4M3B11FNUZ"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E4M3B11FNUZ

    @staticmethod
    def get(context: object = None) -> Float8E4M3B11FNUZType:
        return F8E4M3B11FNUZ


class Float8E3M4Type(FloatType):
    """`f8E3M4`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E3M4"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E3M4

    @staticmethod
    def get(context: object = None) -> Float8E3M4Type:
        return F8E3M4


class Float4E2M1FNType(FloatType):
    """`f4E2M1FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f4E2M1FN"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F4E2M1FN

    @staticmethod
    def get(context: object = None) -> Float4E2M1FNType:
        return F4E2M1FN


class Float6E2M3FNType(FloatType):
    """`f6E2M3FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f6E2M3FN"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F6E2M3FN

    @staticmethod
    def get(context: object = None) -> Float6E2M3FNType:
        return F6E2M3FN


class Float6E3M2FNType(FloatType):
    """`f6E3M2FN`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f6E3M2FN"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F6E3M2FN

    @staticmethod
    def get(context: object = None) -> Float6E3M2FNType:
        return F6E3M2FN


class Float8E8M0FNUType(FloatType):
    """`f8E8M0FNU`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f8E8M0FNU"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F8E8M0FNU

    @staticmethod
    def get(context: object = None) -> Float8E8M0FNUType:
        return F8E8M0FNU


class BF16Type(FloatType):
    """`bf16`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.bf16"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.BF16

    @staticmethod
    def get(context: object = None) -> BF16Type:
        return BF16


class F16Type(FloatType):
    """`f16`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f16"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F16

    @staticmethod
    def get(context: object = None) -> F16Type:
        return F16


class FloatTF32Type(FloatType):
    """`tf32`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.tf32"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.TF32

    @staticmethod
    def get(context: object = None) -> FloatTF32Type:
        return TF32


class F32Type(FloatType):
    """`f32`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f32"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F32

    @staticmethod
    def get(context: object = None) -> F32Type:
        return F32


class F64Type(FloatType):
    """`f64`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f64"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F64

    @staticmethod
    def get(context: object = None) -> F64Type:
        return F64


class F80Type(FloatType):
    """`f80`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f80"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F80

    @staticmethod
    def get(context: object = None) -> F80Type:
        return F80


class F128Type(FloatType):
    """`f128`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.f128"

    def __init__(self, type: FloatType | None = None) -> None:
        if type is None:
            self._hash = 0
            self.semantics = semantics.F128

    @staticmethod
    def get(context: object = None) -> F128Type:
        return F128


INDEX: Final = IndexType()
NONE: Final = NoneType()
F8E5M2: Final = Float8E5M2Type()
F8E4M3: Final = Float8E4M3Type()
F8E4M3FN: Final = Float8E4M3FNType()
F8E5M2FNUZ: Final = Float8E5M2FNUZType()
F8E4M3FNUZ: Final = Float8E4M3FNUZType()
F8E4M3B11FNUZ: Final = Float8E4M3B11FNUZType()
F8E3M4: Final = Float8E3M4Type()
F4E2M1FN: Final = Float4E2M1FNType()
F6E2M3FN: Final = Float6E2M3FNType()
F6E3M2FN: Final = Float6E3M2FNType()
F8E8M0FNU: Final = Float8E8M0FNUType()
BF16: Final = BF16Type()
F16: Final = F16Type()
TF32: Final = FloatTF32Type()
F32: Final = F32Type()
F64: Final = F64Type()
F80: Final = F80Type()
F128: Final = F128Type()

FLOAT_TYPES: Final[dict[str, FloatType]] = {
    each.semantics.keyword: each
    for each in (
        F8E5M2,
        F8E4M3,
        F8E4M3FN,
        F8E5M2FNUZ,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E3M4,
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
        F8E8M0FNU,
        BF16,
        F16,
        TF32,
        F32,
        F64,
        F80,
        F128,
    )
}


class ComplexType(BuiltinType):
    """`complex<element>`."""

    __slots__ = ("element_type",)

    type_name: ClassVar[str] = "builtin.complex"

    HOLDS_A_TYPE: ClassVar[bool] = True

    def __init__(self, element_type: Type) -> None:
        if element_type is self:
            return
        self._hash = 0
        self.element_type = element_type
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.element_type,)

    @staticmethod
    def get(element_type: Type, context: object = None) -> ComplexType:
        if not isinstance(element_type, (FloatType, IntegerType)):
            raise ValueError(f"invalid 'Type({element_type})' and expected floating point or integer type.")
        return ComplexType(element_type=element_type)


class TupleType(BuiltinType):
    """`tuple<types>`."""

    __slots__ = ("types",)

    type_name: ClassVar[str] = "builtin.tuple"

    def __init__(self, types: Sequence[Type] | TupleType) -> None:
        if isinstance(types, TupleType):
            return
        self._hash = 0
        self.types: tuple[Type, ...] = tuple(types)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.types,)

    @staticmethod
    def get_tuple(elements: Sequence[Type], context: object = None) -> TupleType:
        return TupleType(elements)

    @property
    def num_types(self) -> int:
        return len(self.types)

    def get_type(self, pos: int) -> Type:
        return self.types[pos]


@mypyc_attr(allow_interpreted_subclasses=True)
class FunctionType(BuiltinType):
    """`(inputs) -> results`."""

    __slots__ = ("input_types", "result_types")

    type_name: ClassVar[str] = "builtin.function"

    def __init__(self, inputs: Sequence[Type] | FunctionType, results: Sequence[Type] = ()) -> None:
        if isinstance(inputs, FunctionType):
            return
        self._hash = 0
        self.input_types: tuple[Type, ...] = tuple(inputs)
        self.result_types: tuple[Type, ...] = tuple(results)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.input_types, self.result_types)

    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: object = None) -> Any:
        return FunctionType(inputs, results)

    @property
    def inputs(self) -> list[Type]:
        """A list of the inputs, as upstream's bindings give it; the type itself keeps `input_types`."""
        return list(self.input_types)

    @property
    def results(self) -> list[Type]:
        """A list of the results; the type itself keeps `result_types`."""
        return list(self.result_types)


class GraphType(BuiltinType):
    """`graph<(inputs) -> results>`... as a function type, for graphs."""

    __slots__ = ("input_types", "result_types")

    type_name: ClassVar[str] = "builtin.graph"

    def __init__(self, inputs: Sequence[Type] | GraphType, results: Sequence[Type] = ()) -> None:
        if isinstance(inputs, GraphType):
            return
        self._hash = 0
        self.input_types: tuple[Type, ...] = tuple(inputs)
        self.result_types: tuple[Type, ...] = tuple(results)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.input_types, self.result_types)

    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: object = None) -> GraphType:
        return GraphType(inputs, results)

    @property
    def inputs(self) -> list[Type]:
        """A list of the inputs, as upstream's bindings give it; the type itself keeps `input_types`."""
        return list(self.input_types)

    @property
    def results(self) -> list[Type]:
        """A list of the results; the type itself keeps `result_types`."""
        return list(self.result_types)


class OpaqueType(BuiltinType):
    """A type of a dialect that is not loaded: `!dialect<"text">`, with the text kept as it was."""

    __slots__ = ("data", "dialect_namespace")

    type_name: ClassVar[str] = "builtin.opaque"

    def __init__(self, dialect_namespace: str | OpaqueType, data: str = "") -> None:
        if isinstance(dialect_namespace, OpaqueType):
            return
        self._hash = 0
        self.dialect_namespace = dialect_namespace
        self.data = data

    def key(self) -> tuple[Any, ...]:
        return (self.dialect_namespace, self.data)

    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: object = None) -> OpaqueType:
        return OpaqueType(dialect_namespace, buffer)


# -- shaped types -------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class ShapedType(BuiltinType):
    """Base of vectors, tensors and memrefs.

    `dims` holds one int per dimension, `DYNAMIC` where unknown; it is empty for unranked types.
    """

    __slots__ = ("dims", "element_type")

    def __init__(self, shape: Sequence[int] | ShapedType, element_type: Type | None = None) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims: tuple[int, ...] = tuple(shape)
        self.element_type = element_type

    @property
    def shape(self) -> list[int]:
        """A list of the dimensions, as upstream's bindings give it; ValueError if there is no rank."""
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return list(self.dims)

    @property
    def has_rank(self) -> bool:
        return True

    @property
    def rank(self) -> int:
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return len(self.dims)

    @property
    def has_static_shape(self) -> bool:
        return self.has_rank and DYNAMIC not in self.dims

    @property
    def num_elements(self) -> int:
        """The product of the dimensions, which must be static."""
        count = 1
        for size in self.dims:
            count *= size
        return count

    def is_dynamic_dim(self, dim: int) -> bool:
        return self.get_dim_size(dim) == DYNAMIC

    def is_static_dim(self, dim: int) -> bool:
        return self.get_dim_size(dim) != DYNAMIC

    def get_dim_size(self, dim: int) -> int:
        if not self.has_rank:
            raise ValueError("calling this method requires that the type has a rank.")
        return self.dims[dim]

    @staticmethod
    def is_dynamic_size(size: int) -> bool:
        return size == DYNAMIC

    @staticmethod
    def is_static_size(size: int) -> bool:
        return size != DYNAMIC

    @staticmethod
    def get_dynamic_size() -> int:
        return DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        return DYNAMIC

    @staticmethod
    def is_dynamic_stride_or_offset(value: int) -> bool:
        return value == DYNAMIC

    @staticmethod
    def is_static_stride_or_offset(value: int) -> bool:
        return value != DYNAMIC


class VectorType(ShapedType):
    """`vector<4x[8]xf32>`; `scalable_flags` has one bool per dimension."""

    __slots__ = ("scalable_flags",)

    type_name: ClassVar[str] = "builtin.vector"

    def __init__(
        self,
        shape: Sequence[int] | ShapedType,
        element_type: Type | None = None,
        scalable_dims: Sequence[bool] | None = None,
    ) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims = tuple(shape)
        self.element_type = element_type
        self.scalable_flags: tuple[bool, ...] = (
            (False,) * len(self.dims) if scalable_dims is None else tuple(scalable_dims)
        )
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.dims, self.element_type, self.scalable_flags)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        loc: object = None,
        context: object = None,
    ) -> VectorType:
        from mlirkit.builtin.type_checks import checked

        if scalable is not None and scalable_dims is not None:
            raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
        if scalable is not None and len(scalable) != len(shape):
            raise ValueError("Expected len(scalable) == len(shape).")
        if scalable_dims is not None:
            if any(not 0 <= each < len(shape) for each in scalable_dims):
                raise ValueError("Scalable dimension index out of bounds.")
            scalable = [index in scalable_dims for index in range(len(shape))]
        return checked(VectorType(_sizes(shape), _element(element_type), scalable))

    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        context: object = None,
    ) -> VectorType:
        if scalable_dims is not None:
            scalable = [index in scalable_dims for index in range(len(shape))]
        return VectorType(_sizes(shape), _element(element_type), scalable)

    @property
    def scalable_dims(self) -> list[bool]:
        """A list of which dimensions are scalable, as upstream's bindings give it."""
        return list(self.scalable_flags)

    @property
    def scalable(self) -> bool:
        """Whether any dimension is scalable."""
        return True in self.scalable_flags


class RankedTensorType(ShapedType):
    """`tensor<4x?xf32, encoding>`."""

    __slots__ = ("encoding",)

    type_name: ClassVar[str] = "builtin.tensor"

    def __init__(
        self,
        shape: Sequence[int] | ShapedType,
        element_type: Type | None = None,
        encoding: Attribute | None = None,
    ) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims = tuple(shape)
        self.element_type = element_type
        self.encoding = encoding
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.dims, self.element_type, self.encoding)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        encoding: Attribute | None = None,
        loc: object = None,
        context: object = None,
    ) -> RankedTensorType:
        from mlirkit.builtin.type_checks import checked

        return checked(RankedTensorType(_sizes(shape), _element(element_type), encoding))

    @staticmethod
    def get_unchecked(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None, context: object = None
    ) -> RankedTensorType:
        return RankedTensorType(_sizes(shape), _element(element_type), encoding)


class UnrankedTensorType(ShapedType):
    """`tensor<*xf32>`."""

    __slots__ = ()

    type_name: ClassVar[str] = "builtin.unranked_tensor"

    HOLDS_A_TYPE: ClassVar[bool] = True

    def __init__(self, element_type: Type) -> None:
        if element_type is self:
            return
        self._hash = 0
        self.dims = ()
        self.element_type = element_type
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.element_type,)

    @property
    def has_rank(self) -> bool:
        return False

    @staticmethod
    def get(element_type: Type, loc: object = None, context: object = None) -> UnrankedTensorType:
        from mlirkit.builtin.type_checks import checked

        return checked(UnrankedTensorType(element_type=_element(element_type)))

    @staticmethod
    def get_unchecked(element_type: Type, context: object = None) -> UnrankedTensorType:
        return UnrankedTensorType(element_type=_element(element_type))


class MemRefType(ShapedType):
    """`memref<4x?xf32, layout, memory_space>`; a layout of None means the identity map."""

    __slots__ = ("layout", "memory_space")

    type_name: ClassVar[str] = "builtin.memref"

    def __init__(
        self,
        shape: Sequence[int] | ShapedType,
        element_type: Type | None = None,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
    ) -> None:
        if isinstance(shape, ShapedType):
            return
        assert element_type is not None
        self._hash = 0
        self.dims = tuple(shape)
        self.element_type = element_type
        self.layout: Attribute = identity_layout(len(self.dims)) if layout is None else layout
        self.memory_space = memory_space
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.dims, self.element_type, self.layout, self.memory_space)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        loc: object = None,
        context: object = None,
    ) -> MemRefType:
        from mlirkit.builtin.type_checks import checked, without_default_memory_space

        return checked(
            MemRefType(
                _sizes(shape), _element(element_type), layout, without_default_memory_space(memory_space)
            )
        )

    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        context: object = None,
    ) -> MemRefType:
        from mlirkit.builtin.type_checks import without_default_memory_space

        space = without_default_memory_space(memory_space)
        return MemRefType(_sizes(shape), _element(element_type), layout, space)

    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """Strides and offset of the layout, `DYNAMIC` where unknown; RuntimeError if it is not strided."""
        from mlirkit.builtin.strides import strides_and_offset

        found = strides_and_offset(self)
        if found is None:
            raise RuntimeError("Failed to extract strides and offset from memref.")
        return found

    @property
    def has_identity_layout(self) -> bool:
        layout = self.layout
        return isinstance(layout, AffineMapAttr) and layout.map.is_identity

    @property
    def affine_map(self) -> AffineMap:
        """The layout as a map; ValueError if it cannot be one."""
        from mlirkit.builtin.strides import layout_map

        found = layout_map(self.layout)
        if found is None:
            raise ValueError(f"the layout {self.layout} is not an affine map")
        return found


class UnrankedMemRefType(ShapedType):
    """`memref<*xf32, memory_space>`."""

    __slots__ = ("memory_space",)

    type_name: ClassVar[str] = "builtin.unranked_memref"

    HOLDS_A_TYPE: ClassVar[bool] = True

    def __init__(self, element_type: Type, memory_space: Attribute | None = None) -> None:
        if element_type is self:
            return
        self._hash = 0
        self.dims = ()
        self.element_type = element_type
        self.memory_space = memory_space
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.element_type, self.memory_space)

    @property
    def has_rank(self) -> bool:
        return False

    @staticmethod
    def get(
        element_type: Type, memory_space: Attribute | None = None, loc: object = None, context: object = None
    ) -> UnrankedMemRefType:
        from mlirkit.builtin.type_checks import checked, without_default_memory_space

        space = without_default_memory_space(memory_space)
        return checked(UnrankedMemRefType(_element(element_type), space))

    @staticmethod
    def get_unchecked(
        element_type: Type, memory_space: Attribute | None = None, context: object = None
    ) -> UnrankedMemRefType:
        from mlirkit.builtin.type_checks import without_default_memory_space

        return UnrankedMemRefType(_element(element_type), without_default_memory_space(memory_space))


def _sizes(shape: Sequence[Any]) -> list[int]:
    """A shape that a user gives: of integers of any kind."""
    return [exact_int(size) for size in shape]


def _element(type: Any) -> Type:
    """An element type that a user gives."""
    if not isinstance(type, Type):
        raise TypeError(f"expected a type, got {type!r}")
    return type


_identity_layouts: dict[int, AffineMapAttr] = {}


def identity_layout(rank: int) -> AffineMapAttr:
    """The layout of a memref that has none written: the identity map of its rank."""
    found = _identity_layouts.get(rank)
    if found is None:
        found = AffineMapAttr(AffineMap.get_identity(rank))
        _identity_layouts[rank] = found
    return found
