"""Getters of an operation's values, attributes, properties and regions by their names in the definition.

`name_getter` returns the value of `$name` in the C++ of definitions: a single value, a sequence for a
variable-length group, the raw attribute.  The live class's own accessors are in accessors.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import (
    attribute_of,
    operand_of,
    operands_of,
    region_of,
    result_of,
    results_of,
)
from mlirkit.core.value import Value
from mlirkit.ods.live.classes.segments import SegmentRule, operand_rule, result_rule
from mlirkit.ods.model import NamedTypeConstraint, Operator

Getter = Callable[[Operation], Any]


def name_getter(operator: Operator, name: str) -> Getter:
    """Return the getter of `$name` for operations of `operator`."""
    if name in ("_op", "_self"):
        return lambda op: op
    if name in ("_ctxt", "_builder"):
        return lambda op: None
    index = operator.operand_index(name)
    if index is not None:
        return operand_getter(operator, index)
    index = operator.result_index(name)
    if index is not None:
        return result_getter(operator, index)
    if operator.attribute(name) is not None or operator.property_named(name) is not None:
        return lambda op: attribute_of(op, name)
    region = operator.region_index(name)
    if region is not None:
        if operator.regions[region].is_variadic:
            return lambda op: op.regions[region:]
        return lambda op: region_of(op, region)
    index = operator.successor_index(name)
    if index is not None:
        if operator.successors[index].is_variadic:
            return lambda op: op.successors[index:]
        return lambda op: op.successors[index]
    raise KeyError(f"operator '{operator.name}' has nothing called '{name}'")


def operand_getter(operator: Operator, index: int) -> Getter:
    """The getter of operand group `index`: a value, a value or None, or a list."""
    rule = operand_rule(operator)
    if rule.single:
        return lambda op: operand_of(op, index)
    group = operator.operands[index]
    if rule.count == 1 and group.is_variadic and not group.is_optional:
        return operands_of

    if index < rule.first:
        return lambda op: operand_of(op, index)
    return _group_getter(rule, index, group, operands_of)


def nested_operands(operator: Operator, index: int) -> Callable[[Operation], list[list[Value]]]:
    """The getter of a variadic of variadic: a list of lists, divided by the attribute with their sizes."""
    rule = operand_rule(operator)
    sizes_name = operator.operands[index].constraint.segment_attribute

    def groups(op: Operation) -> list[list[Value]]:
        start, size = rule.span(op, index, op.operand_count)
        values = operands_of(op)[start : start + size]
        sizes: Any = attribute_of(op, sizes_name)
        result: list[list[Value]] = []
        at = 0
        for value in sizes.values if sizes is not None else [size]:
            result.append(values[at : at + value])
            at += value
        return result

    return groups


def result_getter(operator: Operator, index: int) -> Getter:
    """The getter of result group `index`: a value, a value or None, or a list."""
    rule = result_rule(operator)
    if rule.single:
        return lambda op: result_of(op, index)
    group = operator.results[index]
    if rule.count == 1 and group.is_variadic and not group.is_optional:
        return results_of

    return _group_getter(rule, index, group, results_of)


def _group_getter(
    rule: SegmentRule,
    index: int,
    group: NamedTypeConstraint,
    values_of: Callable[[Operation], Sequence[Value]],
) -> Getter:
    """The getter of a group's values: a value, a value or None (optional), or a list (variadic)."""
    is_optional, is_variadic = group.is_optional, group.is_variadic

    def values(op: Operation) -> Any:
        result = values_of(op)
        start, size = rule.span(op, index, len(result))
        if is_optional:
            return result[start] if size else None
        return result[start : start + size] if is_variadic else result[start]

    return values
