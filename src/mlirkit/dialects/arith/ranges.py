"""Integer ranges of the results of arith.

Mirror: mlir/lib/Dialect/Arith/IR/InferIntRangeInterfaceImpls.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange, storage_width
from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import arith
from mlirkit.folding import int_range_arithmetic as arithmetic
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange, constant_range
from mlirkit.ods.live.hooks import interface

_INTERFACE: Final = "InferIntRangeInterface"
WithFlags = arith.AddIOp | arith.SubIOp | arith.MulIOp | arith.ShLIOp
Extension = arith.ExtUIOp | arith.ExtSIOp | arith.TruncIOp | arith.IndexCastOp | arith.IndexCastUIOp


class ConstantRange(InferIntRangeInterface):
    """The range of a constant: its number, or from the minimum to the maximum of its elements."""

    __slots__ = ()

    def infer_result_ranges(
        self, op: arith.ConstantOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        value = op.value
        width = storage_width(op.result.type)
        if isinstance(value, IntegerAttr):
            set_range(op.result, constant_range(APInt(value.value, width)))
        elif isinstance(value, DenseElementsAttr) and width:
            numbers = [value.get_splat_value()] if value.is_splat else list(value)
            result: IntRange | None = None
            for element in numbers:
                number = element.value if isinstance(element, IntegerAttr) else int(element)
                range = constant_range(APInt(number, width))
                result = range if result is None else result.union(range)
            if result is not None:
                set_range(op.result, result)


class OfOperands(InferIntRangeInterface):
    """A range that is computed from the ranges of the operands."""

    __slots__ = ("_infer",)

    def __init__(self, infer: arithmetic.Infer) -> None:
        self._infer = infer

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        set_range(op.result, self._infer(ranges))


class WithOverflowFlags(InferIntRangeInterface):
    """Operations with overflow flags."""

    __slots__ = ("_infer",)

    def __init__(self, infer: Callable[[Sequence[IntRange], bool, bool], IntRange]) -> None:
        self._infer = infer

    def infer_result_ranges(self, op: WithFlags, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        flags = op.overflowFlags or arith.IntegerOverflowFlags.none
        is_signed = bool(flags & arith.IntegerOverflowFlags.nsw)
        is_unsigned = bool(flags & arith.IntegerOverflowFlags.nuw)
        set_range(op.result, self._infer(ranges, is_signed, is_unsigned))


class ExtensionRange(InferIntRangeInterface):
    """Extensions, truncations, and casts of indices."""

    __slots__ = ("_is_signed",)

    def __init__(self, is_signed: bool) -> None:
        self._is_signed = is_signed

    def infer_result_ranges(self, op: Extension, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        [range] = ranges
        set_range(op.out, arithmetic.cast_range(range, storage_width(op.out.type), self._is_signed))


class ComparisonRange(InferIntRangeInterface):
    __slots__ = ()

    def infer_result_ranges(self, op: arith.CmpIOp, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        lhs, rhs = ranges
        truth = lhs.compare(op.predicate.name, rhs)
        set_range(op.result, arithmetic.truth_range(truth))


class SelectionRange(InferIntRangeInterface):
    """The range of the selected operand, or the union of both."""

    __slots__ = ()

    def infer_result_ranges_from_optional(
        self, op: arith.SelectOp, ranges: Sequence[IntRange | None], set_range: SetRange
    ) -> None:
        condition, true, false = ranges
        constant = None if condition is None else condition.constant
        if constant is None:
            chosen = true if false is None else false if true is None else true.union(false)
        else:
            chosen = false if constant.is_zero else true
        if chosen is not None:
            set_range(op.result, chosen)


interface(arith.ConstantOp, _INTERFACE)(ConstantRange())
interface(arith.AddIOp, _INTERFACE)(WithOverflowFlags(arithmetic.infer_add))
interface(arith.SubIOp, _INTERFACE)(WithOverflowFlags(arithmetic.infer_sub))
interface(arith.MulIOp, _INTERFACE)(WithOverflowFlags(arithmetic.infer_mul))
interface(arith.ShLIOp, _INTERFACE)(WithOverflowFlags(arithmetic.infer_shl))
interface(arith.DivUIOp, _INTERFACE)(OfOperands(arithmetic.infer_div_u))
interface(arith.DivSIOp, _INTERFACE)(OfOperands(arithmetic.infer_div_s))
interface(arith.CeilDivUIOp, _INTERFACE)(OfOperands(arithmetic.infer_ceil_div_u))
interface(arith.CeilDivSIOp, _INTERFACE)(OfOperands(arithmetic.infer_ceil_div_s))
interface(arith.FloorDivSIOp, _INTERFACE)(OfOperands(arithmetic.infer_floor_div_s))
interface(arith.RemUIOp, _INTERFACE)(OfOperands(arithmetic.infer_rem_u))
interface(arith.RemSIOp, _INTERFACE)(OfOperands(arithmetic.infer_rem_s))
interface(arith.AndIOp, _INTERFACE)(OfOperands(arithmetic.infer_and))
interface(arith.OrIOp, _INTERFACE)(OfOperands(arithmetic.infer_or))
interface(arith.XOrIOp, _INTERFACE)(OfOperands(arithmetic.infer_xor))
interface(arith.MaxSIOp, _INTERFACE)(OfOperands(arithmetic.infer_max_s))
interface(arith.MaxUIOp, _INTERFACE)(OfOperands(arithmetic.infer_max_u))
interface(arith.MinSIOp, _INTERFACE)(OfOperands(arithmetic.infer_min_s))
interface(arith.MinUIOp, _INTERFACE)(OfOperands(arithmetic.infer_min_u))
interface(arith.ShRUIOp, _INTERFACE)(OfOperands(arithmetic.infer_shr_u))
interface(arith.ShRSIOp, _INTERFACE)(OfOperands(arithmetic.infer_shr_s))
interface(arith.ExtUIOp, _INTERFACE)(ExtensionRange(False))
interface(arith.ExtSIOp, _INTERFACE)(ExtensionRange(True))
interface(arith.TruncIOp, _INTERFACE)(ExtensionRange(False))
interface(arith.IndexCastOp, _INTERFACE)(ExtensionRange(True))
interface(arith.IndexCastUIOp, _INTERFACE)(ExtensionRange(False))
interface(arith.CmpIOp, _INTERFACE)(ComparisonRange())
interface(arith.SelectOp, _INTERFACE)(SelectionRange())
