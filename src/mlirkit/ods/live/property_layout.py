"""The bytecode layout of an operator's properties, from its definition.

Source: facts of mlir-tblgen's generated `readProperties`; the layout itself is core/property_layout.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.core.property_layout import (
    NATIVE_ARRAY,
    NATIVE_OPTIONAL,
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
    kind = definition.wire_kind
    if kind in (NATIVE_ARRAY, NATIVE_OPTIONAL):
        inner = definition.wire_element
        return NativeProperty(name, kind, element=None if inner is None else _native(name, inner, dialect))
    codec = dialect.property_codec(definition)
    return NativeProperty(name, kind, definition.wire_bits, None, codec.attribute_of, codec.value_of)
