"""Symbol tables: the symbols of an operation by name, and the rules for them and for references.

A symbol table is an operation with the trait `SymbolTable`, whose one block holds symbols.  Names and
references: symbols.py and symbol_uses.py.  Mirror: mlir/lib/IR/SymbolTable.cpp, and `SymbolTable` of
upstream's bindings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from mlirkit.core.arguments import expect, expect_all, expect_live, wrong_argument
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import attribute_of
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.core.symbol_uses import (
    SymbolScope,
    operations_in_scope,
    replace_all_symbol_uses_of,
    replace_in_scope,
    with_regions,
)
from mlirkit.core.symbols import (
    SYMBOL_VISIBILITY,
    VISIBILITIES,
    lookup_in,
    nearest_symbol_table,
    require_symbol_name,
    resolve_nested,
    set_symbol_name,
    symbol_name,
    symbol_path,
    symbol_visibility,
)
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


class SymbolTable:
    """The symbols of one operation by name; `insert`, `erase` and `rename` keep it up to date."""

    __slots__ = ("_number", "_symbols", "operation")

    def __init__(self, operation: Operation) -> None:
        _expect_operation(operation, "SymbolTable", "operation")
        if not operation.info.has_trait("SymbolTable"):
            raise TypeError("Operation is not a Symbol Table.")
        self.operation = operation
        self._symbols: dict[str, Operation] = {}
        # The suffix of the next name that is made unique.
        self._number = 0
        for region in (operation.region_list or ())[:1]:
            for block in region.get_blocks()[:1]:
                for symbol in block.ops():
                    name = symbol_name(symbol)
                    if name is not None:
                        self._symbols.setdefault(name, symbol)

    def lookup(self, name: Any) -> Operation | None:
        """The symbol of that name (or reference, which may go into nested tables), or None."""
        if isinstance(name, StringAttr):
            return self._live(name.value)
        if isinstance(name, SymbolRefAttr):
            return resolve_nested(self._live(name.path[0]), name.path, lookup_in)
        return self._live(name)

    def _live(self, name: str) -> Operation | None:
        """The symbol of that name, unless it has been erased without the table."""
        symbol = self._symbols.get(name)
        if symbol is not None and symbol.info is ERASED:
            del self._symbols[name]
            return None
        return symbol

    def __getitem__(self, name: Any) -> Operation:
        symbol = self.lookup(name)
        if symbol is None:
            raise KeyError(f"Symbol '{name}' not in the symbol table.")
        return symbol

    def __contains__(self, name: object) -> bool:
        return self.lookup(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._symbols))

    def __len__(self) -> int:
        return len(self._symbols)

    def insert(self, symbol: Operation, before: Operation | None = None) -> StringAttr:
        """Add a symbol, renaming it if its name is taken; return its name.

        A detached symbol is inserted in front of `before`, or at the end but in front of a terminator.
        """
        self.operation.require_live()
        _expect_operation(symbol, "insert", "symbol")
        if before is not None:
            _expect_operation(before, "insert", "before")
            if before.parent_op is not self.operation:
                raise ValueError("insert: argument 'before': the operation is not in the symbol table")
        name = symbol_name(symbol)
        if name is None:
            raise ValueError("Expected operation to have a symbol name.")
        if symbol.parent_block is None:
            block = self.operation.region_at(0).get_blocks()[0]
            block.refuse_ancestor(symbol)
            block.insert_before(symbol, block.terminator if before is None else before)
        elif symbol.parent_op is not self.operation:
            raise MLIRError("symbol is already inserted in another op")
        if self._live(name) not in (None, symbol):
            name = self._unused(name, [])
            set_symbol_name(symbol, name)
        self._symbols[name] = symbol
        return StringAttr(name)

    def remove(self, symbol: Operation) -> None:
        """Remove the symbol from the table; the operation stays in place."""
        _expect_operation(symbol, "remove", "symbol")
        name = symbol_name(symbol)
        if name is not None and self._symbols.get(name) is symbol:
            del self._symbols[name]

    def erase(self, symbol: Operation) -> None:
        """Remove the symbol from the table and erase the operation."""
        self.remove(symbol)
        symbol.erase()

    def __delitem__(self, name: Any) -> None:
        self.erase(self[name])

    def rename(self, symbol: Operation, to: str) -> None:
        """Rename the symbol in the table, the operation and all references."""
        _expect_operation(symbol, "rename", "symbol")
        expect(to, str, "rename", "to")
        if to in self._symbols:
            raise MLIRError(f"symbol '{to}' already exists")
        replace_all_symbol_uses_of(symbol, to, self.operation)
        self.remove(symbol)
        set_symbol_name(symbol, to)
        self._symbols[to] = symbol

    def rename_to_unique(self, symbol: Operation, others: list[SymbolTable]) -> str:
        """Rename the symbol to `name_N`, with a number that is free in this table and in `others`."""
        _expect_operation(symbol, "rename_to_unique", "symbol")
        others = expect_all(others, SymbolTable, "rename_to_unique", "others")
        name = self._unused(require_symbol_name(symbol), others)
        self.rename(symbol, name)
        return name

    def _unused(self, name: str, others: list[SymbolTable]) -> str:
        while True:
            candidate = f"{name}_{self._number}"
            self._number += 1
            if candidate not in self._symbols and not any(candidate in other for other in others):
                return candidate

    # -- upstream's static methods ------------------------------------------------------------------

    @staticmethod
    def get_symbol_name(symbol: Operation) -> StringAttr:
        _expect_operation(symbol, "get_symbol_name", "symbol")
        return StringAttr(require_symbol_name(symbol))

    @staticmethod
    def set_symbol_name(symbol: Operation, name: str) -> None:
        """Change only the name of the operation; `rename` changes references as well."""
        _expect_operation(symbol, "set_symbol_name", "symbol")
        expect(name, str, "set_symbol_name", "name")
        if symbol_name(symbol) is None:
            raise ValueError("Expected operation to have a symbol name.")
        set_symbol_name(symbol, name)

    @staticmethod
    def get_visibility(symbol: Operation) -> StringAttr:
        """The explicit visibility; ValueError if the symbol has none."""
        _expect_operation(symbol, "get_visibility", "symbol")
        if attribute_of(symbol, SYMBOL_VISIBILITY) is None:
            raise ValueError("Expected operation to have a symbol visibility.")
        return StringAttr(symbol_visibility(symbol))

    @staticmethod
    def set_visibility(symbol: Operation, visibility: str) -> None:
        _expect_operation(symbol, "set_visibility", "symbol")
        if visibility not in VISIBILITIES:
            raise ValueError("Expected visibility to be 'public', 'private' or 'nested'")
        symbol.set_attribute(SYMBOL_VISIBILITY, StringAttr(visibility))

    @staticmethod
    def replace_all_symbol_uses(old_symbol: str, new_symbol: str, from_op: Operation) -> None:
        """Replace references to the name `old_symbol` in the regions of `from_op`."""
        expect(old_symbol, str, "replace_all_symbol_uses", "old_symbol")
        expect(new_symbol, str, "replace_all_symbol_uses", "new_symbol")
        _expect_operation(from_op, "replace_all_symbol_uses", "from_op")
        for region in from_op.region_list or ():
            replace_in_scope(SymbolScope(FlatSymbolRefAttr(old_symbol), region, None), new_symbol)

    @staticmethod
    def walk_symbol_tables(
        from_op: Operation, all_sym_uses_visible: bool, callback: Callable[[Operation, bool], None]
    ) -> None:
        """Call `callback(table, all uses visible)` on all symbol tables in `from_op`, inner ones first."""
        _expect_operation(from_op, "walk_symbol_tables", "from_op")
        if not callable(callback):
            raise wrong_argument(callback, "a function", "walk_symbol_tables", "callback")
        stack: list[tuple[Operation, bool, bool]] = [(from_op, all_sym_uses_visible, False)]
        while stack:
            op, visible, is_exit = stack.pop()
            if is_exit:
                callback(op, visible)
                continue
            if op.info.has_trait("SymbolTable"):
                is_symbol = op.info.has_trait("SymbolOpInterface") and symbol_name(op) is not None
                visible = visible or not is_symbol or symbol_visibility(op) == "private"
                stack.append((op, visible, True))
            else:
                visible = True
            for region in reversed(op.region_list or ()):
                stack.extend([(nested, visible, False) for nested in reversed(with_regions(region))])


def _expect_operation(value: Any, function: str, argument: str) -> None:
    # Imported here because of a cycle: modules that core/operation.py imports use this one.
    from mlirkit.core.operation import Operation

    expect_live(value, Operation, function, argument)


class SymbolTableCollection:
    """Symbol tables, made on first use, for lookups of many references."""

    __slots__ = ("_tables",)

    def __init__(self) -> None:
        self._tables: dict[int, SymbolTable] = {}

    def table(self, operation: Operation) -> SymbolTable:
        table = self._tables.get(id(operation))
        if table is None:
            table = SymbolTable(operation)
            self._tables[id(operation)] = table
        return table

    def lookup_in(self, table: Operation, name: str) -> Operation | None:
        return self.table(table).lookup(name)

    def lookup_symbol_in(self, table: Operation, reference: Any) -> Operation | None:
        """The symbol that a name or reference denotes, seen from `table`, or None."""
        path = symbol_path(reference)
        return resolve_nested(self.lookup_in(table, path[0]), path, self.lookup_in)

    def lookup_nearest_symbol_from(self, op: Operation, reference: Any) -> Operation | None:
        """The symbol that a name or reference denotes at `op`, or None."""
        table = nearest_symbol_table(op)
        return None if table is None else self.lookup_symbol_in(table, reference)


# -- rules --------------------------------------------------------------------------------------------


def verify_symbol_table(op: Operation) -> None:
    """Check the rules of the trait `SymbolTable`, then the symbol uses of the operations in it."""
    regions = op.region_list
    if regions is None or len(regions) != 1:
        raise op.op_error("Operations with a 'SymbolTable' must have exactly one region")
    blocks = regions[0].get_blocks()
    if len(blocks) != 1:
        raise op.op_error("Operations with a 'SymbolTable' must have exactly one block")
    symbols: dict[str, Operation] = {}
    symbol = blocks[0].first
    while symbol is not None:
        name = symbol_name(symbol)
        if name is not None:
            other = symbols.setdefault(name, symbol)
            if other is not symbol:
                error = symbol.error(f"redefinition of symbol named '{name}'")
                raise other.note_on(error, "see existing symbol definition here")
        symbol = symbol.next_op
    tables = SymbolTableCollection()
    context = op.info.context
    if context is not None and context.unknown_syntax_names:
        if any(user.info.has_unknown_syntax for user in operations_in_scope([regions[0]])):
            # Operations with unknown syntax may define any symbols.
            return
    pending = [regions[0]]
    while pending:
        for block in pending.pop().get_blocks():
            user = block.first
            while user is not None:
                if user.region_list is not None and not user.info.has_trait("SymbolTable"):
                    pending.extend(user.region_list)
                if user.info.verify_symbol_uses is not None or user.attrs is not EMPTY_DICTIONARY:
                    _verify_symbol_uses(user, tables)
                user = user.next_op


def _verify_symbol_uses(user: Operation, tables: SymbolTableCollection) -> None:
    """Check the symbol uses of an operation, and of its discardable attributes."""
    check = user.info.verify_symbol_uses
    if check is not None:
        check(user, tables)
    if user.attrs is not EMPTY_DICTIONARY:
        for value in user.attrs.entries.values():
            # As SymbolUserAttrInterface.
            if hasattr(value, "verify_symbol_uses"):
                value.verify_symbol_uses(user, tables)
