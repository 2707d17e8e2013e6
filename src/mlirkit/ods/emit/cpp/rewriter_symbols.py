"""The bound names of a pattern: variables of the rewriter, and the C++ that uses them.

$x         a matched operand, attribute or property; all results of an operation
$x__1      one of several results or values
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.ods.model.pattern_symbols import Symbol, SymbolKind, SymbolTable


def variable_type(symbol: Symbol) -> str:
    """The C++ type of the variable."""
    if symbol.kind is SymbolKind.ATTRIBUTE:
        if symbol.operator is None or symbol.argument is None:
            return "::mlir::Attribute"
        _, index = symbol.operator.arguments[symbol.argument]
        return symbol.operator.attributes[index].attribute.storage_type
    if symbol.kind is SymbolKind.PROPERTY:
        if symbol.operator is None or symbol.argument is None:
            return symbol.interface_type
        _, index = symbol.operator.arguments[symbol.argument]
        return symbol.operator.properties[index].property.interface_type
    if symbol.kind is SymbolKind.RESULT:
        assert symbol.operator is not None
        return symbol.operator.qualified_class_name
    if symbol.kind is SymbolKind.OPERAND:
        return "::mlir::Operation::operand_range"
    return "::mlir::Value" if symbol.kind is SymbolKind.VALUE else "::mlir::ValueRange"


def declaration(symbol: Symbol, name: str) -> str:
    """The declaration of the variable."""
    start = "(op0->getOperands())" if symbol.kind is SymbolKind.OPERAND else ""
    return f"{variable_type(symbol)} {symbol.variable_name(name)}{start};\n"


def parameter(symbol: Symbol, name: str) -> str:
    """The variable as a parameter of a function."""
    return f"{variable_type(symbol)} &{symbol.variable_name(name)}"


def value_uses(symbol: Symbol, name: str, index: int) -> list[str]:
    """The C++ of a name's values, or of the value with an index (-1 for all)."""
    if symbol.kind is SymbolKind.OPERAND:
        operand = symbol.operand
        if operand.is_optional:
            return [f"({name}.empty() ? ::mlir::Value() : *{name}.begin())"]
        if operand.is_variable_length and symbol.sub_index is None:
            return [name]
        return [f"(*{name}.begin())"]
    if symbol.kind is SymbolKind.RESULT:
        assert symbol.operator is not None
        if index < 0 and not symbol.operator.results:
            return [name]
        indices = [index] if index >= 0 else range(len(symbol.operator.results))
        return [
            f"{name}.getODSResults({number})"
            if symbol.operator.results[number].is_variadic
            else f"(*{name}.getODSResults({number}).begin())"
            for number in indices
        ]
    if symbol.kind is SymbolKind.SEVERAL_VALUES:
        return [f"{name}[{index}]" if index >= 0 else f"{name}.begin(), {name}.end()"]
    return [name]


def range_uses(symbol: Symbol, name: str, index: int) -> list[str]:
    """The C++ of the value ranges of a name."""
    if symbol.kind is SymbolKind.RESULT:
        assert symbol.operator is not None
        indices = [index] if index >= 0 else range(len(symbol.operator.results))
        return [f"{name}.getODSResults({number})" for number in indices]
    if symbol.kind is SymbolKind.VALUE:
        return [f"{{{name}}}"]
    if symbol.kind is SymbolKind.SEVERAL_VALUES:
        return [f"{name}[{index}]" if index >= 0 else f"{name}.begin(), {name}.end()"]
    return [name]


class CppSymbols(SymbolTable):
    """The symbols of a rewriter, with the C++ that uses them."""

    def value_use(self, name: str, use: Callable[[str], str] = str, separator: str = ", ") -> str:
        """The C++ of all values of a name."""
        symbol, pack, index = self.symbol(name)
        return separator.join([use(text) for text in value_uses(symbol, pack, index)])

    def range_use(self, name: str, use: Callable[[str], str], separator: str) -> str:
        """The C++ of all value ranges of a name."""
        symbol, pack, index = self.symbol(name)
        return separator.join([use(text) for text in range_uses(symbol, pack, index)])
