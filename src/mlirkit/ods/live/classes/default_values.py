"""Default values of attributes and properties, which MLIR sets when an operation is created.

`DefaultValuedAttr` and native properties are filled in; `DefaultValuedOptionalAttr` is not: only accessors
return its default.  Source: the ODS manual, "Attributes with default values".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.properties.conversions import attribute_builder
from mlirkit.ods.model import Attribute as AttributeDefinition
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


# The value of `{}` by storage class, for attributes that are no lists.
_EMPTY: dict[str, Any] = {"DictionaryAttr": {}, "FloatAttr": 0.0, "IntegerAttr": 0, "StringAttr": ""}

_SCALARS = frozenset(["BoolAttr", "FloatAttr", "IntegerAttr", "StringAttr", "TypeAttr"])


def default_attribute(definition: AttributeDefinition, dialect: LiveDialect) -> Attribute | None:
    """The attribute of a default value; None without a default value, or if it cannot be evaluated."""
    if definition.default_value is None:
        return None
    constant = definition.const_builder_call
    if constant is not None and "$0" in constant and definition.default_value.strip() != "{}":
        # As mlir-tblgen does: the value's text goes into the builder call's.
        result, value = dialect.evaluate(constant.replace("$0", definition.default_value))
        if result and isinstance(value, Attribute):
            return value
    result, value = dialect.evaluate(definition.default_value)
    if not result:
        return None
    if value is None or isinstance(value, Attribute):
        # None is a null attribute, as of `ArrayAttr()`: nothing is stored.
        return value
    if definition.is_unit and value is False:
        return None
    if value == ():
        # `{}` is the zero or empty value of the storage class.
        value = 0 if definition.enum is not None else _EMPTY.get(storage_name(definition), ())
    if value == () and constant is not None:
        # A builder call without `$0` makes the same attribute from any value.
        result, attribute = dialect.evaluate(constant.replace("$0", "{}"))
        if result and isinstance(attribute, Attribute):
            return attribute
    if isinstance(value, tuple) and len(value) == 1 and storage_name(definition) in _SCALARS:
        value = value[0]  # `{5}` initialises a scalar
    try:
        return attribute_builder(definition, dialect)(value)
    except (MLIRError, TypeError, ValueError, OverflowError):
        return None  # the C++ conversion of this value is unknown


def storage_name(definition: AttributeDefinition) -> str:
    """The class of the attribute's storage, without namespaces."""
    return definition.storage_type.rsplit("::", 1)[-1]


def defaults_function(operator: Operator, dialect: LiveDialect) -> Callable[[dict[str, Any]], None] | None:
    """The function that completes an operation's properties; None if nothing has a default."""
    defaults: dict[str, Attribute] = {}
    for stored_attribute in operator.stored_attributes:
        attribute = stored_attribute.attribute
        if attribute.has_default and not attribute.is_optional:
            value = default_attribute(attribute, dialect)
            if value is not None:
                defaults[stored_attribute.name] = value
    for named in operator.properties:
        # Operations hold native properties in place, so that an unset property has its initial value.
        initial = dialect.property_codec(named.property).initial()
        if initial is not None:
            defaults[named.name] = initial
    # Segment sizes are zeros until they are set.
    if operator.has_operand_segments:
        defaults[OPERAND_SIZES] = dense_array(integer_type(32), [0] * len(operator.operands))
    if operator.has_result_segments:
        defaults[RESULT_SIZES] = dense_array(integer_type(32), [0] * len(operator.results))
    if not defaults:
        return None
    entries = list(defaults.items())

    def populate_defaults(properties: dict[str, Any]) -> None:
        for name, value in entries:
            if name not in properties:
                properties[name] = value

    return populate_defaults
