"""Lists that mix numbers and values, as builders of upstream's bindings take sizes, offsets and the like.

    dispatch_mixed_values([4, v, 8])            ([v], None, array<i64: 4, DYNAMIC, 8>)
    dispatch_mixed_values(handle)               ([], handle, None): a handle of all of them
    dispatch_dynamic_index_list([4, [v]])       ([v], [4, DYNAMIC], [False, True]): lists of one are scalable
    integer_array([1, 2])                       [1, 2] as an array of i64 attributes

Numbers may be Python's or attributes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, cast

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.arguments import plain_integer
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.mixed_values import Mixed, split_mixed

ValueLike: TypeAlias = Operation | Value
Insertion: TypeAlias = InsertionPoint | Block | bool | None
#: The result of a builder: a state, or a state and a function to call with the operation.
Building: TypeAlias = OperationState | tuple[OperationState, Callable[[Operation], None]]
MixedInt: TypeAlias = int | IntegerAttr | ValueLike
MixedIndices: TypeAlias = Sequence[MixedInt | Sequence[MixedInt]] | ArrayAttr
MixedValues: TypeAlias = Sequence[MixedInt] | ArrayAttr | DenseArrayAttr | ValueLike | None

I64 = integer_type(64)


def is_value_like(part: object) -> bool:
    return isinstance(part, (Operation, Value))


def mixed_of(part: MixedInt) -> Mixed:
    """An argument as a value or an integer."""
    if isinstance(part, (Operation, Value)):
        return as_value(part)
    return part.value if isinstance(part, IntegerAttr) else plain_integer(part)


def dispatch_mixed_values(values: MixedValues) -> tuple[list[Value], ValueLike | None, Attribute | None]:
    """(values, handle, numbers): one handle for all, or numbers with DYNAMIC in the places of values."""
    if isinstance(values, (ArrayAttr, DenseArrayAttr)):
        return [], None, values
    if isinstance(values, (Operation, Value)):
        return [], values, None
    static, dynamic = split_mixed([mixed_of(part) for part in values or ()])
    return dynamic, None, dense_array(I64, static)


def dispatch_dynamic_index_list(
    indices: MixedIndices,
) -> tuple[list[Value], list[int], list[bool]]:
    """(values, numbers with DYNAMIC where values stand, which are scalable)."""
    scalable = [isinstance(index, (list, tuple)) for index in indices]
    flat: list[Mixed] = []
    for index in indices:
        if isinstance(index, (list, tuple)):
            (index,) = index
        flat.append(mixed_of(cast(MixedInt, index)))
    numbers, values = split_mixed(flat)
    return values, numbers, scalable


def integer_array(values: Iterable[int | IntegerAttr] | None) -> ArrayAttr | None:
    """Numbers, or attributes of numbers, as an array of i64 attributes; None for None."""
    return None if values is None else _integers(values)


def integer_arrays(values: Iterable[Iterable[int | IntegerAttr]] | None) -> ArrayAttr | None:
    """Lists of numbers as an array of arrays; None for None."""
    return None if values is None else ArrayAttr([_integers(value) for value in values])


def _integers(values: Iterable[int | IntegerAttr]) -> ArrayAttr:
    numbers = [value.value if isinstance(value, IntegerAttr) else value for value in values]
    return ArrayAttr([IntegerAttr.get(I64, number) for number in numbers])
