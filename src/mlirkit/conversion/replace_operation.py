"""Replacement of an operation by another one, shared by the conversions of this room."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value


def replace_operation(
    op: Operation,
    name: str,
    attributes: Mapping[str, Attribute],
    convert_type: Callable[[Type], Type],
    context: Context,
) -> Operation:
    """A new operation with the same operands, regions and successors; types go through `convert_type`.

    The regions move with converted types of their arguments; the old operation is erased.
    """
    state = OperationState(context.operation_name(name), op.location)
    state.operands = op.operand_values()
    state.result_types = [convert_type(type) for type in op.result_types()]
    state.attributes = dict(attributes)
    state.successors = list(op.successors)
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


class Replacements:
    """Replacements that take effect together, in the order in which MLIR's dialect conversion has them.

    A new operation uses the new operations' results at once; operations that stay get theirs at the end.
    This determines the order of a value's uses.
    """

    def __init__(self) -> None:
        self._new_values: dict[Value, Value] = {}
        self._replaced: list[tuple[Operation, Operation]] = []

    def replace(
        self, op: Operation, name: str, attributes: Mapping[str, Attribute], context: Context
    ) -> Operation:
        """A new operation for `op`, before it, with its regions; `op` stays until `commit`."""
        state = OperationState(context.operation_name(name), op.location)
        state.operands = [self._newest(value) for value in op.operand_values()]
        state.result_types = list(op.result_types())
        state.attributes = dict(attributes)
        state.successors = list(op.successors)
        for region in op.regions:
            moved = Region()
            moved.take_body(region)
            state.regions.append(moved)
        made = create_operation(state)
        place = op.parent_block
        assert place is not None, "a top-level operation is not replaced"
        place.insert_before(made, op)
        for old, new in zip(op.result_values(), made.result_values(), strict=True):
            self._new_values[old] = new
        self._replaced.append((op, made))
        return made

    def _newest(self, value: Value) -> Value:
        while (new := self._new_values.get(value)) is not None:
            value = new
        return value

    def commit(self) -> None:
        """Replace the old results by the new ones and erase the old operations."""
        for op, made in self._replaced:
            for old, new in zip(op.result_values(), made.result_values(), strict=True):
                old.replace_all_uses_with(new)
        for op, _ in reversed(self._replaced):
            op.erase()
        self._replaced.clear()
        self._new_values.clear()
