"""Folders of spirv's arithmetic on integers, of constants and of composites; logic: fold_logic.py.

Undefined results are not folded.  Mirror: mlir/lib/Dialect/SPIRV/IR/SPIRVCanonicalization.cpp.
"""

from __future__ import annotations

from operator import add, mul

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.constant_folders import (
    Calculation,
    IntegerLaws,
    fold_integers,
    fold_to_value,
    unless_zero,
)
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.spirv.composites import element_count
from mlirkit.folding.ap_int import APInt, all_ones
from mlirkit.folding.elements import Constants, fold_binary, fold_unary, zero_attribute
from mlirkit.folding.matchers import int_of, is_int
from mlirkit.ods.live.hooks import Folded, folder

folder(spirv.ConstantOp)(fold_to_value)


@folder(spirv.BitcastOp)
def fold_bitcast(op: spirv.BitcastOp, operands: Constants) -> Folded:
    """Mirrors BitcastOp::fold: two consecutive casts become one, or none."""
    type = op.result.type
    if op.operand.type == type:
        return op.operand
    earlier = defined_by(op.operand, spirv.BitcastOp)
    if earlier is None:
        return None
    if earlier.operand.type == type:
        return earlier.operand
    op.operand = earlier.operand
    return []


@folder(spirv.CompositeExtractOp)
def fold_extract(op: spirv.CompositeExtractOp, operands: Constants) -> Folded:
    """Mirrors CompositeExtractOp::fold: the inserted value, an operand of a construction, or a part of a
    constant."""
    composite = op.composite
    indices = [index.value for index in op.indices if isinstance(index, IntegerAttr)]
    while True:
        insertion = defined_by(composite, spirv.CompositeInsertOp)
        if insertion is None:
            break
        if insertion.indices == op.indices:
            return insertion.object
        composite = insertion.composite
    construction = defined_by(composite, spirv.CompositeConstructOp)
    if construction is not None and len(indices) == 1:
        parts = list(construction.constituents)
        if len(parts) == element_count(construction.result.type) and 0 <= indices[0] < len(parts):
            return parts[indices[0]]
    return _element(operands[0], indices)


def _element(composite: Attribute | None, indices: list[int]) -> Attribute | None:
    """Mirrors extractCompositeElement."""
    for index in indices:
        if isinstance(composite, DenseElementsAttr):
            # Scalars are counted, in an array of vectors as well.
            element: Attribute | None
            element = composite.attribute_at(index) if 0 <= index < composite.num_elements else None
            return element
        if not isinstance(composite, ArrayAttr) or not 0 <= index < len(composite):
            return None
        composite = composite[index]
    return composite


# -- sums and products ------------------------------------------------------------------------------------


fold_integers(
    {
        spirv.IAddOp: IntegerLaws(add, neutral=0),
        spirv.IMulOp: IntegerLaws(mul, neutral=1, absorbing=0),
    }
)


@folder(spirv.ISubOp)
def fold_isub(op: spirv.ISubOp, operands: Constants) -> Folded:
    """Mirrors ISubOp::fold."""
    # x - x is 0
    if op.operand1_ is op.operand2_:
        return zero_attribute(op.result.type)
    return fold_binary(IntegerAttr, operands, lambda a, b: a - b)


@folder(spirv.SNegateOp)
def fold_snegate(op: spirv.SNegateOp, operands: Constants) -> Folded:
    """Mirrors SNegateOp::fold."""
    # -(-x) is x
    inner = defined_by(op.operand, spirv.SNegateOp)
    return inner.operand if inner is not None else fold_unary(IntegerAttr, operands, lambda a: -a)


# -- quotients --------------------------------------------------------------------------------------------


def _signed(calculate: Calculation) -> Calculation:
    """A quotient or remainder without division by zero, and without that of the minimum by -1."""
    return lambda a, b: None if b.is_zero or (a.is_min_signed and b.is_all_ones) else calculate(a, b)


def _smod(a: APInt, b: APInt) -> APInt:
    """The remainder with the sign of the divisor."""
    rest = a.abs().urem(b.abs())
    if rest.is_zero:
        return rest
    if b.is_negative:
        return -rest if a.is_negative else b + rest
    return b - rest if a.is_negative else rest


fold_integers(
    {
        spirv.SDivOp: IntegerLaws(_signed(APInt.sdiv), neutral=1),
        spirv.SModOp: IntegerLaws(_signed(_smod), zero_at=1),
        spirv.SRemOp: IntegerLaws(_signed(APInt.srem), zero_at=1),
        spirv.UDivOp: IntegerLaws(unless_zero(APInt.udiv), neutral=1),
        spirv.UModOp: IntegerLaws(unless_zero(APInt.urem), zero_at=1),
    }
)


# -- bits -------------------------------------------------------------------------------------------------


@folder(spirv.NotOp)
def fold_not(op: spirv.NotOp, operands: Constants) -> Folded:
    """Mirrors NotOp::fold."""
    # ~~x is x
    inner = defined_by(op.operand, spirv.NotOp)
    if inner is not None:
        return inner.operand
    return fold_unary(IntegerAttr, operands, lambda a: a ^ all_ones(a.width))


@folder(spirv.BitwiseAndOp)
def fold_and(op: spirv.BitwiseAndOp, operands: Constants) -> Folded:
    """Mirrors BitwiseAndOp::fold."""
    # x & x is x
    if op.operand1_ is op.operand2_:
        return op.operand1_
    mask = int_of(operands[1])
    if mask is not None:
        # x & 0 is 0
        if mask.is_zero:
            return op.operand2_
        # x & -1 is x; so is x & mask for an x extended from fewer bits, if the mask has these bits.
        if mask.is_all_ones or _keeps_narrow(mask, op.operand1_):
            return op.operand1_
    return fold_binary(IntegerAttr, operands, lambda a, b: a & b)


def _keeps_narrow(mask: APInt, value: Value) -> bool:
    conversion = defined_by(value, spirv.UConvertOp)
    if conversion is None:
        return False
    type = element_type_or_self(conversion.operand.type)
    return isinstance(type, (IntegerType, FloatType)) and mask.zext_or_trunc(type.width).is_all_ones


@folder(spirv.BitwiseOrOp)
def fold_or(op: spirv.BitwiseOrOp, operands: Constants) -> Folded:
    """Mirrors BitwiseOrOp::fold."""
    # x | x is x
    if op.operand1_ is op.operand2_:
        return op.operand1_
    mask = int_of(operands[1])
    if mask is not None:
        # x | 0 is x
        if mask.is_zero:
            return op.operand1_
        # x | -1 is -1
        if mask.is_all_ones:
            return op.operand2_
    return fold_binary(IntegerAttr, operands, lambda a, b: a | b)


@folder(spirv.BitwiseXorOp)
def fold_xor(op: spirv.BitwiseXorOp, operands: Constants) -> Folded:
    """Mirrors BitwiseXorOp::fold."""
    # x ^ 0 is x
    if is_int(operands[1], 0):
        return op.operand1_
    # x ^ x is 0
    if op.operand1_ is op.operand2_:
        return zero_attribute(op.result.type)
    return fold_binary(IntegerAttr, operands, lambda a, b: a ^ b)


def _shift(calculate: Calculation) -> IntegerLaws:
    return IntegerLaws(lambda a, b: None if b.bits >= a.width else calculate(a, b), neutral=0)


fold_integers(
    {
        spirv.ShiftLeftLogicalOp: _shift(APInt.shl),
        spirv.ShiftRightArithmeticOp: _shift(APInt.ashr),
        spirv.ShiftRightLogicalOp: _shift(APInt.lshr),
    }
)
