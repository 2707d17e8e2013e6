"""Shapes of lines of unknown syntax: their tokens without the names, types and numbers.

    %3 = toy.add %1, %2 {fast = true} : i32         both have the shape ` VALUE, VALUE DICTIONARY : TYPE`, by
    %4 = toy.mul %x, %3 {fast = false} : f32        which the second is read

A line begins behind the name of its operation and ends with the operation or, if that has regions, in front
of the brace that opens the first.  A `LineShape` describes the parts of the first line of a shape and holds
for all others, because the rules in unknown_syntax.py depend only on kinds of tokens, words and punctuation,
which make up the shape.  Types, dictionaries and other values are parsed one by one and cached by their text.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY
from mlirkit.core.unknown_syntax import UNKNOWN_TYPE, DictionaryPart, Part, SuccessorPart, SymbolPart
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.unknown_extent import REGION, TYPE_WORDS, VALUE_NAME
from mlirkit.text.parser.unknown_names import operand_part
from mlirkit.text.parser.unknown_parts import UnknownPartParser
from mlirkit.text.parser.unknown_pieces import Group, Name, Pieces

_SUFFIX: Final = rb"(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)"
_STRING_TEXT: Final = rb'"(?:[^"\\\n]|\\.)*+"'
_FLAT: Final = rb'(?:[^<>"\n-]++|->?|' + _STRING_TEXT + rb")*+"
_NESTED: Final = _FLAT + rb"(?:<" + _FLAT + rb">" + _FLAT + rb")*+"
_ANGLES: Final = rb"<" + _FLAT + rb"(?:<" + _NESTED + rb">" + _FLAT + rb")*+>"
_WORD: Final = rb"[a-zA-Z_][a-zA-Z0-9_$.]*"
_TOKEN: Final = LateRegex(
    rb"(" + VALUE_NAME + rb"(?:#[0-9]+)?"
    rb"|(?:tensor|vector|memref|tuple|complex|dense|array|sparse)" + _ANGLES + rb"|" + _WORD + rb""
    rb"|[0-9]+(?:x[0-9a-fA-F]+|\.[0-9]*(?:[eE][+-]?[0-9]+)?)?"
    rb"|[!#]" + _SUFFIX + rb"(?:" + _ANGLES + rb")?"
    rb"|@" + _WORD + rb"(?:::@" + _WORD + rb")*"
    rb"|" + _STRING_TEXT + rb"|\{" + _WORD + rb' = (?:[^{}"\n]|' + _STRING_TEXT + rb")*+\}"
    rb"|\^" + _SUFFIX + rb")"
)
# Codes of tokens in a shape, bytes that no text has; the first byte of a token determines its code.  Tokens
# from `_VALUE` on are separate parts, others belong to the text between parts, which is fixed if it is words.
_FIXED: Final = 0
_NUMBER: Final = 1
_STRING: Final = 2
_DATA: Final = 3
_TEXT: Final = _DATA
_VALUE: Final = 4
_TYPE: Final = 5
_SYMBOL: Final = 6
_DICTIONARY: Final = 7
_SUCCESSOR: Final = 14
_DIALECT_VALUE: Final = 15
_BYTES: Final = [bytes([byte]) for byte in range(16)]
_KINDS_BY_FIRST_BYTE: Final = {
    **dict.fromkeys(range(48, 58), _NUMBER),
    34: _STRING,
    37: _VALUE,
    33: _TYPE,
    64: _SYMBOL,
    123: _DICTIONARY,
    94: _SUCCESSOR,
    35: _DIALECT_VALUE,
}
_SHAPED_TYPES: Final = (b"tensor<", b"vector<", b"memref<", b"tuple<", b"complex<")
# Lines with comments, locations or wrapped operations have no shape.
_SHAPELESS: Final = (b"//", b"loc(", b"wraps")
# The most shapes of a file that are cached, and the longest line that is read by its shape.
_MOST_SHAPES: Final = 1 << 12
_LONGEST_SHAPE: Final = 1 << 10


class _Step:
    """One part of a line: its kind, the range of its tokens, and the part itself.

    A fixed part is the same in all lines; another is that of the first line.
    """

    __slots__ = ("first", "kind", "last", "part")

    def __init__(self, kind: i64, first: i64, last: i64, part: Part) -> None:
        self.kind: i64 = kind
        self.first: i64 = first
        self.last: i64 = last
        self.part = part


class LineShape:
    """Facts about all lines of a shape."""

    __slots__ = ("before", "closed", "input_count", "result_types", "steps", "value_types", "word")

    def __init__(self, input_count: i64, before: i64, word: bytes, closed: Group | None) -> None:
        self.steps: list[_Step] = []
        # The tokens that are the types of values, -1 for none, and of results.
        self.value_types: list[int] = []
        self.result_types: list[int] = []
        self.input_count: i64 = input_count
        # The kind of the token in front of the brace, the last word, and the brackets if it closes them.
        self.before: i64 = before
        self.word = word
        self.closed = closed


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownShapeParser(UnknownPartParser):
    """The part of the parser that reads lines by their shapes."""

    __slots__ = ("_kinds", "_shape", "_shapes", "_tokens")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        UnknownPartParser.__init__(self, buffer, context)
        self._shapes: dict[bytes, LineShape] = {}
        # The current line: text and tokens in turn, the codes of the tokens, and the shape.
        self._tokens: list[bytes] = []
        self._kinds: list[int] = []
        self._shape = b""

    def parse_shaped_line(self, pieces: Pieces, end: i64, opens_region: bool) -> LineShape | None:
        """Read the line up to a byte offset into `pieces` if its shape is known; else read nothing.

        With `opens_region`, the next token is then the brace that opens a region.
        """
        begin: i64 = pieces.text_start
        self._shape = b""
        if begin < self.types_from or end - begin > _LONGEST_SHAPE:
            return None
        tokens: list[bytes] = _TOKEN.split(self.data[begin:end])
        self._note_kinds(tokens, b"{" if opens_region else b"")
        shape = self._shapes.get(self._shape)
        if shape is None:
            return None
        if opens_region and self.nature_of_braces(end, shape.before, shape.word) != REGION:
            return None
        if self._read_by_shape(shape, pieces, tokens, not opens_region):
            pieces.text_start = end
            self.reset(end)
            return shape
        pieces.parts.clear()
        pieces.names.clear()
        pieces.operands.clear()
        pieces.symbols.clear()
        pieces.successors.clear()
        pieces.attributes = EMPTY_DICTIONARY
        pieces.text_start = begin
        self.reset(begin)
        return None

    def _note_kinds(self, tokens: list[bytes], ending: bytes) -> None:
        """Set the codes of a line's tokens, 0 for words, which the shape has as they are, and the shape."""
        shape = tokens.copy()
        shape.append(ending)
        kinds: list[int] = []
        count: i64 = len(tokens)
        index: i64 = 1
        while index < count:
            token = tokens[index]
            kind: int | None = _KINDS_BY_FIRST_BYTE.get(token[0])
            if kind is None:
                if token[len(token) - 1] == 62:
                    kind = _TYPE if token.startswith(_SHAPED_TYPES) else _DATA
                else:
                    word_kind = self._word_kinds.get(token)
                    if word_kind is None:
                        word_kind = self._kind_of_new(token)
                    kind = _TYPE if word_kind in TYPE_WORDS else 0
            if kind:
                shape[index] = _BYTES[kind]
            kinds.append(kind)
            index += 2
        self._tokens = tokens
        self._kinds = kinds
        self._shape = b"".join(shape)

    def _read_by_shape(
        self, shape: LineShape, pieces: Pieces, tokens: list[bytes], only_operands: bool
    ) -> bool:
        """Build the parts of a line from its shape; False if a token cannot be parsed as its kind.

        With `only_operands`, every name must be that of a known value.
        """
        parts = pieces.parts
        begin: i64 = pieces.text_start
        types: dict[int, Type] = {}
        for step in shape.steps:
            kind: i64 = step.kind
            first: i64 = step.first
            if kind == _FIXED:
                parts.append(step.part)
                continue
            if kind == _TEXT:
                parts.append(self.text_part(b"".join(tokens[first : step.last])))
                continue
            token = tokens[first]
            if kind == _VALUE:
                zero: i64 = token.find(b"#0")
                if zero >= 0:
                    if zero + 2 != len(token):
                        return False
                    token = token[:-2]
                if only_operands:
                    value = self.values.get(token)
                    if value is None:
                        return False
                    parts.append(operand_part(len(pieces.operands)))
                    pieces.operands.append(value)
                    continue
                pattern = step.part
                assert isinstance(pattern, Name)
                at: i64 = begin + _size(tokens, first)
                name = Name(token, at, pattern.before, pattern.word, pattern.group)
                name.sure = pattern.sure
                name.is_typed = pattern.is_typed
                pieces.names.append(len(parts))
                parts.append(name)
                continue
            if kind == _TYPE:
                type_part = self.type_parts.get(token)
                if type_part is not None:
                    parts.append(type_part)
                    types[first] = type_part.type
                    continue
            elif kind == _SYMBOL:
                parts.append(self.symbol_part(pieces, token))
                continue
            elif kind == _DIALECT_VALUE:
                kept_parts = self.value_parts.get(token)
                if kept_parts is not None:
                    parts.extend(kept_parts)
                    continue
            at = begin + _size(tokens, first)
            pieces.text_start = at
            self.reset(at)
            if kind == _TYPE:
                type = self.parse_kept_type(pieces)
                if type is None:
                    return False
                types[first] = type
            elif kind == _DICTIONARY:
                if not self.parse_kept_dictionary(pieces):
                    return False
            elif kind == _SUCCESSOR:
                parts.append(SuccessorPart(len(pieces.successors)))
                pieces.successors.append(self.parse_successor())
                continue
            else:
                self.parse_kept_dialect_value(pieces)
            if pieces.text_start != at + len(token):
                return False
        if only_operands:
            for index, type_at in enumerate(shape.value_types):
                shown = types[type_at] if type_at >= 0 else None
                pieces.operand_types.append(shown)
                value = pieces.operands[index]
                if shown is not None and value.type is UNKNOWN_TYPE:
                    value.type = shown
                    self.inferred.add(value)
        else:
            for index, part_at in enumerate(pieces.names):
                type_at = shape.value_types[index]
                if type_at >= 0:
                    part = parts[part_at]
                    assert isinstance(part, Name)
                    part.type = types[type_at]
        pieces.result_types = [types[token_at] for token_at in shape.result_types]
        pieces.input_count = shape.input_count
        return True

    def note_shape(self, pieces: Pieces, size: i64, before: i64, word: bytes, closed: Group | None) -> None:
        """Cache the shape of a line, whose `size` bytes have been read, if it can be reused.

        In front of a brace that opens a region, `before`, `word` and `closed` are those of `LineShape`.
        """
        key = self._shape
        self._shape = b""
        if not key or len(self._shapes) >= _MOST_SHAPES:
            return
        tokens = self._tokens
        if _size(tokens, len(tokens)) != size:
            return
        if key.find(b"{") != (len(key) - 1 if before >= 0 else -1):
            return
        if key.count(b"<") + key.count(b"->") != key.count(b">"):
            return
        if any(key.find(spelling) >= 0 for spelling in _SHAPELESS):
            return
        shape = LineShape(pieces.input_count, before, word, closed)
        token_of = self._find_steps(shape, pieces.parts, tokens)
        if token_of is None:
            return
        for step in shape.steps:
            part = step.part
            if isinstance(part, Name):
                # A whole line shows types of operands in brackets only.
                shows_type = part.type_at >= 0 and (before >= 0 or part.group is not None)
                shape.value_types.append(token_of[part.type_at] if shows_type else -1)
        shape.result_types = [token_of[index] for index in pieces.result_parts]
        self._shapes[key] = shape

    def _find_steps(self, shape: LineShape, parts: list[Part], tokens: list[bytes]) -> dict[int, int] | None:
        """Add the steps of a shape: the result is the tokens of types by part; None if a part is no token."""
        token_of: dict[int, int] = {}
        count: i64 = len(tokens)
        part_count: i64 = len(parts)
        text_at: i64 = 0
        part_at: i64 = 0
        index: i64 = 1
        is_fixed = True
        while True:
            kind: i64 = self._kinds[index >> 1] if index < count else _VALUE
            if kind < _VALUE:
                is_fixed = is_fixed and kind == 0
                index += 2
                continue
            end: i64 = index if index < count else count
            text = b"".join(tokens[text_at:end])
            if text:
                if part_at >= part_count:
                    return None
                part = parts[part_at]
                if part is not self.text_part(text):
                    return None
                shape.steps.append(_Step(_FIXED if is_fixed else _TEXT, text_at, end, part))
                part_at += 1
            if index >= count:
                return token_of if part_at == part_count else None
            if part_at >= part_count:
                return None
            part = parts[part_at]
            token = tokens[index]
            shape.steps.append(_Step(kind, index, index + 1, part))
            if kind == _VALUE:
                if not isinstance(part, Name):
                    return None
            elif kind == _TYPE:
                if part is not self.type_parts.get(token):
                    return None
                token_of[part_at] = index
            elif kind == _SYMBOL:
                if not isinstance(part, SymbolPart):
                    return None
            elif kind == _DICTIONARY:
                if not isinstance(part, DictionaryPart):
                    return None
            elif kind == _SUCCESSOR:
                if not isinstance(part, SuccessorPart):
                    return None
            else:
                kept_parts = self.value_parts.get(token)
                if kept_parts is None or parts[part_at : part_at + len(kept_parts)] != kept_parts:
                    return None
                part_at += len(kept_parts) - 1
            part_at += 1
            index += 2
            text_at = index - 1
            is_fixed = True


def _size(tokens: list[bytes], count: i64) -> i64:
    """The length of the first `count` tokens."""
    size: i64 = 0
    index: i64 = 0
    while index < count:
        size += len(tokens[index])
        index += 1
    return size
