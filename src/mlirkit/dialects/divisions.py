"""Speculation of divisions: not if they might divide by zero, or overflow.

The possible divisors follow from its constant, or from its defining operation.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mlirkit.analysis.int_ranges import range_of_any_operands
from mlirkit.builtin.types import IntegerType
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, llvm
from mlirkit.ods.live.hooks import interface

SomeDivision: TypeAlias = arith.DivUIOp | arith.CeilDivUIOp | arith.DivSIOp | arith.CeilDivSIOp

_BIT: Final = IntegerType.get_signless(1)


class Division(ConditionallySpeculatable):
    """Divisors that are known not to be zero; nor minus one, if a signed division might overflow."""

    __slots__ = ("_is_signed",)

    def __init__(self, is_signed: bool) -> None:
        self._is_signed = is_signed

    def speculatability(self, op: SomeDivision) -> Speculatability:
        constant = constant_integer(op.rhs)
        if constant is not None:
            # The one bit of `true` is the sign.
            is_minus_one = constant == -1 or op.rhs.type == _BIT
            return _answer(constant != 0 and not (self._is_signed and is_minus_one))
        range = range_of_any_operands(op.rhs)
        if range is None:
            return Speculatability.NOT_SPECULATABLE
        if not self._is_signed:
            return _answer(range.umin.bits > 0)
        least, most = range.smin.signed, range.smax.signed
        return _answer(least > 0 or most < -1)


def _answer(is_safe: bool) -> Speculatability:
    return Speculatability.SPECULATABLE if is_safe else Speculatability.NOT_SPECULATABLE


for _unsigned in (arith.DivUIOp, arith.CeilDivUIOp, llvm.UDivOp):
    interface(_unsigned, "ConditionallySpeculatable")(Division(False))
for _signed in (arith.DivSIOp, arith.CeilDivSIOp, llvm.SDivOp):
    interface(_signed, "ConditionallySpeculatable")(Division(True))
