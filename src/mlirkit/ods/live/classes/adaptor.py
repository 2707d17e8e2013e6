"""Adaptors: the named parts of an operator over plain lists, without an operation.

    adaptor = ConvOp.Adaptor([a, b, c], {"mode": attribute})
    adaptor.input    adaptor.weights    adaptor.mode    adaptor.mode_attr

Values may be any objects, for example the converted operands; they are divided into the groups of the
definition as an operation's operands are.  Attributes have the values of an operation's accessors; absent
attributes have their defaults.
Source: the ODS manual, "Operand adaptors".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.classes.accessors import python_name, snake_case
from mlirkit.ods.live.classes.default_values import defaults_function
from mlirkit.ods.live.classes.segments import operand_rule
from mlirkit.ods.live.properties.conversions import attribute_reader
from mlirkit.ods.model import Operator
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class OpAdaptor:
    """Base of adaptors, with the members of operations that accessors use."""

    OPERATOR: Operator
    DIALECT: Any

    def __init__(
        self,
        operands: Sequence[Any],
        attributes: Mapping[str, Attribute] | DictionaryAttr | Operation | None = None,
        regions: Sequence[Any] = (),
    ) -> None:
        """`attributes` may be an operation, whose attributes are taken."""
        if isinstance(attributes, Operation):
            entries = dict(attributes.attributes.items())
        else:
            entries = dict(attributes.entries if isinstance(attributes, DictionaryAttr) else attributes or {})
        populate = defaults_function(self.OPERATOR, self.DIALECT)
        if populate is not None:
            populate(entries)
        self._operands = list(operands)
        self.attributes = entries
        self.regions = list(regions)

    @property
    def operands(self) -> list[Any]:
        """All values, in order."""
        return self._operands

    @property
    def operand_count(self) -> int:
        return len(self._operands)

    def operand_at(self, number: int) -> Any:
        return self._operands[number]

    def operand_values(self) -> list[Any]:
        return self._operands

    def attribute(self, name: str) -> Attribute | None:
        return self.attributes.get(name)

    def inherent(self, name: str) -> Attribute | None:
        return self.attributes.get(name)

    def region_at(self, number: int) -> Any:
        return self.regions[number]


def adaptor_class(operator: Operator, dialect: LiveDialect) -> type[OpAdaptor]:
    """The adaptor class of an operator."""
    namespace: dict[str, Any] = {
        "__doc__": f"The parts of `{operator.name}` over plain lists.",
        "__module__": dialect.module_name,
        "__qualname__": f"{operator.cpp_class_name}.Adaptor",
        "OPERATION_NAME": operator.name,
        "OPERATOR": operator,
        "DIALECT": dialect,
    }
    for index, group in enumerate(operator.operands):
        nested = bool(group.constraint.segment_attribute)
        _publish(
            namespace,
            group.name,
            _nested_getter(operator, index) if nested else _operand_getter(operator, index),
        )
    for attribute in operator.stored_attributes:
        read = attribute_reader(attribute.attribute, dialect)
        _publish(namespace, attribute.name, _attribute_getter(attribute.name, read))
        _publish(namespace, attribute.name + "_attr", _attribute_getter(attribute.name, None))
    for named in operator.properties:
        codec = dialect.property_codec(named.property)
        _publish(namespace, named.name, _attribute_getter(named.name, codec.value_of))
    for index, region in enumerate(operator.regions):
        _publish(namespace, region.name, _region_getter(index, region.is_variadic))
    return type("Adaptor", (OpAdaptor,), namespace)


def _operand_getter(operator: Operator, index: int) -> Callable[[OpAdaptor], Any]:
    """The getter of operand group `index`: a value, a value or None, or a list."""
    group = operator.operands[index]

    def get(adaptor: OpAdaptor) -> Any:
        values = _group_of(adaptor, index)
        if group.is_optional:
            return values[0] if values else None
        return values if group.is_variadic else values[0]

    return get


def _nested_getter(operator: Operator, index: int) -> Callable[[OpAdaptor], list[list[Any]]]:
    """The getter of a variadic of variadic: a list of lists, divided by the attribute with their sizes."""
    sizes_name = operator.operands[index].constraint.segment_attribute

    def get(adaptor: OpAdaptor) -> list[list[Any]]:
        values = _group_of(adaptor, index)
        sizes = adaptor.attribute(sizes_name)
        ends = list(accumulate(sizes.values if isinstance(sizes, DenseArrayAttr) else [len(values)]))
        return [values[start:end] for start, end in zip([0, *ends], ends, strict=False)]

    return get


def _group_of(adaptor: OpAdaptor, index: int) -> list[Any]:
    rule = operand_rule(adaptor.OPERATOR)
    # A group named `operands` hides the property.
    values = adaptor.operand_values()
    stored = None if rule.sizes_name is None else adaptor.attribute(rule.sizes_name)
    sizes = rule.sizes_of(stored, len(values))
    if len(sizes) != rule.count:
        raise MLIRError(f"'{rule.sizes_name}' has {len(sizes)} sizes, but there are {rule.count} groups")
    start = sum(sizes[:index])
    return values[start : start + sizes[index]]


class AdaptorOfClass:
    """The class attribute `Adaptor`, made on first use."""

    def __init__(self, operator: Operator, dialect: LiveDialect) -> None:
        self._operator = operator
        self._dialect = dialect
        self._made: type[OpAdaptor] | None = None

    def __get__(self, instance: Any, owner: Any) -> type[OpAdaptor]:
        if self._made is None:
            exclusively(self._make)
        assert self._made is not None
        return self._made

    def _make(self) -> None:
        if self._made is None:
            self._made = adaptor_class(self._operator, self._dialect)


def _publish(namespace: dict[str, Any], name: str, getter: Callable[[Any], Any]) -> None:
    if name:
        accessor = property(getter)
        namespace.setdefault(python_name(name), accessor)
        namespace.setdefault(python_name(snake_case(name)), accessor)


def _attribute_getter(name: str, read: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
    if read is None:
        return lambda adaptor: adaptor.attribute(name)
    return lambda adaptor: read(adaptor.attribute(name))


def _region_getter(index: int, variadic: bool) -> Callable[[Any], Any]:
    if variadic:
        return lambda adaptor: adaptor.regions[index:]
    return lambda adaptor: adaptor.regions[index]
