"""Functions of complex numbers as formulas of StableHLO.

The inverse sines and cosines are computed by one kernel, with z = x + iy:

    sqrt(a^2 - x^2) + i log(a + sqrt(a^2 - 1))      a: half the sum of the distances of z from 1 and -1

Operations are created in the order in which Python evaluates a formula, which is the reference's order:
arguments from left to right, and a named value at its first use.

Mirror: stablehlo/transforms/ChloDecompositionPatternsMath.td.
"""

from __future__ import annotations

from math import pi, sqrt
from typing import Final

from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.folding.ap_float import infinity, largest, smallest_normalized

_EQ: Final = stablehlo.ComparisonDirection.EQ
_GE: Final = stablehlo.ComparisonDirection.GE
_GT: Final = stablehlo.ComparisonDirection.GT
_LE: Final = stablehlo.ComparisonDirection.LE
_LT: Final = stablehlo.ComparisonDirection.LT


class _Numbers:
    """Constants in the shape of a value, each created at its first use."""

    def __init__(self, c: Arithmetic, like: Value) -> None:
        self._arithmetic = c
        self._like = like
        self._made: dict[float, Value] = {}

    def __call__(self, number: float) -> Value:
        constant = self._made.get(number)
        if constant is None:
            constant = self._made[number] = self._arithmetic.constant(number, self._like)
        return constant


def _hypot(c: Arithmetic, number: _Numbers, x: Value, y: Value) -> Value:
    """The root of the sum of the squares, without an overflow of the squares."""
    size = c.abs(x)
    more = c.maximum(size, y)
    less = c.minimum(size, y)
    are_equal = c.equal(more, less)
    diagonal = c.mul(number(sqrt(2.0)), more)
    ratio = c.div(less, more)
    square = c.mul(ratio, ratio)
    root = c.sqrt(c.add(number(1.0), square))
    is_lost = c.both(c.equal(root, number(1.0)), c.compare(square, _GT, number(0.0)))
    series = c.add(more, c.div(c.mul(more, square), number(2.0)))
    return c.select(are_equal, diagonal, c.select(is_lost, series, c.mul(more, root)))


def asin_acos_kernel(c: Arithmetic, z: Value) -> Value:
    x = c.abs(signed_x := c.real(z))
    y = c.abs(signed_y := c.imag(z))
    number = _Numbers(c, signed_x)
    extent = c.maximum(x, y)
    limit = c.div(c.sqrt(c.of_format(largest, signed_x)), number(8.0))
    is_far = c.compare(extent, _GE, limit)

    # The real part.
    is_inside = c.compare(x, _LE, number(1.0))
    half = number(0.5)
    right = c.add(x, number(1.0))
    to_left = _hypot(c, number, right, y)
    left = c.sub(x, number(1.0))
    to_right = _hypot(c, number, left, y)
    a = c.mul(half, c.add(to_left, to_right))
    factor = c.mul(half, c.add(a, x))
    y_square = c.mul(y, y)
    sum_right = c.add(to_left, right)
    quotient = c.div(y_square, sum_right)
    difference_left = c.sub(to_right, left)
    near = c.sqrt(c.mul(factor, c.add(quotient, difference_left)))
    first = c.div(factor, sum_right)
    sum_left = c.add(to_right, left)
    beyond = c.mul(y, c.sqrt(c.add(first, c.div(factor, sum_left))))
    real = c.select(is_far, y, c.select(is_inside, near, beyond))

    # The imaginary part, if it is large.
    is_wide = c.less(x, c.mul(limit, number(1e12)))
    limit_of_y = c.select(is_wide, c.mul(limit, number(1e-06)), c.mul(limit, number(100.0)))
    is_high = c.compare(y, _GE, limit_of_y)
    main = c.select(is_high, y, x)
    is_large = c.compare(main, _GE, c.select(is_high, limit_of_y, limit))
    logarithm = c.add(c.log(number(2.0)), c.log(main))
    is_infinite = c.equal(y, c.of_format(infinity, signed_y))
    slope = c.select(c.both(is_high, c.unary(stablehlo.NotOp, is_infinite)), c.div(x, y), number(0.0))
    large = c.add(logarithm, c.mul(half, c.log1p(c.mul(slope, slope))))

    # The imaginary part elsewhere, over a - 1.
    least = c.mul(c.sqrt(c.of_format(smallest_normalized, signed_x)), number(4.0))
    is_segment = c.both(c.less(y, least), c.less(x, number(1.0)))
    on_segment = c.mul(right, left)
    a_plus_one = c.add(a, number(1.0))
    on_segment = c.neg(c.div(on_segment, a_plus_one))
    is_outside = c.compare(x, _GE, number(1.0))
    half_square = c.mul(half, y_square)
    part = c.div(half_square, sum_right)
    outside = c.add(part, c.mul(half, sum_left))
    is_close = c.compare(a, _LE, number(1.5))
    close = c.add(part, c.div(half_square, difference_left))
    inside = c.select(is_close, close, c.sub(a, number(1.0)))
    a_minus_one = c.select(is_segment, on_segment, c.select(is_outside, outside, inside))
    root = c.sqrt(c.mul(a_minus_one, a_plus_one))
    small = c.select(is_segment, c.div(y, root), c.log1p(c.add(a_minus_one, root)))
    return c.complex(real, c.select(is_large, large, small))


def _kernel_of(c: Arithmetic, z: Value) -> Value:
    return c.unary(chlo.AsinAcosKernelOp, z)


def _is_negative(c: Arithmetic, x: Value, like: Value) -> Value:
    return c.less(x, c.constant(0.0, like))


def asin(c: Arithmetic, z: Value) -> Value:
    x = c.real(z)
    real = c.atan2(x, c.real(kernel := _kernel_of(c, z)))
    is_negative = _is_negative(c, c.imag(z), x)
    negative = c.neg(imaginary := c.imag(kernel))
    return c.complex(real, c.select(is_negative, negative, imaginary))


def acos(c: Arithmetic, z: Value) -> Value:
    real = c.atan2(c.real(kernel := _kernel_of(c, z)), c.real(z))
    is_negative = _is_negative(c, y := c.imag(z), y)
    imaginary = c.imag(kernel)
    return c.complex(real, c.select(is_negative, imaginary, c.neg(imaginary)))


def acosh(c: Arithmetic, z: Value) -> Value:
    real = c.imag(kernel := _kernel_of(c, z))
    is_negative = _is_negative(c, y := c.imag(z), y)
    negative = c.neg(angle := c.atan2(c.real(kernel), c.real(z)))
    return c.complex(real, c.select(is_negative, negative, angle))


def asinh(c: Arithmetic, z: Value) -> Value:
    is_negative = _is_negative(c, x := c.real(z), x)
    turned = c.complex(c.neg(y := c.imag(z)), x)
    negative = c.neg(imaginary := c.imag(kernel := _kernel_of(c, turned)))
    real = c.select(is_negative, negative, imaginary)
    return c.complex(real, c.atan2(y, c.real(kernel)))


def atan(c: Arithmetic, z: Value) -> Value:
    turned = c.complex(c.neg(c.imag(z)), c.real(z))
    real = c.imag(result := c.unary(chlo.AtanhOp, turned))
    return c.complex(real, c.neg(c.real(result)))


def atanh(c: Arithmetic, z: Value) -> Value:
    """A quarter of log1p(4x / ((1 - x)^2 + y^2)), and half of an angle."""
    x = c.real(z)
    number = _Numbers(c, x)
    is_right = c.compare(x, _GE, number(0.0))
    sign = c.select(is_right, number(1.0), number(-1.0))
    four = number(4.0)
    x_size = c.abs(x)
    # The inverse of the distance of 1 from the number before it, by the largest number of the format.
    most = c.of_format(largest, x)
    is_double = c.compare(most, _GT, number(1e308))
    of_double = number(9007199254740994.0)
    is_single = c.compare(most, _GT, number(1e38))
    precision = c.select(is_double, of_double, c.select(is_single, number(16777218.0), number(2050.0)))
    limit = c.mul(precision, precision)
    is_narrow = c.less(x_size, limit)
    y_size = c.abs(y := c.imag(z))
    is_near = c.both(is_narrow, c.less(y_size, limit))
    distance = c.sub(number(1.0), x_size)
    first = c.mul(distance, distance)
    y_square = c.mul(y, y)
    near = c.div(x_size, c.add(first, y_square))
    is_flat = c.less(c.mul(y_size, precision), x_size)
    flat = c.div(number(1.0), x_size)
    is_right_end = c.equal(x, up := c.of_format(infinity, x))
    is_end = c.either(is_right_end, c.equal(x, down := c.of_format(infinity, x, True)))
    is_infinite = c.either(is_end, c.either(c.equal(y, up), c.equal(y, down)))
    slopes = c.add(c.div(x_size, y), c.div(y, x_size))
    far = c.div(c.div(number(1.0), slopes), y)
    rest = c.select(is_flat, flat, c.select(is_infinite, number(0.0), far))
    logarithm = c.log1p(c.mul(four, c.select(is_near, near, rest)))
    real = c.mul(c.mul(sign, logarithm), number(0.25))
    twice = c.add(y, y)
    product = c.mul(distance, c.add(number(1.0), x_size))
    near_angle = c.atan2(twice, c.sub(product, y_square))
    is_upper = c.compare(y, _GE, c.constant(0.0, y))
    half_turn = c.mul(c.select(is_upper, number(1.0), number(-1.0)), number(pi))
    return c.complex(real, c.mul(c.select(is_near, near_angle, half_turn), number(0.5)))


def square(c: Arithmetic, z: Value) -> Value:
    is_finite = c.is_finite(x := c.real(z))
    size = c.abs(x)
    is_diagonal = c.both(is_finite, c.equal(size, c.abs(y := c.imag(z))))
    zero = c.constant(0.0, x)
    product = c.mul(c.sub(x, y), c.add(x, y))
    real = c.select(is_diagonal, zero, product)
    return c.complex(real, c.mul(c.constant(2.0, x), c.mul(x, y)))
