"""What the parts of one rewriter share: its pattern, its text, the symbols bound so far.

Also the directives behind the arguments of an operation: `location` and `returnType`.
"""

from __future__ import annotations

from mlirkit.ods.emit.cpp.format_string import FormatContext
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.rewriter_symbols import Symbol, SymbolKind, SymbolTable
from mlirkit.ods.model.pattern import DagArgument, DagLeaf, DagNode, NodeKind, Pattern
from mlirkit.ods.model.pattern_reader import PatternReader
from mlirkit.support.diagnostics import MLIRError, ParseError


class Directives:
    """The directives at the end of a dag's arguments."""

    __slots__ = ("count", "location", "return_type")

    def __init__(self, location: DagNode | None, return_type: DagNode | None, count: int) -> None:
        self.location = location
        self.return_type = return_type
        self.count = count


class RewriterScope:
    """One rewriter, or one matcher that several share."""

    def __init__(self, pattern: Pattern, reader: PatternReader, text: IndentedText) -> None:
        self.pattern = pattern
        self.reader = reader
        self.text = text
        self.context = FormatContext(_builder="rewriter")
        self.symbols = self.new_symbols()

    def new_symbols(self) -> SymbolTable:
        return SymbolTable(self.error)

    def error(self, message: str) -> ParseError:
        """An error at the pattern."""
        return self.reader.error(self.pattern, message)

    # -- symbols --------------------------------------------------------------------------------------

    def bind_node(self, tree: DagNode, symbols: SymbolTable | None = None, *, is_source: bool) -> None:
        """Bind the names in a dag; those of arguments only if it is what is matched."""
        binder = _Binder(self, self.symbols if symbols is None else symbols, is_source)
        binder.bind(tree)

    # -- directives -----------------------------------------------------------------------------------

    def directives(self, tree: DagNode) -> Directives:
        """The directives at the end of the arguments."""
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
                    raise self.error("`location` directive can only be specified once")
                location = node
            else:
                if return_type is not None:
                    raise self.error("`returnType` directive can only be specified once")
                return_type = node
        return Directives(location, return_type, count)

    def location(self, directives: Directives) -> str:
        """The C++ of the location of what is made: by default that of all that was matched."""
        tree = directives.location
        if tree is None:
            return "odsLoc"
        if not tree.arguments:
            raise MLIRError("At least one argument to location directive required")
        if tree.symbol:
            raise self.error("cannot bind symbol to location")
        if len(tree.arguments) == 1:
            text = _text(tree.arguments[0])
            if text is not None:
                return f'::mlir::NameLoc::get(rewriter.getStringAttr("{text}"))'
            return self._location_of(tree.arguments[0])
        metadata = ""
        locations = []
        for argument in tree.arguments:
            text = _text(argument)
            if text is None:
                locations.append(self._location_of(argument))
                continue
            if metadata:
                raise MLIRError("Only one string attribute may be specified")
            metadata = text
        rest = f', rewriter.getStringAttr("{metadata}")' if metadata else ""
        return f"rewriter.getFusedLoc({{{', '.join(locations)}}}{rest})"

    def _location_of(self, argument: DagArgument) -> str:
        return self.symbols.value_use(argument.name, lambda value: f"{value}.getLoc()")


def _text(argument: DagArgument) -> str | None:
    return None if argument.leaf is None else argument.leaf.text


class _Binder:
    """Binds the names in a dag."""

    def __init__(self, scope: RewriterScope, symbols: SymbolTable, is_source: bool) -> None:
        self.scope = scope
        self.symbols = symbols
        self.is_source = is_source

    def bind(self, tree: DagNode) -> None:
        if tree.kind is NodeKind.NATIVE_CODE:
            self._bind_native_code(tree)
        elif tree.kind is NodeKind.OPERATION:
            self._bind_operation(tree)
        elif tree.symbol:
            raise self.scope.error(
                f"binding symbol '{tree.symbol}' to non-operation/native code call unsupported right now"
            )

    def _check(self, is_bound: bool, name: str) -> None:
        if not is_bound:
            raise self.scope.error(f"symbol '{name}' bound more than once")

    def _bind_native_code(self, tree: DagNode) -> None:
        if tree.symbol:
            if self.is_source:
                raise self.scope.error(
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
        """What an argument of native code is."""
        if leaf.is_property_matcher:
            if not leaf.interface_type:
                raise self.scope.error(
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
            raise self.scope.error(
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
