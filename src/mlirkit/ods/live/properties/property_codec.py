"""Native properties as Python values and as attributes, in which operations store them.

    IntProp      int          <-> IntegerAttr of the storage's width
    BoolProp     bool         <-> BoolAttr
    UnitProp     bool         <-> UnitAttr, or BoolAttr false
    StringProp   str          <-> StringAttr
    EnumProp     enum member  <-> IntegerAttr of the enum's width, or the enum's own attribute
    ArrayProp    list         <-> ArrayAttr; of IntArrayProp: DenseArrayAttr
    OptionalProp value, None  <-> ArrayAttr of one element or none

Values are not converted: TypeError for a value of another kind, ValueError for a number out of range.
Source: the ODS manual, "Properties"; mlir/IR/Properties.td's conversions.  The text of properties is in
property_text.py, their encoding in the bytecode room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.attributes import UNIT, ArrayAttr, BoolAttr, IntegerAttr, integer_attr
from mlirkit.builtin.checked_values import (
    dense_array_of_values,
    elements_of,
    number_between,
    string_of,
    truth_of,
)
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.ods.live.classes.enum_class import enum_class, enum_member
from mlirkit.ods.model import EnumInfo, Property
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

#: The value of `{}` by kind, for kinds that are no lists.
_ZEROS: Final[dict[str, Any]] = {"bool": False, "int": 0, "string": ""}


class PropertyCodec:
    """The conversions of one property definition."""

    def __init__(self, definition: Property, dialect: LiveDialect) -> None:
        self.definition = definition
        self.dialect = dialect
        self._to, self._from = self._conversions()

    def attribute_of(self, value: Any) -> Attribute:
        """The attribute that stores `value`; attributes are returned unchanged."""
        return value if isinstance(value, Attribute) else self._to(value)

    def value_of(self, attribute: Attribute | None) -> Any:
        """The Python value of an attribute; for None, the default or None."""
        if attribute is None:
            default = self.default()
            return None if default is None else self._from(default)
        return self._from(attribute)

    def default(self) -> Attribute | None:
        """The attribute of the default value; None for a required property."""
        definition = self.definition
        if definition.default_value is None:
            return None
        text = definition.storage_type_value_override or definition.default_value
        result, value = self.dialect.evaluate(text)
        if not result:
            result, value = self.dialect.evaluate(definition.default_value)
        if not result:
            return None
        kind = definition.wire_kind
        if isinstance(value, tuple) and len(value) <= 1 and kind in _ZEROS:
            value = value[0] if value else _ZEROS[kind]  # `{5}` and `{}` also initialise scalars
        try:
            attribute = self.attribute_of(value)
        except (MLIRError, TypeError, ValueError, OverflowError):
            return None  # the C++ conversion of this value is unknown
        # The conversion of a value that is no attribute here is C++ of the definition.
        return attribute if isinstance(attribute, Attribute) else None

    def initial(self) -> Attribute | None:
        """The attribute of a property that was never assigned: the default, or zero."""
        default = self.default()
        if default is not None:
            return default
        definition = self.definition.undecorated
        if definition.enum is not None:
            return integer_attr(integer_type(definition.enum.bit_width), 0)
        zero: dict[str, Any] = {"array": (), "bool": False, "int": 0, "optional": None, "string": ""}
        kind = definition.wire_kind
        return self.attribute_of(zero[kind]) if kind in zero else None

    def is_default(self, attribute: Attribute | None) -> bool:
        """Whether the value is the default, which is not printed."""
        return attribute is None or attribute == self.default()

    @property
    def _element(self) -> PropertyCodec | None:
        """The codec of an array's or optional's element."""
        base = self.definition.undecorated.base
        return None if base is None else self.dialect.property_codec(base)

    def _conversions(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        definition = self.definition.undecorated
        if definition.is_int_array:
            return _integers(_signless_of(definition.wire_element))
        if definition.is_array:
            return self._array()
        if definition.is_optional:
            return self._optional()
        if definition.enum is not None:
            return self._enum(definition, definition.enum)
        if definition.is_unit:
            return (
                lambda value: UNIT if truth_of(value) else BoolAttr.get(False),
                lambda attribute: not isinstance(attribute, BoolAttr) or bool(attribute),
            )
        kind = definition.wire_kind
        if kind == "bool":
            return (lambda value: BoolAttr.get(truth_of(value)), lambda attribute: bool(attribute.value))
        if kind == "string":
            return string_of, lambda attribute: attribute.value
        if kind == "int":
            return _integer(definition)
        # A property stored as an attribute: its attribute form is itself.
        return _same, _same

    def _array(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        element = self._element
        if element is None:
            return (lambda values: ArrayAttr(elements_of(values)), list)
        return (
            lambda values: ArrayAttr([element.attribute_of(member) for member in elements_of(values)]),
            lambda attribute: [element.value_of(item) for item in attribute],
        )

    def _optional(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        inner = self._element
        if inner is None:
            return _same, _same
        if inner.definition.undecorated.is_optional:
            # A present value may be an absent one: a present value is a tuple of one element.
            return (
                lambda value: ArrayAttr([] if value is None else [inner.attribute_of(*value)]),
                lambda attribute: (inner.value_of(attribute[0]),) if len(attribute) else None,
            )
        return (
            lambda value: ArrayAttr([] if value is None else [inner.attribute_of(value)]),
            lambda attribute: inner.value_of(attribute[0]) if len(attribute) else None,
        )

    def _enum(
        self, definition: Property, info: EnumInfo
    ) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        members = enum_class(info)
        form = definition.attribute_form
        if form is not None and definition.store_in_custom_attribute:
            make: Callable[[Any], Attribute] = self.dialect.value_class_named(form.storage_type)
        else:
            type = integer_type(info.bit_width)
            make = lambda member: integer_attr(type, int(member))  # noqa: E731
        # Cached attributes: operations have few values.
        attributes: dict[Any, Attribute] = {}

        def to(value: Any) -> Attribute:
            if value.__class__ is members:
                entry = attributes.get(value)
                if entry is not None:
                    return entry
            member = enum_member(info, value)
            attribute = attributes.get(member)
            if attribute is None:
                attribute = attributes[member] = make(member)
            return attribute

        def read(attribute: Any) -> Any:
            if isinstance(attribute, IntegerAttr):
                return members(attribute.bits)
            return attribute.parameters[0]

        return to, read


def _same(value: Any) -> Any:
    return value


def _integer(definition: Property) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
    width = definition.wire_bits
    type = integer_type(width)
    if definition.is_unsigned:
        return (
            lambda value: integer_attr(type, number_between(value, 0, (1 << width) - 1)),
            lambda attribute: attribute.bits,
        )
    least = -(1 << width - 1)
    return (
        lambda value: integer_attr(type, number_between(value, least, -least - 1)),
        lambda attribute: attribute.value,
    )


def _signless_of(element: Property | None) -> IntegerType:
    return integer_type(64 if element is None else element.wire_bits)


def _integers(type: IntegerType) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
    return lambda values: dense_array_of_values(type, values), lambda attribute: list(attribute.values)
