"""The bytecode layout of an operator's properties, from its definition.

Source: facts of mlir-tblgen's generated `readProperties`; the layout itself is core/property_layout.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.core.property_layout import (
    NATIVE_ARRAY,
    NATIVE_ATTRIBUTE,
    NATIVE_BOOL,
    NATIVE_ENUM,
    NATIVE_INT,
    NATIVE_OPTIONAL,
    NATIVE_STRING,
    NativeProperty,
    PropertyLayout,
)
from mlirkit.ods.model import Operator, Property

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


def property_layout(operator: Operator, dialect: LiveDialect) -> PropertyLayout:
    """The layout of the blobs of `operator`'s operations."""
    return PropertyLayout(
        [(each.name, not each.attribute.is_required) for each in operator.stored_attributes],
        [_native(each.name, each.property, dialect) for each in operator.properties],
        len(operator.operands) if operator.has_operand_segments else 0,
        len(operator.results) if operator.has_result_segments else 0,
        [each.name for each in operator.attributes],
    )


def _native(name: str, definition: Property, dialect: LiveDialect) -> NativeProperty:
    codec = dialect.property_codec(definition)
    kind = native_kind(definition)
    element = None
    if kind in (NATIVE_ARRAY, NATIVE_OPTIONAL) and definition.base is not None:
        element = _native(name, _inner(definition.base), dialect)
    if kind == NATIVE_ARRAY or kind == NATIVE_OPTIONAL:
        return NativeProperty(name, kind, element=element)
    bits = 64
    if definition.enum is not None:
        bits = definition.enum.bit_width
    elif kind == NATIVE_INT:
        bits = _storage_bits(definition)
    return NativeProperty(name, kind, bits, None, codec.attribute_of, codec.value_of)


def _inner(definition: Property) -> Property:
    """What a default or confinement decorates: it is stored the same."""
    while definition.base is not None and native_kind(definition) not in (NATIVE_ARRAY, NATIVE_OPTIONAL):
        definition = definition.base
    return definition


def _storage_bits(definition: Property) -> int:
    digits = "".join(char for char in definition.storage_type.rsplit("::", 1)[-1] if char.isdigit())
    return int(digits) if digits else 64


def native_kind(definition: Property) -> str:
    """The wire kind of a property, from the class of the base library it derives from."""
    if definition.is_a("ArrayProp") or definition.is_a("ArrayProperty"):
        return NATIVE_ARRAY
    if definition.is_a("OptionalProp") or definition.is_a("OptionalProperty"):
        return NATIVE_OPTIONAL
    if definition.enum is not None:
        return NATIVE_ENUM
    if definition.is_a("UnitProp") or definition.is_a("UnitProperty") or definition.storage_type == "bool":
        return NATIVE_BOOL
    if "string" in definition.storage_type:
        return NATIVE_STRING
    if definition.storage_type.rsplit("::", 1)[-1].rstrip("_t").strip("uint").isdigit():
        return NATIVE_INT
    return NATIVE_ATTRIBUTE
