"""The parts of `#complex.number` as float attributes; the stub declares them as floats."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import FloatAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import ComplexType
from mlirkit.dialects.declared import complex
from mlirkit.folding.ap_float import from_float


def number_parts(value: complex.NumberAttr) -> tuple[FloatAttr, FloatAttr]:
    """The real and the imaginary part."""
    parts: tuple[object, object] = (value.real, value.imag)
    real, imaginary = parts
    if not isinstance(real, FloatAttr) or not isinstance(imaginary, FloatAttr):
        raise TypeError("the parts of a complex number are float attributes")
    return real, imaginary


def complex_number(type: ComplexType, real: float, imaginary: float) -> complex.NumberAttr:
    """The attribute of a number, rounded to the type's format."""
    element = type.element_type
    assert isinstance(element, FloatType)
    parts = [FloatAttr(element, from_float(part, element.semantics).bits) for part in (real, imaginary)]
    make: Callable[..., complex.NumberAttr] = complex.NumberAttr.get
    return make(*parts, type)
