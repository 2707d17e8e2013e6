"""Mixed values: integers or values, as OpFoldResult of MLIR.

Operations store them separately: an array of integers with DYNAMIC in the places of operands, and the
operands in order.  Mirror: mlir/Dialect/Utils/StaticValueUtils.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer

Mixed = int | Value


def mixed_values(integers: Sequence[int], values: Sequence[Value]) -> list[Mixed]:
    """The integers, the values in order where they are dynamic."""
    dynamic = iter(values)
    return [next(dynamic) if integer == DYNAMIC else integer for integer in integers]


def split_mixed(mixed: Sequence[Mixed]) -> tuple[list[int], list[Value]]:
    """The integers, with DYNAMIC in place of values, and the values."""
    integers = [value if isinstance(value, int) else DYNAMIC for value in mixed]
    return integers, [value for value in mixed if not isinstance(value, int)]


def constant_of_mixed(mixed: Mixed) -> int | None:
    """The integer of a mixed value, or None."""
    return mixed if isinstance(mixed, int) else constant_integer(mixed)


def are_equal(one: Mixed, other: Mixed) -> bool:
    """Whether both are the same value or the same integer."""
    if one is other:
        return True
    constant = constant_of_mixed(one)
    return constant is not None and constant == constant_of_mixed(other)


def fold_constants(
    mixed: Sequence[Mixed], minimum: int | None = None, *, nonzero: bool = False
) -> list[Mixed]:
    """The same, with constants as integers unless they are less than `minimum`, or zero and are not to be."""
    folded: list[Mixed] = []
    for value in mixed:
        constant = constant_of_mixed(value)
        is_taken = (
            constant is not None
            and (minimum is None or constant >= minimum)
            and not (nonzero and constant == 0)
        )
        folded.append(constant if constant is not None and is_taken else value)
    return folded
