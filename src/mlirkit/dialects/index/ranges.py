"""Integer ranges of the results of index, valid for 32 and 64 bits.

Mirror: mlir/lib/Dialect/Index/IR/InferIntRangeInterfaceImpls.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange, storage_width
from mlirkit.builtin.types import IndexType
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import index
from mlirkit.folding import int_range_arithmetic as arithmetic
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange, constant_range, unsigned_range
from mlirkit.folding.int_range_arithmetic import (
    BOTH,
    INDEX_MAX_WIDTH,
    INDEX_MIN_WIDTH,
    SIGNED,
    UNSIGNED,
)
from mlirkit.ods.live.hooks import interface

_INTERFACE = "InferIntRangeInterface"


class OfIndices(InferIntRangeInterface):
    """A range that is computed from the ranges of the operands, if the bounds for both widths agree."""

    __slots__ = ("_infer", "_mode")

    def __init__(self, infer: arithmetic.Infer, mode: int) -> None:
        self._infer = infer
        self._mode = mode

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        set_range(op.result, arithmetic.infer_index_op(self._infer, ranges, self._mode))


class ConstantRange(InferIntRangeInterface):
    __slots__ = ()

    def infer_result_ranges(
        self,
        op: index.ConstantOp | index.BoolConstantOp,
        ranges: Sequence[IntRange],
        set_range: SetRange,
    ) -> None:
        number = APInt(int(op.value.value), storage_width(op.result.type))
        set_range(op.result, constant_range(number))


class CastRange(InferIntRangeInterface):
    """A cast index may have only 32 bits."""

    __slots__ = ("_is_signed",)

    def __init__(self, is_signed: bool) -> None:
        self._is_signed = is_signed

    def infer_result_ranges(
        self, op: index.CastSOp | index.CastUOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        [range] = ranges
        width = storage_width(op.output.type)
        cast = arithmetic.cast_range(range, width, self._is_signed)
        if not isinstance(op.input.type, IndexType):
            narrow = arithmetic.cast_range(range, INDEX_MIN_WIDTH, self._is_signed)
            cast = cast.union(arithmetic.ext_range(narrow, width))
        set_range(op.output, cast)


class ComparisonRange(InferIntRangeInterface):
    __slots__ = ()

    def infer_result_ranges(self, op: index.CmpOp, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        predicate = op.pred.name.lower()
        lhs, rhs = ranges
        wide = lhs.compare(predicate, rhs)
        narrow = arithmetic.trunc_range(lhs, INDEX_MIN_WIDTH).compare(
            predicate, arithmetic.trunc_range(rhs, INDEX_MIN_WIDTH)
        )
        set_range(op.result, arithmetic.truth_range(wide if wide == narrow else None))


class SizeRange(InferIntRangeInterface):
    """The range of the width of an index."""

    __slots__ = ()

    def infer_result_ranges(
        self, op: index.SizeOfOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        width = storage_width(op.result.type)
        set_range(op.result, unsigned_range(APInt(INDEX_MIN_WIDTH, width), APInt(INDEX_MAX_WIDTH, width)))


interface(index.ConstantOp, _INTERFACE)(ConstantRange())
interface(index.BoolConstantOp, _INTERFACE)(ConstantRange())
interface(index.AddOp, _INTERFACE)(OfIndices(arithmetic.infer_add, BOTH))
interface(index.SubOp, _INTERFACE)(OfIndices(arithmetic.infer_sub, BOTH))
interface(index.MulOp, _INTERFACE)(OfIndices(arithmetic.infer_mul, BOTH))
interface(index.ShlOp, _INTERFACE)(OfIndices(arithmetic.infer_shl, BOTH))
interface(index.DivUOp, _INTERFACE)(OfIndices(arithmetic.infer_div_u, UNSIGNED))
interface(index.DivSOp, _INTERFACE)(OfIndices(arithmetic.infer_div_s, SIGNED))
interface(index.CeilDivUOp, _INTERFACE)(OfIndices(arithmetic.infer_ceil_div_u, UNSIGNED))
interface(index.CeilDivSOp, _INTERFACE)(OfIndices(arithmetic.infer_ceil_div_s, SIGNED))
interface(index.FloorDivSOp, _INTERFACE)(OfIndices(arithmetic.infer_floor_div_s, SIGNED))
interface(index.RemSOp, _INTERFACE)(OfIndices(arithmetic.infer_rem_s, SIGNED))
interface(index.RemUOp, _INTERFACE)(OfIndices(arithmetic.infer_rem_u, UNSIGNED))
interface(index.MaxSOp, _INTERFACE)(OfIndices(arithmetic.infer_max_s, SIGNED))
interface(index.MaxUOp, _INTERFACE)(OfIndices(arithmetic.infer_max_u, UNSIGNED))
interface(index.MinSOp, _INTERFACE)(OfIndices(arithmetic.infer_min_s, SIGNED))
interface(index.MinUOp, _INTERFACE)(OfIndices(arithmetic.infer_min_u, UNSIGNED))
interface(index.ShrSOp, _INTERFACE)(OfIndices(arithmetic.infer_shr_s, SIGNED))
interface(index.ShrUOp, _INTERFACE)(OfIndices(arithmetic.infer_shr_u, UNSIGNED))
interface(index.AndOp, _INTERFACE)(OfIndices(arithmetic.infer_and, UNSIGNED))
interface(index.OrOp, _INTERFACE)(OfIndices(arithmetic.infer_or, UNSIGNED))
interface(index.XOrOp, _INTERFACE)(OfIndices(arithmetic.infer_xor, UNSIGNED))
interface(index.CastSOp, _INTERFACE)(CastRange(True))
interface(index.CastUOp, _INTERFACE)(CastRange(False))
interface(index.CmpOp, _INTERFACE)(ComparisonRange())
interface(index.SizeOfOp, _INTERFACE)(SizeRange())
