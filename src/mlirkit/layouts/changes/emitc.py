"""Changes of emitc: until 19, variables were values of their type, read where they were used.

    22's %1 = emitc.load %0 : <i32>         emitc.add %1, %a : (i32, i32) -> i32
    19's emitc.add %0, %a : (i32, i32) -> i32

Until 21, expressions used values from around them; today these are operands.
"""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.layouts.changes.change import Change, get, insert_before, nothing

_EXPRESSION = "emitc.expression"
_MEMBERS = ("emitc.member", "emitc.member_of_ptr")
_PLACES = ("emitc.get_global", "emitc.subscript", "emitc.variable", *_MEMBERS)


def _is_place(type: Type) -> bool:
    return type.DIALECT == "emitc" and type.MNEMONIC in ("array", "lvalue")


def _takes_place(user: Operation, number: int) -> bool:
    """Whether an operand is a variable itself, not its value."""
    if user.name == "emitc.apply":
        operator = get(user, "applicableOperator")
        return isinstance(operator, StringAttr) and operator.value == "&"
    return number == 0 and user.name in ("emitc.assign", *_MEMBERS)


def _upgrade_place(op: Operation) -> None:
    """The variable becomes an lvalue, which is loaded in front of each use of its value."""
    result = op.result_values()[0]
    value_type = result.type
    if _is_place(value_type):
        return
    result.set_type(Type.parse(f"!emitc.lvalue<{value_type}>", op.context))
    for use in list(result.uses):
        user, number = use.owner, use.operand_number
        if not _takes_place(user, number):
            operands = user.operand_values()
            load = insert_before(user, "emitc.load", [result], [value_type])
            operands[number] = load.result_values()[0]
            user.set_operands(operands)


def _upgrade_expression(op: Operation) -> None:
    """Values from around an expression are its operands."""
    block = op.regions[0].first_block
    if block is None or len(block.args) or op.operand_values():
        return
    for operation in list(block.operations):
        for value in operation.operand_values():
            # The expression may use the variable itself.
            owner: Operation | None = value.defining_op
            if owner is not None and owner.name in _PLACES:
                _upgrade_place(owner)
    inner = list(block.operations)
    own = {result for operation in inner for result in operation.result_values()}
    arguments: dict[Value, Value] = {}
    for operation in inner:
        operands = operation.operand_values()
        for value in operands:
            if value not in own and value not in arguments:
                arguments[value] = block.add_argument(value.type, op.location)
        operation.set_operands([arguments.get(value, value) for value in operands])
    op.set_operands(list(arguments))


def _downgrade_expression(op: Operation) -> None:
    block = op.regions[0].first_block
    operands = op.operand_values()
    if block is None or len(block.args) != len(operands):
        return
    for argument, value in zip(block.args, operands, strict=True):
        argument.replace_all_uses_with(value)
    for _ in operands:
        block.erase_argument(0)
    op.set_operands([])


CHANGES = (
    *(Change(name, 19, _upgrade_place, nothing, is_late=True) for name in _PLACES),
    Change(_EXPRESSION, 21, _upgrade_expression, _downgrade_expression, is_late=True),
)
