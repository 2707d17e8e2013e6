"""The functions that generated bindings import from upstream's `dialects._ods_common`: groups and results.

    segmented_accessor(op.operands, op.attributes["operandSegmentSizes"], 1)     the values of a group
    equally_sized_accessor(op.operands, 1, 2, 1, 0)                              (start, size) of a group
    get_op_result_or_value(x)       get_op_results_or_values(xs)       get_op_result_or_op_results(op)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.bindings import native as _cext
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.context import Context
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.value_lists import OpResultList
from mlirkit.dialects.mixed_arguments import MixedInt, dispatch_dynamic_index_list, dispatch_mixed_values
from mlirkit.dialects.mixed_arguments import MixedInt as StaticIntLike
from mlirkit.dialects.mixed_arguments import MixedValues as MixedValues
from mlirkit.dialects.mixed_arguments import integer_array as _get_int_array_attr
from mlirkit.dialects.mixed_arguments import integer_arrays as _get_int_array_array_attr
from mlirkit.ods.live.building.value_builder import computed as get_op_result_or_op_results

__all__ = [
    "equally_sized_accessor",
    "get_default_loc_context",
    "get_op_result_or_op_results",
    "get_op_result_or_value",
    "get_op_results_or_values",
    "segmented_accessor",
]

ValueLike = Operation | Value
ResultValueTypeTuple = (Operation, Value)
ResultValueT = Operation | Value
VariadicResultValueT = ResultValueT | Sequence[ResultValueT]
DynamicIndexList = Sequence[MixedInt | Sequence[MixedInt]]
_dispatch_dynamic_index_list = dispatch_dynamic_index_list
_dispatch_mixed_values = dispatch_mixed_values
_ = (_cext, StaticIntLike, MixedValues, _get_int_array_attr, _get_int_array_array_attr)


def segmented_accessor(elements: Any, raw_segments: DenseArrayAttr, idx: int) -> Any:
    """Group `idx` of the elements, if an attribute has the sizes of the groups."""
    sizes = [int(raw_segment) for raw_segment in raw_segments]
    start = sum(sizes[:idx])
    return elements[start : start + sizes[idx]]


def equally_sized_accessor(
    elements: Any, n_simple: int, n_variadic: int, n_preceding_simple: int, n_preceding_variadic: int
) -> tuple[int, int]:
    """The start and the size of a group, if groups of variable length are equally long."""
    size, remainder = divmod(len(elements) - n_simple, n_variadic)
    assert remainder == 0
    return n_preceding_simple + n_preceding_variadic * size, size


def get_default_loc_context(location: Location | None = None) -> Context | None:
    """The context of a location, or of the current one; None without a location."""
    chosen = Location.current if location is None else location
    return None if chosen is None else chosen.context


def get_op_result_or_value(arg: Operation | Value | OpResultList) -> Value:
    """The value, or the only result of an operation."""
    if isinstance(arg, Operation):
        return arg.result
    if isinstance(arg, OpResultList):
        first: Value = arg[0]
        return first
    assert isinstance(arg, Value), f"expects Value, got {type(arg)}"
    return arg


def get_op_results_or_values(arg: Any) -> Any:
    """The values, or the results of an operation."""
    return arg.results if isinstance(arg, Operation) else arg
