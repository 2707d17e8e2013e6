"""Arithmetic on tensors: formulas as operations of StableHLO.

    calculate = Arithmetic(rewriter, op.location)
    square = calculate.mul(x, x)
    half = calculate.constant(0.5, x)              of the shape of x; a chlo operation if the shape is dynamic

Mirror: getConstantLike of stablehlo/transforms/PassUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.dense import I1, DenseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import ComplexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialects.chlo.fold import complex_splat, splat_of_scalar
from mlirkit.dialects.complex.numbers import complex_number
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.folding.ap_float import APFloat, from_float
from mlirkit.patterns.rewriter import PatternRewriter

_DIRECTIONS = stablehlo.ComparisonDirection


def with_element(type: RankedTensorType, element: Type) -> RankedTensorType:
    """The type of other elements in the same shape."""
    return RankedTensorType.get(type.dims, element, type.encoding)


def element_of(value: Value) -> Type:
    return ranked(value).element_type


class Arithmetic:
    """Operations are created at the rewriter's insertion point; each method returns the result of one."""

    def __init__(self, rewriter: PatternRewriter, loc: Location) -> None:
        self.rewriter = rewriter
        self._loc = loc

    def make(
        self,
        kind: type[Operation],
        type: Type,
        operands: Sequence[Value],
        properties: Mapping[str, Attribute] | None = None,
    ) -> Value:
        made: Value = self.rewriter.create(kind, [type], operands, properties, loc=self._loc).result
        return made

    # -- constants ------------------------------------------------------------------------------------

    def constant(self, number: float | int | APFloat, like: Value) -> Value:
        """A number everywhere in the shape of a value, of its type of elements."""
        type = ranked(like)
        if isinstance(type.element_type, ComplexType) and not isinstance(number, APFloat):
            if type.has_static_shape:
                return self.constant_of(complex_splat(type, number, 0.0))
            value = complex_number(type.element_type, number, 0.0)
            return self.make(chlo.ConstantLikeOp, type, [like], {"value": value})
        scalar = _scalar(type.element_type, number)
        if type.has_static_shape:
            splat = splat_of_scalar(type, scalar)
            return self.constant_of(splat)
        return self.make(chlo.ConstantLikeOp, type, [like], {"value": scalar})

    def constant_of(self, value: Attribute | None) -> Value:
        """`stablehlo.constant` of dense elements."""
        assert isinstance(value, DenseElementsAttr)
        return self.make(stablehlo.ConstantOp, value.type, (), {"value": value})

    def of_format(self, number: Callable[..., APFloat], like: Value, *arguments: bool) -> Value:
        """A special number of the format of a value's elements: the largest one, infinity."""
        element = element_of(like)
        assert isinstance(element, FloatType)
        return self.constant(number(element.semantics, *arguments), like)

    # -- operations -----------------------------------------------------------------------------------

    def unary(self, kind: type[Operation], x: Value) -> Value:
        return self.make(kind, x.type, [x])

    def binary(self, kind: type[Operation], x: Value, y: Value) -> Value:
        return self.make(kind, x.type, [x, y])

    def add(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.AddOp, x, y)

    def sub(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.SubtractOp, x, y)

    def mul(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.MulOp, x, y)

    def div(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.DivOp, x, y)

    def both(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.AndOp, x, y)

    def either(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.OrOp, x, y)

    def neg(self, x: Value) -> Value:
        return self.unary(stablehlo.NegOp, x)

    def abs(self, x: Value) -> Value:
        return self.unary(stablehlo.AbsOp, x)

    def exp(self, x: Value) -> Value:
        return self.unary(stablehlo.ExpOp, x)

    def log(self, x: Value) -> Value:
        return self.unary(stablehlo.LogOp, x)

    def log1p(self, x: Value) -> Value:
        return self.unary(stablehlo.Log1pOp, x)

    def sqrt(self, x: Value) -> Value:
        return self.unary(stablehlo.SqrtOp, x)

    def floor(self, x: Value) -> Value:
        return self.unary(stablehlo.FloorOp, x)

    def atan2(self, y: Value, x: Value) -> Value:
        return self.binary(stablehlo.Atan2Op, y, x)

    def maximum(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.MaxOp, x, y)

    def minimum(self, x: Value, y: Value) -> Value:
        return self.binary(stablehlo.MinOp, x, y)

    def real(self, z: Value) -> Value:
        return self.make(stablehlo.RealOp, _of_parts(z), [z])

    def imag(self, z: Value) -> Value:
        return self.make(stablehlo.ImagOp, _of_parts(z), [z])

    def complex(self, real: Value, imaginary: Value) -> Value:
        type = with_element(ranked(real), ComplexType.get(element_of(real)))
        return self.make(stablehlo.ComplexOp, type, [real, imaginary])

    def is_finite(self, x: Value) -> Value:
        return self.make(stablehlo.IsFiniteOp, with_element(ranked(x), I1), [x])

    def compare(self, x: Value, direction: stablehlo.ComparisonDirection, y: Value) -> Value:
        held: dict[str, Attribute] = {
            "comparison_direction": stablehlo.ComparisonDirectionAttr.get(direction)
        }
        return self.make(stablehlo.CompareOp, with_element(ranked(x), I1), [x, y], held)

    def less(self, x: Value, y: Value) -> Value:
        return self.compare(x, _DIRECTIONS.LT, y)

    def equal(self, x: Value, y: Value) -> Value:
        return self.compare(x, _DIRECTIONS.EQ, y)

    def select(self, condition: Value, true: Value, false: Value) -> Value:
        return self.make(stablehlo.SelectOp, true.type, [condition, true, false])

    def convert(self, x: Value, element: Type) -> Value:
        return self.make(stablehlo.ConvertOp, with_element(ranked(x), element), [x])

    # -- series ---------------------------------------------------------------------------------------

    def polynomial(self, x: Value, coefficients: Sequence[float]) -> Value:
        """By Horner's rule, the coefficient of the highest power first."""
        result = self.constant(coefficients[0], x)
        for coefficient in coefficients[1:]:
            result = self.mul(result, x)
            result = self.add(result, self.constant(coefficient, x))
        return result

    def chebyshev(self, x: Value, coefficients: Sequence[float]) -> Value:
        """By Clenshaw's rule, the coefficient of the highest order first."""
        first, second, third = [self.constant(0.0, x) for _ in range(3)]
        for coefficient in coefficients:
            second, third = first, second
            first = self.sub(self.mul(x, second), third)
            first = self.add(first, self.constant(coefficient, x))
        result = self.sub(first, third)
        return self.mul(result, self.constant(0.5, x))


def _of_parts(z: Value) -> RankedTensorType:
    """The type of the real parts of complex numbers."""
    element = element_of(z)
    assert isinstance(element, ComplexType)
    return with_element(ranked(z), element.element_type)


def _scalar(element: Type, number: float | int | APFloat) -> Attribute:
    """Mirrors getScalarLike: a number as an attribute of a type."""
    if isinstance(element, IntegerType):
        assert isinstance(number, int)
        return integer_attr(element, number)
    assert isinstance(element, FloatType)
    if not isinstance(number, APFloat):
        number = from_float(float(number), element.semantics)
    return FloatAttr(element, number.bits)
