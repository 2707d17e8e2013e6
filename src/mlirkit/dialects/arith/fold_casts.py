"""Folders of arith's casts.  Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_width
from mlirkit.builtin.dense import DenseElementsAttr, DenseIntOrFPElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack, pack_splat, unpack
from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType, VectorType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_float import APFloat, from_integer, is_representable_by
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Constants, Number, attribute_of, fold_cast, is_poison, number_of
from mlirkit.ods.live.hooks import Folded, folder

CONTRACT = arith.FastMathFlags.contract
NO_FLAGS = arith.FastMathFlags.none
TO_NEAREST_EVEN = arith.RoundingMode.to_nearest_even


def _width(type: Type) -> int:
    """The width of a type's elements; 64 for index."""
    return integer_width(element_type_or_self(type))


def _semantics(type: Type) -> FloatSemantics:
    """The format of a type's elements."""
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    return element.semantics


# -- widths of integers -------------------------------------------------------------------------------


Resizing = arith.ExtUIOp | arith.ExtSIOp | arith.IndexCastOp | arith.IndexCastUIOp


def _register_resizing(op_class: type[Resizing], resize: Callable[[APInt, int], APInt], joins: bool) -> None:
    """A number in another width; `joins`: two consecutive casts become one."""

    def fold(op: Resizing, operands: Constants) -> Folded:
        inner = defined_by(op.in_, op_class) if joins else None
        if inner is not None:
            op.in_ = inner.in_
            return op.out
        width = _width(op.out.type)
        return fold_cast(IntegerAttr, operands, op.out.type, lambda a: resize(a, width))

    folder(op_class)(fold)


_register_resizing(arith.ExtUIOp, APInt.zext_or_trunc, True)
_register_resizing(arith.ExtSIOp, APInt.sext_or_trunc, True)
_register_resizing(arith.IndexCastOp, APInt.sext_or_trunc, False)
_register_resizing(arith.IndexCastUIOp, APInt.zext_or_trunc, False)


@folder(arith.TruncIOp)
def fold_trunci(op: arith.TruncIOp, operands: Constants) -> Folded:
    """Mirrors TruncIOp::fold."""
    width = _width(op.out.type)
    extension = defined_by(op.in_, arith.ExtUIOp) or defined_by(op.in_, arith.ExtSIOp)
    if extension is not None:
        source = extension.in_
        # trunc(ext(x)) is trunc(x), if the result is narrower than x.
        if _width(source.type) > width:
            op.in_ = source
            return op.out
        # trunc(ext(x)) is x, if the types are equal.
        if element_type_or_self(source.type) == element_type_or_self(op.out.type):
            return source
    inner = defined_by(op.in_, arith.TruncIOp)
    if inner is not None:
        op.in_ = inner.in_
        return op.out
    return fold_cast(IntegerAttr, operands, op.out.type, lambda a: a.zext_or_trunc(width))


# -- formats of floats --------------------------------------------------------------------------------


@folder(arith.ExtFOp)
def fold_extf(op: arith.ExtFOp, operands: Constants) -> Folded:
    """Mirrors ExtFOp::fold."""
    truncation = defined_by(op.in_, arith.TruncFOp)
    if truncation is not None and truncation.in_.type == op.out.type:
        if (truncation.fastmath or NO_FLAGS) & (op.fastmath or NO_FLAGS) & CONTRACT:
            return truncation.in_
    return _convert(op.out.type, operands, TO_NEAREST_EVEN)


@folder(arith.TruncFOp)
def fold_truncf(op: arith.TruncFOp, operands: Constants) -> Folded:
    """Mirrors TruncFOp::fold."""
    extension = defined_by(op.in_, arith.ExtFOp)
    if extension is not None:
        source = extension.in_
        source_type, result_type = element_type_or_self(source.type), element_type_or_self(op.out.type)
        if is_representable_by(_semantics(source_type), _semantics(extension.out.type)):
            # trunc(ext(x)) is trunc(x), if the result is narrower than x.
            if bit_width(source_type) > bit_width(result_type):
                op.in_ = source
                return op.out
            # trunc(ext(x)) is x, if the types are equal.
            if source_type == result_type:
                return source
    rounding = op.roundingmode
    return _convert(op.out.type, operands, TO_NEAREST_EVEN if rounding is None else rounding)


def _convert(type: Type, operands: Constants, rounding: arith.RoundingMode) -> Folded:
    """Convert constants to another format, if that is exact."""
    semantics = _semantics(type)

    def convert(number: APFloat) -> APFloat | None:
        # The rounding modes have the same numbers in `float_semantics`.
        result, is_exact = number.convert(semantics, int(rounding))
        return result if is_exact else None

    return fold_cast(FloatAttr, operands, type, convert)


# -- between integers and floats ----------------------------------------------------------------------


ToFloat = arith.UIToFPOp | arith.SIToFPOp
ToInteger = arith.FPToUIOp | arith.FPToSIOp


def _register_float_cast(op_class: type[ToFloat], number: Callable[[APInt], int]) -> None:
    def fold(op: ToFloat, operands: Constants) -> Folded:
        semantics = _semantics(op.out.type)
        return fold_cast(IntegerAttr, operands, op.out.type, lambda a: from_integer(number(a), semantics))

    folder(op_class)(fold)


_register_float_cast(arith.UIToFPOp, lambda a: a.bits)
_register_float_cast(arith.SIToFPOp, lambda a: a.signed)


def _register_integer_cast(op_class: type[ToInteger], is_signed: bool) -> None:
    def fold(op: ToInteger, operands: Constants) -> Folded:
        width = _width(op.out.type)
        return fold_cast(FloatAttr, operands, op.out.type, lambda a: a.to_integer(width, is_signed))

    folder(op_class)(fold)


_register_integer_cast(arith.FPToUIOp, False)
_register_integer_cast(arith.FPToSIOp, True)


# -- bits ---------------------------------------------------------------------------------------------


@folder(arith.BitcastOp)
def fold_bitcast(op: arith.BitcastOp, operands: Constants) -> Folded:
    """Mirrors BitcastOp::fold."""
    constant, type = operands[0], op.out.type
    if isinstance(constant, DenseElementsAttr):
        return _bitcast_elements(constant, type)
    if isinstance(type, ShapedType) or is_poison(constant):
        return constant if is_poison(constant) and not isinstance(type, ShapedType) else None
    number = number_of(constant)
    return None if number is None else attribute_of(type, _with_bits(number, type))


def _with_bits(number: Number, type: Type) -> Number:
    """The number of a type with the bits of another."""
    bits = number.bits if isinstance(number, APInt) else number.pattern
    return APFloat(bits, type.semantics) if isinstance(type, FloatType) else APInt(bits, integer_width(type))


def _bitcast_elements(constant: DenseElementsAttr, type: Type) -> Attribute | None:
    """Reinterpret the bits of dense elements as another element type, with the constant's shape."""
    if not isinstance(constant, DenseIntOrFPElementsAttr) or not isinstance(type, ShapedType):
        return None
    source, target = element_format(constant.element_type), element_format(type.element_type)
    shaped = constant.type
    if source is None or target is None or source.parts != 1:
        return None
    if isinstance(shaped, VectorType):
        result: ShapedType = VectorType(shaped.dims, type.element_type, shaped.scalable_flags)
    elif isinstance(shaped, RankedTensorType):
        result = RankedTensorType(shaped.dims, type.element_type, shaped.encoding)
    else:
        return None
    if constant.splat:
        return dense_elements(result, pack_splat(target, unpack(source, constant.raw, 1)))
    return dense_elements(result, pack(target, unpack(source, constant.raw, shaped.num_elements)))
