"""The Bessel function I1e as operations of StableHLO.

The coefficients are from Cephes.  Mirror: stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic
from mlirkit.dialects.declared import stablehlo

# Of Chebyshev series up to 8 and beyond.
_NEAR: Final = (
    2.77791411276104639959e-18,
    -2.11142121435816608115e-17,
    1.55363195773620046921e-16,
    -1.10559694773538630805e-15,
    7.6006842947354069341e-15,
    -5.04218550472791168711e-14,
    3.22379336594557470981e-13,
    -1.9839743977649437152e-12,
    1.17361862988909016308e-11,
    -6.66348972350202774223e-11,
    3.62559028155211703701e-10,
    -1.8872497517228292879e-9,
    9.38153738649577178388e-9,
    -4.44505912879632808065e-8,
    2.00329475355213526229e-7,
    -8.56872026469545474066e-7,
    3.47025130813767847674e-6,
    -1.32731636560394358279e-5,
    4.78156510755005422638e-5,
    -1.61760815825896745588e-4,
    5.12285956168575772895e-4,
    -1.51357245063125314899e-3,
    4.15642294431288815669e-3,
    -1.05640848946261981558e-2,
    2.47264490306265168283e-2,
    -5.29459812080949914269e-2,
    1.02643658689847095384e-1,
    -1.76416518357834055153e-1,
    2.52587186443633654823e-1,
)
_FAR: Final = (
    7.51729631084210481353e-18,
    4.41434832307170791151e-18,
    -4.65030536848935832153e-17,
    -3.2095259219934239598e-17,
    2.96262899764595013876e-16,
    3.30820231092092828324e-16,
    -1.88035477551078244854e-15,
    -3.81440307243700780478e-15,
    1.04202769841288027642e-14,
    4.27244001671195135429e-14,
    -2.10154184277266431302e-14,
    -4.08355111109219731823e-13,
    -7.19855177624590851209e-13,
    2.03562854414708950722e-12,
    1.41258074366137813316e-11,
    3.25260358301548823856e-11,
    -1.8974958123505412345e-11,
    -5.58974346219658380687e-10,
    -3.83538038596423702205e-9,
    -2.63146884688951950684e-8,
    -2.51223623787020892529e-7,
    -3.88256480887769039346e-6,
    -1.10588938762623716291e-4,
    -9.76109749136146840777e-3,
    7.78576235018280120474e-1,
)
# So many of the last terms are enough on 32 bits.
_NEAR_TERMS_32: Final = 17
_FAR_TERMS_32: Final = 7


def _bessel_i1e(c: Arithmetic, x: Value, near: tuple[float, ...], far: tuple[float, ...]) -> Value:
    magnitude = c.abs(x)
    half, two = c.constant(0.5, x), c.constant(2.0, x)
    thirty_two, eight = c.constant(32.0, x), c.constant(8.0, x)
    below = c.chebyshev(c.sub(c.mul(half, magnitude), two), near)
    below = c.mul(magnitude, below)
    above = c.chebyshev(c.sub(c.div(thirty_two, magnitude), two), far)
    above = c.div(above, c.sqrt(magnitude))
    result = c.select(c.compare(magnitude, stablehlo.ComparisonDirection.LE, eight), below, above)
    return c.mul(c.unary(stablehlo.SignOp, x), result)


def bessel_i1e_32(c: Arithmetic, x: Value) -> Value:
    return _bessel_i1e(c, x, _NEAR[-_NEAR_TERMS_32:], _FAR[-_FAR_TERMS_32:])


def bessel_i1e_64(c: Arithmetic, x: Value) -> Value:
    return _bessel_i1e(c, x, _NEAR, _FAR)
