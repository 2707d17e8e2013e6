"""Symbols: names and visibility of operations, and the resolution of references.

A symbol is an operation with a string attribute `sym_name`.  A reference `@a::@b` is resolved from the
nearest symbol table outwards.  Mirror: mlir/lib/IR/SymbolTable.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.operation_parts import attribute_of
from mlirkit.core.structural_attributes import StringAttr, SymbolRefAttr
from mlirkit.core.verified import KNOWN

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation

SYMBOL_NAME: Final = "sym_name"
SYMBOL_VISIBILITY: Final = "sym_visibility"
VISIBILITIES: Final = ("public", "private", "nested")


def symbol_name(op: Operation) -> str | None:
    """The name under which `op` is a symbol, or None."""
    name = attribute_of(op, SYMBOL_NAME)
    return name.value if isinstance(name, StringAttr) else None


def set_symbol_name(op: Operation, name: str) -> None:
    op.set_attribute(SYMBOL_NAME, StringAttr(name))


def symbol_visibility(op: Operation) -> str:
    """ "public", "private" or "nested"; public by default."""
    visibility = attribute_of(op, SYMBOL_VISIBILITY)
    return visibility.value if isinstance(visibility, StringAttr) else "public"


def require_symbol_name(symbol: Operation) -> str:
    """The name of a symbol; ValueError if it has none."""
    name = symbol_name(symbol)
    if name is None:
        raise ValueError("Expected operation to have a symbol name.")
    return name


# -- looking up ---------------------------------------------------------------------------------------


def nearest_symbol_table(op: Operation) -> Operation | None:
    """`op` or the first operation around it that is a symbol table; None if unknown."""
    current: Operation | None = op
    while current is not None:
        if may_be_unknown_table(current):
            return None
        if current.info.has_trait("SymbolTable"):
            return current
        current = current.parent_op
    return None


def lookup_in(table: Operation, name: str) -> Operation | None:
    """The symbol `name` directly in `table`; a dictionary of all is only built while a tree is verified."""
    stamp = KNOWN.stamp
    tables = None if stamp is None else stamp.symbols
    if tables is not None:
        symbols = tables.get(table)
        if symbols is None:
            symbols = _symbols_in(table)
            tables[table] = symbols
        return symbols.get(name)
    for region in (table.region_list or ())[:1]:
        for block in region.get_blocks()[:1]:
            for op in block.ops():
                if symbol_name(op) == name:
                    return op
    return None


def _symbols_in(table: Operation) -> dict[str, Operation]:
    """The symbols directly in `table` by name, the first of each name."""
    symbols: dict[str, Operation] = {}
    for region in (table.region_list or ())[:1]:
        for block in region.get_blocks()[:1]:
            for op in block.ops():
                name = symbol_name(op)
                if name is not None:
                    symbols.setdefault(name, op)
    return symbols


def lookup_symbol_in(table: Operation, reference: Any) -> Operation | None:
    """The symbol that a name or reference denotes, seen from `table`, or None."""
    path = symbol_path(reference)
    return resolve_nested(lookup_in(table, path[0]), path, lookup_in)


def lookup_nearest_symbol_from(op: Operation, reference: Any) -> Operation | None:
    """The symbol that a name or reference denotes at `op`, or None."""
    table = nearest_symbol_table(op)
    return None if table is None else lookup_symbol_in(table, reference)


def symbol_path(reference: Any) -> tuple[str, ...]:
    """The names of a reference, outermost first; a string is a path of one name."""
    if isinstance(reference, SymbolRefAttr):
        return reference.path
    return (reference.value,) if isinstance(reference, StringAttr) else (reference,)


def resolve_nested(
    root: Operation | None, path: tuple[str, ...], find: Callable[[Operation, str], Operation | None]
) -> Operation | None:
    """The symbol of a path whose first name is that of `root`."""
    symbol = root
    for name in path[1:]:
        if symbol is None or not symbol.info.has_trait("SymbolTable"):
            return None
        symbol = find(symbol, name)
    return symbol


def may_be_unknown_table(op: Operation) -> bool:
    """Whether `op` is of an unknown dialect and could define a symbol table."""
    regions = op.region_list
    if regions is None or len(regions) != 1 or op.info.is_registered:
        return False
    context = op.info.context
    return context is None or context.dialect(op.info.dialect_name) is None
