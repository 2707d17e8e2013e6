"""Folders of spirv's comparisons, of logic, and of selections.

Mirror: mlir/lib/Dialect/SPIRV/IR/SPIRVCanonicalization.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.declared import spirv
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import (
    Constants,
    bool_attribute,
    dense_of,
    elements_of,
    fold_binary,
    fold_unary,
)
from mlirkit.folding.matchers import int_of
from mlirkit.ods.live.hooks import Folded, folder

Comparison = (
    spirv.IEqualOp
    | spirv.INotEqualOp
    | spirv.SGreaterThanOp
    | spirv.SGreaterThanEqualOp
    | spirv.SLessThanOp
    | spirv.SLessThanEqualOp
    | spirv.UGreaterThanOp
    | spirv.UGreaterThanEqualOp
    | spirv.ULessThanOp
    | spirv.ULessThanEqualOp
)


# -- comparisons ------------------------------------------------------------------------------------------


def _fold_comparison(
    op: Comparison, operands: Constants, holds: Callable[[APInt, APInt], bool], holds_of_same: bool
) -> Attribute | None:
    type = op.result.type
    if op.operand1_ is op.operand2_ and isinstance(type, (IntegerType, VectorType)):
        return bool_attribute(type, holds_of_same)
    return fold_binary(IntegerAttr, operands, lambda a, b: APInt(int(holds(a, b)), 1), type)


def _comparison(
    holds: Callable[[APInt, APInt], bool], holds_of_same: bool
) -> Callable[[Comparison, Constants], Attribute | None]:
    return lambda op, operands: _fold_comparison(op, operands, holds, holds_of_same)


# As the comparisons' fold: the comparison of constants, and the result for equal operands.
folder(spirv.IEqualOp)(_comparison(lambda a, b: a == b, True))
folder(spirv.INotEqualOp)(_comparison(lambda a, b: a != b, False))
folder(spirv.SGreaterThanOp)(_comparison(APInt.sgt, False))
folder(spirv.SGreaterThanEqualOp)(_comparison(APInt.sge, True))
folder(spirv.SLessThanOp)(_comparison(APInt.slt, False))
folder(spirv.SLessThanEqualOp)(_comparison(APInt.sle, True))
folder(spirv.UGreaterThanOp)(_comparison(APInt.ugt, False))
folder(spirv.UGreaterThanEqualOp)(_comparison(APInt.uge, True))
folder(spirv.ULessThanOp)(_comparison(APInt.ult, False))
folder(spirv.ULessThanEqualOp)(_comparison(APInt.ule, True))


# -- logic ------------------------------------------------------------------------------------------------


def _truth(constant: Attribute | None) -> bool | None:
    """Mirrors getScalarOrSplatBoolAttr."""
    number = int_of(constant)
    return None if number is None or number.width != 1 else not number.is_zero


def _fold_logic(
    op: spirv.LogicalEqualOp | spirv.LogicalNotEqualOp, operands: Constants, of_same: bool
) -> Folded:
    type = op.result.type
    if op.operand1_ is op.operand2_ and isinstance(type, (IntegerType, VectorType)):
        return bool_attribute(type, of_same)
    return fold_binary(IntegerAttr, operands, lambda a, b: APInt(int((a == b) == of_same), 1))


@folder(spirv.LogicalEqualOp)
def fold_logical_equal(op: spirv.LogicalEqualOp, operands: Constants) -> Folded:
    """Mirrors LogicalEqualOp::fold."""
    return _fold_logic(op, operands, True)


@folder(spirv.LogicalNotEqualOp)
def fold_logical_not_equal(op: spirv.LogicalNotEqualOp, operands: Constants) -> Folded:
    """Mirrors LogicalNotEqualOp::fold."""
    # x != false is x
    return op.operand1_ if _truth(operands[1]) is False else _fold_logic(op, operands, False)


@folder(spirv.LogicalNotOp)
def fold_logical_not(op: spirv.LogicalNotOp, operands: Constants) -> Folded:
    """Mirrors LogicalNotOp::fold."""
    # !!x is x
    inner = defined_by(op.operand, spirv.LogicalNotOp)
    if inner is not None:
        return inner.operand
    return fold_unary(IntegerAttr, operands, lambda a: APInt(int(not a.is_one), 1))


@folder(spirv.LogicalAndOp)
def fold_logical_and(op: spirv.LogicalAndOp, operands: Constants) -> Folded:
    """Mirrors LogicalAndOp::fold."""
    truth = _truth(operands[1])
    return None if truth is None else op.operand1_ if truth else operands[1]


@folder(spirv.LogicalOrOp)
def fold_logical_or(op: spirv.LogicalOrOp, operands: Constants) -> Folded:
    """Mirrors LogicalOrOp::fold."""
    truth = _truth(operands[1])
    return None if truth is None else operands[1] if truth else op.operand1_


@folder(spirv.SelectOp)
def fold_select(op: spirv.SelectOp, operands: Constants) -> Folded:
    """Mirrors SelectOp::fold."""
    if op.true_value is op.false_value:
        return op.true_value
    truth = _truth(operands[0])
    if truth is not None:
        return op.true_value if truth else op.false_value
    condition, first, second = operands
    if not isinstance(condition, DenseElementsAttr) or not isinstance(first, DenseElementsAttr):
        return None
    if not isinstance(second, DenseElementsAttr):
        return None
    columns = elements_of(condition), elements_of(first), elements_of(second)
    if columns[0] is None or columns[1] is None or columns[2] is None:
        return None
    chosen = [
        one if isinstance(bit, APInt) and bit.is_one else other
        for bit, one, other in zip(columns[0], columns[1], columns[2], strict=True)
    ]
    return dense_of(first.type, chosen)
