"""Elements attributes: dense, sparse, dense arrays, and dense elements whose data is a resource.

    dense<...> : type              raw data of a splat (one element) or of all elements, row major
    dense<"text"> : type           strings
    sparse<indices, values> : type
    array<i32: 1, 2>               a flat run of booleans, integers or floats
    dense_resource<key> : type     data stored separately, see resources.py

Raw data is little-endian as in MLIR: elements take whole bytes (`element_byte_width`), except `i1`, which is
packed eight to a byte, first element in the lowest bit.  It may be a view of a mapped file.  The packing
itself: builtin/dense_data.py; NumPy views: interop/numpy.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index as exact_int
from struct import error as struct_error
from struct import pack, unpack
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr, integer_width
from mlirkit.builtin.float_types import F32, F64, FloatType
from mlirkit.builtin.resources import DialectResource
from mlirkit.builtin.shaped_types import ShapedType, shaped_type
from mlirkit.builtin.types import UNSIGNED, ComplexType, IndexType, IntegerType, integer_type
from mlirkit.core.arguments import plain_integer
from mlirkit.core.attribute import AttributeOrType, BuiltinAttribute, Type
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import StringAttr

RawData = bytes | memoryview


@mypyc_attr(allow_interpreted_subclasses=True)
class ElementsAttr(BuiltinAttribute):
    """Base of the attributes that hold the elements of a shaped type."""

    __slots__ = ("type",)

    def __init__(self, type: Type | ElementsAttr) -> None:
        if isinstance(type, ElementsAttr):
            return
        self._hash = 0
        self.type = type

    @property
    def shaped(self) -> ShapedType:
        """The shape and the type of the elements, also for a type of another dialect."""
        type = shaped_type(self.type)
        assert type is not None
        return type

    @property
    def element_type(self) -> Type:
        return self.shaped.element_type

    @property
    def dims(self) -> tuple[int, ...]:
        return self.shaped.dims

    @property
    def shape(self) -> list[int]:
        return list(self.dims)

    @property
    def num_elements(self) -> int:
        return self.shaped.num_elements

    def __len__(self) -> int:
        return self.num_elements

    def __bool__(self) -> bool:
        return len(self) > 0

    def to_numpy(self) -> Any:
        """The elements as a NumPy array, without copying if the layout allows it."""
        from mlirkit.core.upcalls import elements_to_numpy

        return elements_to_numpy(self)

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        array = self.to_numpy()
        return array if dtype is None else array.astype(dtype)


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseElementsAttr(ElementsAttr):
    """Base of `dense<...>`; made by `dense_elements`, which picks the class for the element type."""

    __slots__ = ()

    @staticmethod
    def get(
        array: Any = None,
        signless: Any = True,
        type: Any = None,
        shape: Sequence[int] | None = None,
        context: object = None,
        *,
        attrs: Any = None,
    ) -> Any:
        """From a NumPy array (or anything with the buffer protocol), or a list of attributes.

        A list of attributes may be given as `attrs`, and its shaped type as second argument; without a type,
        the result is a tensor of one dimension.  If the elements of the given type are as wide as the
        array's, they are taken bit for bit: an array of uint16 can give bf16.
        """
        from mlirkit.core.upcalls import elements_from_array

        if isinstance(signless, Type):
            type, signless = signless, True
        return elements_from_array(array if attrs is None else attrs, signless, type, shape, True)

    @staticmethod
    def get_splat(shaped_type: Any, element_attr: Any) -> Any:
        """All elements alike; ValueError unless the type is static and of the attribute's type."""
        from mlirkit.builtin.dense_data import element_bytes, splat_problem

        problem = splat_problem(shaped_type, element_attr)
        if problem is not None:
            raise ValueError(problem)
        return dense_elements(shaped_type, element_bytes(element_attr))

    @property
    def is_splat(self) -> bool:
        """Whether one stored element represents all."""
        raise NotImplementedError

    def get_splat_value(self) -> Any:
        """The one element of a splat, as an attribute."""
        if not self.is_splat:
            raise ValueError("get_splat_value called on a non-splat attribute")
        return self.attribute_at(0)

    def attribute_at(self, index: int) -> Any:
        """Element `index` as an attribute; a complex element as an array of its parts."""
        raise NotImplementedError

    def __getitem__(self, index: int) -> Any:
        """Element `index` as a Python value: a number, or a string."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Any]:
        for index in range(self.num_elements):
            yield self[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseIntOrFPElementsAttr(DenseElementsAttr):
    """`dense<...>` of integers, floats, index or complex numbers.

    `raw` holds one element if `splat`, else all of them.
    """

    __slots__ = ("raw", "splat")

    def __init__(self, type: Type | ElementsAttr, raw: RawData = b"", splat: bool = False) -> None:
        if isinstance(type, ElementsAttr):
            return
        self._hash = 0
        self.type = type
        self.raw = raw
        self.splat = splat

    def key(self) -> tuple[Any, ...]:
        return (self.type, bytes(self.raw), self.splat)

    def __hash__(self) -> int:
        # A fragment of the data distinguishes most attributes.
        value = self._hash
        if value == 0:
            value = hash((self.type, len(self.raw), bytes(self.raw[:64]), self.splat)) or 1
            self._hash = value
        return value

    @property
    def is_splat(self) -> bool:
        return self.splat

    def get_splat_value(self) -> Any:
        if self.splat and len(self.raw):
            from mlirkit.builtin.dense_data import element_at

            # A folded type may have any number of elements.
            return element_at(self.element_type, self.raw, 0)
        return super().get_splat_value()

    @property
    def data(self) -> RawData:
        """The stored bytes."""
        return self.raw

    def _stored(self, index: int) -> int:
        """The index at which element `index` is stored."""
        count = self.num_elements
        if index < 0:
            index += count
        if not 0 <= index < count:
            raise IndexError("attempt to access out of bounds element")
        return 0 if self.splat else index

    def attribute_at(self, index: int) -> Any:
        from mlirkit.builtin.dense_data import element_at

        return element_at(self.element_type, self.raw, self._stored(index))

    def __getitem__(self, index: int) -> Any:
        from mlirkit.builtin.dense_data import python_number_at

        return python_number_at(self.element_type, self.raw, self._stored(index))


class DenseIntElementsAttr(DenseIntOrFPElementsAttr):
    """`dense<...>` of integers or index."""

    __slots__ = ()


class DenseFPElementsAttr(DenseIntOrFPElementsAttr):
    """`dense<...>` of floats."""

    __slots__ = ()


def dense_elements(type: Type, raw: RawData) -> DenseIntOrFPElementsAttr:
    """The dense attribute of raw data, which holds either one element or all, of a type with a shape.

    Data whose elements are all equal becomes a splat, as in MLIR.
    """
    from mlirkit.builtin.dense_data import canonical_data, element_format

    shaped = shaped_type(type)
    assert shaped is not None, f"{type} has no shape"
    element_type = shaped.element_type
    format = element_format(element_type)
    assert format is not None, f"{element_type} has no raw data"
    raw, splat = canonical_data(format, shaped.num_elements, raw)
    if isinstance(element_type, (IntegerType, IndexType)):
        return DenseIntElementsAttr(type, raw, splat)
    if isinstance(element_type, FloatType):
        return DenseFPElementsAttr(type, raw, splat)
    return DenseIntOrFPElementsAttr(type, raw, splat)


class DenseStringElementsAttr(DenseElementsAttr):
    """`dense<["a", "b"]>`: strings, for element types of dialects; one string if it is a splat."""

    __slots__ = ("strings",)

    def __init__(self, type: Type | ElementsAttr, strings: Sequence[str] = ()) -> None:
        if isinstance(type, ElementsAttr):
            return
        self._hash = 0
        self.type = type
        self.strings: tuple[str, ...] = tuple(strings)
        if len(set(self.strings)) == 1:
            self.strings = self.strings[:1]

    def key(self) -> tuple[Any, ...]:
        return (self.type, self.strings)

    @property
    def is_splat(self) -> bool:
        return len(self.strings) == 1

    def attribute_at(self, index: int) -> Any:
        return StringAttr(self[index], self.element_type)

    def __getitem__(self, index: int) -> Any:
        return self.strings[0 if self.is_splat else index]


class SparseElementsAttr(ElementsAttr):
    """`sparse<indices, values>`: a 2-d tensor of i64 positions and the values at these positions."""

    __slots__ = ("indices", "values")

    def __init__(
        self,
        type: Type | ElementsAttr,
        indices: DenseElementsAttr | None = None,
        values: DenseElementsAttr | None = None,
    ) -> None:
        if isinstance(type, ElementsAttr):
            return
        assert indices is not None and values is not None
        self._hash = 0
        self.type = type
        self.indices = indices
        self.values = values
        self.seal()

    def key(self) -> tuple[Any, ...]:
        return (self.type, self.indices, self.values)


class DenseResourceElementsAttr(ElementsAttr):
    """`dense_resource<key> : type`: elements whose data is in the module's resources."""

    __slots__ = ("handle",)

    attr_name: ClassVar[str] = "builtin.dense_resource_elements"

    def __init__(self, type: Type | ElementsAttr, handle: DialectResource | None = None) -> None:
        if isinstance(type, ElementsAttr):
            return
        assert handle is not None
        self._hash = 0
        self.type = type
        self.handle = handle

    def key(self) -> tuple[Any, ...]:
        return (self.type, self.handle)

    @staticmethod
    def get_from_buffer(
        array: Any,
        name: str,
        type: Type,
        alignment: int | None = None,
        is_mutable: bool = False,
        context: Context | None = None,
    ) -> DenseResourceElementsAttr:
        """Elements whose data is the given buffer, not copied; ValueError if they have no shape.

        In a context of the program, the name is unique among resources made like this.
        """
        if shaped_type(type) is None:
            raise ValueError("Constructing a DenseResourceElementsAttr requires a ShapedType.")
        elements = memoryview(array)
        # As upstream: the distance between elements.
        inferred = elements.strides[-1] if elements.strides else elements.itemsize
        view = elements.cast("B")
        owner = Context.current if context is None else context
        key = name if owner is None else owner.unique_resource_name(name)
        return DenseResourceElementsAttr(type, DialectResource("builtin", key, view, alignment or inferred))

    @property
    def data(self) -> RawData:
        """The bytes of the resource; MLIRError if the file had none."""
        return self.handle.require_data()


@mypyc_attr(allow_interpreted_subclasses=True)
class DenseArrayAttr(BuiltinAttribute):
    """`array<i32: 1, 2>`; `raw` is little-endian with whole bytes per element (i1: one byte).

    Arrays of common element types have special classes.  Compiled code makes them with `dense_array_of`,
    because its constructor calls cannot change the class.
    """

    __slots__ = ("element_type", "raw")

    def __new__(cls, element_type: Any, raw: RawData = b"") -> Any:
        return super().__new__(_ARRAY_CLASSES.get(element_type, cls), element_type)

    def __init__(self, element_type: Type | DenseArrayAttr, raw: RawData = b"") -> None:
        if isinstance(element_type, DenseArrayAttr):
            return
        self._hash = 0
        self.element_type = element_type
        self.raw = raw

    def key(self) -> tuple[Any, ...]:
        return (self.element_type, bytes(self.raw))

    def _has_equal_parts(self, other: AttributeOrType) -> bool:
        # As in `StringAttr`.
        assert isinstance(other, DenseArrayAttr)
        ours, theirs = self.raw, other.raw
        if self.element_type is other.element_type and isinstance(ours, bytes) and isinstance(theirs, bytes):
            return ours == theirs
        return super()._has_equal_parts(other)

    @staticmethod
    def get_values(element_type: Type, values: Sequence[Any]) -> DenseArrayAttr:
        """The array of Python numbers."""
        return dense_array(element_type, values)

    @property
    def element_byte_width(self) -> int:
        """Bytes of an element in `raw`."""
        return element_byte_width(self.element_type)

    @property
    def values(self) -> list[Any]:
        """The elements as Python numbers; booleans for i1."""
        type = self.element_type
        raw = self.raw
        code = _integer_code(type)
        if code:
            width = integer_width(type) >> 3
            if len(raw) % width == 0:
                return list(unpack(f"<{len(raw) // width}{code}", raw))
        width = self.element_byte_width
        return [
            number_of(type, int.from_bytes(raw[at : at + width], "little"))
            for at in range(0, len(raw), width)
        ]

    @property
    def value(self) -> list[Any]:
        return self.values

    def to_numpy(self) -> Any:
        """The elements as a NumPy array, without copying."""
        from mlirkit.core.upcalls import elements_to_numpy

        return elements_to_numpy(self)

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        array = self.to_numpy()
        return array if dtype is None else array.astype(dtype)

    def __len__(self) -> int:
        return len(self.raw) // self.element_byte_width

    def __bool__(self) -> bool:
        return len(self) > 0

    def __getitem__(self, index: Any) -> Any:
        return self.values[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __add__(self, other: Any) -> DenseArrayAttr:
        return dense_array(self.element_type, [*self.values, *other])

    # Compiled code calls this method for `list += self` as well.
    def __radd__(self, other: list[Any]) -> list[Any]:
        return [*other, *self.values]


class DenseBoolArrayAttr(DenseArrayAttr):
    """`array<i1: true, false>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return dense_array(I1, [bool(value) for value in values])


class DenseI8ArrayAttr(DenseArrayAttr):
    """`array<i8: 1, 2>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return integer_array(I8, values)


class DenseI16ArrayAttr(DenseArrayAttr):
    """`array<i16: 1, 2>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return integer_array(I16, values)


class DenseI32ArrayAttr(DenseArrayAttr):
    """`array<i32: 1, 2>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return integer_array(I32, values)


class DenseI64ArrayAttr(DenseArrayAttr):
    """`array<i64: 1, 2>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return integer_array(I64, values)


class DenseF32ArrayAttr(DenseArrayAttr):
    """`array<f32: 1.0>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return dense_array(F32, values)


class DenseF64ArrayAttr(DenseArrayAttr):
    """`array<f64: 1.0>`."""

    __slots__ = ()

    @staticmethod
    def get(values: Any, context: object = None) -> DenseArrayAttr:
        return dense_array(F64, values)


I1: Final = integer_type(1)
I8: Final = integer_type(8)
I16: Final = integer_type(16)
I32: Final = integer_type(32)
I64: Final = integer_type(64)

# Classes by element type; arrays of other types are plain `DenseArrayAttr`.
_ARRAY_CLASSES: Final[dict[object, Any]] = {
    I1: DenseBoolArrayAttr,
    I8: DenseI8ArrayAttr,
    I16: DenseI16ArrayAttr,
    I32: DenseI32ArrayAttr,
    I64: DenseI64ArrayAttr,
    F32: DenseF32ArrayAttr,
    F64: DenseF64ArrayAttr,
}

# For tables by class.
DENSE_ARRAY_CLASSES: Final[list[Any]] = [DenseArrayAttr, *_ARRAY_CLASSES.values()]


def dense_array_of(element_type: Type, raw: RawData) -> DenseArrayAttr:
    """The array of encoded elements, of the class for its element type."""
    array: DenseArrayAttr = _ARRAY_CLASSES.get(element_type, DenseArrayAttr)(element_type, raw)
    return array


def _integer_code(type: Type) -> str:
    """The `struct` code of an integer of this type; empty if there is none of this width."""
    code = _CODES.get(integer_width(type), "") if isinstance(type, (IntegerType, IndexType)) else ""
    return code.upper() if isinstance(type, IntegerType) and type.signedness == UNSIGNED else code


# `struct` codes by width.
_CODES: Final = {8: "b", 16: "h", 32: "i", 64: "q"}


def element_byte_width(type: Type) -> int:
    """The bytes of one element in a dense array: the width in whole bytes, and one byte for i0."""
    return (element_bit_width(type) + 7) // 8 or 1


def element_bit_width(type: Type) -> int:
    """The width in bits of a number of this type; twice the element's for complex numbers."""
    if isinstance(type, FloatType):
        return type.semantics.width
    if isinstance(type, ComplexType):
        return 2 * element_bit_width(type.element_type)
    return integer_width(type)


def number_of(type: Type, bits: int) -> Any:
    """The Python number of a bit pattern in `type`."""
    if isinstance(type, FloatType):
        return FloatAttr(type, bits).value
    if isinstance(type, IntegerType) and type.width == 1:
        # A boolean is a byte, whose other bits may be set in files.
        return bits != 0
    return integer_attr(type, bits).value


def bits_of(type: Type, value: Any) -> int:
    """The bit pattern of a Python number in `type`."""
    if isinstance(type, FloatType):
        return FloatAttr.get(type, value).pattern
    return IntegerAttr(type, exact_int(value)).bits


def integer_array(type: IntegerType, values: Any) -> DenseArrayAttr:
    """As `dense_array`, for integers that must fit; TypeError if one does not, as in upstream's bindings."""
    least = 1 << (type.width - 1)
    try:
        numbers = [
            plain_integer(value.value if isinstance(value, IntegerAttr) else value) for value in values
        ]
    except TypeError as error:
        raise TypeError(f"get(): incompatible function arguments: {error}") from None
    for number in numbers:
        if not -least <= number < least:
            raise TypeError(f"get(): incompatible function arguments: {number} does not fit {type}")
    return dense_array(type, numbers)


def dense_array(element_type: Type, values: Sequence[Any]) -> DenseArrayAttr:
    """`array<element_type: values>`."""
    code = _integer_code(element_type)
    if code:
        try:
            return dense_array_of(element_type, pack(f"<{len(values)}{code}", *values))
        except struct_error:
            pass  # a number that wraps, or none at all
    width = element_byte_width(element_type)
    return dense_array_of(
        element_type, b"".join([bits_of(element_type, value).to_bytes(width, "little") for value in values])
    )
