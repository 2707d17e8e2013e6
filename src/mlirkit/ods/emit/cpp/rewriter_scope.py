"""The state that the parts of one rewriter share: its pattern, its text and its bound symbols."""

from __future__ import annotations

from mlirkit.ods.emit.cpp.format_string import FormatContext
from mlirkit.ods.emit.cpp.indented_text import IndentedText
from mlirkit.ods.emit.cpp.rewriter_symbols import CppSymbols
from mlirkit.ods.model.pattern import DagArgument, DagNode, Pattern
from mlirkit.ods.model.pattern_reader import PatternReader
from mlirkit.ods.model.pattern_symbols import Directives, SymbolBinder
from mlirkit.support.diagnostics import MLIRError, ParseError


class RewriterScope:
    """One rewriter, or one matcher that several rewriters share."""

    def __init__(self, pattern: Pattern, reader: PatternReader, text: IndentedText) -> None:
        self.pattern = pattern
        self.reader = reader
        self.text = text
        self.context = FormatContext(_builder="rewriter")
        self.symbols = self.new_symbols()

    def new_symbols(self) -> CppSymbols:
        return CppSymbols(self.error)

    def error(self, message: str) -> ParseError:
        """An error at the pattern."""
        return self.reader.error(self.pattern, message)

    # -- symbols --------------------------------------------------------------------------------------

    def bind_node(self, tree: DagNode, symbols: CppSymbols | None = None, *, is_source: bool) -> None:
        """Bind the names in a dag; names of arguments only in a source dag."""
        table = self.symbols if symbols is None else symbols
        SymbolBinder(table, self.error, is_source=is_source).bind(tree)

    def location(self, directives: Directives) -> str:
        """The C++ of the location of new operations: by default that of all matched operations."""
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
