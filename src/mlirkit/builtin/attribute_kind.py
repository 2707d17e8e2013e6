"""Whether an attribute is of the kind that a definition declares, as ods/emit/attribute_kind.py spells it.

Attributes that are kept as text, because their dialect or their syntax is not known, are of every kind of
their dialect.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr, OpaqueAttr, TypeAttr, UnitAttr
from mlirkit.builtin.dense import DenseArrayAttr, ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr, SymbolRefAttr

Check = Callable[[Attribute], bool]

_CLASSES: Final[dict[str, Any]] = {
    "array": ArrayAttr,
    "dictionary": DictionaryAttr,
    "elements": ElementsAttr,
    "flat_symbol": FlatSymbolRefAttr,
    "float": FloatAttr,
    "int": IntegerAttr,
    "map": AffineMapAttr,
    "set": IntegerSetAttr,
    "string": StringAttr,
    "symbol": SymbolRefAttr,
    "type": TypeAttr,
    "unit": UnitAttr,
}
_KIND: Final = re.compile(
    r"(array|dense)<(.*)>|([a-z]+\d*)\{(.*)\}|#([^.]+)\.(.*)|((?:si|ui|i)\d+|index)|(b?f\d+)"
)
_SIGNS: Final = ("i", "si", "ui")


@cache
def kind_check(kind: str) -> Check | None:
    """The predicate of a kind; None for the kind of all attributes."""
    if not kind:
        return None
    if kind in _CLASSES:
        return _class_check(_CLASSES[kind])
    match = _KIND.fullmatch(kind)
    if match is None:
        raise ValueError(f"unknown kind of attribute '{kind}'")
    outer, inner, number, values, dialect, _, integer, float_type = match.groups()
    if outer == "array":
        return _array_check(kind_check(inner))
    if outer == "dense":
        return _dense_check(inner)
    if dialect is not None:
        return _dialect_check(dialect, kind[1:])
    if number is not None:
        return _value_check(number, values)
    return _float_check(float_type) if integer is None else _integer_check(integer)


def _class_check(cls: Any) -> Check:
    def check(value: Attribute) -> bool:
        return isinstance(value, cls)

    return check


def _array_check(element: Check | None) -> Check:
    def check(value: Attribute) -> bool:
        if not isinstance(value, ArrayAttr):
            return False
        return element is None or all(map(element, value.elements))

    return check


def _dense_check(element: str) -> Check:
    def check(value: Attribute) -> bool:
        return isinstance(value, DenseArrayAttr) and _type_name(value.element_type) == element

    return check


def _integer_check(name: str) -> Check:
    def check(value: Attribute) -> bool:
        return isinstance(value, IntegerAttr) and _type_name(value.type) == name

    return check


def _float_check(name: str) -> Check:
    def check(value: Attribute) -> bool:
        return isinstance(value, FloatAttr) and _type_name(value.type) == name

    return check


def _value_check(name: str, values: str) -> Check:
    mask = int(values[1:]) if values.startswith("&") else -1
    allowed: set[int] = set()
    if mask < 0:
        first, dash, last = values.partition("-")
        allowed = set(range(int(first), int(last) + 1)) if dash else {int(part) for part in values.split(",")}

    def check(value: Attribute) -> bool:
        if not isinstance(value, IntegerAttr) or _type_name(value.type) != name:
            return False
        number = value.bits
        return number & ~mask == 0 if mask >= 0 else number in allowed

    return check


def _dialect_check(dialect: str, full_name: str) -> Check:
    def check(value: Attribute) -> bool:
        if isinstance(value, OpaqueAttr):
            return value.dialect_namespace == dialect
        if dialect != value.DIALECT:
            return False
        # A class that a program has made may have no mnemonic.
        return not value.MNEMONIC or f"{dialect}.{value.MNEMONIC}" == full_name

    return check


def _type_name(type: Type) -> str:
    """The spelling of an integer, index or float type; "" for any other type."""
    if isinstance(type, IntegerType):
        return f"{_SIGNS[type.signedness]}{type.width}"
    if isinstance(type, IndexType):
        return "index"
    return str(type) if isinstance(type, FloatType) else ""
