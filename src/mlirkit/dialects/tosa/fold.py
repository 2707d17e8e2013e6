"""Folders of tosa's constants, arithmetic, comparisons and casts; folders of shapes: fold_shapes.py.

Only splats are folded.  Mirror: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr, ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import constant_value, defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_shapes import resized_splat
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import zero_point
from mlirkit.folding.ap_float import EQUAL, GREATER, APFloat, from_integer
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Constants, splat_number, splat_of
from mlirkit.ods.live.hooks import Folded, folder

Binary = tosa.AddOp | tosa.IntDivOp | tosa.MulOp | tosa.SubOp


@folder(tosa.ConstOp, tosa.ConstShapeOp)
def fold_constant(op: tosa.ConstOp | tosa.ConstShapeOp, operands: Constants) -> Attribute:
    """Mirrors ConstOp::fold and ConstShapeOp::fold."""
    return op.values


# -- splats -----------------------------------------------------------------------------------------------


def _int_splat(constant: Attribute | None) -> APInt | None:
    """The integer of a splat; None for elements of type index."""
    number = splat_number(constant)
    if not isinstance(constant, DenseElementsAttr) or not isinstance(constant.element_type, IntegerType):
        return None
    return number if isinstance(number, APInt) else None


def _float_splat(constant: Attribute | None) -> APFloat | None:
    """The float of a splat."""
    number = splat_number(constant)
    return number if isinstance(number, APFloat) else None


def _fold_splats(
    operands: Constants,
    type: Type,
    of_integers: Callable[[APInt, APInt], APInt],
    of_floats: Callable[[APFloat, APFloat], APInt | APFloat],
) -> Attribute | None:
    """Mirrors binaryFolder."""
    first, second = operands[:2]
    if not isinstance(first, DenseElementsAttr) or not isinstance(second, DenseElementsAttr):
        return None
    if first.element_type != second.element_type or not isinstance(type, RankedTensorType):
        return None
    integers, floats = [_int_splat(first), _int_splat(second)], [_float_splat(first), _float_splat(second)]
    if integers[0] is not None and integers[1] is not None:
        return splat_of(type, of_integers(integers[0], integers[1]))
    if floats[0] is not None and floats[1] is not None:
        return splat_of(type, of_floats(floats[0], floats[1]))
    return None


def _is_zero(type: RankedTensorType, constant: Attribute | None) -> bool:
    """Mirrors isSplatZero."""
    if isinstance(type.element_type, FloatType):
        float = _float_splat(constant)
        return float is not None and float.is_zero
    integer = _int_splat(constant)
    return isinstance(type.element_type, IntegerType) and integer is not None and integer.is_zero


def _is_one(type: RankedTensorType, constant: Attribute | None, shift: int) -> bool:
    """Mirrors isSplatOne: 1, or 1 shifted left by `shift`."""
    if isinstance(type.element_type, FloatType):
        float = _float_splat(constant)
        return float is not None and float.compare(from_integer(1, float.semantics)) == EQUAL
    integer = _int_splat(constant)
    if integer is None or not isinstance(type.element_type, IntegerType):
        return False
    # For an invalid shift the reference's processor uses the low bits.
    return integer.signed == APInt(1 << (shift & 63), 64).signed


def _ranked(op: Binary) -> tuple[RankedTensorType, RankedTensorType, RankedTensorType] | None:
    """The types of both operands and of the result, if all are ranked."""
    first, second, result = op.input1.type, op.input2.type, op.output.type
    if isinstance(first, RankedTensorType) and isinstance(second, RankedTensorType):
        if isinstance(result, RankedTensorType):
            return first, second, result
    return None


def are_numbers(*types: ShapedType) -> bool:
    """Mirrors isIntOrIndexOrFloat of the elements: not quantized."""
    return all(isinstance(type.element_type, (IntegerType, IndexType, FloatType)) for type in types)


# -- arithmetic -------------------------------------------------------------------------------------------


@folder(tosa.AddOp)
def fold_add(op: tosa.AddOp, operands: Constants) -> Folded:
    """Mirrors AddOp::fold."""
    types = _ranked(op)
    if types is None or not are_numbers(*types[:2]):
        return None
    first, second, result = types
    if first == result and _is_zero(result, operands[1]):
        return op.input1
    if second == result and _is_zero(result, operands[0]):
        return op.input2
    return _fold_splats(operands, result, lambda a, b: a + b, lambda a, b: a + b)


@folder(tosa.SubOp)
def fold_sub(op: tosa.SubOp, operands: Constants) -> Folded:
    """Mirrors SubOp::fold."""
    types = _ranked(op)
    if types is None or not are_numbers(*types[:2]):
        return None
    first, _, result = types
    if first == result and _is_zero(result, operands[1]):
        return op.input1
    return _fold_splats(operands, result, lambda a, b: a - b, lambda a, b: a - b)


@folder(tosa.IntDivOp)
def fold_intdiv(op: tosa.IntDivOp, operands: Constants) -> Folded:
    """Mirrors IntDivOp::fold."""
    types = _ranked(op)
    if types is None or types[0] != types[1] or not isinstance(types[2].element_type, IntegerType):
        return None
    dividend, divisor = map(_int_splat, operands)
    if dividend is not None and dividend.is_zero:
        return operands[0]
    if divisor is not None and divisor.is_one:
        return op.input1
    if dividend is None or divisor is None or divisor.is_zero:
        return None
    return splat_of(types[2], dividend.sdiv(divisor))


@folder(tosa.MulOp)
def fold_mul(op: tosa.MulOp, operands: Constants) -> Folded:
    """Mirrors MulOp::fold."""
    types = _ranked(op)
    if types is None:
        return None
    result = types[2]
    shift = _shift_of(op, result)
    if shift is None:
        return None
    for type, value, factor in (
        (types[1], op.input2, operands[0]),
        (types[0], op.input1, operands[1]),
    ):
        if type == result:
            if _is_zero(result, factor) and result.has_static_shape:
                return resized_splat(factor, result)
            if _is_one(result, factor, shift):
                return value
    return _product(operands[0], operands[1], result, shift)


def _shift_of(op: tosa.MulOp, result: RankedTensorType) -> int | None:
    """The shift of a product, zero except for 32 bits; None if unknown."""
    type = result.element_type
    if not isinstance(type, IntegerType) or type.width != 32:
        return 0
    constant = constant_value(op.shift)
    if not isinstance(constant, DenseElementsAttr):
        return None
    amount = constant.attribute_at(0)
    return amount.value if isinstance(amount, IntegerAttr) else None


def _product(
    first: Attribute | None, second: Attribute | None, type: RankedTensorType, shift: int
) -> Attribute | None:
    """Mirrors mulBinaryFolder."""
    integers, floats = (_int_splat(first), _int_splat(second)), (_float_splat(first), _float_splat(second))
    element = type.element_type
    if isinstance(element, IntegerType) and integers[0] is not None and integers[1] is not None:
        if shift == 0:
            # A wider result is truncated before.
            return splat_of(type, integers[0] * integers[1])
        product = _shifted_product(integers[0], integers[1], shift)
        return None if product is None else splat_of(type, product.sext_or_trunc(element.width))
    if isinstance(element, FloatType) and floats[0] is not None and floats[1] is not None:
        return splat_of(type, floats[0] * floats[1])
    return None


def _shifted_product(first: APInt, second: APInt, shift: int) -> APInt | None:
    """Mirrors mulInt: shifted with rounding; None on overflow of 32 bits."""
    product = first.sext_or_trunc(64) * second.sext_or_trunc(64)
    if shift <= 0:
        return product
    product = (product + APInt(1 << (shift - 1), 64)).ashr(APInt(shift, 64))
    return product if -(1 << 31) <= product.signed < 1 << 31 else None


@folder(tosa.AbsOp)
def fold_abs(op: tosa.AbsOp, operands: Constants) -> Value | None:
    """Mirrors AbsOp::fold."""
    return None if defined_by(op.input1, tosa.AbsOp) is None else op.input1


@folder(tosa.NegateOp)
def fold_negate(op: tosa.NegateOp, operands: Constants) -> Value | None:
    """Mirrors NegateOp::fold: negate(negate(x)) is x, if zero points are zero."""
    inner = defined_by(op.input1, tosa.NegateOp)
    if inner is None:
        return None
    points = (op.input1_zp, op.output_zp, inner.input1_zp, inner.output_zp)
    return inner.input1 if all(zero_point(point) == 0 for point in points) else None


@folder(tosa.ReciprocalOp)
def fold_reciprocal(op: tosa.ReciprocalOp, operands: Constants) -> Attribute | None:
    """Mirrors ReciprocalOp::fold."""
    number, type = _float_splat(operands[0]), op.output.type
    if number is None or not isinstance(type, RankedTensorType):
        return None
    return splat_of(type, from_integer(1, number.semantics) / number)


# -- comparisons and selections ---------------------------------------------------------------------------


def _truth(value: bool) -> APInt:
    return APInt(int(value), 1)


@folder(tosa.GreaterOp)
def fold_greater(op: tosa.GreaterOp, operands: Constants) -> Attribute | None:
    """Mirrors GreaterOp::fold."""
    return _fold_splats(
        operands,
        op.output.type,
        lambda a, b: _truth(a.sgt(b)),
        lambda a, b: _truth(a.compare(b) == GREATER),
    )


@folder(tosa.GreaterEqualOp)
def fold_greater_equal(op: tosa.GreaterEqualOp, operands: Constants) -> Attribute | None:
    """Mirrors GreaterEqualOp::fold."""
    return _fold_splats(
        operands,
        op.output.type,
        lambda a, b: _truth(a.sge(b)),
        lambda a, b: _truth(a.compare(b) in (GREATER, EQUAL)),
    )


@folder(tosa.EqualOp)
def fold_equal(op: tosa.EqualOp, operands: Constants) -> Attribute | None:
    """Mirrors EqualOp::fold: an integer equals itself, NaN does not."""
    type = op.output.type
    is_integer = isinstance(op.input1.type.element_type, IntegerType)
    if is_integer and op.input1 is op.input2 and isinstance(type, RankedTensorType) and type.has_static_shape:
        return splat_of(type, _truth(True))
    return _fold_splats(
        operands, type, lambda a, b: _truth(a == b), lambda a, b: _truth(a.compare(b) == EQUAL)
    )


@folder(tosa.SelectOp)
def fold_select(op: tosa.SelectOp, operands: Constants) -> Value | None:
    """Mirrors SelectOp::fold: only for tensors of one static shape, without a broadcast."""
    shapes: list[list[int]] = []
    for value in (op.input1, op.input2, op.input3):
        type = value.type
        if not isinstance(type, RankedTensorType) or not type.has_static_shape:
            return None
        shapes.append(list(type.dims))
    if shapes[0] != shapes[1] or shapes[0] != shapes[2]:
        return None
    if op.input2 is op.input3:
        return op.input2
    condition = operands[0]
    number = splat_number(condition) if isinstance(condition, DenseIntElementsAttr) else None
    if not isinstance(number, APInt):
        return None
    return op.input3 if number.is_zero else op.input2


# -- casts ------------------------------------------------------------------------------------------------


@folder(tosa.CastOp)
def fold_cast(op: tosa.CastOp, operands: Constants) -> Folded:
    """Mirrors CastOp::fold."""
    type = op.output.type
    if op.input.type == type:
        return op.input
    if not isinstance(operands[0], ElementsAttr) or not isinstance(type, RankedTensorType):
        return None
    source, target = op.input.type.element_type, type.element_type
    integer, float = _int_splat(operands[0]), _float_splat(operands[0])
    if float is not None and isinstance(target, FloatType):
        return splat_of(type, float.convert(target.semantics)[0])
    if float is not None and isinstance(target, IntegerType):
        return splat_of(type, float.nearest_integer(target.width, not target.is_unsigned))
    if integer is None or not isinstance(source, IntegerType):
        return None
    if isinstance(target, FloatType):
        number = integer.bits if source.is_unsigned else integer.signed
        return splat_of(type, from_integer(number, target.semantics))
    if isinstance(target, IntegerType):
        return splat_of(type, _resized(integer, source, target))
    return None


def _resized(number: APInt, source: IntegerType, target: IntegerType) -> APInt:
    # An i1 is true or false.
    if target.width == 1:
        return _truth(not number.is_zero)
    if source.is_unsigned or source.width == 1:
        return number.zext_or_trunc(target.width)
    return number.sext_or_trunc(target.width)
