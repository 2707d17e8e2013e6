"""Making the symbols directly in an operation private, except for the names in an option."""

from __future__ import annotations

from collections.abc import Collection

from mlirkit.core.interfaces import is_symbol
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbols import SYMBOL_VISIBILITY, symbol_name
from mlirkit.passes.pass_base import Pass


def privatize_symbols(op: Operation, excluded: Collection[str] = ()) -> None:
    """Make the symbols in an operation's regions private."""
    private = StringAttr("private")
    for region in op.region_list or ():
        for symbol in region.ops():
            if is_symbol(symbol) and symbol_name(symbol) not in excluded:
                symbol.set_attribute(SYMBOL_VISIBILITY, private)


class SymbolPrivatize(Pass):
    """`symbol-privatize`."""

    ARGUMENT = "symbol-privatize"
    IS_DEFINED = True

    def run(self) -> None:
        excluded: list[str] = self.options.exclude
        privatize_symbols(self.operation, frozenset(excluded))
