"""Ranges of the results of operations on integers, from the ranges of their operands.

    infer_add([lhs, rhs], nsw=True)
    infer_index_op(infer_div_u, [lhs, rhs], UNSIGNED)       of an index, which has 32 bits or 64

Mirror: mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlirkit.folding.ap_int import APInt, all_ones, max_signed, min_signed
from mlirkit.folding.int_range import IntRange, full_range, signed_range, unsigned_range

INDEX_MIN_WIDTH: Final = 32
INDEX_MAX_WIDTH: Final = 64

Ranges = Sequence[IntRange]
Infer = Callable[[Ranges], IntRange]
# An operator on two numbers; None if the result is out of bounds.
Operator = Callable[[APInt, APInt], APInt | None]

# The bounds on which 32 and 64 bits must agree for the range of 64 bits to be used.
BOTH: Final = 0
SIGNED: Final = 1
UNSIGNED: Final = 2


def _bounds(least: APInt, largest: APInt, is_signed: bool) -> IntRange:
    return signed_range(least, largest) if is_signed else unsigned_range(least, largest)


def _checked(exact: int, width: int, is_signed: bool, saturates: bool) -> APInt | None:
    """An exact result as a number of a width; if it is out of bounds, the nearest bound, or None."""
    low, high = (
        (min_signed(width).signed, max_signed(width).signed) if is_signed else (0, all_ones(width).bits)
    )
    if low <= exact <= high:
        return APInt(exact, width)
    return APInt(max(low, min(exact, high)), width) if saturates else None


def _number(value: APInt, is_signed: bool) -> int:
    return value.signed if is_signed else value.bits


def _ends_by(
    operator: Operator, lower: tuple[APInt, APInt], upper: tuple[APInt, APInt], is_signed: bool
) -> IntRange:
    """Mirrors computeBoundsBy: the bounds are the results of the operator for two pairs."""
    least, largest = operator(*lower), operator(*upper)
    if least is None or largest is None:
        return full_range(lower[0].width)
    return _bounds(least, largest, is_signed)


def _extremes_by(
    operator: Operator, left: tuple[APInt, APInt], right: tuple[APInt, APInt], is_signed: bool
) -> IntRange:
    """Mirrors minMaxBy: the bounds are the extremes of the operator's results for all pairs."""
    width = left[0].width
    results: list[APInt] = []
    for first in left:
        for second in right:
            result = operator(first, second)
            if result is None:
                return full_range(width)
            results.append(result)
    numbers = [_number(result, is_signed) for result in results]
    return _bounds(APInt(min(numbers), width), APInt(max(numbers), width), is_signed)


def _unsigned(range: IntRange) -> tuple[APInt, APInt]:
    return range.umin, range.umax


def _signed(range: IntRange) -> tuple[APInt, APInt]:
    return range.smin, range.smax


# -- widths -----------------------------------------------------------------------------------------------


def infer_index_op(infer: Infer, ranges: Ranges, mode: int) -> IntRange:
    """The range of an operation on indices, for both 32 and 64 bits."""
    wide = infer(ranges)
    narrow = infer([trunc_range(operand_range, INDEX_MIN_WIDTH) for operand_range in ranges])
    truncated = trunc_range(wide, INDEX_MIN_WIDTH)
    same_signed = narrow.smin == truncated.smin and narrow.smax == truncated.smax
    same_unsigned = narrow.umin == truncated.umin and narrow.umax == truncated.umax
    if (mode == UNSIGNED or same_signed) and (mode == SIGNED or same_unsigned):
        return wide
    return wide.union(ext_range(narrow, INDEX_MAX_WIDTH))


def ext_range(range: IntRange, width: int) -> IntRange:
    return IntRange(
        range.umin.zext_or_trunc(width),
        range.umax.zext_or_trunc(width),
        range.smin.sext_or_trunc(width),
        range.smax.sext_or_trunc(width),
    )


def ext_ui_range(range: IntRange, width: int) -> IntRange:
    return unsigned_range(range.umin.zext_or_trunc(width), range.umax.zext_or_trunc(width))


def ext_si_range(range: IntRange, width: int) -> IntRange:
    return signed_range(range.smin.sext_or_trunc(width), range.smax.sext_or_trunc(width))


def trunc_range(range: IntRange, width: int) -> IntRange:
    """The range of the low bits; it is full if the dropped bits differ."""
    rolls_over = range.umin.bits >> width != range.umax.bits >> width
    umin = APInt(0, width) if rolls_over else APInt(range.umin.bits, width)
    umax = all_ones(width) if rolls_over else APInt(range.umax.bits, width)
    # The dropped bits, together with the sign bit of the result.
    low, high = range.smin.signed >> (width - 1), range.smax.signed >> (width - 1)
    keeps_sign = low == high or (low == -1 and high == 0)
    smin = APInt(range.smin.signed, width) if keeps_sign else min_signed(width)
    smax = APInt(range.smax.signed, width) if keeps_sign else max_signed(width)
    return IntRange(umin, umax, smin, smax)


def cast_range(range: IntRange, width: int, is_signed: bool) -> IntRange:
    """The range extended or truncated to a width, or unchanged."""
    if range.width < width:
        return ext_si_range(range, width) if is_signed else ext_ui_range(range, width)
    return trunc_range(range, width) if range.width > width else range


# -- sums and products ------------------------------------------------------------------------------------


def _add(is_signed: bool, saturates: bool) -> Operator:
    return lambda a, b: _checked(_number(a, is_signed) + _number(b, is_signed), a.width, is_signed, saturates)


def _sub(is_signed: bool, saturates: bool) -> Operator:
    return lambda a, b: _checked(_number(a, is_signed) - _number(b, is_signed), a.width, is_signed, saturates)


def _mul(is_signed: bool, saturates: bool) -> Operator:
    return lambda a, b: _checked(_number(a, is_signed) * _number(b, is_signed), a.width, is_signed, saturates)


def infer_add(ranges: Ranges, nsw: bool = False, nuw: bool = False) -> IntRange:
    lhs, rhs = ranges
    unsigned = _ends_by(_add(False, nuw), (lhs.umin, rhs.umin), (lhs.umax, rhs.umax), False)
    signed = _ends_by(_add(True, nsw), (lhs.smin, rhs.smin), (lhs.smax, rhs.smax), True)
    return unsigned.intersection(signed)


def infer_sub(ranges: Ranges, nsw: bool = False, nuw: bool = False) -> IntRange:
    lhs, rhs = ranges
    unsigned = _ends_by(_sub(False, nuw), (lhs.umin, rhs.umax), (lhs.umax, rhs.umin), False)
    signed = _ends_by(_sub(True, nsw), (lhs.smin, rhs.smax), (lhs.smax, rhs.smin), True)
    return unsigned.intersection(signed)


def infer_mul(ranges: Ranges, nsw: bool = False, nuw: bool = False) -> IntRange:
    lhs, rhs = ranges
    unsigned = _extremes_by(_mul(False, nuw), _unsigned(lhs), _unsigned(rhs), False)
    signed = _extremes_by(_mul(True, nsw), _signed(lhs), _signed(rhs), True)
    return unsigned.intersection(signed)


# -- quotients and remainders -----------------------------------------------------------------------------


def _div_u(a: APInt, b: APInt) -> APInt | None:
    return APInt(a.bits // b.bits, a.width)


def _ceil_div_u(a: APInt, b: APInt) -> APInt | None:
    return _checked(-(-a.bits // b.bits), a.width, False, False)


def _div_s(a: APInt, b: APInt) -> APInt | None:
    result, overflowed = a.sdiv_ov(b)
    return None if overflowed else result


def _ceil_div_s(a: APInt, b: APInt) -> APInt | None:
    result = _div_s(a, b)
    if result is None:
        return None
    if not a.srem(b).is_zero and a.is_negative == b.is_negative:
        return _checked(result.signed + 1, a.width, True, False)
    # The same result as that of the folder.
    return -result if a.is_min_signed and b.signed > 1 else result


def _floor_div_s(a: APInt, b: APInt) -> APInt | None:
    result = _div_s(a, b)
    if result is not None and not a.srem(b).is_zero and a.is_negative != b.is_negative:
        return _checked(result.signed - 1, a.width, True, False)
    return result


def _quotient_u(operator: Operator, ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    if not rhs.umin.is_zero and not rhs.umax.is_zero:
        return _extremes_by(operator, _unsigned(lhs), _unsigned(rhs), False)
    least = APInt(0, rhs.width)
    if lhs.umin.uge(rhs.umax) and not rhs.umax.is_zero:
        least = lhs.umin.udiv(rhs.umax)
    return unsigned_range(least, lhs.umax)


def _quotient_s(operator: Operator, lhs: IntRange, rhs: IntRange) -> IntRange:
    if rhs.smin.signed > 0 or rhs.smax.is_negative:
        return _extremes_by(operator, _signed(lhs), _signed(rhs), True)
    return full_range(rhs.width)


def infer_div_u(ranges: Ranges) -> IntRange:
    return _quotient_u(_div_u, ranges)


def infer_ceil_div_u(ranges: Ranges) -> IntRange:
    return _quotient_u(_ceil_div_u, ranges)


def infer_div_s(ranges: Ranges) -> IntRange:
    return _quotient_s(_div_s, *ranges)


def infer_ceil_div_s(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    result = _quotient_s(_ceil_div_s, lhs, rhs)
    if lhs.smin.is_min_signed and lhs.smax.sgt(lhs.smin):
        # Only the quotient of the least number may have the other sign.
        further_dividends = signed_range(lhs.smin + APInt(1, lhs.width), lhs.smax)
        result = result.union(_quotient_s(_ceil_div_s, further_dividends, rhs))
    return result


def infer_floor_div_s(ranges: Ranges) -> IntRange:
    return _quotient_s(_floor_div_s, *ranges)


def infer_rem_s(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    width = rhs.width
    if not (rhs.smin.signed > 0 or rhs.smax.is_negative):
        return full_range(width)
    divisor = rhs.smax if rhs.smin.signed > 0 else rhs.smin.abs()
    most = divisor - APInt(1, width)
    zero = APInt(0, width)
    smin = -most if lhs.smin.is_negative else zero
    smax = most if lhs.smax.signed > 0 else zero
    if rhs.smin == rhs.smax and (lhs.smax - lhs.smin).ult(divisor):
        first, last = lhs.smin.srem(divisor), lhs.smax.srem(divisor)
        if first.sle(last):
            smin, smax = first, last
    return signed_range(smin, smax)


def infer_rem_u(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    width = rhs.width
    umin = APInt(0, width)
    umax = (rhs.umax - APInt(1, width)).umin(lhs.umax)
    if not rhs.umin.is_zero and rhs.umin == rhs.umax and (lhs.umax - lhs.umin).ult(rhs.umax):
        first, last = lhs.umin.urem(rhs.umax), lhs.umax.urem(rhs.umax)
        if first.ule(last):
            umin, umax = first, last
    return unsigned_range(umin, umax)


# -- extremes ---------------------------------------------------------------------------------------------


def infer_max_s(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return signed_range(lhs.smin.smax(rhs.smin), lhs.smax.smax(rhs.smax))


def infer_max_u(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return unsigned_range(lhs.umin.umax(rhs.umin), lhs.umax.umax(rhs.umax))


def infer_min_s(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return signed_range(lhs.smin.smin(rhs.smin), lhs.smax.smin(rhs.smax))


def infer_min_u(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return unsigned_range(lhs.umin.umin(rhs.umin), lhs.umax.umin(rhs.umax))


# -- bits -------------------------------------------------------------------------------------------------


def _varying_bits(range: IntRange) -> int:
    """The bits that differ among the numbers of a range."""
    return (1 << (range.umin.bits ^ range.umax.bits).bit_length()) - 1


def _widened(range: IntRange) -> tuple[APInt, APInt]:
    varying = _varying_bits(range)
    return APInt(range.umin.bits & ~varying, range.width), APInt(range.umax.bits | varying, range.width)


def infer_and(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return _extremes_by(lambda a, b: a & b, _widened(lhs), _widened(rhs), False)


def infer_or(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return _extremes_by(lambda a, b: a | b, _widened(lhs), _widened(rhs), False)


def infer_xor(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    varying = _varying_bits(lhs) | _varying_bits(rhs)
    bits = lhs.umin.bits ^ rhs.umin.bits
    return unsigned_range(APInt(bits & ~varying, lhs.width), APInt(bits | varying, lhs.width))


# -- shifts -----------------------------------------------------------------------------------------------


def _shl(is_signed: bool, saturates: bool) -> Operator:
    def shift(a: APInt, b: APInt) -> APInt | None:
        if b.bits < a.width:
            return _checked(_number(a, is_signed) << b.bits, a.width, is_signed, saturates)
        if not saturates:
            return None
        # Shifting overflows even for zero.
        if is_signed:
            return min_signed(a.width) if a.is_negative else max_signed(a.width)
        return all_ones(a.width)

    return shift


def infer_shl(ranges: Ranges, nsw: bool = False, nuw: bool = False) -> IntRange:
    lhs, rhs = ranges
    unsigned = _extremes_by(_shl(False, nuw), _unsigned(lhs), _unsigned(rhs), False)
    signed = _extremes_by(_shl(True, nsw), _signed(lhs), _unsigned(rhs), True)
    return unsigned.intersection(signed)


def infer_shr_s(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return _extremes_by(
        lambda a, b: None if b.bits >= b.width else a.ashr(b), _signed(lhs), _unsigned(rhs), True
    )


def infer_shr_u(ranges: Ranges) -> IntRange:
    lhs, rhs = ranges
    return _extremes_by(
        lambda a, b: None if b.bits >= b.width else a.lshr(b), _unsigned(lhs), _unsigned(rhs), False
    )


def truth_range(truth: bool | None) -> IntRange:
    """The result of a comparison: true, false or either."""
    if truth is None:
        return full_range(1)
    bit = APInt(int(truth), 1)
    return unsigned_range(bit, bit)
