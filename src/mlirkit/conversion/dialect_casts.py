"""Casts between converted and unconverted operations: each side keeps its types of values.

    insert_casts(module, is_converted)     before converting: casts of a type to itself between the sides
    convert_results(cast, convert_type)    while converting: the results that converted operations use
    remove_casts(module)                   after converting: erase the casts of a type to itself

A value has one cast for all users on the other side, behind the value's definition.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import OpResult, Value

CAST = "builtin.unrealized_conversion_cast"


def insert_casts(module: Operation, is_converted: Callable[[Operation], bool]) -> list[Operation]:
    """Insert casts between converted and other operations; return the casts that converted operations use.

    Positions, locations and the order of casts at one position are the same as in MLIR's dialect conversion.
    """
    into: dict[Value, Operation] = {}
    converted: set[Operation] = set()
    operations = module.walk_list()
    for op in operations:
        if not is_converted(op):
            continue
        converted.add(op)
        for number, operand in enumerate(op.operand_values()):
            owner = operand.owner
            definer = owner if isinstance(owner, Operation) else owner.parent_op
            if definer is None or is_converted(definer):
                continue
            if operand not in into:
                into[operand] = _cast(operand, op.location)
            op.operands[number] = into[operand].result_values()[0]
    for op in operations:
        if op not in converted:
            continue
        for result in op.result_values():
            _cast_for_others(result, op.location, converted)
        for region in op.regions:
            for block in region.get_blocks():
                for argument in block.args:
                    _cast_for_others(argument, argument.location, converted)
    return list(into.values())


def _cast_for_others(value: Any, location: Location, converted: set[Operation]) -> None:
    if all(use.owner in converted for use in value.uses):
        return
    cast = _cast(value, location)
    value.replace_uses_with_if(
        cast.result_values()[0], lambda use: use.owner is not cast and use.owner not in converted
    )


def _cast(value: Value, location: Location) -> Operation:
    """Insert a cast of a value to its own type behind the value's definition."""
    owner = value.owner
    block: Block | None = owner.parent_block if isinstance(value, OpResult) else owner
    assert block is not None, "a value is defined in a block"
    around = block.parent_op
    assert around is not None, "a block is in an operation"
    state = OperationState(around.context.operation_name(CAST), location)
    state.operands = [value]
    state.result_types = [value.type]
    made = create_operation(state)
    block.insert_before(made, owner.next_op if isinstance(value, OpResult) else block.first)
    return made


def convert_results(cast: Operation, convert_type: Callable[[Type], Type]) -> None:
    """Cast the results to the types of the converted operations."""
    for result in cast.result_values():
        result.set_type(convert_type(result.type))


def remove_casts(module: Operation) -> None:
    """Remove the casts of a type to itself."""
    for op in module.walk_list(CAST):
        if op.operand_types() == list(op.result_types()):
            for result, operand in zip(op.result_values(), op.operand_values(), strict=True):
                result.replace_all_uses_with(operand)
            op.erase()
