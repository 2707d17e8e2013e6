"""Folders of arith's comparisons, and their predicates.

Mirror: mlir/lib/Dialect/Arith/IR/ArithOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlirkit.builtin.attributes import FALSE, TRUE, FloatAttr, IntegerAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith
from mlirkit.folding.ap_float import EQUAL, GREATER, LESS, UNORDERED, APFloat
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import Constants, bool_attribute, fold_binary
from mlirkit.folding.matchers import is_int
from mlirkit.ods.live.hooks import Folded, folder

_Integer = arith.CmpIPredicate
_Float = arith.CmpFPredicate

COMPARISONS: Final[dict[arith.CmpIPredicate, Callable[[APInt, APInt], bool]]] = {
    _Integer.eq: lambda a, b: a.bits == b.bits,
    _Integer.ne: lambda a, b: a.bits != b.bits,
    _Integer.slt: APInt.slt,
    _Integer.sle: APInt.sle,
    _Integer.sgt: APInt.sgt,
    _Integer.sge: APInt.sge,
    _Integer.ult: APInt.ult,
    _Integer.ule: APInt.ule,
    _Integer.ugt: APInt.ugt,
    _Integer.uge: APInt.uge,
}

# The equivalent predicate for exchanged operands.
EXCHANGED: Final[dict[arith.CmpIPredicate, arith.CmpIPredicate]] = {
    _Integer.eq: _Integer.eq,
    _Integer.ne: _Integer.ne,
    _Integer.slt: _Integer.sgt,
    _Integer.sgt: _Integer.slt,
    _Integer.sle: _Integer.sge,
    _Integer.sge: _Integer.sle,
    _Integer.ult: _Integer.ugt,
    _Integer.ugt: _Integer.ult,
    _Integer.ule: _Integer.uge,
    _Integer.uge: _Integer.ule,
}

# The results of APFloat.compare for which predicates are true.
ORDERS: Final[dict[arith.CmpFPredicate, tuple[int, ...]]] = {
    _Float.AlwaysFalse: (),
    _Float.OEQ: (EQUAL,),
    _Float.OGT: (GREATER,),
    _Float.OGE: (GREATER, EQUAL),
    _Float.OLT: (LESS,),
    _Float.OLE: (LESS, EQUAL),
    _Float.ONE: (LESS, GREATER),
    _Float.ORD: (LESS, EQUAL, GREATER),
    _Float.UEQ: (UNORDERED, EQUAL),
    _Float.UGT: (UNORDERED, GREATER),
    _Float.UGE: (UNORDERED, GREATER, EQUAL),
    _Float.ULT: (UNORDERED, LESS),
    _Float.ULE: (UNORDERED, LESS, EQUAL),
    _Float.UNE: (UNORDERED, LESS, GREATER),
    _Float.UNO: (UNORDERED,),
    _Float.AlwaysTrue: (LESS, EQUAL, GREATER, UNORDERED),
}


def _is_boolean(type: Type) -> bool:
    """Whether a type is i1, or has elements i1."""
    element = element_type_or_self(type)
    return isinstance(element, IntegerType) and element.width == 1


def _extended_boolean(value: Value) -> Value | None:
    """The source of an extension, if it is i1 or a vector of i1."""
    extension = defined_by(value, arith.ExtSIOp) or defined_by(value, arith.ExtUIOp)
    if extension is None or not isinstance(extension.in_.type, (IntegerType, VectorType)):
        return None
    return extension.in_ if _is_boolean(extension.in_.type) else None


@folder(arith.CmpIOp)
def fold_cmpi(op: arith.CmpIOp, operands: Constants) -> Folded:
    """Mirrors CmpIOp::fold."""
    predicate = op.predicate
    if op.lhs is op.rhs:
        number = APInt(0, 1)
        return bool_attribute(op.result.type, COMPARISONS[predicate](number, number))
    if predicate == _Integer.ne and is_int(operands[1], 0):
        # ext(b) != 0 is b
        boolean = _extended_boolean(op.lhs)
        if boolean is not None:
            return boolean
        if _is_boolean(op.lhs.type):
            return op.lhs
    # ext(b) == 1 is b
    if predicate == _Integer.eq and is_int(operands[1], 1) and _is_boolean(op.lhs.type):
        return op.lhs
    # Move constants to the right.
    if operands[0] is not None and operands[1] is None:
        op.predicate = EXCHANGED[predicate]
        lhs, rhs = op.lhs, op.rhs
        op.lhs, op.rhs = rhs, lhs
        return op.result
    compare = COMPARISONS[predicate]
    return fold_binary(IntegerAttr, operands, lambda a, b: APInt(int(compare(a, b)), 1), op.result.type)


@folder(arith.CmpFOp)
def fold_cmpf(op: arith.CmpFOp, operands: Constants) -> Folded:
    """Mirrors CmpFOp::fold."""
    numbers = [
        APFloat(constant.bits, constant.type.semantics) if isinstance(constant, FloatAttr) else None
        for constant in operands
    ]
    # Both operands may be NaN.
    undefined = [number for number in numbers if number is not None and number.is_nan]
    lhs, rhs = [undefined[0], undefined[0]] if undefined else numbers
    if lhs is None or rhs is None:
        return None
    return TRUE if lhs.compare(rhs) in ORDERS[op.predicate] else FALSE
