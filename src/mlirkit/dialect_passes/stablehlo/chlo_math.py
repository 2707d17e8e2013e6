"""Functions of chlo as operations of StableHLO that are neither rules nor series: sinh, cosh, next_after.

Mirror: stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from math import nan

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic, element_of, with_element
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialects.declared import stablehlo

_DIRECTIONS = stablehlo.ComparisonDirection


def _halved_powers(c: Arithmetic, x: Value) -> tuple[Value, Value]:
    """exp(x) / 2 and exp(-x) / 2, without an overflow if their sum does not overflow."""
    half = c.log(c.constant(0.5, x))
    first = c.exp(c.add(x, half))
    return first, c.exp(c.sub(half, x))


def cosh(c: Arithmetic, x: Value) -> Value:
    return c.add(*_halved_powers(c, x))


def sinh_of_large(c: Arithmetic, x: Value) -> Value:
    return c.sub(*_halved_powers(c, x))


def sinh(c: Arithmetic, x: Value) -> Value:
    large = sinh_of_large(c, x)
    power = c.unary(stablehlo.Expm1Op, x)
    one, half = c.constant(1.0, x), c.constant(0.5, x)
    ratio = c.div(power, c.add(power, one))
    small = c.mul(half, c.add(power, ratio))
    return c.select(c.less(c.abs(x), one), small, large)


def next_after(c: Arithmetic, x: Value, y: Value) -> Value:
    """The number next to x on the way to y, as bits."""
    element = element_of(x)
    assert isinstance(element, FloatType)
    width = element.width
    bits: Type = with_element(ranked(x), integer_type(width))

    def cast(value: Value, type: Type) -> Value:
        return c.make(stablehlo.BitcastConvertOp, type, [value])

    x_bits, y_bits = cast(x, bits), cast(y, bits)
    x_is_nan, y_is_nan = c.compare(x, _DIRECTIONS.NE, x), c.compare(y, _DIRECTIONS.NE, y)
    is_nan = c.either(x_is_nan, y_is_nan)
    nan_bits = cast(c.constant(nan, x), bits)
    sign = 1 << (width - 1)
    sign_mask, rest_mask = c.constant(sign, x_bits), c.constant(sign - 1, x_bits)
    x_size, y_size = c.both(x_bits, rest_mask), c.both(y_bits, rest_mask)
    are_equal = c.equal(x, y)
    zero = c.constant(0, x_bits)
    x_is_zero, y_is_zero = c.equal(x_size, zero), c.equal(y_size, zero)
    x_sign, y_sign = c.both(x_bits, sign_mask), c.both(y_bits, sign_mask)
    one = c.constant(1, x_bits)
    least = c.either(y_sign, one)
    disagree = c.compare(x_sign, _DIRECTIONS.NE, y_sign)
    is_larger = c.compare(x_size, _DIRECTIONS.GT, y_size)
    is_down = c.either(is_larger, disagree)
    down = c.constant(-1, x_bits)
    result = c.add(x_bits, c.select(is_down, down, one))
    result = c.select(x_is_zero, c.select(y_is_zero, y_bits, least), result)
    result = c.select(are_equal, y_bits, result)
    return cast(c.select(is_nan, nan_bits, result), x.type)
