"""Conversions between attributes and plain Python values by an attribute's definition.

    attribute_reader(attribute)     Attribute -> value of `op.name`; None if it is the attribute
    attribute_builder(attribute)    Python value (or an attribute, kept) -> Attribute

Source: the ODS manual, "Attribute definition": returnType, constBuilderCall, convertFromStorage.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attribute_builders import (
    BUILDER_FINDERS,
    function_name,
    known_builder,
    registered_builder,
)
from mlirkit.builtin.attributes import (
    UNIT,
    ArrayAttr,
    BoolAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
    integer_attr,
)
from mlirkit.builtin.checked_values import (
    dense_array_of_values,
    elements_of,
    float_of,
    integer_of,
    string_of,
    truth_of,
)
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import F32, F64, FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import current_context
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr, make_symbol_ref
from mlirkit.ods.live.classes.enum_class import enum_class, enum_member
from mlirkit.ods.model import Attribute as AttributeDefinition
from mlirkit.ods.model import EnumInfo

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

Reader = Callable[[Any], Any]
Builder = Callable[[Any], Attribute]


def attribute_reader(definition: AttributeDefinition, dialect: LiveDialect) -> Reader | None:
    """The function from the stored attribute to the accessor's value; None if both are the same."""
    if definition.enum is not None:
        return enum_reader(definition.enum)
    if definition.is_unit:
        return lambda attribute: attribute is not None
    return None


def enum_reader(info: EnumInfo) -> Reader:
    """Return the function from an attribute, stored in any form, to the enum member."""
    members = enum_class(info)

    def read(attribute: Any) -> Any:
        if attribute is None:
            return None
        if isinstance(attribute, IntegerAttr):
            return members(attribute.bits)
        parameters = getattr(attribute, "parameters", None)
        return members(int(parameters[0])) if parameters else attribute

    return read


def attribute_builder(definition: AttributeDefinition, dialect: LiveDialect) -> Builder:
    """Return the function from a Python value to the attribute; attributes are returned unchanged."""
    make = _value_builder(definition, dialect)
    name = definition.base_def_name

    def build(value: Any) -> Attribute:
        if isinstance(value, Attribute):
            # As in upstream, the truth of a value decides about a unit attribute, and a BoolAttr is true.
            return UNIT if definition.is_unit and isinstance(value, BoolAttr) else value
        registered = registered_builder(name)
        if registered is not None:
            attribute: Attribute = registered(value, context=current_context())
            return attribute
        return make(value)

    return build


def builder_named(name: str) -> Callable[..., Attribute] | None:
    """The builder of attributes with definition `name` in operations of the current context's dialects."""
    for dialect in current_context().loaded_dialects():
        if getattr(dialect, "definitions", None) is not None:
            builder = _builder_in(cast("LiveDialect", dialect), lambda kind: kind == name)
            if builder is not None:
                return builder
    return None


def builder_called(dialect: LiveDialect, name: str) -> Callable[..., Attribute] | None:
    """The builder of attributes that upstream's generated enum module of a dialect calls `name`."""
    return _builder_in(dialect, lambda kind: function_name(kind) == name)


def _builder_in(dialect: LiveDialect, is_meant: Callable[[str], bool]) -> Callable[..., Attribute] | None:
    for operator in dialect.definitions.operators.values():
        for attribute in operator.attributes:
            if is_meant(attribute.attribute.base_def_name):
                # Without a builder that the program has registered, because it may call this one.
                make = _value_builder(attribute.attribute, dialect)
                return lambda value, context=None: value if isinstance(value, Attribute) else make(value)
    return None


BUILDER_FINDERS.append(builder_named)


def enum_attribute(definition: AttributeDefinition, dialect: LiveDialect, value: Any) -> Attribute:
    """The attribute of an enum member, its number or its text."""
    info = definition.enum
    assert info is not None
    member = enum_member(info, value)
    if "EnumAttr" in definition.base_classes:
        attribute: Attribute = dialect.value_class_named(definition.storage_type)(member)
        return attribute
    return integer_attr(integer_type(info.bit_width), int(member))


def _value_builder(definition: AttributeDefinition, dialect: LiveDialect) -> Builder:
    if definition.enum is not None:
        return _enum_builder(definition, definition.enum, dialect)
    storage = definition.storage_type.rsplit("::", 1)[-1]
    builder = _BUILDERS.get(storage)
    if builder is not None:
        return builder
    builder_call = None
    if definition.value_type is not None and definition.value_type.builder_call is not None:
        builder_call = definition.value_type.builder_call
    if storage in ("IntegerAttr", "FloatAttr"):
        type = None if builder_call is None else dialect.build_type(builder_call)
        return lambda value: number_attribute(value, type)
    if storage.endswith("ElementsAttr"):
        return known_builder(definition.base_def_name) or elements_attribute
    return attribute_of


def _enum_builder(definition: AttributeDefinition, info: EnumInfo, dialect: LiveDialect) -> Builder:
    """`enum_attribute` with cached attributes of the cases."""
    members = enum_class(info)
    # Keyed by identity: a case is one object, and hashing it is slow.
    attributes: dict[int, Attribute] = {}
    is_case = not info.is_bit_enum

    def build(value: Any) -> Attribute:
        if not is_case or type(value) is not members:
            return enum_attribute(definition, dialect, value)
        result = attributes.get(id(value))
        if result is None:
            result = enum_attribute(definition, dialect, value)
            attributes[id(value)] = result
        return result

    return build


def elements_attribute(value: Any) -> Attribute:
    """Dense elements of an array, even of a single number; integers become signless."""
    if not hasattr(value, "__array__"):
        return attribute_of(value)
    elements: Attribute = DenseElementsAttr.get(value)
    return elements


def number_attribute(value: Any, type: Type | None) -> Attribute:
    """The attribute of a Python number, of the given type (by default i64, f64 or i1)."""
    if isinstance(type, FloatType):
        return float_of(type, value)
    if isinstance(type, (IntegerType, IndexType)):
        return integer_of(type, value)
    return attribute_of(value)


def attribute_of(value: Any) -> Attribute:
    """The default attribute of a Python value, if no definition decides about the conversion."""
    if isinstance(value, Attribute):
        return value
    if isinstance(value, Type):
        return TypeAttr(value)
    if isinstance(value, bool):
        attribute: Attribute = BoolAttr.get(value)
        return attribute
    if isinstance(value, int):
        return integer_of(integer_type(64), value)
    if isinstance(value, float):
        return FloatAttr.get(F64, value)
    if isinstance(value, str):
        return StringAttr(value)
    if isinstance(value, dict):
        return DictionaryAttr({name: attribute_of(item) for name, item in value.items()})
    if isinstance(value, (list, tuple)):
        return ArrayAttr([attribute_of(item) for item in value])
    if isinstance(value, AffineMap):
        return AffineMapAttr(value)
    if hasattr(value, "__array__"):
        # NumPy's scalars are handled like arrays.
        return elements_attribute(value) if value.ndim else attribute_of(value.item())
    raise TypeError(f"cannot make an attribute of {value!r}")


def _symbol(value: Any) -> Attribute:
    if isinstance(value, str):
        return FlatSymbolRefAttr(value)
    if isinstance(value, (list, tuple)):
        return make_symbol_ref(list(value))
    name = value.attributes["sym_name"]  # a symbol operation
    return FlatSymbolRefAttr(name.value)


def _unit(value: Any) -> Attribute:
    # False means an absent attribute, which callers handle before.
    truth_of(value)
    return UNIT


def _dense(type: Type) -> Builder:
    return lambda values: dense_array_of_values(type, values)


_BUILDERS: Final[dict[str, Builder]] = {
    "ArrayAttr": lambda values: ArrayAttr([attribute_of(element) for element in elements_of(values)]),
    "BoolAttr": lambda value: BoolAttr.get(truth_of(value)),
    "DenseBoolArrayAttr": _dense(integer_type(1)),
    "DenseF32ArrayAttr": _dense(F32),
    "DenseF64ArrayAttr": _dense(F64),
    "DenseI8ArrayAttr": _dense(integer_type(8)),
    "DenseI16ArrayAttr": _dense(integer_type(16)),
    "DenseI32ArrayAttr": _dense(integer_type(32)),
    "DenseI64ArrayAttr": _dense(integer_type(64)),
    "DictionaryAttr": lambda entries: DictionaryAttr(
        {name: attribute_of(entry) for name, entry in entries.items()}
    ),
    "FlatSymbolRefAttr": _symbol,
    "StringAttr": string_of,
    "SymbolRefAttr": _symbol,
    "TypeAttr": TypeAttr,
    "UnitAttr": _unit,
    "AffineMapAttr": AffineMapAttr,
}
