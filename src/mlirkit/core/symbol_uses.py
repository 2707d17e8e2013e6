"""References to symbols: the scopes in which a symbol has a name, its uses in them, and their replacement.

Mirror: mlir/lib/IR/SymbolTable.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mlirkit.core.attribute import Attribute
from mlirkit.core.attribute_walk import AttributeReplacer, walk_attributes
from mlirkit.core.operation_parts import entries_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr, SymbolRefAttr, make_symbol_ref
from mlirkit.core.symbols import (
    may_be_unknown_table,
    nearest_symbol_table,
    require_symbol_name,
    symbol_name,
    symbol_path,
)
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


class SymbolUse:
    """One reference to a symbol: the operation that holds it, and the reference."""

    __slots__ = ("symbol_ref", "user")

    def __init__(self, user: Operation, symbol_ref: SymbolRefAttr) -> None:
        self.user = user
        self.symbol_ref = symbol_ref

    def __repr__(self) -> str:
        return f"<SymbolUse of @{'::@'.join(self.symbol_ref.path)} in {self.user.info.name}>"


class SymbolScope:
    """A region, or an operation and its regions, in which a symbol has the name `symbol`.

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
    """The operations in `regions`; nested symbol tables are included without their contents."""
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
    """The references of an operation and of its nested operations, without nested symbol tables' contents.

    None if one of these operations is of an unknown dialect and might be a symbol table.
    """
    return _collect_uses(SymbolScope(FlatSymbolRefAttr(""), None, op), ())


def symbol_uses_in_region(region: Region) -> list[SymbolUse] | None:
    """The references of operations in a region, without the contents of nested symbol tables.

    None if one of these operations is of an unknown dialect and might be a symbol table.
    """
    return _collect_uses(SymbolScope(FlatSymbolRefAttr(""), region, None), ())


def symbol_known_use_empty(symbol: Any, limit: Operation) -> bool:
    """Whether it is certain that nothing within `limit` refers to a symbol (operation or name)."""
    uses = symbol_uses_of(symbol, limit)
    return uses is not None and not uses


def replace_all_symbol_uses_of(symbol: Any, name: str, limit: Operation) -> None:
    """Replace the references to a symbol (operation or name) within `limit` by references to `name`."""
    for scope in symbol_scopes(symbol, limit):
        replace_in_scope(scope, name)


def symbol_scopes(symbol: Any, limit: Operation) -> list[SymbolScope]:
    """The scopes within `limit` in which a symbol can be named, with its name in each."""
    if isinstance(symbol, (str, StringAttr)):
        root = FlatSymbolRefAttr(symbol_path(symbol)[0])
        return [SymbolScope(root, region, None) for region in limit.region_list or ()]
    name = require_symbol_name(symbol)
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
            for reference, table in zip(references, tables)
        ]
    return [SymbolScope(references[-1], None, limit)] if is_complete else []


def _valid_references(
    symbol: Operation, name: str, within: Operation
) -> tuple[list[SymbolRefAttr], list[Operation], bool]:
    """References to `symbol` from the tables around it up to `within`, the tables, and whether all exist."""
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
        if may_be_unknown_table(op):
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
    callers that visit many operations while none of them changes.
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


def replace_in_scope(scope: SymbolScope, name: str) -> None:
    """Replace the references to a symbol in a scope by references to `name`."""
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
