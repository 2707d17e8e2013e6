"""Operands that have to be constants and are attributes from some release on.

22's rocdl.mfma.f32.32x32x1f32 %a, %b, %c, %cbsz, %abid, %blgp
23's rocdl.mfma.f32.32x32x1f32 %a, %b, %c, 0, 0, none
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.value import OpResult, Value
from mlirkit.layouts.changes.change import Rewrite, get, insert_before, put, take
from mlirkit.layouts.changes.words import NUMBERED, attribute_of_number, number_of, number_of_policy

_I32 = integer_type(32)
_CONSTANTS = frozenset({"arith.constant", "llvm.mlir.constant", "spirv.Constant"})


def constant_operands(form: str, constant: str) -> tuple[Rewrite, Rewrite]:
    """The change of operations whose operands today are `form`, in which `name=` or `name=#kind` is an
    attribute from the release on; `constant` is the operation that makes constants today.
    """
    parts = [part.partition("=") for part in form.split()]

    def upgrade(op: Operation) -> None:
        operands = op.operand_values()
        if len(operands) != sum(not equals for _, equals, _ in parts):
            # The attributes are operands in this text.
            return
        numbers = [_number(op, name, kind) for name, equals, kind in parts if equals]
        if None in numbers:
            return
        new_operands: list[Value] = []
        next_operands, values = iter(operands), iter(numbers)
        for name, equals, _ in parts:
            if not equals:
                new_operands.append(next(next_operands))
                continue
            take(op, name)
            value = integer_attr(_I32, next(values) or 0)
            new_operands.append(insert_before(op, constant, [], [_I32], {"value": value}).results[0])
        op.set_operands(new_operands)

    def downgrade(op: Operation) -> None:
        operands = op.operand_values()
        if len(operands) != len(parts):
            raise op.op_error(
                f"has {len(operands)} operands, of {len(parts)} that the release has a place for"
            )
        constants = [
            (name, value, _attribute(op, name, kind, value))
            for (name, equals, kind), value in zip(parts, operands, strict=True)
            if equals
        ]
        op.set_operands([value for (_, equals, _), value in zip(parts, operands, strict=True) if not equals])
        for name, value, attribute in constants:
            put(op, name, attribute)
            erase_unused(value)

    return upgrade, downgrade


def _number(op: Operation, name: str, kind: str) -> int | None:
    value: Attribute | None = get(op, name)
    if value is None:
        return 0
    if kind in NUMBERED:
        return number_of(value, kind)
    return value.value if isinstance(value, IntegerAttr) else number_of_policy(value)


def _attribute(op: Operation, name: str, kind: str, value: Value) -> Attribute:
    """The attribute with the value of a constant operand."""
    constant = value_of(value)
    if not isinstance(constant, IntegerAttr):
        raise op.op_error(f"has an operand '{name}' that is no constant: it is an attribute in the release")
    if kind not in NUMBERED:
        return integer_attr(_I32, constant.value)
    attribute = attribute_of_number(constant.value, kind)
    if attribute is None:
        raise op.op_error(f"has an operand '{name}' of {constant.value}, which the release has no word for")
    return attribute


def value_of(value: Value) -> Attribute | None:
    """The attribute of a constant operation's result; None for other values."""
    owner = value.owner if isinstance(value, OpResult) else None
    attribute: Attribute | None = None
    if owner is not None and owner.name in _CONSTANTS:
        attribute = get(owner, "value")
    return attribute


def erase_unused(value: Value) -> None:
    """Erase the constant operation of a value without uses."""
    if isinstance(value, OpResult) and not value.has_uses:
        value.owner.erase()
