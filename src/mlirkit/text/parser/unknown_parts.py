"""The parts of operations with unknown syntax that are read at once: types, dictionaries, symbols."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.location import Location
from mlirkit.core.structural_attributes import DictionaryAttr, make_symbol_ref
from mlirkit.core.unknown_syntax import (
    AliasPart,
    DictionaryPart,
    LineBreak,
    Part,
    SymbolPart,
    TextPart,
    TypePart,
)
from mlirkit.support.diagnostics import LexError, MLIRError
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.unknown_extent import indent_at
from mlirkit.text.parser.unknown_names import UnknownNameParser
from mlirkit.text.parser.unknown_pieces import Group, LocationOfName, Name, Pieces
from mlirkit.text.tokens import (
    KW_AFFINE_MAP,
    KW_AFFINE_SET,
    KW_COMPLEX,
    KW_MEMREF,
    KW_TENSOR,
    KW_TUPLE,
    KW_VECTOR,
    L_PAREN,
)

_SYMBOL_NAME: Final = rb'@(?:"(?:[^"\\\n]|\\.)*"|[a-zA-Z_][a-zA-Z0-9_$.]*)'
_SYMBOL_TAIL: Final = LateRegex(rb"(?:::" + _SYMBOL_NAME + rb")+")
_SYMBOL: Final = LateRegex(rb'@(?:"((?:[^"\\\n]|\\.)*)"|([a-zA-Z_][a-zA-Z0-9_$.]*))')
# The parts of kept text that matter: symbols, strings, comments and line ends, names of aliases, and the
# beginnings of dialects' values.
_TEXT_PARTS: Final = LateRegex(
    _SYMBOL_NAME + rb"(?:::" + _SYMBOL_NAME + rb")*" + rb'|"(?:[^"\\\n]|\\.)*"'
    rb"|[ \t]*(?://[^\r\n]*)?[\r\n](?:[ \t\r\n]|//[^\r\n]*)*"
    rb"|[#!][a-zA-Z0-9_$-]+(?![a-zA-Z0-9_$.<-])"
    rb"|[#!][a-zA-Z0-9_$.-]+(?=<)"
)
# Parts that operations share.
_LINE_BREAKS: Final = [LineBreak(indent) for indent in range(16)]


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownPartParser(UnknownNameParser):
    """The part of the parser that reads parts of operations with unknown syntax."""

    __slots__ = ("_texts", "type_parts", "types_from", "value_parts")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        UnknownNameParser.__init__(self, buffer, context)
        # No type is tried in front of this offset, because parsing one has failed there.
        self.types_from: i64 = 0
        # Parts by their text.
        self._texts: dict[bytes, TextPart] = {}
        self.type_parts: dict[bytes, TypePart] = {}
        self.value_parts: dict[bytes, list[Part]] = {}

    def flush(self, pieces: Pieces, end: i64) -> None:
        """Make a part of the text in front of `end` that is in no part yet."""
        if end <= pieces.text_start:
            return
        text = self.data[pieces.text_start : end]
        pieces.text_start = end
        pieces.parts.append(self.text_part(text))

    def text_part(self, text: bytes) -> TextPart:
        """The part for fixed text."""
        part = self._texts.get(text)
        if part is None:
            part = TextPart(text.decode("utf-8", "surrogateescape"))
            self._texts[text] = part
        return part

    def line_break(self, pieces: Pieces, at: i64) -> LineBreak:
        """The part for the line break in front of a token at a byte offset."""
        if pieces.indent < 0:
            pieces.indent = indent_at(self.data, pieces.op_at)
        indent: i64 = indent_at(self.data, at) - pieces.indent
        return _LINE_BREAKS[indent] if 0 <= indent < 16 else LineBreak(max(indent, 0))

    def parse_kept_type(self, pieces: Pieces) -> Type | None:
        """Parse a type as a part; None if it is no type: the token is skipped then."""
        start = self.start
        kind = self.kind
        if kind in (KW_COMPLEX, KW_MEMREF, KW_TENSOR, KW_TUPLE, KW_VECTOR) and self.data[self.end] != 60:
            self.advance()
            return None
        self.flush(pieces, start)
        try:
            type = self.parse_type()
        except MLIRError:
            self.types_from = max(self.start, start + 1)
            self.reset(start)
            self.advance()
            return None
        end = self.last_end
        text = self.data[start:end]
        part = self.type_parts.get(text)
        if part is None:
            part = TypePart(type, tuple(self._text_parts(pieces, start, end)))
            if text.find(b"\n") < 0 and text.find(b"@") < 0:
                self.type_parts[text] = part
        pieces.parts.append(part)
        pieces.text_start = end
        return type

    def parse_kept_dialect_value(self, pieces: Pieces) -> None:
        """Parse an attribute of a dialect, an alias, or a type that could not be parsed, as parts."""
        start = self.start
        self.flush(pieces, start)
        self._parse_symbol()
        end = self.last_end
        text = self.data[start:end]
        parts = self.value_parts.get(text)
        if parts is None:
            parts = self._text_parts(pieces, start, end)
            # Aliases may be defined later.
            is_clear = text.find(b".") >= 0 or text.find(b"<") >= 0 or isinstance(parts[0], AliasPart)
            if is_clear and text.find(b"\n") < 0 and text.find(b"@") < 0:
                self.value_parts[text] = parts
        pieces.parts.extend(parts)
        pieces.text_start = end

    def _text_parts(self, pieces: Pieces, start: i64, end: i64) -> list[Part]:
        """Split text that was parsed as a whole at lines, aliases and symbols in unknown dialects' values."""
        data = self.data
        parts: list[Part] = []
        text_start: i64 = start
        # The end of the last value of a dialect; symbols outside of these are in attributes.
        value_end: i64 = start
        for match in _TEXT_PARTS.finditer(data, start, end):
            at: i64 = match.start()
            first: i64 = data[at]
            part: Part
            if first == 34:
                continue
            if first == 64:
                if at >= value_end:
                    continue
                part = self.symbol_part(pieces, match.group())
            elif first == 35 or first == 33:
                if data[match.end()] == 60:
                    value_end = max(value_end, self.angle_end(match.end()))
                    continue
                name = data[at + 1 : match.end()]
                value = self.attribute_aliases.get(name) if first == 35 else self.type_aliases.get(name)
                if value is None:
                    continue
                part = AliasPart(match.group().decode("ascii"), value)
            else:
                part = self.line_break(pieces, match.end())
            if at > text_start:
                parts.append(TextPart(data[text_start:at].decode("utf-8", "surrogateescape")))
            parts.append(part)
            text_start = match.end()
        if end > text_start:
            parts.append(TextPart(data[text_start:end].decode("utf-8", "surrogateescape")))
        return parts

    def skip_data(self) -> None:
        """Go behind `dense<...>` and similar literals."""
        kind = self.kind
        start = self.start
        try:
            if kind in (KW_AFFINE_MAP, KW_AFFINE_SET):
                self.parse_attribute()
            else:
                self.reset(self.body_end(self.end))
        except MLIRError:
            self.reset(start)
            self.advance()

    def parse_kept_symbol(self, pieces: Pieces) -> None:
        start = self.start
        self.flush(pieces, start)
        tail = _SYMBOL_TAIL.match(self.data, self.end)
        if tail is not None:
            self.reset(tail.end())
        else:
            self.advance()
        pieces.parts.append(self.symbol_part(pieces, self.data[start : self.last_end]))
        pieces.text_start = self.last_end

    def symbol_part(self, pieces: Pieces, text: bytes) -> SymbolPart:
        """The part for a symbol as it is written."""
        path: list[str] = []
        if text.find(b":") < 0 and text.find(b'"') < 0:
            path.append(text[1:].decode("ascii"))
        else:
            for match in _SYMBOL.finditer(text):
                quoted = match.group(1)
                path.append(string_value(quoted) if quoted is not None else match.group(2).decode("ascii"))
        symbol = make_symbol_ref(path)
        pieces.symbols.append(symbol)
        return SymbolPart(len(pieces.symbols) - 1, symbol, text.decode("utf-8", "surrogateescape"))

    def parse_kept_dictionary(self, pieces: Pieces) -> bool:
        """Parse a dictionary as a part; False, with nothing read, if that fails."""
        start = self.start
        last_end = self.last_end
        if start < self.types_from:
            return False
        try:
            dictionary = self.parse_dictionary()
        except MLIRError:
            self.types_from = max(self.start, start + 1)
            self.reset(start)
            self.last_end = last_end
            return False
        end = self.last_end
        self.flush(pieces, start)
        pieces.parts.append(DictionaryPart(dictionary, tuple(self._text_parts(pieces, start, end))))
        pieces.text_start = end
        if dictionary.entries:
            if pieces.attributes.entries:
                pieces.attributes = DictionaryAttr({**pieces.attributes.entries, **dictionary.entries})
            else:
                pieces.attributes = dictionary
        return True

    def parse_kept_location(self, pieces: Pieces, group: Group | None, name: Name | None) -> Location | None:
        """Parse `loc(...)`: the operation's location at its end, or the location of a name in brackets."""
        text_end = self.last_end
        self.advance()
        if self.kind != L_PAREN:
            return None
        paren = self.start
        try:
            location = self.parse_parenthesized_location()
        except LexError:
            raise
        except MLIRError:
            self.reset(paren)
            return None
        if group is None:
            self.flush(pieces, text_end)
            return location
        if name is not None and name.group is group:
            text = self.data[text_end : self.last_end]
            if b"\n" not in text:
                self.flush(pieces, text_end)
                name.location = location
                pieces.parts.append(LocationOfName(name, text.decode("utf-8", "surrogateescape")))
                pieces.names.append(len(pieces.parts) - 1)
                pieces.text_start = self.last_end
        return None
