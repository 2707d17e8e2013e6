"""C++ names of attributes: their classes, methods, `get` functions and arbitrary-width integers.

A part of the table in cpp_names.py.  `getValue` unwraps: an integer becomes an APInt, which is an int with a
width; strings, floats and arrays become Python values.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    TypeAttr,
    UnitAttr,
    integer_attr,
    integer_width,
)
from mlirkit.builtin.dense import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseFPElementsAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
    dense_array,
)
from mlirkit.builtin.float_types import F32Type, F64Type, FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import IntegerType, NoneType, integer_type
from mlirkit.core.attribute import Attribute, NamedAttribute, Type
from mlirkit.core.location import (
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
)
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
)
from mlirkit.ods.cpp_expr.names import ClassEntry, Field, Function, MethodEntry, Template
from mlirkit.ods.cpp_expr.numbers import HasOperators
from mlirkit.ods.live.cpp.type_names import has_class, implements


class APInt(int, HasOperators):
    """An integer with a width, the result of `IntegerAttr::getValue`; compared by its bits, as in C++.

    The operators are those of C++: results wrap, operands have one width, and `<` is an error.
    """

    width: int

    def __new__(cls, value: int, width: int = 64) -> APInt:
        result = super().__new__(cls, value)
        result.width = width
        return result

    def __eq__(self, other: object) -> bool:
        return _same_bits(self, other)

    def __ne__(self, other: object) -> bool:
        return not _same_bits(self, other)

    def __hash__(self) -> int:
        return hash(self.bits)

    @property
    def bits(self) -> int:
        """The value without a sign: `getZExtValue`."""
        return int(self) & ((1 << self.width) - 1)

    @property
    def signed(self) -> int:
        """The value with its top bit as sign: `getSExtValue`."""
        bits = self.bits
        return bits - (1 << self.width) if self.width and bits >> (self.width - 1) else bits


def _bits_of(left: APInt, right: Any) -> int:
    """The bits of the right operand; a plain integer is reduced modulo the width."""
    if isinstance(right, APInt):
        if right.width != left.width:
            raise TypeError("operands of different widths")
        return right.bits
    if isinstance(right, bool) or not isinstance(right, int):
        raise TypeError("an operand that is no integer")
    return int(right) & ((1 << left.width) - 1)


def _wrapping(compute: Callable[[int, int], int]) -> Any:
    def operate(left: APInt, right: Any) -> APInt:
        result = APInt(compute(left.bits, _bits_of(left, right)), left.width)
        return APInt(result.signed, left.width)

    return operate


def _same_bits(left: APInt, right: Any) -> bool:
    """`==`, which compares an integer as 64 bits."""
    if isinstance(right, APInt):
        return left.bits == _bits_of(left, right)
    return isinstance(right, int) and left.bits == right & ((1 << 64) - 1)


def _no_order(left: APInt, right: Any) -> bool:
    raise TypeError("integers of unknown sign have no order")


for _sign, _compute in (
    ("add", operator.add), ("sub", operator.sub), ("mul", operator.mul),
    ("and", operator.and_), ("or", operator.or_), ("xor", operator.xor),
):  # fmt: skip
    setattr(APInt, f"__{_sign}__", _wrapping(_compute))
for _sign in ("lt", "le", "gt", "ge"):
    setattr(APInt, f"__{_sign}__", _no_order)


def _apint(arguments: tuple[Any, ...], width: int, value: int = 0, signed: bool = False) -> APInt:
    return APInt(value, width)


def zero_extended(value: int) -> int:
    """`getZExtValue`."""
    return value.bits if isinstance(value, APInt) else int(value)


def sign_extended(value: int) -> int:
    """`getSExtValue`."""
    return value.signed if isinstance(value, APInt) else int(value)


def is_negative(value: Any) -> bool:
    """`isNegative`, of APInt and APFloat."""
    if isinstance(value, APInt):
        return value.signed < 0
    if not isinstance(value, float):
        raise TypeError("no number of a width")
    return bool(math.copysign(1.0, value) < 0)


def is_non_negative(value: Any) -> bool:
    """`APInt::isNonNegative`."""
    return not is_negative(value)


def is_strictly_positive(value: Any) -> bool:
    """`APInt::isStrictlyPositive`."""
    return not is_negative(value) and value != 0


def is_zero(value: Any) -> bool:
    """`isZero`."""
    return bool(value == 0)


def is_one(value: Any) -> bool:
    """`APInt::isOne`."""
    return bool(value == 1)


def is_power_of_2(value: Any) -> bool:
    """`APInt::isPowerOf2`, of the bits: true for the smallest negative number."""
    bits = zero_extended(value)
    return bits > 0 and bits & (bits - 1) == 0


def _signed(value: Any) -> int:
    return value.signed if isinstance(value, APInt) else int(value)


def _unsigned(value: Any) -> int:
    return value.bits if isinstance(value, APInt) else int(value) & ((1 << 64) - 1)


_NONE: Final = NoneType()

# -- unwrapping ---------------------------------------------------------------------------------------


def value_of(attribute: Any) -> Any:
    """`getValue`: the value of an attribute; the attribute of a named attribute."""
    if isinstance(attribute, BoolAttr):
        return attribute.value != 0
    if isinstance(attribute, IntegerAttr):
        return APInt(attribute.value, integer_width(attribute.type))
    if isinstance(attribute, NamedAttribute):
        return attribute.attr
    return attribute.value


def contains_any(bits: Any, other: Any) -> bool:
    """`bitEnumContainsAny`."""
    return (_bits(bits) & int(other)) != 0


def contains_all(bits: Any, other: Any) -> bool:
    """`bitEnumContainsAll`."""
    return (_bits(bits) & int(other)) == int(other)


def _bits(value: Any) -> int:
    # Conditions may name an attribute for which C++ passes its value.
    return int(value_of(value) if isinstance(value, Attribute) else value)


#: Functions that C++ has for every bit enum, in the namespace of the enum.
BIT_ENUM_FUNCTIONS: Final[dict[str, Function]] = {
    "bitEnumContainsAny": contains_any,
    "bitEnumContainsAll": contains_all,
}


def integer_of(attribute: Any) -> int:
    """`getInt`: the value with its sign."""
    if isinstance(attribute, BoolAttr):
        return -1 if attribute.value else 0
    return int(attribute.value)


def type_of(value: Any) -> Any:
    """`getType`: the type of a value or typed attribute, the types of a range of values."""
    try:
        type = value.type
    except AttributeError:
        if value is None:
            raise
        return tuple([item.type for item in value])
    # A string attribute without a type has type `none` in C++.
    return _NONE if type is None else type


def as_range(arguments: tuple[Any, ...], array: Iterable[Any]) -> tuple[Any, ...]:
    """`ArrayAttr::getAsRange<T>`."""
    return tuple(array)


def as_value_range(arguments: tuple[Any, ...], array: Iterable[Any]) -> tuple[Any, ...]:
    """`ArrayAttr::getAsValueRange<T>`."""
    return tuple([value_of(element) for element in array])


def entry_of(container: Any, *path: Any) -> Any:
    """`get(x)`: an entry of a dictionary, or null."""
    if isinstance(container, DictionaryAttr):
        return container.get_entry(_text(path[0]))
    return container[path[0]] if path else container


def element_classes(bits: int | None) -> Callable[[Any], bool]:
    """The test for `DenseI<bits>ArrayAttr`; for None, the test for DenseBoolArrayAttr."""
    width = 1 if bits is None else bits

    def test(value: Any) -> bool:
        if not isinstance(value, DenseArrayAttr):
            return False
        type = value.element_type
        return isinstance(type, IntegerType) and type.width == width and type.signedness == 0

    return test


def _float_elements(element: type[FloatType]) -> Callable[[Any], bool]:
    def test(value: Any) -> bool:
        return isinstance(value, DenseArrayAttr) and isinstance(value.element_type, element)

    return test


def is_symbol_name(value: Any) -> bool:
    """`isa<FlatSymbolRefAttr>`."""
    return isinstance(value, FlatSymbolRefAttr)


# -- making -------------------------------------------------------------------------------------------


def string_attr(*parts: Any) -> Any:
    """`StringAttr::get(context, text, [type])` and `StringAttr::get(text, type)`."""
    texts = [part for part in parts if isinstance(part, str)]
    types = [part for part in parts if isinstance(part, Type)]
    return StringAttr(texts[0] if texts else "", *types)


def bool_attr(*parts: Any) -> Any:
    """`BoolAttr::get(context, value)`."""
    return BoolAttr.get(parts[-1])


def integer_attribute(type_or_context: Any, *rest: Any) -> Any:
    """`IntegerAttr::get(type, value)`; the value may be an APInt or an enumerator."""
    return integer_attr(type_or_context, int(rest[-1]))


def float_attribute(type: Any, value: float) -> Any:
    """`FloatAttr::get(type, value)`."""
    return FloatAttr.get(type, float(value))


def array_attr(*parts: Any) -> Any:
    """`ArrayAttr::get(context, elements)`."""
    return ArrayAttr(tuple(parts[-1]))


def dictionary_attr(*parts: Any) -> Any:
    """`DictionaryAttr::get(context, [entries])`."""
    entries = parts[-1] if parts and parts[-1] is not None else ()
    if isinstance(entries, Mapping):
        return DictionaryAttr(entries)
    return DictionaryAttr({_text(name): value for name, value in map(_pair, entries)})


def _pair(entry: Any) -> tuple[Any, Any]:
    return (entry.name, entry.attr) if isinstance(entry, NamedAttribute) else tuple(entry)


def _text(value: Any) -> Any:
    return value.value if isinstance(value, StringAttr) else value


def symbol_ref_attr(*parts: Any) -> Any:
    """`SymbolRefAttr::get` of a context and a name, or of a name and nested references."""
    names: list[str] = []
    for part in parts:
        if isinstance(part, str):
            names.append(part)
        elif isinstance(part, StringAttr):
            names.append(part.value)
        elif isinstance(part, Sequence):
            names.extend(_text(item) if not isinstance(item, SymbolRefAttr) else item.value for item in part)
    return FlatSymbolRefAttr(names[0]) if len(names) == 1 else SymbolRefAttr(*names)


def _dense_array(element_type: Type) -> Callable[..., Any]:
    def get(context: Any, values: Iterable[Any] = ()) -> Any:
        return dense_array(element_type, list(values))

    return get


def dense_elements(type: Any, values: Any) -> Any:
    """`DenseElementsAttr::get(type, values)`, with attributes or numbers."""
    items = list(values) if isinstance(values, Iterable) else [values]
    element_type = type.element_type
    attributes = [item if isinstance(item, Attribute) else _element(element_type, item) for item in items]
    if len(attributes) == 1:
        return DenseElementsAttr.get_splat(type, attributes[0])
    return DenseElementsAttr.get(attributes, type)


def _element(type: Any, value: Any) -> Attribute:
    if isinstance(type, FloatType):
        return FloatAttr.get(type, float(value))
    return integer_attr(type, int(value))


# -- the table's part ---------------------------------------------------------------------------------

_DENSE_ARRAYS: Final[dict[str, Type]] = {
    "DenseBoolArrayAttr": integer_type(1),
    "DenseI8ArrayAttr": integer_type(8),
    "DenseI16ArrayAttr": integer_type(16),
    "DenseI32ArrayAttr": integer_type(32),
    "DenseI64ArrayAttr": integer_type(64),
    "DenseF32ArrayAttr": F32Type(),
    "DenseF64ArrayAttr": F64Type(),
}

CLASSES: Final[dict[str, ClassEntry]] = {
    "Attribute": Attribute,
    "IntegerAttr": IntegerAttr,
    "BoolAttr": BoolAttr,
    "FloatAttr": FloatAttr,
    "StringAttr": StringAttr,
    "UnitAttr": UnitAttr,
    "TypeAttr": TypeAttr,
    "ArrayAttr": ArrayAttr,
    "DictionaryAttr": DictionaryAttr,
    "SymbolRefAttr": SymbolRefAttr,
    "FlatSymbolRefAttr": FlatSymbolRefAttr,
    "AffineMapAttr": AffineMapAttr,
    "AffineMap": AffineMap,
    "IntegerSetAttr": IntegerSetAttr,
    "OpaqueAttr": OpaqueAttr,
    "StridedLayoutAttr": StridedLayoutAttr,
    "DistinctAttr": DistinctAttr,
    "TypedAttr": implements("TypedAttr", IntegerAttr, FloatAttr, StringAttr, OpaqueAttr, ElementsAttr),
    "ElementsAttr": implements("ElementsAttr", ElementsAttr),
    "DenseElementsAttr": DenseElementsAttr,
    "DenseIntOrFPElementsAttr": DenseIntOrFPElementsAttr,
    "DenseIntElementsAttr": DenseIntElementsAttr,
    "DenseFPElementsAttr": DenseFPElementsAttr,
    "DenseStringElementsAttr": DenseStringElementsAttr,
    "DenseResourceElementsAttr": DenseResourceElementsAttr,
    "SparseElementsAttr": SparseElementsAttr,
    "DenseArrayAttr": DenseArrayAttr,
    "DenseBoolArrayAttr": element_classes(None),
    "DenseI8ArrayAttr": element_classes(8),
    "DenseI16ArrayAttr": element_classes(16),
    "DenseI32ArrayAttr": element_classes(32),
    "DenseI64ArrayAttr": element_classes(64),
    "DenseF32ArrayAttr": _float_elements(F32Type),
    "DenseF64ArrayAttr": _float_elements(F64Type),
    "Location": Location,
    "LocationAttr": Location,
    "UnknownLoc": UnknownLoc,
    "NameLoc": NameLoc,
    "FusedLoc": FusedLoc,
    "CallSiteLoc": CallSiteLoc,
    "FileLineColLoc": FileLineColLoc,
    "NamedAttribute": NamedAttribute,
}

METHODS: Final[dict[str, MethodEntry]] = {
    "getType": type_of,
    "getValue": value_of,
    "IntegerAttr.getValue": lambda attribute: APInt(
        -1 if isinstance(attribute, BoolAttr) and attribute.value else attribute.value,
        integer_width(attribute.type),
    ),
    "getInt": integer_of,
    "getSInt": integer_of,
    "getUInt": lambda attribute: zero_extended(value_of(attribute)),
    "getValueAsDouble": lambda attribute: float(attribute.value),
    "convertToDouble": float,
    "convertToFloat": float,
    "getZExtValue": zero_extended,
    "getSExtValue": sign_extended,
    "getBitWidth": lambda value: value.width,
    "getActiveBits": lambda value: zero_extended(value).bit_length(),
    "eq": lambda left, right: left == right,
    "ne": lambda left, right: left != right,
    "slt": lambda left, right: _signed(left) < _signed(right),
    "sle": lambda left, right: _signed(left) <= _signed(right),
    "sgt": lambda left, right: _signed(left) > _signed(right),
    "sge": lambda left, right: _signed(left) >= _signed(right),
    "ult": lambda left, right: _unsigned(left) < _unsigned(right),
    "ule": lambda left, right: _unsigned(left) <= _unsigned(right),
    "ugt": lambda left, right: _unsigned(left) > _unsigned(right),
    "uge": lambda left, right: _unsigned(left) >= _unsigned(right),
    "getLimitedValue": zero_extended,
    "isNegative": is_negative,
    "isNonNegative": is_non_negative,
    "isStrictlyPositive": is_strictly_positive,
    "isZero": is_zero,
    "isOne": is_one,
    "isPowerOf2": is_power_of_2,
    "bitwiseIsEqual": lambda left, right: left == right,
    "getAsRange": Template(as_range, lenient=True),
    "getAsValueRange": Template(as_value_range, lenient=True),
    "getName": lambda value: value.name,
    "get": entry_of,
    "getRootReference": lambda value: StringAttr(value.root_reference),
    "getLeafReference": lambda value: StringAttr(value.leaf_reference),
    "getAffineMap": Field("value"),
    "getNumDims": lambda value: value.n_dims,
    "getNumSymbols": lambda value: value.n_symbols,
    "isIdentity": Field("is_identity", boolean=True),
    "isSplat": Field("is_splat", boolean=True),
    "getAs": Template(lambda classes, value: value if has_class(value, classes[0]) else None),
}

FUNCTIONS: Final[dict[str, Function]] = {
    "APInt": Template(_apint, lenient=True),
    "APSInt": Template(_apint, lenient=True),
    "APFloat": float,
    "StringAttr::get": string_attr,
    "BoolAttr::get": bool_attr,
    "IntegerAttr::get": integer_attribute,
    "FloatAttr::get": float_attribute,
    "UnitAttr::get": lambda context: UnitAttr(),
    "TypeAttr::get": TypeAttr,
    "ArrayAttr::get": array_attr,
    "DictionaryAttr::get": dictionary_attr,
    "SymbolRefAttr::get": symbol_ref_attr,
    "FlatSymbolRefAttr::get": symbol_ref_attr,
    "AffineMapAttr::get": AffineMapAttr,
    "IntegerSetAttr::get": IntegerSetAttr,
    "StridedLayoutAttr::get": lambda context, offset, strides: StridedLayoutAttr(offset, strides),
    "DenseElementsAttr::get": dense_elements,
    "DenseIntElementsAttr::get": dense_elements,
    "DenseFPElementsAttr::get": dense_elements,
    "UnknownLoc::get": lambda context: UnknownLoc(),
    "NamedAttribute": lambda name, value: NamedAttribute(_text(name), value),
    **{f"{name}::get": _dense_array(element) for name, element in _DENSE_ARRAYS.items()},
}
