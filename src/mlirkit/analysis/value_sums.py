"""Index values as sums: a constant, and multiples of values about which nothing more is known.

`difference` is the constant by which two values differ in every execution, or None.  The summands of an
operation are given by its implementation of `ValueSumInterface`.
Mirror: the equalities of mlir/Interfaces/ValueBoundsOpInterface.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import Interface
from mlirkit.core.value import Value

Mixed = int | Value
# A value, or the size of one's dimension.
Term = Value | tuple[Value, int]

# Sums of more steps are left as they are.
_MOST_STEPS: Final = 1000


class Sum:
    """A constant and the factors of terms."""

    __slots__ = ("constant", "factors")

    def __init__(self, constant: int = 0, factors: dict[Term, int] | None = None) -> None:
        self.constant = constant
        self.factors: dict[Term, int] = {} if factors is None else factors

    def add(self, term: Term, factor: int) -> None:
        total = self.factors.get(term, 0) + factor
        if total:
            self.factors[term] = total
        else:
            self.factors.pop(term, None)

    def add_sum(self, other: Sum, factor: int) -> None:
        self.constant += other.constant * factor
        for term, other_factor in other.factors.items():
            self.add(term, other_factor * factor)


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueSumInterface(Interface):
    """An operation whose results of index type are sums of other values."""

    __slots__ = ()

    def sum_of(self, op: Any) -> Sum | None:
        """The sum of the first result; None if it is no sum."""
        raise NotImplementedError


def expanded(total: Sum) -> Sum:
    """The sum with its terms replaced by their sums."""
    pending = [term for term in total.factors if isinstance(term, Value)]
    for step, term in enumerate(pending):
        if step == _MOST_STEPS:
            break
        factor = total.factors.get(term, 0)
        op = term.defining_op
        interface = None if op is None else op.info.interfaces.get("ValueSumInterface")
        if not factor or not isinstance(interface, ValueSumInterface):
            continue
        inner = interface.sum_of(op)
        if inner is not None:
            total.add(term, -factor)
            total.add_sum(inner, factor)
            pending.extend([factor for factor in inner.factors if isinstance(factor, Value)])
    return total


def constant_sum(summands: Sequence[tuple[Mixed, int]]) -> int | None:
    """The constant sum of numbers and values, each times a factor; None if it is not constant."""
    total = Sum()
    for summand, factor in summands:
        if isinstance(summand, int):
            total.constant += summand * factor
        else:
            total.add(summand, factor)
    total = expanded(total)
    return None if total.factors else total.constant


def difference(one: Mixed, other: Mixed) -> int | None:
    """The constant difference of two numbers or values; None if it is not constant."""
    return constant_sum([(one, 1), (other, -1)])
