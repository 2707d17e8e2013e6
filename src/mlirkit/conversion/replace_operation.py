"""Putting another operation in an operation's place: what all conversions here do with each operation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region


def replace_operation(
    op: Operation,
    name: str,
    attributes: Mapping[str, Attribute],
    convert_type: Callable[[Type], Type],
    context: Context,
) -> Operation:
    """A new operation with the same operands, regions and successors; types go through `convert_type`.

    The regions move over with what is in them, their arguments' types converted; the old operation is erased.
    """
    state = OperationState(context.operation_name(name), op.location)
    state.operands = op.operand_values()
    state.result_types = [convert_type(type) for type in op.result_types()]
    state.attributes = dict(attributes)
    state.successors = op.successors
    for region in op.regions:
        moved = Region()
        moved.take_body(region)
        for block in moved.get_blocks():
            for argument in block.args:
                argument.set_type(convert_type(argument.type))
        state.regions.append(moved)
    made = create_operation(state)
    place = op.parent_block
    assert place is not None, "a top-level operation is not replaced"
    place.insert_before(made, op)
    for old, new in zip(op.result_values(), made.result_values(), strict=True):
        old.replace_all_uses_with(new)
    op.erase()
    return made
