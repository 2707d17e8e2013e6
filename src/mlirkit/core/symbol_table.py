"""Symbol tables: operations found by name, the references to them, and the rules for both.

A symbol is an operation with a string attribute `sym_name`; a symbol table is an operation with the
trait `SymbolTable`, whose one block holds symbols.  A reference `@a::@b` is resolved from the nearest
symbol table outwards.  Mirror: mlir/lib/IR/SymbolTable.cpp, and `SymbolTable` of upstream's bindings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.arguments import expect, expect_all, expect_live, wrong_argument
from mlirkit.core.attribute import Attribute
from mlirkit.core.attribute_walk import AttributeReplacer, walk_attributes
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import attribute_of, entries_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import (
    EMPTY_DICTIONARY,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
    make_symbol_ref,
)
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation

SYMBOL_NAME: Final = "sym_name"
SYMBOL_VISIBILITY: Final = "sym_visibility"
VISIBILITIES: Final = ("public", "private", "nested")


class SymbolUse:
    """One reference to a symbol: the operation that holds it, and the reference."""

    __slots__ = ("symbol_ref", "user")

    def __init__(self, user: Operation, symbol_ref: SymbolRefAttr) -> None:
        self.user = user
        self.symbol_ref = symbol_ref

    def __repr__(self) -> str:
        return f"<SymbolUse of @{'::@'.join(self.symbol_ref.path)} in {self.user.info.name}>"


class SymbolTable:
    """The symbols of one operation by name, kept up to date by `insert`, `erase` and `rename`."""

    __slots__ = ("_number", "_symbols", "operation")

    def __init__(self, operation: Operation) -> None:
        _expect_operation(operation, "SymbolTable", "operation")
        if not operation.info.has_trait("SymbolTable"):
            raise TypeError("Operation is not a Symbol Table.")
        self.operation = operation
        self._symbols: dict[str, Operation] = {}
        # What the next name that is made unique ends in.
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
            return _resolve_nested(self._live(name.path[0]), name.path, lookup_in)
        return self._live(name)

    def _live(self, name: str) -> Operation | None:
        """The symbol of that name, unless it has been erased past the table."""
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
        """Add a symbol, renaming it if its name is taken; returns the name it has now.

        A detached one is inserted in front of `before`, or at the end but in front of a terminator.
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
        """Forget the symbol, which stays where it is."""
        _expect_operation(symbol, "remove", "symbol")
        name = symbol_name(symbol)
        if name is not None and self._symbols.get(name) is symbol:
            del self._symbols[name]

    def erase(self, symbol: Operation) -> None:
        """Forget the symbol and erase the operation."""
        self.remove(symbol)
        symbol.erase()

    def __delitem__(self, name: Any) -> None:
        self.erase(self[name])

    def rename(self, symbol: Operation, to: str) -> None:
        """Give the symbol another name, here and in all references."""
        _expect_operation(symbol, "rename", "symbol")
        expect(to, str, "rename", "to")
        if to in self._symbols:
            raise MLIRError(f"symbol '{to}' already exists")
        replace_all_symbol_uses_of(symbol, to, self.operation)
        self.remove(symbol)
        set_symbol_name(symbol, to)
        self._symbols[to] = symbol

    def rename_to_unique(self, symbol: Operation, others: list[SymbolTable]) -> str:
        """Rename the symbol to `name_N` with a number that neither this table nor the others have."""
        _expect_operation(symbol, "rename_to_unique", "symbol")
        others = expect_all(others, SymbolTable, "rename_to_unique", "others")
        name = self._unused(_require_name(symbol), others)
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
        return StringAttr(_require_name(symbol))

    @staticmethod
    def set_symbol_name(symbol: Operation, name: str) -> None:
        """Change the name of the operation alone; `rename` changes references too."""
        _expect_operation(symbol, "set_symbol_name", "symbol")
        expect(name, str, "set_symbol_name", "name")
        if symbol_name(symbol) is None:
            raise ValueError("Expected operation to have a symbol name.")
        set_symbol_name(symbol, name)

    @staticmethod
    def get_visibility(symbol: Operation) -> StringAttr:
        """The visibility that is written; ValueError where none is."""
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
            _replace_in(SymbolScope(FlatSymbolRefAttr(old_symbol), region, None), new_symbol)

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
    # The module of operations imports this one's users.
    from mlirkit.core.operation import Operation

    expect_live(value, Operation, function, argument)


class SymbolTableCollection:
    """Symbol tables made when first asked for: for looking up many references in one go."""

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
        """The symbol that a name or reference means, seen from `table`; None if there is none."""
        path = _path(reference)
        return _resolve_nested(self.lookup_in(table, path[0]), path, self.lookup_in)

    def lookup_nearest_symbol_from(self, op: Operation, reference: Any) -> Operation | None:
        """The symbol that a name or reference means at `op`; None if there is none."""
        table = nearest_symbol_table(op)
        return None if table is None else self.lookup_symbol_in(table, reference)


# -- names --------------------------------------------------------------------------------------------


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


def _require_name(symbol: Operation) -> str:
    name = symbol_name(symbol)
    if name is None:
        raise ValueError("Expected operation to have a symbol name.")
    return name


# -- looking up ---------------------------------------------------------------------------------------


def nearest_symbol_table(op: Operation) -> Operation | None:
    """`op` or the first operation around it that is a symbol table; None if that cannot be known."""
    current: Operation | None = op
    while current is not None:
        if _may_be_unknown_table(current):
            return None
        if current.info.has_trait("SymbolTable"):
            return current
        current = current.parent_op
    return None


def lookup_in(table: Operation, name: str) -> Operation | None:
    """The symbol called `name` directly in `table`, found without building a table."""
    for region in (table.region_list or ())[:1]:
        for block in region.get_blocks()[:1]:
            for op in block.ops():
                if symbol_name(op) == name:
                    return op
    return None


def lookup_symbol_in(table: Operation, reference: Any) -> Operation | None:
    """The symbol that a name or reference means, seen from `table`; None if there is none."""
    path = _path(reference)
    return _resolve_nested(lookup_in(table, path[0]), path, lookup_in)


def lookup_nearest_symbol_from(op: Operation, reference: Any) -> Operation | None:
    """The symbol that a name or reference means at `op`; None if there is none."""
    table = nearest_symbol_table(op)
    return None if table is None else lookup_symbol_in(table, reference)


def _path(reference: Any) -> tuple[str, ...]:
    if isinstance(reference, SymbolRefAttr):
        return reference.path
    return (reference.value,) if isinstance(reference, StringAttr) else (reference,)


def _resolve_nested(
    root: Operation | None, path: tuple[str, ...], find: Callable[[Operation, str], Operation | None]
) -> Operation | None:
    symbol = root
    for name in path[1:]:
        if symbol is None or not symbol.info.has_trait("SymbolTable"):
            return None
        symbol = find(symbol, name)
    return symbol


def _may_be_unknown_table(op: Operation) -> bool:
    """Whether `op` is of an unknown dialect and could define a symbol table."""
    regions = op.region_list
    if regions is None or len(regions) != 1 or op.info.is_registered:
        return False
    context = op.info.context
    return context is None or context.dialect(op.info.dialect_name) is None


# -- uses ---------------------------------------------------------------------------------------------


class SymbolScope:
    """Where a symbol goes by the name `symbol`: in a region, or in an operation and its regions.

    Nested symbol tables are other scopes.
    """

    __slots__ = ("op", "region", "symbol")

    def __init__(self, symbol: SymbolRefAttr, region: Region | None, op: Operation | None) -> None:
        self.symbol = symbol
        self.region = region
        self.op = op

    def operations(self) -> list[Operation]:
        """The operations in the scope, in MLIR's order."""
        if self.op is None:
            return [] if self.region is None else operations_in_scope([self.region])
        if self.op.region_list is None or self.op.info.has_trait("SymbolTable"):
            return [self.op]
        return [self.op, *operations_in_scope(self.op.region_list)]


def with_regions(region: Region) -> list[Operation]:
    """The operations directly in a region that have regions themselves."""
    operations: list[Operation] = []
    for block in region.get_blocks():
        op = block.first
        while op is not None:
            if op.region_list is not None:
                operations.append(op)
            op = op.next_op
    return operations


def operations_in_scope(regions: list[Region]) -> list[Operation]:
    """The operations in `regions`, without those inside of nested symbol tables."""
    operations: list[Operation] = []
    pending = list(regions)
    while pending:
        for block in pending.pop().get_blocks():
            op = block.first
            while op is not None:
                operations.append(op)
                if op.region_list is not None and not op.info.has_trait("SymbolTable"):
                    pending.extend(op.region_list)
                op = op.next_op
    return operations


def symbol_uses_of(symbol: Any, limit: Operation) -> list[SymbolUse] | None:
    """The references to a symbol (operation or name) within `limit`.

    None if an operation of an unknown dialect in between might be a symbol table.
    """
    uses_inside: list[SymbolUse] = []
    for scope in symbol_scopes(symbol, limit):
        uses = _collect_uses(scope, scope.symbol.path)
        if uses is None:
            return None
        uses_inside.extend(uses)
    return uses_inside


def symbol_uses_in(op: Operation) -> list[SymbolUse] | None:
    """The references that an operation holds, and those inside of it that are not in nested symbol tables.

    None if an operation of an unknown dialect among them might be a symbol table.
    """
    return _collect_uses(SymbolScope(FlatSymbolRefAttr(""), None, op), ())


def symbol_uses_in_region(region: Region) -> list[SymbolUse] | None:
    """The references that operations in a region hold, but for those in nested symbol tables.

    None if an operation of an unknown dialect among them might be a symbol table.
    """
    return _collect_uses(SymbolScope(FlatSymbolRefAttr(""), region, None), ())


def symbol_known_use_empty(symbol: Any, limit: Operation) -> bool:
    """Whether it is certain that nothing within `limit` refers to a symbol (operation or name)."""
    uses = symbol_uses_of(symbol, limit)
    return uses is not None and not uses


def replace_all_symbol_uses_of(symbol: Any, name: str, limit: Operation) -> None:
    """Replace the references to a symbol (operation or name) within `limit` by ones to `name`."""
    for scope in symbol_scopes(symbol, limit):
        _replace_in(scope, name)


def symbol_scopes(symbol: Any, limit: Operation) -> list[SymbolScope]:
    """The scopes within `limit` in which a symbol can be named, with its name in each."""
    if isinstance(symbol, (str, StringAttr)):
        root = FlatSymbolRefAttr(_path(symbol)[0])
        return [SymbolScope(root, region, None) for region in limit.region_list or ()]
    name = _require_name(symbol)
    ancestors: set[int] = set()
    ancestor: Operation | None = limit
    while ancestor is not None:
        if ancestor is symbol:
            # References inside a symbol to itself go through the table around it.
            outer = limit.parent_op
            if outer is not None and nearest_symbol_table(outer) is symbol.parent_op:
                return [SymbolScope(FlatSymbolRefAttr(name), None, limit)]
            return []
        ancestors.add(id(ancestor))
        ancestor = ancestor.parent_op
    common: Operation | None = symbol.parent_op
    while common is not None and id(common) not in ancestors:
        common = common.parent_op
    if common is None:
        raise MLIRError("the symbol and the operation to search have no common ancestor")
    references, tables, is_complete = _valid_references(symbol, name, common)
    if common is limit:
        return [
            SymbolScope(reference, table.region_at(0), None)
            for reference, table in zip(references, tables, strict=True)
        ]
    return [SymbolScope(references[-1], None, limit)] if is_complete else []


def _valid_references(
    symbol: Operation, name: str, within: Operation
) -> tuple[list[SymbolRefAttr], list[Operation], bool]:
    """How `symbol` is named from each table around it up to `within`, with the tables; and if all are."""
    table = symbol.parent_op
    assert table is not None
    path = [name]
    references: list[SymbolRefAttr] = [FlatSymbolRefAttr(name)]
    tables: list[Operation] = [table]
    while table is not within:
        table_name = symbol_name(table)
        outer = table.parent_op
        if not table.info.has_trait("SymbolTable") or table_name is None or outer is None:
            return references, tables, False
        path.insert(0, table_name)
        references.append(make_symbol_ref(path))
        tables.append(outer)
        table = outer
    return references, tables, True


def _collect_uses(scope: SymbolScope, prefix: tuple[str, ...]) -> list[SymbolUse] | None:
    """The references in the scope that begin with `prefix`."""
    uses: list[SymbolUse] = []
    without: set[int] = set()
    for op in scope.operations():
        if _may_be_unknown_table(op):
            return None
        # Operations share their dictionaries.
        if id(op.props) in without and id(op.attrs) in without:
            continue
        for reference in symbol_references(op, without):
            if reference.path[: len(prefix)] == prefix:
                uses.append(SymbolUse(op, reference))
    return uses


def symbol_references(op: Operation, without: set[int] | None = None) -> list[SymbolRefAttr]:
    """The symbol references in the attributes of `op`, outermost first.

    `without` has the identities of attributes that hold no references, and gets more of them: it serves
    those who look at many operations, none of which changes meanwhile.
    """
    references: list[SymbolRefAttr] = []

    def visit(value: Any) -> bool:
        if isinstance(value, SymbolRefAttr):
            references.append(value)
            return False
        return True

    for attribute in entries_of(op).values():
        if without is None:
            walk_attributes(attribute, visit)
        elif id(attribute) not in without:
            count = len(references)
            walk_attributes(attribute, visit)
            if len(references) == count:
                without.add(id(attribute))
    if without is not None and not references:
        without.update((id(op.props), id(op.attrs)))
    return references


def _replace_in(scope: SymbolScope, name: str) -> None:
    old = scope.symbol.path

    def replacement(value: Any) -> Attribute | None:
        if not isinstance(value, SymbolRefAttr):
            return None
        if value.path[: len(old)] != old:
            return value
        return make_symbol_ref([*old[:-1], name, *value.path[len(old) :]])

    replacer = AttributeReplacer(replacement)
    for op in scope.operations():
        replacer.replace_in(op)


# -- rules --------------------------------------------------------------------------------------------


def verify_symbol_table(op: Operation) -> None:
    """The rules of the trait `SymbolTable`, then those of the operations in it that use symbols."""
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
            # It is unknown which symbols those define.
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
    """Of an operation, and of its discardable attributes."""
    check = user.info.verify_symbol_uses
    if check is not None:
        check(user, tables)
    if user.attrs is not EMPTY_DICTIONARY:
        for value in user.attrs.entries.values():
            # As SymbolUserAttrInterface.
            check_value = getattr(value, "verify_symbol_uses", None)
            if check_value is not None:
                check_value(user, tables)
