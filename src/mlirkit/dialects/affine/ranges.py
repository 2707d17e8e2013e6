"""Integer ranges of the results of affine maps.

Mirror: mlir/lib/Dialect/Affine/IR/InferIntRangeInterfaceImpls.cpp, and inferAffineExpr of
mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange
from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineMulExpr,
    AffineSymbolExpr,
)
from mlirkit.dialects.declared import affine
from mlirkit.folding import int_range_arithmetic as arithmetic
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import (
    IntRange,
    constant_range,
    full_range,
    signed_range,
    unsigned_range,
)
from mlirkit.folding.int_range_arithmetic import INDEX_MAX_WIDTH
from mlirkit.ods.live.hooks import interface


def _positive(range: IntRange) -> IntRange:
    """The range of a divisor, at least one."""
    one = APInt(1, range.width)
    unsigned = unsigned_range(range.umin.umax(one), range.umax)
    return unsigned.intersection(signed_range(range.smin.smax(one), range.smax))


def _modulo(lhs: IntRange, rhs: IntRange) -> IntRange:
    """The range of a remainder by a positive divisor, never negative."""
    if rhs.smax.is_zero:
        return full_range(rhs.width)
    umin, umax = APInt(0, rhs.width), rhs.smax - APInt(1, rhs.width)
    if not lhs.smin.is_negative:
        if rhs.smin.signed > 0 and lhs.smax.ult(rhs.smin):
            umin, umax = lhs.smin, lhs.smax
        elif rhs.smin == rhs.smax and (lhs.smax - lhs.smin).ult(rhs.smax):
            umin, umax = lhs.smin.urem(rhs.smax), lhs.smax.urem(rhs.smax)
    return unsigned_range(umin, umax)


def _combined(expr: AffineBinaryExpr, lhs: IntRange, rhs: IntRange) -> IntRange:
    match expr:
        case AffineAddExpr():
            return arithmetic.infer_add([lhs, rhs], nsw=True)
        case AffineMulExpr():
            return arithmetic.infer_mul([lhs, rhs], nsw=True)
        case AffineFloorDivExpr():
            return arithmetic.infer_floor_div_s([lhs, _positive(rhs)])
        case AffineCeilDivExpr():
            return arithmetic.infer_ceil_div_s([lhs, _positive(rhs)])
    return _modulo(lhs, rhs)


def infer_affine_expr(expr: AffineExpr, dims: Sequence[IntRange], symbols: Sequence[IntRange]) -> IntRange:
    """The range of an expression, given the ranges of its dimensions and symbols."""
    # Subexpressions come before the expressions that contain them.
    ranges: list[IntRange] = []
    pending: list[tuple[AffineExpr, bool]] = [(expr, False)]
    while pending:
        nested, has_parts = pending.pop()
        if isinstance(nested, AffineBinaryExpr):
            if has_parts:
                rhs, lhs = ranges.pop(), ranges.pop()
                ranges.append(_combined(nested, lhs, rhs))
            else:
                pending += [(nested, True), (nested.rhs, False), (nested.lhs, False)]
        elif isinstance(nested, AffineDimExpr):
            ranges.append(dims[nested.position])
        elif isinstance(nested, AffineSymbolExpr):
            ranges.append(symbols[nested.position])
        else:
            assert isinstance(nested, AffineConstantExpr)
            ranges.append(constant_range(APInt(nested.value, INDEX_MAX_WIDTH)))
    [result] = ranges
    return result


class ApplyRange(InferIntRangeInterface):
    __slots__ = ()

    def infer_result_ranges(
        self, op: affine.AffineApplyOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        map = op.map.map
        [expr] = map.results
        set_range(op.result, infer_affine_expr(expr, ranges[: map.n_dims], ranges[map.n_dims :]))


interface(affine.AffineApplyOp, "InferIntRangeInterface")(ApplyRange())
