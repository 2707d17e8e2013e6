"""The error function, its complement and its inverse as operations of StableHLO.

The coefficients are from Cephes, Eigen and Giles.  Mirror: stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic
from mlirkit.dialects.declared import stablehlo
from mlirkit.folding.ap_float import infinity

_LE: Final = stablehlo.ComparisonDirection.LE

# ---- On 64 bits ----

_ERFC_P64: Final = (
    2.46196981473530512524e-10,
    5.64189564831068821977e-1,
    7.46321056442269912687e0,
    4.86371970985681366614e1,
    1.96520832956077098242e2,
    5.26445194995477358631e2,
    9.3452852717195760754e2,
    1.02755188689515710272e3,
    5.57535335369399327526e2,
)
_ERFC_Q64: Final = (
    1.0e0,
    1.32281951154744992508e1,
    8.67072140885989742329e1,
    3.54937778887819891062e2,
    9.75708501743205489753e2,
    1.82390916687909736289e3,
    2.24633760818710981792e3,
    1.65666309194161350182e3,
    5.57535340817727675546e2,
)
_ERFC_R64: Final = (
    5.64189583547755073984e-1,
    1.27536670759978104416e0,
    5.01905042251180477414e0,
    6.16021097993053585195e0,
    7.4097426995044893916e0,
    2.9788666537210024067e0,
)
_ERFC_S64: Final = (
    1.0e0,
    2.2605286322011727659e0,
    9.39603524938001434673e0,
    1.20489539808096656605e1,
    1.70814450747565897222e1,
    9.60896809063285878198e0,
    3.3690764510008151605e0,
)
_ERF_T64: Final = (
    9.60497373987051638749e0,
    9.00260197203842689217e1,
    2.23200534594684319226e3,
    7.00332514112805075473e3,
    5.55923013010394962768e4,
)
_ERF_U64: Final = (
    1.0e0,
    3.35617141647503099647e1,
    5.21357949780152679795e2,
    4.59432382970980127987e3,
    2.26290000613890934246e4,
    4.92673942608635921086e4,
)
_INVERSE_TO_625_64: Final = (
    -3.6444120640178196996e-21,
    -1.685059138182016589e-19,
    1.2858480715256400167e-18,
    1.115787767802518096e-17,
    -1.333171662854620906e-16,
    2.0972767875968561637e-17,
    6.6376381343583238325e-15,
    -4.0545662729752068639e-14,
    -8.1519341976054721522e-14,
    2.6335093153082322977e-12,
    -1.2975133253453532498e-11,
    -5.4154120542946279317e-11,
    1.051212273321532285e-09,
    -4.1126339803469836976e-09,
    -2.9070369957882005086e-08,
    4.2347877827932403518e-07,
    -1.3654692000834678645e-06,
    -1.3882523362786468719e-05,
    0.0001867342080340571352,
    -0.00074070253416626697512,
    -0.0060336708714301490533,
    0.24015818242558961693,
    1.6536545626831027356,
)
_INVERSE_TO_16_64: Final = (
    2.2137376921775787049e-09,
    9.0756561938885390979e-08,
    -2.7517406297064545428e-07,
    1.8239629214389227755e-08,
    1.5027403968909827627e-06,
    -4.013867526981545969e-06,
    2.9234449089955446044e-06,
    1.2475304481671778723e-05,
    -4.7318229009055733981e-05,
    6.8284851459573175448e-05,
    2.4031110387097893999e-05,
    -0.0003550375203628474796,
    0.00095328937973738049703,
    -0.0016882755560235047313,
    0.0024914420961078508066,
    -0.0037512085075692412107,
    0.005370914553590063617,
    1.0052589676941592334,
    3.0838856104922207635,
)
_INVERSE_REST_64: Final = (
    -2.7109920616438573243e-11,
    -2.5556418169965252055e-10,
    1.5076572693500548083e-09,
    -3.7894654401267369937e-09,
    7.6157012080783393804e-09,
    -1.4960026627149240478e-08,
    2.9147953450901080826e-08,
    -6.7711997758452339498e-08,
    2.2900482228026654717e-07,
    -9.9298272942317002539e-07,
    4.5260625972231537039e-06,
    -1.9681778105531670567e-05,
    7.5995277030017761139e-05,
    -0.00021503011930044477347,
    -0.00013871931833623122026,
    1.0103004648645343977,
    4.8499064014085844221,
)

# ---- On 32 bits ----

_ERFC_P32: Final = (
    2.326819970068386e-2,
    -1.387039388740657e-1,
    3.687424674597105e-1,
    -5.824733027278666e-1,
    6.210004621745983e-1,
    -4.944515323274145e-1,
    3.404879937665872e-1,
    -2.741127028184656e-1,
    5.638259427386472e-1,
)
_ERFC_R32: Final = (
    -1.047766399936249e1,
    1.297719955372516e1,
    -7.495518717768503e0,
    2.921019019210786e0,
    -1.0152652792027e0,
    4.218463358204948e-1,
    -2.820767439740514e-1,
    5.641895067754075e-1,
)
_ERF_T32: Final = (
    7.853861353153693e-5,
    -8.010193625184903e-4,
    5.188327685732524e-3,
    -2.685381193529856e-2,
    1.128358514861418e-1,
    -3.7612625824233e-1,
    1.12837916572671e0,
)
_ERF_ALPHA32: Final = (
    -2.72614225801306e-10,
    2.77068142495902e-08,
    -2.10102402082508e-06,
    -5.69250639462346e-05,
    -7.34990630326855e-04,
    -2.95459980854025e-03,
    -1.60960333262415e-02,
)
_ERF_BETA32: Final = (
    -1.45660718464996e-05,
    -2.13374055278905e-04,
    -1.68282697438203e-03,
    -7.37332916720468e-03,
    -1.42647390514189e-02,
)
_INVERSE_TO_5_32: Final = (
    2.81022636e-08,
    3.43273939e-07,
    -3.5233877e-06,
    -4.39150654e-06,
    0.00021858087,
    -0.00125372503,
    -0.00417768164,
    0.246640727,
    1.50140941,
)
_INVERSE_REST_32: Final = (
    -0.000200214257,
    0.000100950558,
    0.00134934322,
    -0.00367342844,
    0.00573950773,
    -0.0076224613,
    0.00943887047,
    1.00167406,
    2.83297682,
)

# The largest exponents with which exp is finite.
_MAX_LOG_64: Final = 7.09782712893383996843e2
_MAX_LOG_32: Final = 88.72283905206835


# ---- Error function ----


def _mirrored(c: Arithmetic, x: Value, z: Value, tail: Value, limit: float, two: Value | None) -> Value:
    """erfc of numbers far from 0, from erfc of the absolute value: 0 beyond a limit, 2 minus it below 0."""
    beyond = c.less(z, c.constant(-limit, x))
    zero = c.constant(0.0, x)
    clamped = c.select(beyond, zero, tail)
    negative = c.less(x, zero)
    if two is None:
        two = c.constant(2.0, x)
    return c.select(negative, c.sub(two, clamped), clamped)


def _erfc_far_64(c: Arithmetic, x: Value) -> Value:
    """erfc(x) for |x| of at least 1."""
    z = c.neg(c.mul(x, x))
    power, magnitude = c.exp(z), c.abs(x)
    product = c.mul(power, c.polynomial(magnitude, _ERFC_P64))
    near = c.div(product, c.polynomial(magnitude, _ERFC_Q64))
    product = c.mul(power, c.polynomial(magnitude, _ERFC_R64))
    far = c.div(product, c.polynomial(magnitude, _ERFC_S64))
    is_near = c.less(magnitude, c.constant(8.0, x))
    return _mirrored(c, x, z, c.select(is_near, near, far), _MAX_LOG_64, None)


def _erf_near_64(c: Arithmetic, x: Value) -> Value:
    """erf(x) for |x| of at most 1."""
    square = c.mul(x, x)
    product = c.mul(x, c.polynomial(square, _ERF_T64))
    return c.div(product, c.polynomial(square, _ERF_U64))


def erf_64(c: Arithmetic, x: Value) -> Value:
    near = _erf_near_64(c, x)
    one = c.constant(1.0, x)
    far = c.sub(one, _erfc_far_64(c, x))
    return c.select(c.less(c.abs(x), one), near, far)


def erfc_64(c: Arithmetic, x: Value) -> Value:
    far = _erfc_far_64(c, x)
    one = c.constant(1.0, x)
    near = c.sub(one, _erf_near_64(c, x))
    return c.select(c.less(c.abs(x), one), near, far)


def _erfc_far_32(c: Arithmetic, x: Value) -> Value:
    square = c.mul(x, x)
    z = c.neg(square)
    magnitude, one = c.abs(x), c.constant(1.0, x)
    inverse = c.div(one, square)
    power = c.exp(z)
    scale = c.mul(power, c.div(one, magnitude))
    two = c.constant(2.0, x)
    is_near = c.less(magnitude, two)
    near, far = c.polynomial(inverse, _ERFC_P32), c.polynomial(inverse, _ERFC_R32)
    tail = c.mul(scale, c.select(is_near, near, far))
    return _mirrored(c, x, z, tail, _MAX_LOG_32, two)


def erf_32(c: Arithmetic, x: Value) -> Value:
    low, high = c.constant(-4.0, x), c.constant(4.0, x)
    x = c.make(stablehlo.ClampOp, x.type, [low, x, high])
    square = c.mul(x, x)
    alpha, beta = c.polynomial(square, _ERF_ALPHA32), c.polynomial(square, _ERF_BETA32)
    result = c.div(c.mul(x, alpha), beta)
    low, high = c.constant(-1.0, x), c.constant(1.0, x)
    return c.make(stablehlo.ClampOp, result.type, [low, result, high])


def erfc_32(c: Arithmetic, x: Value) -> Value:
    far = _erfc_far_32(c, x)
    one = c.constant(1.0, x)
    square = c.mul(x, x)
    near = c.sub(one, c.mul(x, c.polynomial(square, _ERF_T32)))
    return c.select(c.less(c.abs(x), one), near, far)


# ---- Its inverse ----


def _at_ends(c: Arithmetic, x: Value, result: Value) -> Value:
    """Infinite if |x| is 1."""
    magnitude = c.abs(x)
    at_end = c.equal(magnitude, c.constant(1, x))
    return c.select(at_end, c.mul(x, c.of_format(infinity, x, False)), result)


def erf_inv_32(c: Arithmetic, x: Value) -> Value:
    w = c.neg(c.log1p(c.mul(x, c.neg(x))))
    is_less = c.less(w, c.constant(5.0, x))

    def coefficient(number: int) -> Value:
        near = c.constant(_INVERSE_TO_5_32[number], x)
        return c.select(is_less, near, c.constant(_INVERSE_REST_32[number], x))

    near = c.sub(w, c.constant(2.5, x))
    root = c.sqrt(w)
    w = c.select(is_less, near, c.sub(root, c.constant(3.0, x)))
    result = coefficient(0)
    for number in range(1, len(_INVERSE_TO_5_32)):
        term = coefficient(number)
        result = c.add(term, c.mul(result, w))
    return _at_ends(c, x, c.mul(result, x))


def erf_inv_64(c: Arithmetic, x: Value) -> Value:
    w = c.neg(c.log1p(c.mul(x, c.neg(x))))
    below_625 = c.less(w, c.constant(6.25, x))
    below_16 = c.less(w, c.constant(16, x))

    def coefficient(number: int) -> Value:
        constant = c.constant(_INVERSE_TO_625_64[number], x)
        if number < len(_INVERSE_TO_16_64):
            constant = c.select(below_625, constant, c.constant(_INVERSE_TO_16_64[number], x))
        if number < len(_INVERSE_REST_64):
            constant = c.select(below_16, constant, c.constant(_INVERSE_REST_64[number], x))
        return constant

    root = c.sqrt(w)
    near = c.sub(w, c.constant(3.125, x))
    middle = c.constant(3.25, w)
    far = c.sub(root, c.select(below_16, middle, c.constant(5.0, w)))
    w = c.select(below_625, near, far)
    result = coefficient(0)
    for number in range(1, len(_INVERSE_TO_625_64)):
        term = coefficient(number)
        term = c.add(term, c.mul(result, w))
        if number < len(_INVERSE_REST_64):
            result = term
        else:
            result = c.select(below_16 if number < len(_INVERSE_TO_16_64) else below_625, term, result)
    return _at_ends(c, x, c.mul(result, x))
