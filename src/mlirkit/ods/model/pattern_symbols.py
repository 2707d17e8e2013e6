"""The names in a rewrite rule and their bindings, and the directives after an operation's arguments.

$x         a matched operand, attribute or property; all results of an operation
$x__1      one of several results or values

Generated C++ names variables after symbols (ods/emit/cpp/rewriter_symbols.py), live rules store values by
symbol (ods/live/rewriting/rule_values.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from mlirkit.ods.model.multimap_order import OrderedMultimap
from mlirkit.ods.model.operator import ArgumentKind, NamedTypeConstraint, Operator
from mlirkit.ods.model.pattern import DagArgument, DagLeaf, DagNode, NodeKind, Pattern

_INDEX = re.compile(r"\d+")

# Makes the error of an invalid rule.
ErrorFactory = Callable[[str], Exception]


class SymbolKind(Enum):
    """The kind of a symbol."""

    ATTRIBUTE = "attribute"
    PROPERTY = "property"
    OPERAND = "operand"
    RESULT = "result"
    VALUE = "value"
    SEVERAL_VALUES = "several values"


class Symbol:
    """A named operand, attribute, property, result or value."""

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
        # The index of the operator's argument, or the number of values.
        self.argument = argument
        # For operands: the dag of the operand, and the index of the value in a variadic operand.
        self.node_key = node_key
        self.sub_index = sub_index
        self.interface_type = interface_type
        # The variable's name if it differs from the symbol's name.
        self.variable = ""

    @property
    def place(self) -> tuple[str, int | None, int | None]:
        """The key that distinguishes symbols with the same name."""
        return self.node_key, self.argument, self.sub_index

    def variable_name(self, name: str) -> str:
        return self.variable or name

    @property
    def value_count(self) -> int:
        """The number of values of the name; a value may be variadic."""
        if self.kind is SymbolKind.RESULT:
            assert self.operator is not None
            return len(self.operator.results)
        if self.kind is SymbolKind.SEVERAL_VALUES:
            assert self.argument is not None
            return self.argument
        return 1

    @property
    def operand(self) -> NamedTypeConstraint:
        assert self.operator is not None and self.argument is not None
        return self.operator.operands[self.operator.arguments[self.argument][1]]


class SymbolTable:
    """The symbols of a pattern; `error` makes their errors."""

    def __init__(self, error: ErrorFactory) -> None:
        self.symbols: OrderedMultimap[Symbol] = OrderedMultimap()
        self.error = error

    # -- binding --------------------------------------------------------------------------------------

    def bind_argument(self, node: DagNode, name: str, argument: int, sub_index: int | None = None) -> bool:
        """Bind an argument of an operation; several operands may have the same name."""
        if value_pack_name(name)[0] != name:
            raise self.error(f"symbol '{name}' with trailing index cannot bind to op argument")
        operator = node.operation
        kind, _ = operator.arguments[argument]
        if kind is ArgumentKind.OPERAND:
            symbol = Symbol(SymbolKind.OPERAND, operator, argument, node_key=node.key, sub_index=sub_index)
        else:
            is_attribute = kind is ArgumentKind.ATTRIBUTE
            symbol = Symbol(SymbolKind.ATTRIBUTE if is_attribute else SymbolKind.PROPERTY, operator, argument)
        namesakes = self.symbols.values(name)
        if namesakes and not (symbol.kind is SymbolKind.OPERAND and namesakes[0].kind is SymbolKind.OPERAND):
            return False
        self.symbols.insert(name, symbol)
        return True

    def bind(self, name: str, symbol: Symbol) -> bool:
        """Bind a name to another symbol; False if the name is taken."""
        is_free = not self.symbols.values(name)
        self.symbols.insert(name, symbol)
        return is_free

    def bind_result(self, name: str, operator: Operator) -> bool:
        """Bind the results of an operation."""
        return self.bind(value_pack_name(name)[0], Symbol(SymbolKind.RESULT, operator))

    def bind_values(self, name: str, count: int) -> bool:
        """Bind the values that native code returns."""
        kind = SymbolKind.SEVERAL_VALUES if count > 1 else SymbolKind.VALUE
        return self.bind(value_pack_name(name)[0], Symbol(kind, None, count if count > 1 else None))

    def name_variables(self) -> None:
        """Give separate variables to operands with the same name."""
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
        """The symbol of a name that is bound to an argument."""
        for symbol in self.symbols.values(value_pack_name(name)[0]):
            if symbol.place == (node.key, argument, sub_index):
                return symbol
        raise self.error(f"symbol not found: {name}")

    def same(self, name: str, symbol: Symbol) -> Symbol | None:
        """The symbol of a name that has the same place as `symbol`, a symbol of another table."""
        for candidate in self.symbols.values(value_pack_name(name)[0]):
            if candidate.place == symbol.place:
                return candidate
        return None

    def value_count(self, name: str) -> int:
        """The number of values of a name."""
        pack, _ = value_pack_name(name)
        return 1 if pack != name else self.symbols.values(name)[0].value_count

    def symbol(self, name: str) -> tuple[Symbol, str, int]:
        """The symbol of a name, the name without an index, and the index, -1 for none."""
        pack, index = value_pack_name(name)
        symbols = self.symbols.values(pack)
        if not symbols or index >= max(symbols[0].value_count, 1):
            raise self.error(f"referencing unbound symbol '{name}'")
        return symbols[0], pack, index


def value_pack_name(name: str) -> tuple[str, int]:
    """The name without the index after two underscores, and the index or -1."""
    pack, separator, index = name.rpartition("__")
    match = _INDEX.match(index)
    if not separator or match is None:
        return name, -1
    return pack, int(match[0])


class Directives:
    """The directives at the end of a dag's arguments."""

    __slots__ = ("count", "location", "return_type")

    def __init__(self, location: DagNode | None, return_type: DagNode | None, count: int) -> None:
        self.location = location
        self.return_type = return_type
        self.count = count


def directives_of(tree: DagNode, error: ErrorFactory) -> Directives:
    """The directives at the end of a dag's arguments."""
    location: DagNode | None = None
    return_type: DagNode | None = None
    count = 0
    for argument in reversed(tree.arguments):
        node = argument.node
        if node is None or node.kind not in (NodeKind.LOCATION, NodeKind.RETURN_TYPE):
            break
        count += 1
        if node.kind is NodeKind.LOCATION:
            if location is not None:
                raise error("`location` directive can only be specified once")
            location = node
        else:
            if return_type is not None:
                raise error("`returnType` directive can only be specified once")
            return_type = node
    return Directives(location, return_type, count)


def result_offsets(pattern: Pattern, symbols: SymbolTable, error: ErrorFactory) -> tuple[list[int], int]:
    """The first result of the root that each result of a rule replaces, and the first replacing result.

    The last results of a rule replace the root's; results before them, with negative offsets, are auxiliary.
    """
    expected = len(pattern.source.operation.results)
    count = len(pattern.results)
    offsets = [expected] * (count + 1)
    first = count if expected == 0 else -1
    for index in range(count - 1, -1, -1):
        offsets[index] = offsets[index + 1] - _value_count(pattern.results[index], symbols)
        if offsets[index] == 0:
            if first == -1:
                first = index
        elif offsets[index] < 0 < offsets[index + 1]:
            raise error(
                f"cannot use the same multi-result op '{pattern.results[index].symbol}' to generate both "
                "auxiliary values and values to be used for replacing the matched op"
            )
    if offsets[0] > 0:
        raise error("not enough values generated to replace the matched op")
    return offsets, first


def _value_count(node: DagNode, symbols: SymbolTable) -> int:
    if node.kind is NodeKind.OPERATION:
        return symbols.value_count(node.symbol) if node.symbol else len(node.operation.results)
    return node.returns if node.kind is NodeKind.NATIVE_CODE else 1


class SymbolBinder:
    """Binds the names in a dag; names of arguments only in a source dag."""

    def __init__(self, symbols: SymbolTable, error: ErrorFactory, *, is_source: bool) -> None:
        self.symbols = symbols
        self.error = error
        self.is_source = is_source

    def bind(self, tree: DagNode) -> None:
        if tree.kind is NodeKind.NATIVE_CODE:
            self._bind_native_code(tree)
        elif tree.kind is NodeKind.OPERATION:
            self._bind_operation(tree)
        elif tree.symbol:
            raise self.error(
                f"binding symbol '{tree.symbol}' to non-operation/native code call unsupported right now"
            )

    def _check(self, is_bound: bool, name: str) -> None:
        if not is_bound:
            raise self.error(f"symbol '{name}' bound more than once")

    def _bind_native_code(self, tree: DagNode) -> None:
        if tree.symbol:
            if self.is_source:
                raise self.error(
                    f"binding symbol '{tree.symbol}' to NativecodeCall in MatchPattern is not supported"
                )
            self._check(self.symbols.bind_values(tree.symbol, tree.returns), tree.symbol)
        for argument in tree.arguments:
            if argument.node is not None:
                self.bind(argument.node)
            elif self.is_source and argument.name not in ("", "_"):
                assert argument.leaf is not None
                symbol = self._symbol_of(argument.name, argument.leaf)
                self._check(self.symbols.bind(argument.name, symbol), argument.name)

    def _symbol_of(self, name: str, leaf: DagLeaf) -> Symbol:
        """The symbol of an argument of native code, by the kind of its leaf."""
        if leaf.is_property_matcher:
            if not leaf.interface_type:
                raise self.error(
                    f"binding symbol '{name}' in NativeCodeCall to a property constraint without specifying "
                    "that constraint's type is unsupported"
                )
            return Symbol(SymbolKind.PROPERTY, interface_type=leaf.interface_type)
        if leaf.is_attribute_matcher or leaf.is_enum_case or leaf.is_constant_attribute:
            return Symbol(SymbolKind.ATTRIBUTE)
        return Symbol(SymbolKind.VALUE)

    def _bind_operation(self, tree: DagNode) -> None:
        operator = tree.operation
        nodes = [argument.node for argument in tree.arguments if argument.node is not None]
        eithers = sum([node.kind is NodeKind.EITHER for node in nodes])
        directives = sum([node.kind in (NodeKind.LOCATION, NodeKind.RETURN_TYPE) for node in nodes])
        if len(operator.arguments) != len(tree.arguments) - directives + eithers:
            raise self.error(
                f"op '{operator.name}' argument number mismatch: "
                f"{len(tree.arguments) + eithers} in pattern vs. {len(operator.arguments)} in definition"
            )
        if tree.symbol:
            self._check(self.symbols.bind_result(tree.symbol, operator), tree.symbol)
        position = 0
        for argument in tree.arguments:
            node = argument.node
            if node is None:
                if self.is_source:
                    self._bind_argument(tree, argument.name, position)
            elif node.kind is NodeKind.EITHER:
                for offset, inner in enumerate(node.arguments):
                    self._bind_inner(tree, inner, position + offset)
                # The two operands are arguments of the operation.
                position += 1
            elif node.kind is NodeKind.VARIADIC:
                self._bind_argument(tree, node.symbol, position)
                for index, inner in enumerate(node.arguments):
                    self._bind_inner(tree, inner, position, index)
            else:
                self.bind(node)
            position += 1

    def _bind_inner(
        self, parent: DagNode, argument: DagArgument, position: int, sub_index: int | None = None
    ) -> None:
        if argument.node is not None:
            self.bind(argument.node)
        else:
            self._bind_argument(parent, argument.name, position, sub_index)

    def _bind_argument(self, parent: DagNode, name: str, position: int, sub_index: int | None = None) -> None:
        if name not in ("", "_"):
            self._check(self.symbols.bind_argument(parent, name, position, sub_index), name)
