"""Whether a division may run where it would not have run: not if it might divide by zero, or overflow."""

from __future__ import annotations

from typing import Final, TypeAlias

from mlirkit.builtin.types import IntegerType
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith

SomeDivision: TypeAlias = arith.DivUIOp | arith.CeilDivUIOp | arith.DivSIOp | arith.CeilDivSIOp

_BIT: Final = IntegerType.get_signless(1)


class Division(ConditionallySpeculatable):
    """Divisors that are known not to be zero; nor minus one, where signed ones might overflow."""

    __slots__ = ("_is_signed",)

    def __init__(self, is_signed: bool) -> None:
        self._is_signed = is_signed

    def speculatability(self, op: SomeDivision) -> Speculatability:
        divisor = constant_integer(op.rhs)
        if divisor is None or divisor == 0:
            return Speculatability.NOT_SPECULATABLE
        # The one bit of `true` is the sign.
        if self._is_signed and (divisor == -1 or op.rhs.type == _BIT):
            return Speculatability.NOT_SPECULATABLE
        return Speculatability.SPECULATABLE
