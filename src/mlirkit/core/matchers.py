"""Matchers: queries about values that folders and patterns share.  Mirror: mlir/IR/Matchers.h."""

from __future__ import annotations

from typing import Final, TypeVar

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of
from mlirkit.core.value import Value

Op = TypeVar("Op", bound=Operation)

_NO_OPERANDS: Final[list[Attribute | None]] = []


def constant_of(op: Operation) -> Attribute | None:
    """The constant that `op` produces, or None: `matchPattern(op, m_Constant())`.

    A constant is an operation with the trait ConstantLike; its folder gives the value.
    """
    info = op.info
    if not info.is_constant_like:
        return None
    hook = info.fold_hook
    folded = None if hook is None else hook(op, _NO_OPERANDS)
    return folded if isinstance(folded, Attribute) else None


def constant_value(value: Value) -> Attribute | None:
    """The constant of a value, or None."""
    op = value.defining_op
    return None if op is None else constant_of(op)


def constant_operands(op: Operation) -> list[Attribute | None]:
    """The constant of each operand, or None."""
    first = op.operand0
    if first is None:
        return []
    second = op.operand1
    if second is None:
        return [constant_value(first)]
    third = op.operand2
    if third is None:
        return [constant_value(first), constant_value(second)]
    return [constant_value(operand) for operand in operands_of(op)]


def defined_by(value: Value, op_class: type[Op]) -> Op | None:
    """The operation that defines a value, if it is of a class: `value.getDefiningOp<Op>()`."""
    op = value.defining_op
    return op if isinstance(op, op_class) else None
