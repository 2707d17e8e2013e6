"""The users of all symbols of a tree, from one walk.  Mirror: SymbolUserMap of mlir/IR/SymbolTable.h."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import make_symbol_ref
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.symbol_uses import replace_all_symbol_uses_of, symbol_uses_in_region
from mlirkit.core.symbols import lookup_in, nearest_symbol_table


class SymbolUserMap:
    """The operations that refer to each symbol in the symbol tables of an operation, in their order.

    A reference to a symbol in a nested table counts for each symbol on the way.
    """

    def __init__(self, root: Operation) -> None:
        self._users: dict[Operation, list[Operation]] = {}
        # Whether all references are known: an unknown operation may be a symbol table.
        self.is_complete = True
        tables = SymbolTableCollection()
        pending = [root]
        while pending:
            op = pending.pop()
            for region in op.region_list or ():
                if op.info.has_trait("SymbolTable"):
                    self._collect(op, tables)
                pending.extend([nested for nested in region.ops() if nested.region_list is not None])

    def _collect(self, table: Operation, tables: SymbolTableCollection) -> None:
        uses = symbol_uses_in_region(table.region_at(0))
        if uses is None:
            self.is_complete = False
            return
        for use in uses:
            path = use.symbol_ref.path
            for length in range(1, len(path) + 1):
                symbol = tables.lookup_symbol_in(table, make_symbol_ref(list(path[:length])))
                if symbol is None:
                    break
                self._users.setdefault(symbol, []).append(use.user)

    def users(self, symbol: Operation) -> list[Operation]:
        """The operations that refer to a symbol, once per reference."""
        return self._users.get(symbol, [])

    def replace_all_uses_with(self, symbol: Operation, name: str) -> None:
        """Replace all references to a symbol by references to a name, which another symbol may have."""
        users = self._users.pop(symbol, [])
        for user in users:
            replace_all_symbol_uses_of(symbol, name, user)
        around = symbol.parent_op
        table = None if around is None else nearest_symbol_table(around)
        other = None if table is None else lookup_in(table, name)
        if users:
            self._users.setdefault(symbol if other is None else other, []).extend(users)
