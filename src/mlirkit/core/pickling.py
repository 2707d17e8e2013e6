"""Pickling operations as generic text, with locations and resources.

An operation that reads values or names blocks from outside is put into a block of a frame operation, where
it reads and names stand-ins: arguments of the same types, and empty blocks.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.block import Block
from mlirkit.core.clone import clone_operation
from mlirkit.core.context import current_context, default_context
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.structural_attributes import DictionaryAttr, is_plain_dictionary
from mlirkit.core.upcalls import operation_to_text, parse_operation
from mlirkit.core.value import Value
from mlirkit.core.walk import collect

# The name of the frame operation, which is internal.
_FRAME: Final = "mlirkit.pickled"


def pickled_text(op: Operation) -> tuple[str, bool]:
    """The text of an operation, and whether it has a frame; TypeError if text cannot express it."""
    for nested in op.walk_list():
        if isinstance(nested.props, DictionaryAttr) and not is_plain_dictionary(nested.props):
            name = nested.info.name
            raise TypeError(f"'{name}' has properties that belong to a file and cannot be pickled")
    flags = OpPrintingFlags(generic_op_form=True, debug_info=True)
    values, blocks = _outside(op)
    if not values and not blocks:
        return operation_to_text(op, flags), False
    frame = Operation(OperationName(_FRAME, default_context()), UNKNOWN_LOC)
    region = frame.add_region()
    entry = Block()
    region.append_block(entry)
    mapping: dict[Value, Value] = {value: entry.add_argument(value.type, UNKNOWN_LOC) for value in values}
    copy = clone_operation(op, mapping)
    entry.append(copy)
    stand_ins: dict[Block, Block] = {}
    for block in blocks:
        stand_ins[block] = Block()
        region.append_block(stand_ins[block])
    copied_results: dict[Value, Value] = dict(zip(op.result_values(), copy.result_values(), strict=True))
    for inner in collect(copy, None):
        # As in MLIR, the clone of an operation that reads its own results reads those of the original.
        for number, value in enumerate(inner.operand_values()):
            if value in copied_results:
                inner.set_operand(number, copied_results[value])
        for index, block in enumerate(inner.successor_list or ()):
            if block in stand_ins:
                inner.set_successor(index, stand_ins[block])
    return operation_to_text(frame, flags), True


def unpickled(text: str, is_framed: bool) -> Operation:
    """The operation of a text from `pickled_text`, in the current context, whatever that allows."""
    context = current_context()
    allowed = context.allow_unregistered_dialects
    context.allow_unregistered_dialects = True
    try:
        operation: Operation = parse_operation(text, "-", context, False, True)
    finally:
        context.allow_unregistered_dialects = allowed
    if not is_framed:
        return operation
    block = operation.region_at(0).first_block
    assert block is not None and block.first is not None
    return block.first.detach_from_parent()


def _outside(op: Operation) -> tuple[list[Value], list[Block]]:
    """The values and blocks outside the tree of `op` that the tree uses, in order."""
    operations = collect(op, None)
    inside = set(operations)
    values: dict[Value, None] = {}
    blocks: dict[Block, None] = {}
    for operation in operations:
        for value in operation.operand_values():
            owner = value.owner
            if isinstance(owner, Block):
                owner = owner.owner
            if owner not in inside:
                values[value] = None
        for block in operation.successor_list or ():
            if block.owner not in inside:
                blocks[block] = None
    return list(values), list(blocks)
