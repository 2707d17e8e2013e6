"""Folders of complex: constants, parts of numbers, inverse operations.

Mirror: mlir/lib/Dialect/Complex/IR/ComplexOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr, FloatAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.constant_folders import fold_to_value
from mlirkit.dialects.declared import complex
from mlirkit.folding.ap_float import EQUAL, APFloat, from_integer
from mlirkit.folding.elements import Constants
from mlirkit.folding.matchers import float_of
from mlirkit.ods.live.hooks import Folded, folder


def _parts(constant: Attribute | None) -> tuple[APFloat, APFloat] | None:
    """The real and the imaginary part of a constant, if they are floats."""
    if not isinstance(constant, ArrayAttr) or len(constant) != 2:
        return None
    if not isinstance(constant[0], FloatAttr) or not isinstance(constant[1], FloatAttr):
        return None
    real, imaginary = float_of(constant[0]), float_of(constant[1])
    return None if real is None or imaginary is None else (real, imaginary)


def _is_zero(constant: Attribute | None) -> bool:
    parts = _parts(constant)
    return parts is not None and parts[0].is_zero and parts[1].is_zero


def _is_one(constant: Attribute | None) -> bool:
    parts = _parts(constant)
    if parts is None or not parts[1].is_zero:
        return False
    return parts[0].compare(from_integer(1, parts[0].semantics)) == EQUAL


folder(complex.ConstantOp)(fold_to_value)


@folder(complex.BitcastOp)
def fold_bitcast(op: complex.BitcastOp, operands: Constants) -> Folded:
    """Mirrors BitcastOp::fold."""
    return op.operand if op.operand.type == op.result.type else None


@folder(complex.CreateOp)
def fold_create(op: complex.CreateOp, operands: Constants) -> Folded:
    """create(re(x), im(x)) is x."""
    real, imaginary = defined_by(op.real, complex.ReOp), defined_by(op.imaginary, complex.ImOp)
    if real is None or imaginary is None or real.complex is not imaginary.complex:
        return None
    return real.complex


@folder(complex.ReOp, complex.ImOp)
def fold_part(op: complex.ReOp | complex.ImOp, operands: Constants) -> Folded:
    """Mirrors ReOp::fold and ImOp::fold."""
    is_real = isinstance(op, complex.ReOp)
    constant = operands[0]
    if isinstance(constant, ArrayAttr) and len(constant) == 2:
        part: Attribute = constant[0 if is_real else 1]
        return part
    creation = defined_by(op.complex, complex.CreateOp)
    return None if creation is None else creation.real if is_real else creation.imaginary


@folder(complex.AddOp)
def fold_add(op: complex.AddOp, operands: Constants) -> Folded:
    """Mirrors AddOp::fold."""
    # (a - b) + b is a
    left = defined_by(op.lhs, complex.SubOp)
    if left is not None and op.rhs is left.rhs:
        return left.lhs
    # b + (a - b) is a
    right = defined_by(op.rhs, complex.SubOp)
    if right is not None and op.lhs is right.rhs:
        return right.lhs
    # x + 0 is x
    return op.lhs if _is_zero(operands[1]) else None


@folder(complex.SubOp)
def fold_sub(op: complex.SubOp, operands: Constants) -> Folded:
    """Mirrors SubOp::fold."""
    # (a + b) - b is a
    sum = defined_by(op.lhs, complex.AddOp)
    if sum is not None and op.rhs is sum.rhs:
        return sum.lhs
    # x - 0 is x
    return op.lhs if _is_zero(operands[1]) else None


@folder(complex.MulOp, complex.DivOp)
def fold_factor(op: complex.MulOp | complex.DivOp, operands: Constants) -> Folded:
    """x * 1 and x / 1 are x."""
    return op.lhs if _is_one(operands[1]) else None


Invertible = complex.NegOp | complex.LogOp | complex.ExpOp | complex.ConjOp


def _register_inverse(op_class: type[Invertible], inverse: type[Invertible]) -> None:
    def fold(op: Invertible, operands: Constants) -> Folded:
        inner = defined_by(op.complex, inverse)
        return None if inner is None else inner.complex

    folder(op_class)(fold)


_register_inverse(complex.NegOp, complex.NegOp)
_register_inverse(complex.LogOp, complex.ExpOp)
_register_inverse(complex.ExpOp, complex.LogOp)
_register_inverse(complex.ConjOp, complex.ConjOp)
