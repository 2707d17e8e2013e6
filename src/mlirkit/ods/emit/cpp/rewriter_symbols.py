"""What a pattern has bound to names: variables of the rewriter, and the C++ by which they are used.

$x         an operand, attribute or property that was matched; all results of an operation
$x__1      one of several results or values
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from mlirkit.ods.emit.cpp.multimap_order import OrderedMultimap
from mlirkit.ods.model import ArgumentKind, NamedTypeConstraint, Operator
from mlirkit.ods.model.pattern import DagNode

_INDEX = re.compile(r"\d+")


class SymbolKind(Enum):
    """What a name stands for."""

    ATTRIBUTE = "attribute"
    PROPERTY = "property"
    OPERAND = "operand"
    RESULT = "result"
    VALUE = "value"
    SEVERAL_VALUES = "several values"


class Symbol:
    """Something that has a name."""

    __slots__ = ("argument", "interface_type", "kind", "node_key", "operator", "sub_index", "variable")

    def __init__(
        self,
        kind: SymbolKind,
        operator: Operator | None = None,
        argument: int | None = None,
        *,
        node_key: str = "",
        sub_index: int | None = None,
        interface_type: str = "",
    ) -> None:
        self.kind = kind
        self.operator = operator
        # Which argument of the operator, or how many values.
        self.argument = argument
        # Of operands: the dag they are in, and which of a variadic one's values.
        self.node_key = node_key
        self.sub_index = sub_index
        self.interface_type = interface_type
        # The variable's name where it is not that of the symbol.
        self.variable = ""

    @property
    def place(self) -> tuple[str, int | None, int | None]:
        """What tells symbols of one name apart."""
        return self.node_key, self.argument, self.sub_index

    def variable_name(self, name: str) -> str:
        return self.variable or name

    @property
    def value_count(self) -> int:
        """How many values, which may be variadic, the name stands for."""
        if self.kind is SymbolKind.RESULT:
            assert self.operator is not None
            return len(self.operator.results)
        if self.kind is SymbolKind.SEVERAL_VALUES:
            assert self.argument is not None
            return self.argument
        return 1

    @property
    def variable_type(self) -> str:
        """The C++ type of the variable."""
        if self.kind is SymbolKind.ATTRIBUTE:
            if self.operator is None or self.argument is None:
                return "::mlir::Attribute"
            _, index = self.operator.arguments[self.argument]
            return self.operator.attributes[index].attribute.storage_type
        if self.kind is SymbolKind.PROPERTY:
            if self.operator is None or self.argument is None:
                return self.interface_type
            _, index = self.operator.arguments[self.argument]
            return self.operator.properties[index].property.interface_type
        if self.kind is SymbolKind.RESULT:
            assert self.operator is not None
            return self.operator.qualified_class_name
        if self.kind is SymbolKind.OPERAND:
            return "::mlir::Operation::operand_range"
        return "::mlir::Value" if self.kind is SymbolKind.VALUE else "::mlir::ValueRange"

    def declaration(self, name: str) -> str:
        """The variable, declared."""
        start = "(op0->getOperands())" if self.kind is SymbolKind.OPERAND else ""
        return f"{self.variable_type} {self.variable_name(name)}{start};\n"

    def parameter(self, name: str) -> str:
        """The variable as a parameter of a function."""
        return f"{self.variable_type} &{self.variable_name(name)}"

    @property
    def operand(self) -> NamedTypeConstraint:
        assert self.operator is not None and self.argument is not None
        return self.operator.operands[self.operator.arguments[self.argument][1]]

    def value_uses(self, name: str, index: int) -> list[str]:
        """The C++ of the values that a name stands for, or of the one with an index (-1 for all)."""
        if self.kind is SymbolKind.OPERAND:
            operand = self.operand
            if operand.is_optional:
                return [f"({name}.empty() ? ::mlir::Value() : *{name}.begin())"]
            if operand.is_variable_length and self.sub_index is None:
                return [name]
            return [f"(*{name}.begin())"]
        if self.kind is SymbolKind.RESULT:
            assert self.operator is not None
            if index < 0 and not self.operator.results:
                return [name]
            indices = [index] if index >= 0 else range(len(self.operator.results))
            return [
                f"{name}.getODSResults({one})"
                if self.operator.results[one].is_variadic
                else f"(*{name}.getODSResults({one}).begin())"
                for one in indices
            ]
        if self.kind is SymbolKind.SEVERAL_VALUES:
            return [f"{name}[{index}]" if index >= 0 else f"{name}.begin(), {name}.end()"]
        return [name]

    def range_uses(self, name: str, index: int) -> list[str]:
        """The C++ of the ranges of values that a name stands for."""
        if self.kind is SymbolKind.RESULT:
            assert self.operator is not None
            indices = [index] if index >= 0 else range(len(self.operator.results))
            return [f"{name}.getODSResults({one})" for one in indices]
        if self.kind is SymbolKind.VALUE:
            return [f"{{{name}}}"]
        if self.kind is SymbolKind.SEVERAL_VALUES:
            return [f"{name}[{index}]" if index >= 0 else f"{name}.begin(), {name}.end()"]
        return [name]


class SymbolTable:
    """The symbols of a pattern; `error` makes the errors about them."""

    def __init__(self, error: Callable[[str], Exception]) -> None:
        self.symbols: OrderedMultimap[Symbol] = OrderedMultimap()
        self._error = error

    # -- binding --------------------------------------------------------------------------------------

    def bind_argument(self, node: DagNode, name: str, argument: int, sub_index: int | None = None) -> bool:
        """Bind an argument of an operation; several operands may have one name."""
        if value_pack_name(name)[0] != name:
            raise self._error(f"symbol '{name}' with trailing index cannot bind to op argument")
        operator = node.operation
        kind, _ = operator.arguments[argument]
        if kind is ArgumentKind.OPERAND:
            symbol = Symbol(SymbolKind.OPERAND, operator, argument, node_key=node.key, sub_index=sub_index)
        else:
            is_attribute = kind is ArgumentKind.ATTRIBUTE
            symbol = Symbol(SymbolKind.ATTRIBUTE if is_attribute else SymbolKind.PROPERTY, operator, argument)
        others = self.symbols.values(name)
        if others and not (symbol.kind is SymbolKind.OPERAND and others[0].kind is SymbolKind.OPERAND):
            return False
        self.symbols.insert(name, symbol)
        return True

    def bind(self, name: str, symbol: Symbol) -> bool:
        """Bind something else; False if the name is taken."""
        is_free = not self.symbols.values(name)
        self.symbols.insert(name, symbol)
        return is_free

    def bind_result(self, name: str, operator: Operator) -> bool:
        """Bind the results of an operation."""
        return self.bind(value_pack_name(name)[0], Symbol(SymbolKind.RESULT, operator))

    def bind_values(self, name: str, count: int) -> bool:
        """Bind values that native code gives."""
        kind = SymbolKind.SEVERAL_VALUES if count > 1 else SymbolKind.VALUE
        return self.bind(value_pack_name(name)[0], Symbol(kind, None, count if count > 1 else None))

    def name_variables(self) -> None:
        """Give operands that share a name variables of their own."""
        used: set[str] = set()
        for name, symbols in self.symbols.groups():
            number = 0
            for symbol in symbols[1:]:
                while f"{name}{number}" in used or self.symbols.values(f"{name}{number}"):
                    number += 1
                symbol.variable = f"{name}{number}"
                used.add(symbol.variable)
                number += 1

    # -- looking up -----------------------------------------------------------------------------------

    def operand(self, name: str, node: DagNode, argument: int, sub_index: int | None = None) -> Symbol:
        """The symbol of a name that an argument is bound to."""
        for symbol in self.symbols.values(value_pack_name(name)[0]):
            if symbol.place == (node.key, argument, sub_index):
                return symbol
        raise self._error(f"symbol not found: {name}")

    def same(self, name: str, symbol: Symbol) -> Symbol | None:
        """The symbol of a name that stands for the same as another table's."""
        for one in self.symbols.values(value_pack_name(name)[0]):
            if one.place == symbol.place:
                return one
        return None

    def value_count(self, name: str) -> int:
        """How many values a name stands for."""
        pack, _ = value_pack_name(name)
        return 1 if pack != name else self.symbols.values(name)[0].value_count

    def value_use(self, name: str, use: Callable[[str], str] = str, separator: str = ", ") -> str:
        """The C++ for the values that a name stands for."""
        symbol, pack, index = self._symbol(name)
        return separator.join([use(text) for text in symbol.value_uses(pack, index)])

    def range_use(self, name: str, use: Callable[[str], str], separator: str) -> str:
        """The C++ for the ranges of values that a name stands for."""
        symbol, pack, index = self._symbol(name)
        return separator.join([use(text) for text in symbol.range_uses(pack, index)])

    def _symbol(self, name: str) -> tuple[Symbol, str, int]:
        pack, index = value_pack_name(name)
        symbols = self.symbols.values(pack)
        if not symbols or index >= max(symbols[0].value_count, 1):
            raise self._error(f"referencing unbound symbol '{name}'")
        return symbols[0], pack, index


def value_pack_name(name: str) -> tuple[str, int]:
    """The name without the index behind two underscores, and the index, -1 for none."""
    pack, separator, index = name.rpartition("__")
    match = _INDEX.match(index)
    if not separator or match is None:
        return name, -1
    return pack, int(match[0])
