"""Attributes and types that can be compared across files: distinct attributes are compared by content.

A `distinct[0]<...>` is equal to nothing but itself, so that the distinct attributes of two files always
differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, cast

from mlirkit.builtin.attributes import ArrayAttr, DistinctAttr
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.attribute_walk import AttributeReplacer
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import entries_of
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr

# Attributes of functions for their arguments and results: arrays of dictionaries.
_ARGUMENT_ATTRIBUTES = ("arg_attrs", "res_attrs")

ValueT = TypeVar("ValueT", bound=AttributeOrType)


class ComparableValues:
    """Replaces distinct attributes by one for each attribute that they contain."""

    def __init__(self) -> None:
        self._representatives: dict[Attribute, DistinctAttr] = {}
        self._replacer = AttributeReplacer(self._replacement)

    def __call__(self, value: ValueT) -> ValueT:
        """The form of an attribute or type in comparisons."""
        return cast("ValueT", self._replacer.replace(value))

    def attributes(self, op: Operation) -> DictionaryAttr:
        """The inherent and discardable attributes of an operation.

        Empty attributes of a function's arguments and results are ignored. Properties of an unregistered
        operation that are no dictionary get the name `properties`.
        """
        entries: Mapping[str, Attribute] = entries_of(op)
        if op.props is not None and not isinstance(op.props, DictionaryAttr):
            entries = {**entries, "properties": op.props}
        unsaid = [name for name in _ARGUMENT_ATTRIBUTES if _is_empty(entries.get(name))]
        if unsaid:
            entries = {name: value for name, value in entries.items() if name not in unsaid}
        return self(DictionaryAttr(entries)) if entries else EMPTY_DICTIONARY

    def _replacement(self, value: AttributeOrType) -> AttributeOrType | None:
        if isinstance(value, DistinctAttr):
            return self._representatives.setdefault(value.referenced, value)
        return None


def _is_empty(value: Attribute | None) -> bool:
    """Whether an array contains only empty dictionaries."""
    return isinstance(value, ArrayAttr) and all(entry == EMPTY_DICTIONARY for entry in value)
