"""C++ functions that the rewrite rules of chlo call: constants in the shape of a value, and attributes."""

from __future__ import annotations

from math import inf, nan

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import UNSIGNED, IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.chlo.fold import splat_of_scalar
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.folding.ap_float import from_float, largest
from mlirkit.ods.live.hooks import cpp_name
from mlirkit.ods.live.native_code import native_code
from mlirkit.ods.live.rewriting.rule_snippets import NativeCall

_NUMBERS: dict[str, float | None] = {
    "Chlo_ZeroLike": 0.0,
    "Chlo_ThirtyTwoLike": 32.0,
    "Chlo_LowerHalfLike": float(0xFFFFFFFF),
    "Chlo_HalfLike": 0.5,
    "Chlo_OneLike": 1.0,
    "Chlo_TwoLike": 2.0,
    "Chlo_NanLike": nan,
    "Chlo_InfinityLike": inf,
    "Chlo_MinusInfinityLike": -inf,
    "Chlo_LargestLike": None,
}


class NumberLike:
    """Native code that builds a number, or the largest one, in the shape and format of a value."""

    def __init__(self, number: float | None) -> None:
        self._number = number

    def __call__(self, call: NativeCall, value: Value) -> Value:
        type = value.type
        assert isinstance(type, RankedTensorType)
        scalar = self._scalar(type)
        splat = splat_of_scalar(type, scalar) if type.has_static_shape else None
        if splat is not None:
            held = {"value": splat}
            return call.rewriter.create(stablehlo.ConstantOp, [splat.type], (), held, loc=call.loc).result
        return call.rewriter.create(
            chlo.ConstantLikeOp, [type], [value], {"value": scalar}, loc=call.loc
        ).result

    def _scalar(self, type: RankedTensorType) -> Attribute:
        element = type.element_type
        if isinstance(element, IntegerType):
            return integer_attr(element, int(self._number or 0))
        assert isinstance(element, FloatType)
        semantics = element.semantics
        number = largest(semantics) if self._number is None else from_float(self._number, semantics)
        return FloatAttr(element, number.bits)


for _name, _number in _NUMBERS.items():
    native_code(_name)(NumberLike(_number))


@native_code("Chlo_DefaultAccuracy")
def default_accuracy(call: NativeCall) -> Attribute | None:
    """The default accuracy, which is None."""
    return None


@native_code("Chlo_NoKind")
def no_kind(call: NativeCall) -> Attribute | None:
    """No type of comparison."""
    return None


# ---- Integers of other widths and signs ----


def _integer(value: Value) -> IntegerType:
    type = value.type
    assert isinstance(type, RankedTensorType) and isinstance(type.element_type, IntegerType)
    return type.element_type


@cpp_name("function", "chlo::isNarrowSigned")
def is_narrow_signed(value: Value) -> bool:
    return _integer(value).signedness != UNSIGNED and _integer(value).width < 64


@cpp_name("function", "chlo::isNarrowUnsigned")
def is_narrow_unsigned(value: Value) -> bool:
    return _integer(value).signedness == UNSIGNED and _integer(value).width < 64


@cpp_name("function", "chlo::isWideSigned")
def is_wide_signed(value: Value) -> bool:
    return _integer(value).signedness != UNSIGNED and _integer(value).width == 64


@cpp_name("function", "chlo::isWideUnsigned")
def is_wide_unsigned(value: Value) -> bool:
    return _integer(value).signedness == UNSIGNED and _integer(value).width == 64


def _converted(call: NativeCall, value: Value, element: IntegerType) -> Value:
    type = value.type
    assert isinstance(type, RankedTensorType)
    target = RankedTensorType.get(type.dims, element, type.encoding)
    return call.rewriter.create(stablehlo.ConvertOp, [target], [value], loc=call.loc).result


@native_code("Chlo_Widened")
def widened(call: NativeCall, value: Value) -> Value:
    """Mirrors getConvertOpUpcast: integers of twice the width."""
    element = _integer(value)
    return _converted(call, value, IntegerType(2 * element.width, element.signedness))


@native_code("Chlo_Unsigned")
def made_unsigned(call: NativeCall, value: Value) -> Value:
    """Mirrors getConvertToUnsigned."""
    return _converted(call, value, IntegerType(_integer(value).width, UNSIGNED))


@native_code("Chlo_WidthLike")
def width_like(call: NativeCall, value: Value, like: Value) -> Value:
    """The width of a value's integers, in the shape and type of another value."""
    return NumberLike(float(_integer(value).width))(call, like)
