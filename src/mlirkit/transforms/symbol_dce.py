"""Erasing symbols that are private and have no uses, in all symbol tables of an operation.

Visible symbols and operations without a symbol are live, and so are the symbols that live operations refer
to.  A symbol table that is not visible from outside hides its contents.  Mirror:
mlir/lib/Transforms/SymbolDCE.cpp.
"""

from __future__ import annotations

from mlirkit.core.interfaces import is_symbol, symbol_interface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.symbol_uses import symbol_uses_in, with_regions
from mlirkit.passes.pass_base import Pass


def erase_dead_symbols(table: Operation) -> int:
    """Erase the dead symbols in a symbol table and its nested tables; return their number.

    MLIRError if an operation of an unknown dialect might be a symbol table.
    """
    if not table.info.has_trait("SymbolTable"):
        raise table.op_error(" was scheduled to run under SymbolDCE, but does not define a symbol table")
    is_hidden = table.parent_op is None or _is_hidden(table)
    live = _live_symbols(table, is_hidden)
    count = 0
    # Nested tables come first.
    for nested in reversed(_tables_in(table)):
        for block in nested.region_at(0).get_blocks():
            for op in block.ops():
                if op not in live and is_symbol(op):
                    op.erase()
                    count += 1
    return count


def _tables_in(table: Operation) -> list[Operation]:
    """A symbol table and its nested tables, in pre-order."""
    tables: list[Operation] = []
    pending = [table]
    while pending:
        op = pending.pop()
        regions = op.region_list
        if regions is None:
            continue
        if op.info.has_trait("SymbolTable"):
            tables.append(op)
        for region in reversed(regions):
            pending.extend(reversed(with_regions(region)))
    return tables


class _TableVisit:
    """A symbol table whose live symbols are being found."""

    __slots__ = ("is_hidden", "left", "waiting")

    def __init__(self, is_hidden: bool) -> None:
        self.is_hidden = is_hidden
        # A stack of live operations to visit, the next one last.
        self.left: list[Operation] = []
        # The nested table that is being visited; its own uses follow after the visit.
        self.waiting: Operation | None = None


def _live_symbols(table: Operation, is_hidden: bool) -> set[Operation]:
    live: set[Operation] = set()
    tables = SymbolTableCollection()
    stack = [_begin(table, is_hidden, live)]
    while stack:
        visit = stack[-1]
        op = visit.waiting
        visit.waiting = None
        if op is None:
            if not visit.left:
                stack.pop()
                continue
            op = visit.left.pop()
            if op.info.has_trait("SymbolTable"):
                visit.waiting = op
                stack.append(_begin(op, visit.is_hidden or _is_hidden(op), live))
                continue
            for region in op.region_list or ():
                visit.left.extend(with_regions(region))
        _follow_uses(op, visit, tables, live)
    return live


def _begin(table: Operation, is_hidden: bool, live: set[Operation]) -> _TableVisit:
    """Begin the visit of a table: mark the symbols that are live without a reference."""
    visit = _TableVisit(is_hidden)
    for op in table.region_at(0).ops():
        symbol = symbol_interface(op)
        if symbol is None:
            visit.left.append(op)
            continue
        can_go = is_hidden or symbol.visibility(op) == "private"
        if not (can_go and symbol.can_discard_on_use_empty(op)) and op not in live:
            live.add(op)
            visit.left.append(op)
    return visit


def _is_hidden(table: Operation) -> bool:
    """Whether no operation around a symbol table can refer into it by its name."""
    symbol = symbol_interface(table)
    return symbol is None or symbol.visibility(table) == "private"


def _follow_uses(
    op: Operation, visit: _TableVisit, tables: SymbolTableCollection, live: set[Operation]
) -> None:
    """The symbols that an operation of a table refers to are alive."""
    table = op.parent_op
    assert table is not None
    if not table.info.has_trait("SymbolTable"):
        return
    uses = symbol_uses_in(op)
    if uses is None:
        raise op.error(
            "operation contains potentially unknown symbol table, meaning that we can't reliable compute "
            "symbol uses"
        )
    for use in uses:
        for symbol in _resolved(table, use.symbol_ref, tables):
            if symbol not in live:
                live.add(symbol)
                visit.left.append(symbol)


def _resolved(table: Operation, reference: SymbolRefAttr, tables: SymbolTableCollection) -> list[Operation]:
    """All symbols on the path of a reference; none if one of them is missing."""
    operations: list[Operation] = []
    inside: Operation = table
    for index, name in enumerate(reference.path):
        if index and not inside.info.has_trait("SymbolTable"):
            return []
        symbol = tables.lookup_in(inside, name)
        if symbol is None:
            return []
        operations.append(symbol)
        inside = symbol
    return operations


class SymbolDCE(Pass):
    ARGUMENT = "symbol-dce"
    IS_DEFINED = True

    def run(self) -> None:
        self.statistics["num-dce'd"] += erase_dead_symbols(self.operation)
