"""Inherent attributes in the generic form: checks of their classes, and conversions for storing.

    <{predicate = 12 : i64}>     properties are converted; a wrong class is an error
    {predicate = 12 : i64}       without properties, the definition's constraints are checked at once
    <{...}> ... {predicate = 1}  next to properties, inherent attributes of the wrong class are dropped
    {isExact}                    native properties in this position are discardable attributes

As `setPropertiesFromAttr`, `verifyInherentAttrs` and `setInherentAttr` of the code mlir-tblgen generates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.inherent_attributes import InherentAttributes
from mlirkit.core.structural_attributes import is_small
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.formats.dictionary_text import attribute_checks
from mlirkit.ods.live.formats.value_syntax import class_test
from mlirkit.ods.live.properties.property_conversions import Conversion, UnconvertibleError, conversion
from mlirkit.ods.model import Attribute as AttributeDefinition
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

Test = Callable[[Any], Any]
I32: Final = integer_type(32)
# A limit of cached attributes that fit.
_MOST_FITTING: Final = 256


class WrittenAttributes(InherentAttributes):
    """Tests and conversions of one operation's attributes in text; made on first use."""

    __slots__ = (
        "_checks",
        "_conversions",
        "_dialect",
        "_fitting",
        "_is_attribute",
        "_operator",
        "_sizes",
        "_stored",
        "_tests",
    )

    def __init__(self, operator: Operator, dialect: LiveDialect) -> None:
        self._operator = operator
        self._dialect = dialect
        # The sorted names of stored attributes.
        self._stored = sorted([attribute.name for attribute in operator.stored_attributes])
        self._tests: dict[str, Test | None] = {}
        self._checks: Any = None
        self._conversions: list[tuple[str, Conversion]] | None = None
        self._sizes: dict[str, int] = {}
        self._is_attribute: dict[str, bool] = {}
        self._fitting: set[tuple[str, Any]] = set()
        if operator.has_operand_segments:
            self._sizes[OPERAND_SIZES] = len(operator.operands)
        if operator.has_result_segments:
            self._sizes[RESULT_SIZES] = len(operator.results)

    def property_problem(self, entries: dict[str, Attribute]) -> str | None:
        for name in self._stored:
            value = entries.get(name)
            if value is not None and not self._is_of_class(name, value):
                return f"Invalid attribute `{name}` in property conversion: {value}"
        if self._natives():
            try:
                self.stored(dict(entries))
            except UnconvertibleError as error:
                return str(error)
        for name, count in self._sizes.items():
            sizes: Any = entries.get(name)
            if sizes is None:
                continue
            if not _is_sizes(sizes):
                return "expected DenseI32ArrayAttr for key `value`"
            if len(sizes.values) != count:
                return f"size mismatch in attribute conversion: {len(sizes.values)} vs {count}"
        return None

    def stored(self, entries: dict[str, Attribute]) -> dict[str, Attribute]:
        for name, convert in self._natives():
            value = entries.get(name)
            if value is not None:
                entries[name] = convert(value)
        return entries

    def set_generic(self, entries: dict[str, Attribute], into: dict[str, Attribute]) -> str | None:
        """Store the entries that are properties, as from the generic form; return the error or None."""
        problem = self.property_problem(entries)
        if problem is None:
            names = [name for name in self._operator.property_names if name in entries]
            into.update(self.stored({name: entries[name] for name in names}))
        return problem

    def set_parsed(
        self, entries: dict[str, Attribute], elsewhere: frozenset[str], into: dict[str, Attribute]
    ) -> str | None:
        """Store the entries of a `prop-dict`, without names in `elsewhere`; return the error or None."""
        expected: list[str] = []
        natives = dict(self._natives())
        names = [property.name for property in self._operator.properties]
        for name in (*names, *[attribute.name for attribute in self._operator.stored_attributes]):
            if name in elsewhere:
                continue
            expected.append(name)
            value = entries.get(name)
            if value is None:
                if self._is_required(name):
                    return f"expected key entry for {name} in DictionaryAttr to set Properties."
            elif name in natives:
                try:
                    into[name] = natives[name](value)
                except UnconvertibleError as error:
                    return str(error)
            elif self._is_of_class(name, value):
                into[name] = value
            else:
                return f"Invalid attribute `{name}` in property conversion: {value}"
        unknown = sorted(entries.keys() - expected)
        return f"unknown key '\"{unknown[0]}\"' when parsing properties dictionary" if unknown else None

    def _is_required(self, name: str) -> bool:
        native = self._operator.property_named(name)
        if native is not None:
            return not native.has_default
        attribute = self._operator.attribute(name)
        return attribute is not None and attribute.is_required

    def _natives(self) -> list[tuple[str, Conversion]]:
        if self._conversions is None:
            self._conversions = [
                (property.name, conversion(property.property, self._dialect))
                for property in self._operator.properties
            ]
        return self._conversions

    def attribute_problem(self, entries: dict[str, Attribute]) -> str | None:
        if self._checks is None:
            self._checks = attribute_checks(self._operator, self._dialect)
        for name, (test, summary) in self._checks.items():
            value = entries.get(name)
            if value is not None and test(value) is False:
                return f"attribute '{name}' failed to satisfy constraint: {summary}"
        return None

    def is_attribute(self, name: str) -> bool:
        result = self._is_attribute.get(name)
        if result is None:
            result = self._is_attribute[name] = self._operator.property_named(name) is None
        return result

    def are_sizes(self, name: str) -> bool:
        return name in self._sizes

    def fits(self, name: str, value: Attribute) -> bool:
        if name in self._sizes:
            return _is_sizes(value) and len(value.values) == self._sizes[name]
        # Operations have few distinct attributes, and a condition takes longer than many look-ups.
        key = (name, value)
        if key in self._fitting:
            return True
        if not self._is_of_class(name, value):
            return False
        if is_small(value):
            if len(self._fitting) >= _MOST_FITTING:
                self._fitting.clear()
            self._fitting.add(key)
        return True

    def _is_of_class(self, name: str, value: Attribute) -> bool:
        if name not in self._tests:
            named = self._operator.attribute(name)
            self._tests[name] = None if named is None else self._storage_test(named)
        test = self._tests[name]
        return test is None or test(value) is not False

    def _storage_test(self, definition: AttributeDefinition) -> Test | None:
        if definition.enum is not None and "EnumAttr" not in definition.base_classes:
            # The attribute class of this enum is generated: an integer that is a case.
            return self._dialect.constraints.predicate(definition, self._operator.name)
        return class_test(definition.storage_type, self._dialect)


def _is_sizes(value: Any) -> TypeGuard[DenseArrayAttr]:
    return isinstance(value, DenseArrayAttr) and value.element_type == I32
