"""Attributes of one operation between stablehlo (or func) and vhlo: flattening, defaults, kinds by name.

    from_vhlo(op name, vhlo attributes)      the attributes of the stablehlo operation
    to_vhlo(operation)                       all attributes of the vhlo operation

The tables are in vhlo_mapping.py.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import (
    UNIT,
    ArrayAttr,
    BoolAttr,
    IntegerAttr,
    TypeAttr,
    UnitAttr,
    integer_attr,
)
from mlirkit.builtin.dense import DenseArrayAttr, DenseIntElementsAttr
from mlirkit.builtin.types import integer_type
from mlirkit.conversion.vhlo_mapping import (
    DEFAULTS,
    DENSE_BOOL_ARRAYS,
    DENSE_I64_ARRAYS,
    FLATTENED,
    INTEGER_ENUMS,
    SYMBOLS,
    UNITS,
    Default,
    Flattened,
    Part,
)
from mlirkit.conversion.vhlo_values import (
    ValueMap,
    elements_as_array,
    int_elements,
    of_kind,
    vhlo_parameters,
)
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.dialects.vhlo.types import int_width

Attributes = dict[str, Any]


def table_key(op_name: str) -> str:
    """The key of an operation in the tables: stablehlo's names have no prefix."""
    return op_name.removeprefix("stablehlo.")


# -- from vhlo ----------------------------------------------------------------------------------------


def from_vhlo(op_name: str, attributes: Attributes, values: ValueMap) -> dict[str, Attribute]:
    """The attributes of `op_name` that correspond to the attributes of its vhlo operation."""
    key = table_key(op_name)
    left = dict(attributes)
    for name, default in DEFAULTS.get(key, {}).items():
        if name in left and is_default(default, left[name], left):
            # Judging a list of layouts needs the other list, so that both are judged before either is
            # removed.
            if default is not Default.EMPTY_LAYOUTS:
                del left[name]
    for name, default in DEFAULTS.get(key, {}).items():
        if default is Default.EMPTY_LAYOUTS and name in left and is_default(default, left[name], attributes):
            del left[name]
    result: dict[str, Attribute] = {}
    for name, flattened in FLATTENED.get(key, {}).items():
        _unflatten(name, flattened, left, result, values)
    for name, value in left.items():
        converted = _from_vhlo_by_name(key, name, value, values)
        if converted is not None:
            result[name] = converted
    return result


def _unflatten(
    name: str, flattened: Flattened, left: Attributes, attributes: dict[str, Attribute], values: ValueMap
) -> None:
    """Gather the parts of one attribute; without any part, there is no attribute."""
    if not any(part in left for part, _ in flattened.parts):
        return
    parameters: list[Any] = []
    for part, kind in flattened.parts:
        value: Any = left.pop(part, None)
        if value is not None:
            value = values.attribute_from_vhlo(value)
        if kind is Part.INT:
            parameters.append(0 if value is None else of_kind(value, IntegerAttr).value)
        elif kind is Part.INTS:
            parameters.append(() if value is None else tuple(of_kind(value, DenseIntElementsAttr)))
        elif kind is Part.BOOL:
            parameters.append(value is not None and bool(of_kind(value, BoolAttr).value))
        else:
            parameters.append(of_kind(value, TypeAttr).value)
    cls = values.stablehlo.attribute_class(flattened.attribute)
    missing = len(cls.DEFINITION.parameters) - len(parameters)
    attributes[name] = cls(*parameters, *[0] * missing)


def _from_vhlo_by_name(key: str, name: str, value: Any, values: ValueMap) -> Attribute | None:
    if name in UNITS.get(key, ()):
        return UNIT if of_kind(value, "bool_v1").parameters[0] else None
    if name in INTEGER_ENUMS.get(key, ()):
        return integer_attr(integer_type(32), int(of_kind(value, "api_version_v1").parameters[0]))
    converted: Any = values.attribute_from_vhlo(value)
    if name in SYMBOLS.get(key, ()):
        return _symbols(converted)
    if name in DENSE_I64_ARRAYS.get(key, ()) or name in DENSE_BOOL_ARRAYS.get(key, ()):
        return elements_as_array(converted)
    attribute: Attribute = converted
    return attribute


def _symbols(value: Any) -> Attribute:
    if isinstance(value, ArrayAttr):
        return ArrayAttr([_symbols(item) for item in value])
    return FlatSymbolRefAttr(of_kind(value, StringAttr).value)


def is_default(default: Default, value: Any, attributes: Attributes) -> bool:
    """Whether a vhlo attribute equals its absence in stablehlo."""
    mnemonic = value.MNEMONIC
    parameters = vhlo_parameters(value)
    if default is Default.FALSE:
        return mnemonic == "bool_v1" and not parameters[0]
    if default in (Default.ZERO, Default.MINUS_ONE):
        if mnemonic != "integer_v1":
            return False
        ones = (1 << (int_width(parameters[0]) or 64)) - 1
        return bool(parameters[1] == (0 if default is Default.ZERO else ones))
    if default is Default.EMPTY_STRING:
        return mnemonic == "string_v1" and not parameters[0]
    if default is Default.EMPTY_ARRAY:
        return mnemonic == "array_v1" and not parameters[0]
    if default is Default.EMPTY_DICTIONARY:
        return mnemonic == "dict_v1" and not parameters[0]
    if default is Default.EMPTY_TENSOR:
        return mnemonic == "tensor_v1" and not parameters[1]
    if default is Default.BACKEND_CONFIG:
        return mnemonic in ("string_v1", "dict_v1") and not parameters[0]
    if default is Default.EMPTY_LAYOUTS:
        lists = [attributes.get(name) for name in ("operand_layouts", "result_layouts")]
        return all(item is None or not vhlo_parameters(item)[0] for item in lists)
    if default in (Default.ONES, Default.ZERO_PADDING, Default.NO_REVERSAL):
        return _is_splat_default(default, value)
    if default is Default.DEFAULT_PRECISIONS:
        if mnemonic != "array_v1":
            return False
        return all(str(vhlo_parameters(parameter)[0]) == "DEFAULT" for parameter in parameters[0])
    if default is Default.NO_COMPARISON_TYPE:
        return mnemonic == "comparison_type_v1" and str(parameters[0]) == "NOTYPE"
    if default is Default.ORIGINAL_API:
        return mnemonic == "api_version_v1" and str(parameters[0]) == "API_VERSION_ORIGINAL"
    if default is Default.NONE_TYPE:
        return mnemonic == "type_v1" and bool(parameters[0].MNEMONIC == "none_v1")
    assert default is Default.DEFAULT_ACCURACY, default
    return (
        mnemonic == "result_accuracy_v1"
        and tuple(parameters[:3]) == (0, 0, 0)
        and str(vhlo_parameters(parameters[3])[0]) == "DEFAULT"
    )


def _is_splat_default(default: Default, value: Any) -> bool:
    if value.MNEMONIC != "tensor_v1":
        return False
    raw = bytes(value.parameters[1])
    if default is Default.ONES:
        one = (1).to_bytes(8, "little")
        return len(raw) % 8 == 0 and raw == one * (len(raw) // 8)
    return not any(raw)


# -- to vhlo ------------------------------------------------------------------------------------------


def to_vhlo(op: Operation, names: list[str], values: ValueMap) -> dict[str, Attribute]:
    """The attributes of the vhlo operation, whose definition requires `names`."""
    key = table_key(op.info.name)
    arguments = dict(op.attributes.entries())
    attributes: dict[str, Attribute] = {}
    for name, flattened in FLATTENED.get(key, {}).items():
        value = arguments.pop(name, None)
        if value is not None:
            _flatten(value, flattened, attributes, values)
    for name, value in arguments.items():
        attributes[name] = _to_vhlo_by_name(key, name, value, values)
    for name, default in DEFAULTS.get(key, {}).items():
        if name in names and name not in attributes:
            attributes[name] = default_value(default, op, attributes, values)
    for name in UNITS.get(key, ()):
        if name in names:
            attributes.setdefault(name, values.boolean(False))
    return attributes


def _flatten(value: Any, flattened: Flattened, attributes: dict[str, Attribute], values: ValueMap) -> None:
    for (part, kind), parameter in zip(flattened.parts, value.parameters, strict=False):
        if kind is Part.INT:
            attributes[part] = values.integer(parameter)
        elif kind is Part.INTS:
            attributes[part] = values.tensor_of_ints(list(parameter))
        elif kind is Part.BOOL:
            attributes[part] = values.boolean(bool(parameter))
        else:
            attributes[part] = values.attribute_to_vhlo(TypeAttr(parameter))


def _to_vhlo_by_name(key: str, name: str, value: Any, values: ValueMap) -> Attribute:
    if name in UNITS.get(key, ()) and isinstance(value, UnitAttr):
        return values.boolean(True)
    if name in INTEGER_ENUMS.get(key, ()) and isinstance(value, IntegerAttr):
        cls = values.vhlo.attribute_class("api_version_v1")
        versioned: Attribute = cls.get(value.value)
        return versioned
    return values.attribute_to_vhlo(value)


def default_value(
    default: Default, op: Operation, attributes: dict[str, Attribute], values: ValueMap
) -> Attribute:
    """The vhlo attribute that an absent one becomes."""
    if default is Default.FALSE:
        return values.boolean(False)
    if default in (Default.ZERO, Default.MINUS_ONE):
        return values.integer(0 if default is Default.ZERO else -1)
    if default is Default.EMPTY_STRING:
        return values.string("")
    if default in (Default.EMPTY_ARRAY, Default.EMPTY_LAYOUTS):
        return values.array([])
    if default is Default.EMPTY_DICTIONARY:
        return values.vhlo_attribute("dict_v1", ())
    if default is Default.EMPTY_TENSOR:
        return values.tensor_of_ints([])
    if default is Default.BACKEND_CONFIG:
        version: Any = attributes.get("api_version")
        typed = version is not None and str(version.parameters[0]) == "API_VERSION_TYPED_FFI"
        return values.vhlo_attribute("dict_v1", ()) if typed else values.string("")
    if default in (Default.ONES, Default.ZERO_PADDING, Default.NO_REVERSAL):
        return _splat_default(default, op, values)
    if default is Default.DEFAULT_PRECISIONS:
        precision = values.vhlo.attribute_class("precision_v1").get("DEFAULT")
        return values.array([precision, precision])
    if default is Default.NO_COMPARISON_TYPE:
        chosen: Attribute = values.vhlo.attribute_class("comparison_type_v1").get("NOTYPE")
        return chosen
    if default is Default.ORIGINAL_API:
        original: Attribute = values.vhlo.attribute_class("api_version_v1").get("API_VERSION_ORIGINAL")
        return original
    if default is Default.NONE_TYPE:
        return values.vhlo_attribute("type_v1", values.vhlo_type("none_v1"))
    assert default is Default.DEFAULT_ACCURACY, default
    mode = values.vhlo.attribute_class("result_accuracy_mode_v1").get("DEFAULT")
    return values.vhlo_attribute("result_accuracy_v1", 0, 0, 0, mode)


def _splat_default(default: Default, op: Operation, values: ValueMap) -> Attribute:
    count = window_rank(op)
    if default is Default.ONES:
        return values.tensor_of_ints([1] * count)
    if default is Default.ZERO_PADDING:
        return values.attribute_to_vhlo(int_elements([0] * (2 * count), [count, 2]))
    return values.tensor_of_bools([False] * count)


def window_rank(op: Operation) -> int:
    """The number of spatial dimensions of a convolution, of window dimensions of other operations."""
    numbers: Any = op.attribute("dimension_numbers")
    if numbers is not None:
        return len(numbers.parameters[2])
    dimensions: Any = op.attribute("window_dimensions")
    if isinstance(dimensions, DenseArrayAttr):
        return len(dimensions)
    return 0
