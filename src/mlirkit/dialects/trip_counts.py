"""Trip counts of loops whose bounds are constants, or differ by a constant.

As constantTripCount of mlir/lib/Dialect/Utils/StaticValueUtils.cpp and scf::computeUbMinusLb.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.integer import signed_value
from mlirkit.builtin.types import IntegerType
from mlirkit.core.value import Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed

_INDEX_WIDTH: Final = 64


def constant_trip_count(lower: Mixed, upper: Mixed, step: Mixed, *, is_signed: bool = True) -> int | None:
    """The number of iterations of a loop, as a signed number of its bounds' width; None if unknown."""
    width, is_index = _width(lower)
    if (width, is_index) != _width(upper):
        return None
    if lower is upper or (isinstance(lower, int) and lower == upper):
        return 0
    step_size = constant_of_mixed(step)
    if step_size is not None and step_size <= 0:
        return 0
    known_lower, known_upper = constant_of_mixed(lower), constant_of_mixed(upper)
    mask = (1 << width) - 1
    if known_lower is not None and known_upper is not None:
        if not is_signed:
            known_lower, known_upper = known_lower & mask, known_upper & mask
        if known_upper <= known_lower:
            return 0
        difference = (known_upper - known_lower) & mask
        if is_signed:
            difference = signed_value(difference, width)
    elif known_lower is not None or known_upper is not None:
        return None
    else:
        assert isinstance(lower, Value) and isinstance(upper, Value)
        distance = _distance(lower, upper, is_signed)
        if distance is None:
            return None
        difference = distance
    if difference < 0:
        return 0
    if step_size is None:
        return None
    return signed_value(-(-difference // step_size) & mask, width)


def _width(bound: Mixed) -> tuple[int, bool]:
    """The width of a bound, and whether it is of type index; integers are of 64 bits."""
    if isinstance(bound, Value):
        type = bound.type
        return (type.width, False) if isinstance(type, IntegerType) else (_INDEX_WIDTH, True)
    return _INDEX_WIDTH, False


def _distance(lower: Value, upper: Value, is_signed: bool) -> int | None:
    """The constant that is added to the lower bound, without a wrap, to give the upper one."""
    sum = upper.defining_op
    if not isinstance(sum, arith.AddIOp) or sum.lhs is not lower:
        return None
    flag = arith.IntegerOverflowFlags.nsw if is_signed else arith.IntegerOverflowFlags.nuw
    flags = sum.overflowFlags
    return constant_integer(sum.rhs) if flags is not None and flag in flags else None
