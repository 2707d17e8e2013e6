"""Folders of shape.  Mirror: mlir/lib/Dialect/Shape/IR/Shape.cpp."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import FALSE, TRUE, IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, ShapedType
from mlirkit.builtin.trait_checks import broadcast_shapes
from mlirkit.builtin.types import INDEX, IndexType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import arith, shape
from mlirkit.dialects.shape.extents import (
    are_broadcastable,
    extents_attribute,
    extents_of,
    known_extents,
)
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Constants, fold_binary
from mlirkit.ods.live.hooks import Folded, folder

# -- constants --------------------------------------------------------------------------------------------


@folder(shape.ConstShapeOp)
def fold_const_shape(op: shape.ConstShapeOp, operands: Constants) -> Attribute:
    return op.shape


folder(shape.ConstSizeOp)(fold_to_value)


@folder(shape.ConstWitnessOp)
def fold_const_witness(op: shape.ConstWitnessOp, operands: Constants) -> Attribute:
    return op.passing


@folder(shape.IndexToSizeOp, shape.SizeToIndexOp)
def fold_conversion(op: shape.IndexToSizeOp | shape.SizeToIndexOp, operands: Constants) -> Attribute | None:
    """Both types have constants of type index."""
    return operands[0]


# -- sizes ------------------------------------------------------------------------------------------------


@folder(shape.AddOp)
def fold_add(op: shape.AddOp, operands: Constants) -> Folded:
    # x + 0 is x; the reference does not recognize zeros of type size.
    if isinstance(op.rhs.type, IndexType) and constant_integer(op.rhs) == 0:
        return op.lhs
    return fold_binary(IntegerAttr, operands, lambda a, b: a + b)


def _index(number: int) -> Attribute:
    """An integer of type index, wrapped to its width."""
    return IntegerAttr.get(INDEX, APInt(number, 64).signed)


@folder(shape.MulOp)
def fold_mul(op: shape.MulOp, operands: Constants) -> Attribute | None:
    lhs, rhs = operands
    if not isinstance(lhs, IntegerAttr) or not isinstance(rhs, IntegerAttr):
        return None
    return _index(lhs.value * rhs.value)


@folder(shape.DivOp)
def fold_div(op: shape.DivOp, operands: Constants) -> Attribute | None:
    """Mirrors DivOp::fold: rounds towards negative infinity, except between -1 and 0."""
    lhs, rhs = operands
    if not isinstance(lhs, IntegerAttr) or not isinstance(rhs, IntegerAttr) or rhs.value == 0:
        return None
    dividend, divisor = APInt(lhs.value, 64), APInt(rhs.value, 64)
    quotient = dividend.sdiv(divisor)
    is_rounded = quotient.is_negative and not dividend.srem(divisor).is_zero
    return _index(quotient.signed - is_rounded)


@folder(shape.MaxOp, shape.MinOp)
def fold_extreme(op: shape.MaxOp | shape.MinOp, operands: Constants) -> Value | None:
    """max(x, x) and min(x, x) are x."""
    return op.lhs if op.lhs is op.rhs else None


# -- parts of shapes --------------------------------------------------------------------------------------


def _constant_index(value: Value) -> int | None:
    """Mirrors getConstantIndex and getConstantDim."""
    size = defined_by(value, shape.ConstSizeOp)
    if size is not None:
        return size.value.value
    is_constant = isinstance(value.defining_op, arith.ConstantOp)
    return constant_integer(value) if is_constant else None


@folder(shape.DimOp)
def fold_dim(op: shape.DimOp, operands: Constants) -> Attribute | None:
    """Mirrors DimOp::fold: the size from a type."""
    type, index = op.value.type, _constant_index(op.index)
    if not isinstance(type, ShapedType) or not type.has_rank or index is None:
        return None
    if not 0 <= index < len(type.dims) or type.dims[index] == DYNAMIC:
        return None
    return _index(type.dims[index])


@folder(shape.GetExtentOp)
def fold_get_extent(op: shape.GetExtentOp, operands: Constants) -> Attribute | None:
    extents, index = extents_of(operands[0]), _constant_index(op.dim)
    if extents is None or index is None or index >= len(extents):
        return None
    if index < 0:
        # MLIR reads out of bounds; equal extents are stored as one number.
        return _index(extents[0]) if len({*extents}) == 1 else None
    return _index(extents[index])


@folder(shape.RankOp)
def fold_rank(op: shape.RankOp, operands: Constants) -> Attribute | None:
    extents = extents_of(operands[0])
    return None if extents is None else _index(len(extents))


@folder(shape.NumElementsOp)
def fold_num_elements(op: shape.NumElementsOp, operands: Constants) -> Attribute | None:
    extents = extents_of(operands[0])
    if extents is None:
        return None
    product = 1
    for extent in extents:
        product *= extent
    return _index(product)


@folder(shape.SplitAtOp)
def fold_split(op: shape.SplitAtOp, operands: Constants) -> Sequence[Attribute] | None:
    extents, index = extents_of(operands[0]), operands[1]
    if extents is None or not isinstance(index, IntegerAttr):
        return None
    at = index.value
    if not -len(extents) <= at <= len(extents):
        return None
    if at < 0:
        at += len(extents)
    return [extents_attribute(extents[:at]), extents_attribute(extents[at:])]


# -- shapes -----------------------------------------------------------------------------------------------


@folder(shape.ConcatOp)
def fold_concat(op: shape.ConcatOp, operands: Constants) -> Attribute | None:
    lhs, rhs = map(extents_of, operands)
    return None if lhs is None or rhs is None else extents_attribute([*lhs, *rhs])


@folder(shape.FromExtentsOp)
def fold_from_extents(op: shape.FromExtentsOp, operands: Constants) -> Attribute | None:
    extents = [operand.value for operand in operands if isinstance(operand, IntegerAttr)]
    return extents_attribute(extents) if len(extents) == len(operands) else None


@folder(shape.ToExtentTensorOp)
def fold_to_extent_tensor(op: shape.ToExtentTensorOp, operands: Constants) -> Attribute | None:
    extents = extents_of(operands[0])
    return None if extents is None else extents_attribute(extents)


@folder(shape.AnyOp)
def fold_any(op: shape.AnyOp, operands: Constants) -> Attribute | None:
    """Mirrors AnyOp::fold: the last operand, if constant; constants come last."""
    return operands[-1]


@folder(shape.BroadcastOp)
def fold_broadcast(op: shape.BroadcastOp, operands: Constants) -> Folded:
    if len(op.shapes) == 1:
        only: Value = op.shapes[0]
        return only if only.type == op.result.type else None
    result: list[int] | None = []
    for constant in operands:
        extents = extents_of(constant)
        if result is None or extents is None:
            return None
        result = broadcast_shapes(result, extents)
    return None if result is None else extents_attribute(result)


# -- comparisons and witnesses ----------------------------------------------------------------------------


@folder(shape.ShapeEqOp)
def fold_shape_eq(op: shape.ShapeEqOp, operands: Constants) -> Attribute | None:
    if None in operands:
        return None
    return TRUE if len(set(operands)) < 2 else FALSE


@folder(shape.CstrEqOp)
def fold_cstr_eq(op: shape.CstrEqOp, operands: Constants) -> Attribute | None:
    """Mirrors CstrEqOp::fold: a failure is left to run time."""
    return TRUE if None not in operands and len(set(operands)) < 2 else None


@folder(shape.CstrRequireOp)
def fold_cstr_require(op: shape.CstrRequireOp, operands: Constants) -> Attribute | None:
    return operands[0]


@folder(shape.IsBroadcastableOp)
def fold_is_broadcastable(op: shape.IsBroadcastableOp, operands: Constants) -> Attribute | None:
    """Mirrors IsBroadcastableOp::fold: fewer than two shapes are always broadcastable."""
    return TRUE if len(op.shapes) < 2 else None


@folder(shape.CstrBroadcastableOp)
def fold_cstr_broadcastable(op: shape.CstrBroadcastableOp, operands: Constants) -> Attribute | None:
    """Mirrors CstrBroadcastableOp::fold: scalars always broadcast, other shapes if known to."""
    scalars = [
        isinstance(operand, DenseIntElementsAttr) and operand.num_elements == 0 for operand in operands
    ]
    if scalars.count(False) < 2:
        return TRUE
    extents = [known_extents(operand) for operand in op.shapes]
    shapes = [extent for extent in extents if extent is not None]
    return TRUE if len(shapes) == len(extents) and are_broadcastable(shapes) else None


@folder(shape.AssumingAllOp)
def fold_assuming_all(op: shape.AssumingAllOp, operands: Constants) -> Attribute | None:
    """Mirrors AssumingAllOp::fold: removes constants, which come last, also if others remain."""
    for number in reversed(range(len(operands))):
        constant = operands[number]
        if not isinstance(constant, IntegerAttr):
            return None
        op.inputs = list(op.inputs)[:number]
        if constant.value == 0:
            return constant
    return TRUE
