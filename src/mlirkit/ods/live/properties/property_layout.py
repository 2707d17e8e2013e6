"""The bytecode layout of an operator's properties, from its definition.

Source: facts of mlir-tblgen's generated `readProperties`; the layout itself is core/property_layout.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.property_layout import (
    NATIVE_ARRAY,
    NATIVE_OPTIONAL,
    NativeProperty,
    PropertyLayout,
)
from mlirkit.ods.live import hooks
from mlirkit.ods.model import Operator, Property

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


def property_layout(operator: Operator, dialect: LiveDialect) -> PropertyLayout:
    """The layout of the properties of `operator`'s operations."""
    layout = PropertyLayout(
        [(attribute.name, not attribute.attribute.is_required) for attribute in operator.stored_attributes],
        [_native(property.name, property.property, dialect) for property in operator.properties],
        len(operator.operands) if operator.has_operand_segments else 0,
        len(operator.results) if operator.has_result_segments else 0,
        [attribute.name for attribute in operator.attributes],
    )
    encoding = hooks.properties_encodings.get(operator.name)
    if encoding is not None:
        layout.encoding = encoding()
    return layout


def _native(name: str, definition: Property, dialect: LiveDialect) -> NativeProperty:
    kind = definition.wire_kind
    if kind in (NATIVE_ARRAY, NATIVE_OPTIONAL):
        inner = definition.wire_element
        element = None if inner is None else _native(name, inner, dialect)
        if definition.is_int_array and inner is not None:
            return _integers(name, inner.wire_bits, element)
        return NativeProperty(name, kind, element=element)
    bits = definition.undecorated.wire_bits
    codec = dialect.property_codec(definition)
    if definition.store_in_custom_attribute:
        return NativeProperty(name, kind, bits, None, codec.attribute_of, codec.value_of)
    if definition.is_unit:
        return NativeProperty(name, kind, to_attribute=codec.attribute_of, from_attribute=codec.value_of)
    # Other numbers, or numbers of another signedness, are kept as they are.
    return NativeProperty(name, kind, bits)


def _integers(name: str, width: int, element: NativeProperty | None) -> NativeProperty:
    """An array with a dense array as attribute form; it is encoded like any other array."""
    type = integer_type(width)
    return NativeProperty(
        name,
        NATIVE_ARRAY,
        element=element,
        to_attribute=lambda elements: dense_array(type, [member.value for member in elements]),
        from_attribute=lambda array: [integer_attr(type, value) for value in array.values],  # type: ignore[attr-defined]
    )
