"""Ranges of integers, signed and unsigned at once, and the results of comparisons that they imply.

Mirror: ConstantIntRanges of mlir/Interfaces/InferIntRangeInterface.h, and evaluatePred of
Interfaces/Utils/InferIntRangeCommon.h.
"""

from __future__ import annotations

from typing import Any, Final, final

from mlirkit.folding.ap_int import APInt, all_ones, max_signed, min_signed

# Predicates by name, and their negations.
INVERSE: Final[dict[str, str]] = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sle": "sgt",
    "sgt": "sle",
    "ult": "uge",
    "uge": "ult",
    "ule": "ugt",
    "ugt": "ule",
}


@final
class IntRange:
    """The least and the largest integer, unsigned and signed."""

    __slots__ = ("smax", "smin", "umax", "umin")

    def __init__(self, umin: APInt, umax: APInt, smin: APInt, smax: APInt) -> None:
        self.umin = umin
        self.umax = umax
        self.smin = smin
        self.smax = smax

    def __eq__(self, other: Any) -> bool:
        return (
            isinstance(other, IntRange)
            and self.umin.width == other.umin.width
            and self.umin == other.umin
            and self.umax == other.umax
            and self.smin == other.smin
            and self.smax == other.smax
        )

    def __hash__(self) -> int:
        return hash((self.umin, self.umax, self.smin, self.smax))

    def __repr__(self) -> str:
        unsigned = f"unsigned : [{self.umin.bits}, {self.umax.bits}]"
        return f"{unsigned} signed : [{self.smin.signed}, {self.smax.signed}]"

    @property
    def width(self) -> int:
        """The number of bits; 0 for values that are no integers."""
        return self.umin.width

    def union(self, other: IntRange) -> IntRange:
        """The smallest range with the integers of both; an empty range takes precedence."""
        if self.width == 0:
            return self
        if other.width == 0:
            return other
        return IntRange(
            self.umin.umin(other.umin),
            self.umax.umax(other.umax),
            self.smin.smin(other.smin),
            self.smax.smax(other.smax),
        )

    def intersection(self, other: IntRange) -> IntRange:
        """The integers in both ranges; the bounds cross if there are none."""
        if self.width == 0:
            return self
        if other.width == 0:
            return other
        return IntRange(
            self.umin.umax(other.umin),
            self.umax.umin(other.umax),
            self.smin.smax(other.smin),
            self.smax.smin(other.smax),
        )

    @property
    def constant(self) -> APInt | None:
        """The only integer of the range, if it has exactly one."""
        if self.umin.width == 0:
            return None
        if self.umin == self.umax:
            return self.umin
        return self.smin if self.smin == self.smax else None

    def is_always(self, predicate: str, other: IntRange) -> bool:
        """Whether a comparison holds for all integers of both ranges."""
        match predicate:
            case "eq":
                number = self.constant
                return number is not None and number == other.constant
            case "ne":
                is_signed = self.is_always("slt", other) or self.is_always("sgt", other)
                return is_signed and (self.is_always("ult", other) or self.is_always("ugt", other))
            case "slt":
                return self.smax.slt(other.smin)
            case "sle":
                return self.smax.sle(other.smin)
            case "sgt":
                return self.smin.sgt(other.smax)
            case "sge":
                return self.smin.sge(other.smax)
            case "ult":
                return self.umax.ult(other.umin)
            case "ule":
                return self.umax.ule(other.umin)
            case "ugt":
                return self.umin.ugt(other.umax)
        return self.umin.uge(other.umax)

    def compare(self, predicate: str, other: IntRange) -> bool | None:
        """The result of a comparison for all integers of both ranges, None if it varies."""
        if self.is_always(predicate, other):
            return True
        return False if self.is_always(INVERSE[predicate], other) else None


def signed_range(least: APInt, largest: APInt) -> IntRange:
    """The integers between two signed ones."""
    if least.is_negative == largest.is_negative:
        return IntRange(least.umin(largest), least.umax(largest), least, largest)
    width = least.width
    return IntRange(APInt(0, width), all_ones(width), least, largest)


def unsigned_range(least: APInt, largest: APInt) -> IntRange:
    """The integers between two unsigned ones."""
    if least.is_negative == largest.is_negative:
        return IntRange(least, largest, least.smin(largest), least.smax(largest))
    width = least.width
    return IntRange(least, largest, min_signed(width), max_signed(width))


def constant_range(number: APInt) -> IntRange:
    """One integer."""
    return IntRange(number, number, number, number)


def full_range(width: int) -> IntRange:
    """All integers of a width; width 0 is for values that are no integers."""
    if width == 0:
        return constant_range(APInt(0, 0))
    return IntRange(APInt(0, width), all_ones(width), min_signed(width), max_signed(width))
