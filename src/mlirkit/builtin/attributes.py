"""Builtin attributes: numbers, arrays, types, layouts, and opaque attributes of unknown dialects.

Strings, symbol references and dictionaries are in core/structural_attributes.py, affine maps in
map_attributes.py, elements in dense.py, locations in core/location.py.
Text: text/parser/attributes.py and text/printer/attributes.py.  Encoding: bytecode/builtin_codec.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.affine_expr import INT64_MAX, INT64_MIN, MOST_INPUTS
from mlirkit.builtin.float_semantics import bits_from_float, bits_to_float, canonical_bits, unheld_bits
from mlirkit.builtin.float_types import F32, F64, FloatType
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX, UNSIGNED, IntegerType, integer_type
from mlirkit.core.arguments import (
    expect,
    expect_between,
    expect_count,
    expect_or_none,
    plain_integer,
    wrong_argument,
)
from mlirkit.core.attribute import Attribute, BuiltinAttribute, Type, cast_of
from mlirkit.core.reading import invalid

# Methods have a parameter called `type`.
_CLASS: Final[type] = type


@mypyc_attr(allow_interpreted_subclasses=True)
class IntegerAttr(BuiltinAttribute):
    """`42 : i32`.  `value` is the printed number: unsigned for `ui` types, a bool for `i1`, else signed."""

    __slots__ = ("number", "type")

    attr_name: ClassVar[str] = "builtin.integer"

    def __new__(cls, type: Type | Attribute, value: int = 0) -> Any:
        if isinstance(type, Attribute):
            return cast_of(cls, type)
        return object.__new__(cls)

    def __init__(self, type: Type | Attribute, value: int = 0) -> None:
        if isinstance(type, Attribute):
            return
        self._hash = 0
        self.type = type
        self.number = value

    @property
    def value(self) -> int:
        return self.number

    def key(self) -> tuple[Any, ...]:
        return (self.type, self.number)

    @staticmethod
    def get(type: Type, value: Any) -> IntegerAttr:
        """The attribute of an integer, which may be one of NumPy's."""
        expect(type, Type, "IntegerAttr.get", "type")
        return integer_attr(type, plain_integer(value))

    def __int__(self) -> int:
        return self.number

    @property
    def bits(self) -> int:
        """The value as a non-negative bit pattern."""
        return self.number & ((1 << integer_width(self.type)) - 1)


class BoolAttr(IntegerAttr):
    """`true` or `false`: an integer attribute of type `i1`."""

    __slots__ = ()

    def __init__(self, type: Type | Attribute, value: int = 0) -> None:
        if isinstance(type, Attribute):
            return
        self._hash = 0
        self.type = type
        self.number = value

    @property
    def value(self) -> bool:
        return self.number != 0

    @staticmethod
    def get(value: Any, context: object = None) -> Any:  # type: ignore[override]
        return TRUE if value else FALSE

    def __bool__(self) -> bool:
        return self.number != 0


def integer_width(type: Type) -> int:
    """The width in bits of an integer type or `index`."""
    if isinstance(type, IntegerType):
        return type.width
    return 64


def wrap_integer(value: int, type: Type) -> int:
    """`value` modulo the width of `type`, with the sign with which the type prints."""
    width = integer_width(type)
    value &= (1 << width) - 1
    if isinstance(type, IntegerType):
        if type.signedness == UNSIGNED or (width == 1 and type.signedness == 0):
            return value
    if width and value >> (width - 1):
        value -= 1 << width
    return value


def integer_attr(type: Type, value: int) -> IntegerAttr:
    """The integer attribute of `value`, wrapped to the type's width."""
    if isinstance(type, IntegerType):
        if type.width == 1 and type.signedness == 0:
            return TRUE if value & 1 else FALSE
    return IntegerAttr(type, wrap_integer(value, type))


TRUE: Final = BoolAttr(integer_type(1), 1)
FALSE: Final = BoolAttr(integer_type(1), 0)


class FloatAttr(BuiltinAttribute):
    """`1.5 : f32`.  `bits` is the bit pattern in the type's format, which equality compares.

    Infinities and NaNs of formats without them have extra bits, see `unheld_bits`; `pattern` is the pattern
    that is written.
    """

    __slots__ = ("bits", "type")

    attr_name: ClassVar[str] = "builtin.float"

    def __new__(cls, type: FloatType | Attribute, bits: int = 0) -> Any:
        if isinstance(type, Attribute):
            return cast_of(cls, type)
        return object.__new__(cls)

    def __init__(self, type: FloatType | Attribute, bits: int = 0) -> None:
        if isinstance(type, Attribute):
            return
        self._hash = 0
        self.type = type
        self.bits = bits

    def key(self) -> tuple[Any, ...]:
        return (self.type, self.bits)

    @staticmethod
    def get(type: Type, value: float, loc: object = None) -> FloatAttr:
        """The attribute of `value` rounded to the type."""
        if not isinstance(type, FloatType):
            raise invalid("attribute", "expected floating point type")
        # The argument may have any type, and compiled code trusts annotations.
        number: Any = value
        is_number = hasattr(number, "__float__") or hasattr(number, "__index__")
        if isinstance(number, (str, _CLASS)) or not is_number:
            raise TypeError(f"expected a number, got {number!r}")
        unheld = unheld_bits(value, type.semantics)
        return FloatAttr(type, bits_from_float(value, type.semantics) if unheld is None else unheld)

    @staticmethod
    def get_unchecked(type: Type, value: float, context: object = None) -> FloatAttr:
        return FloatAttr.get(type, value)

    @staticmethod
    def get_f32(value: float, context: object = None) -> FloatAttr:
        return FloatAttr.get(F32, value)

    @staticmethod
    def get_f64(value: float, context: object = None) -> FloatAttr:
        return FloatAttr.get(F64, value)

    @property
    def pattern(self) -> int:
        """The bit pattern that is written to files."""
        return canonical_bits(self.bits, self.type.semantics)

    @property
    def value(self) -> float:
        """The value as a Python float: exact up to 64 bits, rounded for f80 and f128."""
        return bits_to_float(self.bits, self.type.semantics)

    def __float__(self) -> float:
        return self.value


class UnitAttr(BuiltinAttribute):
    """`unit`: an attribute without a value."""

    __slots__ = ()

    attr_name: ClassVar[str] = "builtin.unit"

    def __init__(self, unit: UnitAttr | None = None) -> None:
        if unit is None:
            self._hash = 0

    @staticmethod
    def get(context: object = None) -> UnitAttr:
        return UNIT


UNIT: Final = UnitAttr()


class TypeAttr(BuiltinAttribute):
    """A type as an attribute."""

    __slots__ = ("type",)

    attr_name: ClassVar[str] = "builtin.type"

    def __init__(self, type: Type | TypeAttr) -> None:
        if isinstance(type, TypeAttr):
            return
        self._hash = 0
        self.type = type
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.type,)

    @staticmethod
    def get(value: Type, context: object = None) -> TypeAttr:
        expect(value, Type, "TypeAttr.get", "value")
        return TypeAttr(value)

    @property
    def value(self) -> Type:
        return self.type


class ArrayAttr(BuiltinAttribute):
    """`[1, "two"]`."""

    __slots__ = ("elements",)

    attr_name: ClassVar[str] = "builtin.array"

    def __new__(cls, elements: Sequence[Attribute] | Attribute = ()) -> Any:
        if isinstance(elements, Attribute):
            return cast_of(cls, elements)
        return object.__new__(cls)

    def __init__(self, elements: Sequence[Attribute] | Attribute = ()) -> None:
        if isinstance(elements, Attribute):
            return
        self._hash = 0
        self.elements: tuple[Attribute, ...] = tuple(elements)
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.elements,)

    @staticmethod
    def get(attributes: Sequence[Attribute], context: object = None) -> ArrayAttr:
        # The argument may have any type, and compiled code trusts annotations.
        if isinstance(attributes, (str, bytes, dict)) or not isinstance(attributes, Iterable):
            raise wrong_argument(attributes, "a sequence of Attribute", "ArrayAttr.get", "attributes")
        elements: Sequence[Any] = attributes
        for element in elements:
            if not isinstance(element, Attribute):
                none = " (None?)" if element is None else ""
                raise RuntimeError(
                    f"Invalid attribute{none} when attempting to create an ArrayAttribute ({element!r})"
                )
        return ArrayAttr(attributes)

    @property
    def value(self) -> tuple[Attribute, ...]:
        return self.elements

    def __len__(self) -> int:
        return len(self.elements)

    def __bool__(self) -> bool:
        return len(self) > 0

    def __getitem__(self, index: Any) -> Any:
        try:
            return self.elements[index]
        except IndexError:
            raise IndexError("ArrayAttribute index out of range") from None

    def __iter__(self) -> Iterator[Attribute]:
        return iter(self.elements)

    def __add__(self, other: Any) -> ArrayAttr:
        return ArrayAttr.get([*self.elements, *other])

    # Compiled code calls this method for `list += self` as well.
    def __radd__(self, other: list[Any]) -> list[Any]:
        return [*other, *self.elements]


class StridedLayoutAttr(BuiltinAttribute):
    """`strided<[4, ?], offset: 2>`; unknown steps and offset are `DYNAMIC`."""

    __slots__ = ("offset", "steps")

    attr_name: ClassVar[str] = "builtin.strided_layout"

    def __init__(self, offset: int | StridedLayoutAttr, strides: Sequence[int] = ()) -> None:
        if isinstance(offset, StridedLayoutAttr):
            return
        self._hash = 0
        self.offset = offset
        self.steps: tuple[int, ...] = tuple(strides)

    def key(self) -> tuple[Any, ...]:
        return (self.offset, self.steps)

    @staticmethod
    def get(offset: int, strides: Sequence[int], context: object = None) -> StridedLayoutAttr:
        function = "StridedLayoutAttr.get"
        first = expect_between(offset, INT64_MIN, INT64_MAX, function, "offset")
        steps = [expect_between(step, INT64_MIN, INT64_MAX, function, "strides") for step in strides]
        return StridedLayoutAttr(first, steps)

    @staticmethod
    def get_fully_dynamic(rank: int, context: object = None) -> StridedLayoutAttr:
        count = expect_count(rank, MOST_INPUTS, "StridedLayoutAttr.get_fully_dynamic", "rank")
        return StridedLayoutAttr(DYNAMIC, [DYNAMIC] * count)

    @property
    def strides(self) -> list[int]:
        """A list of the steps, as in upstream's bindings."""
        return list(self.steps)


class OpaqueAttr(BuiltinAttribute):
    """An attribute of a dialect that is not loaded, kept as text: `#dialect<"text"> : type`."""

    __slots__ = ("dialect_namespace", "text", "type")

    attr_name: ClassVar[str] = "builtin.opaque"

    def __init__(self, dialect_namespace: str | OpaqueAttr, text: str = "", type: Type | None = None) -> None:
        if isinstance(dialect_namespace, OpaqueAttr):
            return
        self._hash = 0
        self.dialect_namespace = dialect_namespace
        self.text = text
        # None means the `none` type.
        self.type = type

    def key(self) -> tuple[Any, ...]:
        return (self.dialect_namespace, self.text, self.type)

    @staticmethod
    def get(
        dialect_namespace: str, buffer: bytes | str, type: Type | None = None, context: object = None
    ) -> OpaqueAttr:
        expect(dialect_namespace, str, "OpaqueAttr.get", "dialect_namespace")
        expect(buffer, (str, bytes), "OpaqueAttr.get", "buffer")
        expect_or_none(type, Type, "OpaqueAttr.get", "type")
        text = buffer if isinstance(buffer, str) else buffer.decode("utf-8", "surrogateescape")
        return OpaqueAttr(dialect_namespace, text, type)

    @property
    def data(self) -> bytes:
        """The text as the bytes of a file."""
        return self.text.encode("utf-8", "surrogateescape")


class LiteralTextAttr(BuiltinAttribute):
    """A literal of a type that is not understood, kept as its text: `dense<1> : !tile.array<2xi32>`."""

    __slots__ = ("text", "type")

    attr_name: ClassVar[str] = "builtin.literal_text"

    def __init__(self, text: str, type: Type) -> None:
        self._hash = 0
        self.text = text
        self.type = type

    def key(self) -> tuple[Any, ...]:
        return (self.text, self.type)


class DistinctAttr(Attribute):
    """`distinct[0]<inner>`: equal to nothing but itself."""

    __slots__ = ("referenced",)

    def __init__(self, referenced: Attribute) -> None:
        self._hash = 0
        self.referenced = referenced
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.referenced, id(self))

    def __reduce__(self) -> Any:
        return (DistinctAttr, (self.referenced,))

    @staticmethod
    def get(referenced: Attribute, context: object = None) -> DistinctAttr:
        expect(referenced, Attribute, "DistinctAttr.get", "referenced")
        return DistinctAttr(referenced)


def index_attr(value: int) -> IntegerAttr:
    """An attribute of type `index`."""
    return IntegerAttr(INDEX, wrap_integer(value, INDEX))
