"""Native properties as Python values and as attributes, which is how operations here store them.

    IntProp      int          <-> IntegerAttr of the storage's width
    BoolProp     bool         <-> BoolAttr
    UnitProp     bool         <-> UnitAttr, or BoolAttr false
    StringProp   str          <-> StringAttr
    EnumProp     enum member  <-> IntegerAttr of the enum's width, or the enum's own attribute
    ArrayProp    list         <-> ArrayAttr (i32 and i64 arrays: DenseArrayAttr)
    OptionalProp value, None  <-> ArrayAttr of one element or none

Source: the ODS manual, "Properties"; mlir/IR/Properties.td's conversions.  Their text is in
assembly.py, their bytes in the bytecode room.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.attributes import UNIT, ArrayAttr, BoolAttr, IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.enum_class import enum_class
from mlirkit.ods.model import Property

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

_INT_STORAGE = re.compile(r"^(u?)int(\d+)_t$")


class PropertyCodec:
    """The conversions of one property definition."""

    def __init__(self, definition: Property, dialect: LiveDialect) -> None:
        self.definition = definition
        self.dialect = dialect
        self._to, self._from = self._conversions()

    def attribute_of(self, value: Any) -> Attribute:
        """The attribute that stores `value`; attributes pass through."""
        return value if isinstance(value, Attribute) else self._to(value)

    def value_of(self, attribute: Attribute | None) -> Any:
        """The Python value an attribute stores; of a missing one, the default's or None."""
        if attribute is None:
            default = self.default()
            return None if default is None else self._from(default)
        return self._from(attribute)

    def default(self) -> Attribute | None:
        """The attribute of the default value; None where a value must be given."""
        definition = self.definition
        if definition.default_value is None:
            if definition.is_a("OptionalProp") or definition.is_a("OptionalProperty"):
                return ArrayAttr([])
            if definition.is_a("UnitProp") or definition.def_name in ("UnitProp", "UnitProperty"):
                return self._to(False)
            return None
        text = definition.storage_type_value_override or definition.default_value
        found, value = self.dialect.evaluate(text)
        if not found:
            found, value = self.dialect.evaluate(definition.default_value)
        if not found:
            self.dialect.note_unevaluated(f"default value of {definition.def_name}", text)
            return None
        if definition.is_a("OptionalProp") and value is None:
            return ArrayAttr([])
        return self.attribute_of(value)

    def is_default(self, attribute: Attribute | None) -> bool:
        """Whether the value need not be printed."""
        return attribute is None or attribute == self.default()

    @property
    def base(self) -> PropertyCodec | None:
        base = self.definition.base
        return None if base is None else self.dialect.property_codec(base)

    def _conversions(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        definition = self.definition
        if definition.is_a("ArrayProp") or definition.is_a("ArrayProperty"):
            return self._array()
        if definition.is_a("OptionalProp"):
            return self._optional()
        if definition.enum is not None:
            return self._enum()
        if definition.is_a("UnitProp") or definition.def_name in ("UnitProp", "UnitProperty"):
            return (
                lambda value: UNIT if value else BoolAttr.get(False),
                lambda attribute: not isinstance(attribute, BoolAttr) or bool(attribute),
            )
        if definition.is_a("BoolProp") or definition.storage_type == "bool":
            return (BoolAttr.get, lambda attribute: bool(attribute.value))
        if definition.is_a("StringProp") or "string" in definition.storage_type:
            return (lambda value: StringAttr(str(value)), lambda attribute: attribute.value)
        integer = _INT_STORAGE.match(definition.storage_type.rsplit("::", 1)[-1])
        if integer is not None:
            type = integer_type(int(integer.group(2)))
            if integer.group(1):
                return (lambda value: integer_attr(type, value), lambda attribute: attribute.bits)
            return (lambda value: integer_attr(type, value), lambda attribute: attribute.value)
        base = self.base
        if base is not None:
            return base._to, base._from
        # An attribute kept as a property: it is its own attribute form.
        return _same, _same

    def _array(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        element = self.base
        if element is None:
            return (lambda values: ArrayAttr(list(values)), list)
        return (
            lambda values: ArrayAttr([element.attribute_of(each) for each in values]),
            lambda attribute: [element.value_of(each) for each in attribute],
        )

    def _optional(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        inner = self.base
        if inner is None:
            return _same, _same
        return (
            lambda value: ArrayAttr([] if value is None else [inner.attribute_of(value)]),
            lambda attribute: inner.value_of(attribute[0]) if len(attribute) else None,
        )

    def _enum(self) -> tuple[Callable[[Any], Attribute], Callable[[Any], Any]]:
        info = self.definition.enum
        assert info is not None
        members = enum_class(info)
        form = self.definition.attribute_form
        if form is not None and self.definition.store_in_custom_attribute:
            make = self.dialect.value_class_named(form.storage_type)
            to: Callable[[Any], Attribute] = lambda value: make(members(value))  # noqa: E731
        else:
            type = integer_type(info.bit_width)
            to = lambda value: integer_attr(type, int(value))  # noqa: E731

        def read(attribute: Any) -> Any:
            if isinstance(attribute, IntegerAttr):
                return members(attribute.bits)
            return attribute.parameters[0]

        return to, read


def _same(value: Any) -> Any:
    return value
