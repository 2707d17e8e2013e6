"""Printing MLIR text, byte for byte as mlir-opt does.

    trees.py operations.py region_frame.py              operations, blocks, regions
    op_asm_printer.py dialect_asm_printer.py            printers for custom syntax
    types.py attributes.py elements.py locations.py affine.py resources.py     values, by kind
    values.py pieces.py                                 text of nested values
    generic_form.py     the generic form                value_users.py      users, as comments
    lines.py            repeated lines                  size_limit.py       the limit of the text's size
    failed_syntax.py    hooks that fail                 strings.py          quoting and escaping
    aliases.py point_aliases.py late_texts.py           #map, !tuple, #loc
    ssa_names.py        %0, %arg0, ^bb1                 numbered.py         prefix and number
    asm_state.py        the names and aliases of a tree

The mirror is text/parser.  The public names are in this module.
"""

from __future__ import annotations

from mlirkit.builtin.resources import ModuleResources
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.context import current_context
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.support.gc_pause import gc_paused
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.failed_syntax import is_invalid
from mlirkit.text.printer.operations import OperationPrinter
from mlirkit.text.printer.ssa_names import UNKNOWN_VALUE
from mlirkit.text.printer.trees import print_pieces, print_tree
from mlirkit.text.printer.types import TYPE_PRINTERS
from mlirkit.text.printer.values import ValuePrinter

__all__ = [
    "AsmState",
    "make_state",
    "make_state_around",
    "numbering_root",
    "print_attribute_or_type",
    "print_block",
    "print_operation",
    "print_with_places",
    "print_with_state",
    "value_name",
]


def make_state(root: Operation, flags: OpPrintingFlags | None = None) -> AsmState:
    """The state for printing `root` and operations in it, any number of times.

    If `root` does not verify, the generic form is chosen: hooks may assume valid operations.
    """
    flags = _valid_flags(root, OpPrintingFlags() if flags is None else flags)
    return AsmState(root, flags, root.info.context)


def make_state_around(operation: Operation, flags: OpPrintingFlags) -> AsmState:
    """The state for the tree of an operation; in local scope, for the isolated operation around it."""
    return make_state(numbering_root(operation, flags.local_scope), flags)


def print_operation(
    operation: Operation, flags: OpPrintingFlags | None = None, resources: ModuleResources | None = None
) -> str:
    """An operation as text; with aliases, resources and a line end if it is in no block.

    `resources` are the resources of its file, if the operation is no module that holds them.
    """
    flags = OpPrintingFlags() if flags is None else flags
    with gc_paused():
        state = make_state(numbering_root(operation, flags.local_scope), flags)
        if resources is not None:
            state.file_resources = resources
        return print_tree(operation, state)


def print_with_places(
    operation: Operation, flags: OpPrintingFlags
) -> tuple[str, dict[Operation, tuple[int, int]]]:
    """An operation as text, and the lines, from 1, and columns, from 0, at which operations in it begin.

    Operations that print as part of another one are left out.
    """
    with gc_paused():
        state = make_state(numbering_root(operation, flags.local_scope), flags)
        places: dict[Operation, tuple[int, int]] = {}
        state.places = places
        pieces = print_pieces(operation, state)
    lines: dict[Operation, tuple[int, int]] = {}
    line = 1
    at = 0
    for op, (count, column) in sorted(places.items(), key=lambda place: place[1][0]):
        while at < count:
            line += pieces[at].count("\n")
            at += 1
        lines[op] = (line, column)
    return "".join(pieces), lines


def print_with_state(operation: Operation, state: AsmState) -> str:
    """An operation as text, with the names of a state made for the tree it is in."""
    with gc_paused():
        return print_tree(operation, state)


def print_block(block: Block) -> str:
    """A block with its label and operations."""
    parent = block.parent_op
    if parent is None:
        return "<<UNLINKED BLOCK>>\n"
    printer = OperationPrinter(make_state(numbering_root(parent, False)))
    printer.print_block(block)
    return "".join(printer.out)


def value_name(value: Value, use_local_scope: bool = False, use_name_loc_as_prefix: bool = False) -> str:
    """The name a value prints with, e.g. `%0` or `%arg1`."""
    parent: Operation | None = None
    if isinstance(value, OpResult):
        parent = value.op
    elif isinstance(value, BlockArgument):
        parent = value.block.parent_op
    if parent is None:
        return UNKNOWN_VALUE
    flags = OpPrintingFlags(local_scope=use_local_scope, use_name_loc_as_prefix=use_name_loc_as_prefix)
    return make_state(numbering_root(parent, use_local_scope), flags).names.name(value)


def print_attribute_or_type(value: AttributeOrType, flags: OpPrintingFlags | None = None) -> str:
    """An attribute, type or location by itself, without aliases."""
    if isinstance(value, Type):
        # Simple types print without any state.
        printer = TYPE_PRINTERS.get(value.__class__)
        if printer is not None:
            pieces = printer(value)
            if len(pieces) == 1 and isinstance(pieces[0], str):
                return pieces[0]
    return ValuePrinter(AsmState(None, flags or OpPrintingFlags(), current_context())).text(value)


def numbering_root(operation: Operation, local_scope: bool) -> Operation:
    """The operation from which names are counted: the root, or in local scope the nearest isolated one."""
    while not (local_scope and operation.info.is_isolated):
        parent = operation.parent_op
        if parent is None:
            break
        operation = parent
    return operation


def _valid_flags(root: Operation, flags: OpPrintingFlags) -> OpPrintingFlags:
    if flags.generic_op_form or flags.assume_verified:
        return flags
    return flags.in_generic_form() if is_invalid(root) else flags
