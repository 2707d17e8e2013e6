"""Whole trees as text: aliases in front of an operation, resources behind it.

The state has numbered all values in a pass over the tree.  Printing is the second and last pass; it visits
the printed values for aliases, and marks are replaced by their texts afterwards.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.text.printer.aliases import AliasCollector, PointRun, ScopedAlias
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.operations import OperationPrinter
from mlirkit.text.printer.resources import file_metadata
from mlirkit.text.printer.values import ValuePrinter


def print_tree(operation: Operation, state: AsmState) -> str:
    """`operation` as text: with aliases and resources if it is the top of a tree, else on one line."""
    return "".join(print_pieces(operation, state))


def print_pieces(operation: Operation, state: AsmState) -> list[str]:
    """The pieces of the text of `print_tree`; the state's places count them."""
    if operation.parent_block is not None or state.flags.local_scope:
        return _body(operation, state)
    if state.aliases.exist:
        front = _definitions(state, False)
        body = _body(operation, state)
    else:
        unfilled, guessed = _visited_body(operation, state)
        state.indent = 0
        front = _definitions(state, False)
        if guessed:
            values = ValuePrinter(state)
            late = state.late
            if state.places is None:
                unfilled = ["".join(unfilled)]
            body = [late.filled(piece, values) for piece in unfilled]
        else:
            # Another value has the name that was guessed for a point.
            body = _body(operation, state)
    if state.places:
        for op, (count, column) in state.places.items():
            state.places[op] = (len(front) + count, column)
    return [*front, *body, "\n", *_definitions(state, True), file_metadata(state)]


def _body(operation: Operation, state: AsmState) -> list[str]:
    printer = OperationPrinter(state)
    printer.print_full(operation)
    return printer.out


def _visited_body(operation: Operation, state: AsmState) -> tuple[list[str], bool]:
    """The body with marks, visited for aliases; and whether the guessed aliases of points were right."""
    collector = AliasCollector(state)
    for text, value in state.kept_aliases.items():
        collector.keep(text, value)
    state.collector = collector
    state.aliases.points = collector.points
    printer = OperationPrinter(state)
    try:
        printer.print_full(operation)
    finally:
        # The collector refers to the state: no cycle stays.
        state.collector = None
        state.aliases.fill(collector)
    printer.name_locations()
    return printer.out, collector.guessed


def _definitions(state: AsmState, deferred: bool) -> list[str]:
    """The definitions of aliases in front of the IR, or behind it if `deferred`."""
    out: list[str] = []
    aliases = state.aliases
    values = ValuePrinter(state)
    points = aliases.points
    lines = points.definitions(deferred)
    for definition in aliases.definitions:
        if isinstance(definition, PointRun):
            out.extend(lines[definition.start : definition.stop])
        elif definition.deferrable is deferred:
            if isinstance(definition, ScopedAlias) and definition.scope.usable:
                # The text of `values.definition`, made without reading the location.
                point = points.texts[definition.point]
                out.append(f"{definition.text} = loc(fused<{definition.scope.text}>[{point}])\n")
            else:
                out.extend((definition.text, " = ", values.definition(definition.value), "\n"))
            definition.usable = True
    return out
