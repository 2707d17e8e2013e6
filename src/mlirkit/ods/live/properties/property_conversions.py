"""Conversions of attributes in text to native properties: `<{flags = 3 : i64}>`.

    int, enum of N bits   an integer attribute's low bits, as `iN`        3 : i64 -> 3 : i32
    enum with an attribute   also that attribute
    bool, string          as they are
    unit                  `unit`, `true`: unit      `false`: false
    array, optional       an array attribute's elements, each converted

As `convertFromAttribute` and `convertToAttribute` of mlir/IR/Properties.td and EnumAttr.td, with the same
error messages.  Properties with their own C++ keep the attribute as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.attributes import (
    UNIT,
    ArrayAttr,
    BoolAttr,
    IntegerAttr,
    UnitAttr,
    integer_attr,
    integer_width,
)
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.formats.value_syntax import class_test
from mlirkit.ods.model import Property
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

Conversion = Callable[[Any], Attribute]

_INTEGER = LateRegex(r"^u?int(\d+)_t$")


class UnconvertibleError(Exception):
    """MLIR's error for an attribute that is no value of the property."""


def property_test(definition: Property, dialect: LiveDialect, where: str) -> Callable[[Any], Any] | None:
    """Return the test whether a stored attribute is a valid value; None if all are valid."""
    info = definition.undecorated.enum
    if info is not None:
        values = [case.value for case in info.cases]
        valid = 0
        for value in values:
            valid |= value
        is_form = _form_test(definition.undecorated, dialect)

        def is_valid(attribute: Attribute) -> bool:
            # Text of another release may have any attribute.
            if not isinstance(attribute, IntegerAttr) and not is_form(attribute):
                return False
            number = _number(attribute)
            return not number & ~valid if info.is_bit_enum else number in values

        return is_valid
    test = dialect.constraints.predicate(definition, where)
    if test is None:
        return None
    value_of = dialect.property_codec(definition).value_of
    return lambda attribute: test(value_of(attribute))


def _form_test(definition: Property, dialect: LiveDialect) -> Callable[[Any], Any]:
    """Return the test for the attribute class that an enum's property has beside integers."""
    form = definition.attribute_form
    return (form and class_test(form.storage_type, dialect)) or _no_attribute


def _number(attribute: Any) -> int:
    """The bits of an enum's value."""
    return int(attribute.bits if isinstance(attribute, IntegerAttr) else attribute.parameters[0])


def conversion(definition: Property, dialect: LiveDialect) -> Conversion:
    """Return the function from an attribute in text to the stored attribute."""
    definition = definition.undecorated
    if definition.is_int_array:
        return _integers(64 if "64" in definition.storage_type else 32)
    if definition.wire_kind in ("array", "optional"):
        inner = definition.base
        element = _same if inner is None else conversion(inner, dialect)
        return (_array if definition.wire_kind == "array" else _optional)(element)
    if definition.enum is not None:
        return _enum(definition, dialect)
    if definition.is_unit:
        return _unit
    if definition.storage_type == "bool":
        return _boolean
    if definition.wire_kind == "string":
        return _string
    match = _INTEGER.match(definition.storage_type.rsplit("::", 1)[-1])
    return _same if match is None else _integer(int(match.group(1)), "expected IntegerAttr for key `value`")


def _same(attribute: Any) -> Attribute:
    entry: Attribute = attribute
    return entry


def _no_attribute(attribute: Any) -> bool:
    return False


def _integer(width: int, message: str) -> Conversion:
    type = integer_type(width)

    def convert(attribute: Any) -> Attribute:
        if not isinstance(attribute, IntegerAttr):
            raise UnconvertibleError(message)
        # C++ reads numbers as signed, except for enums.
        sign = 1 << max(integer_width(attribute.type), 1) - 1
        return _low_bits(type, width, (attribute.bits ^ sign) - sign)

    return convert


def _low_bits(type: Any, width: int, value: int) -> Attribute:
    sign = 1 << width - 1
    return integer_attr(type, ((value & (1 << width) - 1) ^ sign) - sign)


def _enum(definition: Property, dialect: LiveDialect) -> Conversion:
    info = definition.enum
    assert info is not None
    width = info.bit_width
    type = integer_type(width)
    form = definition.attribute_form
    message = f"IntegerAttr storage for {definition.storage_type}"
    is_form = _form_test(definition, dialect)
    if form is not None:
        message = f"{form.storage_type} or {message}"
    make = None
    if form is not None and definition.store_in_custom_attribute:
        make = dialect.property_codec(definition).attribute_of

    def convert(attribute: Any) -> Attribute:
        if not isinstance(attribute, IntegerAttr) and not is_form(attribute):
            raise UnconvertibleError(f"expected {message}")
        number = _number(attribute)
        if make is not None:
            try:
                return make(number)
            except ValueError:
                pass
        return _low_bits(type, width, number)

    return convert


def _unit(attribute: Any) -> Attribute:
    if isinstance(attribute, BoolAttr):
        return UNIT if attribute else attribute
    if not isinstance(attribute, UnitAttr):
        # MLIR reports no error message here.
        raise UnconvertibleError("expected UnitAttr or BoolAttr for key `value`")
    return attribute


def _boolean(attribute: Any) -> Attribute:
    if not isinstance(attribute, BoolAttr):
        raise UnconvertibleError("expected BoolAttr for key `value`")
    return attribute


def _string(attribute: Any) -> Attribute:
    if not isinstance(attribute, StringAttr):
        raise UnconvertibleError("expected string property to come from string attribute")
    return attribute


def _integers(width: int) -> Conversion:
    type = integer_type(width)

    def convert(attribute: Any) -> Attribute:
        if not isinstance(attribute, DenseArrayAttr) or attribute.element_type != type:
            raise UnconvertibleError(f"expected DenseI{width}ArrayAttr for key `value`")
        return attribute

    return convert


def _array(element: Conversion) -> Conversion:
    def convert(attribute: Any) -> Attribute:
        if not isinstance(attribute, ArrayAttr):
            raise UnconvertibleError("expected array attribute")
        return ArrayAttr([element(item) for item in attribute])

    return convert


def _optional(element: Conversion) -> Conversion:
    def convert(attribute: Any) -> Attribute:
        if not isinstance(attribute, ArrayAttr):
            raise UnconvertibleError("expected optional properties to materialize as arrays")
        if len(attribute) > 1:
            raise UnconvertibleError("expected optional properties to become 0- or 1-element arrays")
        return ArrayAttr([element(item) for item in attribute])

    return convert
