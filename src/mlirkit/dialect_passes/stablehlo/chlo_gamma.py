"""Functions around the gamma function as operations of StableHLO: lgamma, digamma, polygamma and zeta.

lgamma and digamma are Lanczos' approximation with g = 7.  Mirror:
stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from math import inf, log, nan, pi
from typing import Final

from mlirkit.builtin.dense import I1
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic, with_element
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.folding.ap_float import APFloat, infinity

_DIRECTIONS = stablehlo.ComparisonDirection

_LANCZOS_G: Final = 7.0
_LANCZOS_BASE: Final = 0.99999999999980993227684700473478
_LANCZOS: Final = (
    676.520368121885098567009190444019,
    -1259.13921672240287047156078755283,
    771.3234287776530788486528258894,
    -176.61502916214059906584551354,
    12.507343278686904814458936853,
    -0.13857109526572011689554707,
    9.984369578019570859563e-6,
    1.50563273514931155834e-7,
)
# The Euler-Maclaurin formula's: (2 k)! / B(2 k), the last one first.
_ZETA: Final = (
    -7.1661652561756670113e18,
    1.8152105401943546773e17,
    -4.5979787224074726105e15,
    1.1646782814350067249e14,
    -2.950130727918164224e12,
    7.47242496e10,
    -1.8924375803183791606e9,
    47900160.0,
    -1209600.0,
    30240.0,
    -720.0,
    12.0,
)
_ZETA_STEPS: Final = 9


def _reflected(c: Arithmetic, x: Value) -> tuple[Value, Value, Value, Value]:
    """Half, whether x is below it, one, and the argument of the approximation: -x below, else x - 1."""
    half = c.constant(0.5, x)
    is_below = c.less(x, half)
    negated = c.neg(x)
    one = c.constant(1, x)
    return half, is_below, one, c.select(is_below, negated, c.sub(x, one))


def _log_of_t(c: Arithmetic, x: Value, z: Value) -> tuple[Value, Value]:
    """t = z + g + 1/2, and its logarithm."""
    shift = c.constant(_LANCZOS_G + 0.5, x)
    t = c.add(shift, z)
    base = c.constant(log(_LANCZOS_G + 0.5), x)
    return t, c.add(base, c.log1p(c.div(z, shift)))


def lgamma(c: Arithmetic, x: Value) -> Value:
    half, is_below, one, z = _reflected(c, x)
    a = c.constant(_LANCZOS_BASE, x)
    for number, coefficient in enumerate(_LANCZOS):
        scaled, index = c.constant(coefficient, x), c.constant(number + 1, x)
        a = c.add(a, c.div(scaled, c.add(z, index)))
    t, log_t = _log_of_t(c, x, z)
    quotient = c.div(t, log_t)
    product = c.mul(c.sub(c.add(z, half), quotient), log_t)
    log_a = c.log(a)
    result = c.add(c.add(c.constant((log(2) + log(pi)) / 2, x), product), log_a)

    # Below 1/2 by Euler's reflection formula, of the fraction that is nearer to 0.
    magnitude = c.abs(x)
    fraction = c.sub(magnitude, c.floor(magnitude))
    is_large = c.less(half, fraction)
    fraction = c.select(is_large, c.sub(one, fraction), fraction)
    denominator = c.log(c.unary(stablehlo.SineOp, c.mul(c.constant(pi, x), fraction)))
    reflection = c.sub(c.sub(c.constant(log(pi), x), denominator), result)
    finite = c.make(stablehlo.IsFiniteOp, with_element(ranked(x), I1), [denominator])
    reflection = c.select(finite, reflection, c.neg(denominator))
    result = c.select(is_below, reflection, result)
    is_infinite = c.make(chlo.IsInfOp, with_element(ranked(x), I1), [x])
    return c.select(is_infinite, c.of_format(infinity, x, False), result)


def digamma(c: Arithmetic, x: Value) -> Value:
    _, is_below, _, z = _reflected(c, x)
    zero = c.constant(0.0, x)
    a, derivative = c.constant(_LANCZOS_BASE, x), zero
    for number, coefficient in enumerate(_LANCZOS):
        scaled, index = c.constant(coefficient, x), c.constant(number + 1, x)
        term = c.add(z, index)
        derivative = c.sub(derivative, c.div(scaled, c.mul(term, term)))
        a = c.add(a, c.div(scaled, term))
    t, log_t = _log_of_t(c, x, z)
    ratio = c.div(derivative, a)
    rest = c.div(c.constant(_LANCZOS_G, x), t)
    result = c.sub(c.add(log_t, ratio), rest)

    reduced = c.add(x, c.abs(c.floor(c.add(x, c.constant(0.5, x)))))
    circle = c.constant(pi, x)
    angle = c.mul(circle, reduced)
    cosine, sine = c.unary(stablehlo.CosineOp, angle), c.unary(stablehlo.SineOp, angle)
    reflection = c.sub(result, c.div(c.mul(circle, cosine), sine))
    result = c.select(is_below, reflection, result)

    # Integers that are not positive are poles.
    is_not_positive = c.compare(x, _DIRECTIONS.LE, zero)
    is_whole = c.equal(x, c.floor(x))
    is_pole = c.both(is_not_positive, is_whole)
    return c.select(is_pole, c.constant(nan, x), result)


def polygamma(c: Arithmetic, n: Value, x: Value) -> Value:
    one, two = c.constant(1.0, x), c.constant(2.0, x)
    sign = c.sub(c.mul(two, c.binary(stablehlo.RemOp, n, two)), one)
    following = c.add(n, one)
    factorial = c.exp(c.unary(chlo.LgammaOp, following))
    series = c.binary(chlo.ZetaOp, following, x)
    result = c.mul(c.mul(sign, factorial), series)
    zero = c.constant(0.0, x)
    is_zero = c.equal(n, zero)
    result = c.select(is_zero, c.unary(chlo.DigammaOp, x), result)
    is_broken = c.compare(n, _DIRECTIONS.NE, c.floor(n))
    is_negative = c.less(n, zero)
    is_unnatural = c.either(is_broken, is_negative)
    return c.select(is_unnatural, c.constant(nan, x), result)


def _smallest(semantics: FloatSemantics) -> APFloat:
    return APFloat(1, semantics)


def zeta(c: Arithmetic, x: Value, q: Value) -> Value:
    """Hurwitz' zeta function by the Euler-Maclaurin formula."""

    def power(base: Value, exponent: Value) -> Value:
        return c.binary(stablehlo.PowOp, base, exponent)

    zero, one = c.constant(0.0, q), c.constant(1.0, q)
    at, negated = q, c.neg(x)
    total = power(q, negated)
    for _ in range(_ZETA_STEPS):
        at = c.add(at, one)
        total = c.add(total, power(at, negated))
    at = c.add(at, one)
    last = power(at, negated)
    one_like_x = c.constant(1.0, x)
    integral = c.mul(last, at)
    integral = c.div(integral, c.sub(x, one_like_x))
    inverse = c.div(one, c.mul(at, at))
    tail = zero
    for number, coefficient in enumerate(_ZETA[:-1]):
        first = c.add(x, c.constant(2 * len(_ZETA) - 2 - 2 * number, x))
        second = c.add(x, c.constant(2 * len(_ZETA) - 3 - 2 * number, x))
        product = c.mul(first, second)
        term = c.mul(inverse, c.add(tail, c.constant(1.0 / coefficient, at)))
        tail = c.mul(product, term)
    half = c.constant(0.5, last)
    ratio = c.div(x, at)
    correction = c.add(half, c.mul(ratio, c.add(c.constant(1.0 / _ZETA[-1], at), tail)))
    correction = c.mul(last, correction)
    accurate = c.add(c.add(total, integral), correction)
    last_magnitude, total_magnitude = c.abs(last), c.abs(total)
    is_enough = c.less(last_magnitude, c.mul(total_magnitude, c.of_format(_smallest, at)))
    result = c.select(is_enough, total, accurate)

    # Where the series does not converge, the result is NaN or a pole.
    not_a_number = c.constant(nan, x)
    result = c.select(c.less(x, one_like_x), not_a_number, result)
    is_not_positive = c.compare(q, _DIRECTIONS.LE, zero)
    is_broken = c.compare(x, _DIRECTIONS.NE, c.floor(x))
    result = c.select(c.both(is_not_positive, is_broken), not_a_number, result)
    endless = c.constant(inf, x)
    is_whole = c.equal(q, c.floor(q))
    is_pole = c.both(is_not_positive, is_whole)
    two = c.constant(2.0, x)
    x_is_whole = c.equal(x, c.floor(x))
    x_is_even = c.equal(c.binary(stablehlo.RemOp, x, two), zero)
    is_even = c.both(x_is_whole, x_is_even)
    result = c.select(is_pole, c.select(is_even, endless, not_a_number), result)
    return c.select(c.equal(x, one), endless, result)
