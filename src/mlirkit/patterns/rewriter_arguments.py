"""Arguments of a rewriter's methods: operations and values that live, regions, attributes by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mlirkit.core.arguments import (
    expect,
    expect_all,
    expect_count,
    expect_live,
    expect_sequence,
    wrong_argument,
)
from mlirkit.core.attribute import Attribute
from mlirkit.core.creation import MOST_REGIONS, as_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import results_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value


def expect_op(op: Operation, function: str) -> None:
    """Raise for other objects than operations, and for erased ones; a check of any value takes longer."""
    if not isinstance(op, Operation) or op.info is ERASED:
        expect_live(op, Operation, function, "op")


def expect_value(value: Any, function: str, argument: str) -> Value:
    """The value itself; raises for other objects, and for erased values."""
    if not isinstance(value, Value):
        raise wrong_argument(value, "Value", function, argument)
    value.require_live()
    return value.viewed()


def replacements_of(
    op: Operation, new_op: Operation | Sequence[Any] | None, values: Sequence[Any]
) -> list[Value]:
    """The replacements of the results of `op`: the results of another operation, or values."""
    expect_op(op, "replace_op")
    replacements = live_values(values, "replace_op", "values")
    if new_op is not None and replacements:
        raise ValueError("replace_op: argument 'values': expected none beside `new_op`")
    if isinstance(new_op, Operation):
        expect_op(new_op, "replace_op")
        replacements = [*results_of(new_op)]
    elif new_op is not None:
        replacements = live_values(new_op, "replace_op", "new_op")
    count = len(results_of(op))
    if len(replacements) != count:
        name = op.info.name
        raise ValueError(f"'{name}' has {count} results, which {len(replacements)} values cannot replace")
    return replacements


def live_values(values: Sequence[Any], function: str, argument: str) -> list[Value]:
    """Values, or operations with one result, none of which was erased."""
    return [as_value(value) for value in expect_sequence(values, object, function, argument)]


def listed_regions(regions: int | Sequence[Region]) -> list[Region]:
    """As many empty regions, or the regions, which belong to no operation yet."""
    if isinstance(regions, int):
        return [Region() for _ in range(expect_count(regions, MOST_REGIONS, "create", "regions"))]
    listed: list[Region] = expect_all(regions, Region, "create", "regions")
    for region in listed:
        region.require_live()
        if region.parent_op is not None or listed.count(region) > 1:
            raise ValueError("create: argument 'regions': a region belongs to one operation")
    return listed


def named_attributes(values: Mapping[str, Attribute] | None, argument: str) -> dict[str, Attribute]:
    """A dictionary of attributes by name."""
    if values is None:
        return {}
    # Asking for an abstract class takes long.
    if not isinstance(values, dict):
        expect(values, Mapping, "create", argument)
    attributes = dict(values)
    for name, value in attributes.items():
        expect(name, str, "create", argument)
        expect(value, Attribute, "create", argument)
    return attributes
