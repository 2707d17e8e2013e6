"""The ends of operations with unknown syntax, and the roles of braces and angles in them.

The rules look ahead without parsing: each is a regular expression or a few words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.context import Context
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.values import ValueParser
from mlirkit.text.tokens import (
    BARE_ID,
    CARET_ID,
    EOF,
    EQUAL,
    EXCLAMATION_ID,
    HASH_ID,
    INT_TYPE,
    KW_AFFINE_MAP,
    KW_AFFINE_SET,
    KW_ARRAY,
    KW_COMPLEX,
    KW_DENSE,
    KW_DENSE_RESOURCE,
    KW_FLOAT_TYPE,
    KW_INDEX,
    KW_LOC,
    KW_MEMREF,
    KW_SPARSE,
    KW_TENSOR,
    KW_TUPLE,
    KW_VECTOR,
    METADATA_BEGIN,
    PERCENT_ID,
    R_BRACE,
    STRING,
    is_keyword_like,
)

# -- sequences of tokens, as regular expressions ------------------------------------------------------

VALUE_NAME: Final = rb"%(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)"
_RESULT: Final = VALUE_NAME + rb"(?::[0-9]+)?"
_GAP: Final = rb"(?:\s|//[^\r\n]*)*+"
_RESULTS: Final = _RESULT + rb"(?:" + _GAP + rb"," + _GAP + _RESULT + rb")*" + _GAP + rb"=" + _GAP
# Results and the beginning of their operation: at the beginning of a line, and elsewhere.
_NAMED_OPERATION: Final = LateRegex(_RESULTS + rb'["a-zA-Z_]')
NAMED_OPERATION_WITH_DOT: Final = LateRegex(_RESULTS + rb'(?:"|[a-zA-Z_][a-zA-Z0-9_$]*\.[a-zA-Z_])')
_GENERIC_OPERATION: Final = LateRegex(rb'"[^"\n]*"\s*\(')
_ALIAS_DEFINITION: Final = LateRegex(rb"[#!][a-zA-Z0-9_$-]+\s*=")
_LABEL: Final = LateRegex(rb"\^[a-zA-Z0-9$._-]+\s*(?::|\()")
_EMPTY_LINE: Final = LateRegex(rb"[ \t]*\n[ \t]*\n")
_SPACE: Final = LateRegex(rb"(?:[ \t\r\n]|//[^\r\n]*)*")
_DICTIONARY_OR_NAME: Final = LateRegex(rb'(?:"(?:[^"\\\n]|\\.)*"|[a-zA-Z_][a-zA-Z0-9_$.]*)')
_BRACKET: Final = LateRegex(rb'"(?:[^"\\\n]|\\.)*"|//[^\r\n]*|->|[<>()\[\]{}]')

# Operations that end blocks, by the last part of their names.
_BLOCK_TERMINATORS: Final = frozenset({b"yield", b"return", b"terminator", b"unreachable"})
# Operations that end blocks if they begin a line.
_LOOP_EXITS: Final = frozenset({b"break", b"continue"})
# Operations that are written without their dialect.
_WITHOUT_DIALECT: Final = frozenset(
    {
        b"return",
        b"yield",
        b"module",
        b"func",
        b"call",
        b"br",
        b"cond_br",
        b"constant",
        b"unrealized_conversion_cast",
    }
)
# The end of a line before a token that begins an operation or label or ends a region, in any context.
BEGINNING: Final = LateRegex(
    rb"\n" + _GAP + rb"(?:\}|" + _RESULTS + rb'["a-zA-Z_]|[a-zA-Z_][a-zA-Z0-9_$]*\.[a-zA-Z_]'
    rb"|\^[a-zA-Z0-9$._-]+\s*[:(]|\"[^\"\n]*\"\s*\("
    rb"|(?:" + b"|".join(sorted(_WITHOUT_DIALECT)) + rb")(?![a-zA-Z0-9_$.])" + _GAP + rb"(?!\())"
)
# Words at the beginning of a line that continue an operation, with any indentation.
_CONTINUING_WORDS: Final = frozenset(
    {
        b"attributes",
        b"case",
        b"default",
        b"do",
        b"else",
        b"ins",
        b"into",
        b"iter_args",
        b"loc",
        b"outs",
        b"to",
    }
)

TYPE_WORDS: Final = frozenset({INT_TYPE, KW_FLOAT_TYPE, KW_INDEX})
TYPE_KINDS: Final = frozenset(
    {EXCLAMATION_ID, INT_TYPE, KW_COMPLEX, KW_FLOAT_TYPE, KW_INDEX, KW_MEMREF, KW_TENSOR, KW_TUPLE, KW_VECTOR}
)
DATA_KINDS: Final = frozenset(
    {KW_AFFINE_MAP, KW_AFFINE_SET, KW_ARRAY, KW_DENSE, KW_DENSE_RESOURCE, KW_SPARSE}
)
# Blanks that are skipped one by one before a regular expression is used.
_FEW_BLANKS: Final = 8
# The distance in which the end of an angle is searched before all angles of the file are matched.
_NEAR_BYTES: Final = 256
# Roles of braces.
REGION: Final = 0
DICTIONARY: Final = 1
OTHER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownExtentParser(ValueParser):
    """The part of the parser that finds the ends of operations with unknown syntax."""

    __slots__ = ("_angles",)

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        ValueParser.__init__(self, buffer, context)
        # Offsets of `>` by the offsets of their `<`, computed on demand.
        self._angles: dict[int, int] | None = None

    def begins_operation(self, op_at: i64) -> bool:
        """Whether the token at the beginning of a line, outside brackets, ends the operation at `op_at`."""
        kind = self.kind
        data = self.data
        start = self.start
        if kind == PERCENT_ID:
            return _NAMED_OPERATION.match(data, start) is not None
        if kind in (R_BRACE, METADATA_BEGIN, EOF):
            return True
        if kind == STRING:
            return _GENERIC_OPERATION.match(data, start) is not None
        if kind == CARET_ID:
            return _LABEL.match(data, start) is not None
        if kind in (HASH_ID, EXCLAMATION_ID):
            return _ALIAS_DEFINITION.match(data, start) is not None
        if not is_keyword_like(kind):
            return False
        word = self.word
        if word.find(b".") >= 0:
            return True
        following: i64 = data[after_space(data, self.end)]
        if word in _WITHOUT_DIALECT:
            return following != 40
        if kind in TYPE_KINDS or kind == KW_LOC:
            return False
        if word in _CONTINUING_WORDS:
            # An empty line in between ends the operation.
            return _EMPTY_LINE.match(data, self.last_end, start) is not None
        if chr(following) not in '%@^":' and not chr(following).isalpha():
            return False
        return indent_at(data, start) <= indent_at(data, op_at)

    def nature_of_braces(self, at: i64, before: i64, word: bytes) -> int:
        """The role of the braces that open at a byte offset."""
        data = self.data
        inside: i64 = after_space(data, at + 1)
        first: i64 = data[inside]
        if before == BARE_ID and word == b"attributes":
            return DICTIONARY
        if first == 94:
            return REGION
        if first == 37:
            return REGION if _NAMED_OPERATION.match(data, inside) is not None else OTHER
        if first == 125:
            if before == EQUAL:
                return DICTIONARY
            following: i64 = data[after_space(data, inside + 1)]
            is_short = inside == at + 1
            return DICTIONARY if is_short and (following == 58 or following == 123) else REGION
        match = _DICTIONARY_OR_NAME.match(data, inside)
        if match is None:
            return OTHER
        name = match.group()
        end: i64 = match.end()
        after: i64 = after_space(data, end)
        following = data[after]
        if following == 61 and data[after + 1] != 61:
            return DICTIONARY
        if first == 34:
            if following == 40:
                return REGION
            return DICTIONARY if following == 44 or following == 125 else OTHER
        has_dot = name.find(b".") >= 0
        if following == 44:
            return DICTIONARY
        if following == 125:
            last = name.rpartition(b".")[2]
            if last in _BLOCK_TERMINATORS:
                return REGION
            is_on_a_line = data.find(b"\n", at, inside) >= 0
            return REGION if is_on_a_line and (has_dot or last in _LOOP_EXITS) else DICTIONARY
        if has_dot:
            return REGION
        if name in _WITHOUT_DIALECT:
            return REGION
        # An operation without its dialect, on a new line: `erase %0`, `call_c "f"`.
        return REGION if chr(following) in '%@"' and data.find(b"\n", at, inside) >= 0 else OTHER

    def angle_end(self, at: i64) -> i64:
        """The offset of the `>` that closes the `<` at a byte offset; -1 if that is no bracket."""
        angles = self._angles
        end: i64 = -1
        if angles is None:
            end = _near_angle_end(self.data, at)
            if end == 0:
                angles = _matching_angles(self.data)
                self._angles = angles
        if angles is not None:
            end = angles.get(at, -1)
        if end < 0:
            return -1
        if _is_glued(self.data, at) or self.data[at + 1] == 123:
            return end
        return end if self.data.find(b"\n", at, end) < 0 else -1


def _is_glued(data: bytes, at: i64) -> bool:
    """Whether the character in front of `at` is part of a word."""
    character: i64 = data[at - 1]
    return chr(character).isalnum() or character == 95 or character == 36 or character == 46


def after_space(data: bytes, at: i64) -> i64:
    """The offset behind white space and comments."""
    limit: i64 = at + _FEW_BLANKS
    while at < limit:
        character: i64 = data[at]
        if character != 32 and character != 10:
            if character != 13 and character != 9 and character != 47:
                return at
            break
        at += 1
    match = _SPACE.match(data, at)
    assert match is not None
    return match.end()


def indent_at(data: bytes, at: i64) -> i64:
    """The indentation, in columns, of the line of a byte offset."""
    line: i64 = data.rfind(b"\n", 0, at) + 1
    indent: i64 = line
    while data[indent] == 32 or data[indent] == 9:
        indent += 1
    return indent - line


def _near_angle_end(data: bytes, at: i64) -> i64:
    """The offset of the `>` that closes a `<`; -1 if none does, 0 if it is not near on the same line."""
    openings: list[int] = []
    end: i64 = at + _NEAR_BYTES
    while at < end:
        character: i64 = data[at]
        if character == 60 or character == 40 or character == 91 or character == 123:
            openings.append(character)
        elif character == 62:
            if data[at - 1] != 45 and openings[-1] == 60:
                openings.pop()
                if not openings:
                    return at
        elif character == 41 or character == 93 or character == 125:
            opening: i64 = 40 if character == 41 else character - 2
            while openings and openings[-1] == 60:
                openings.pop()
            if not openings:
                return -1
            if openings[-1] == opening:
                openings.pop()
        elif character == 34 or character == 10 or character == 47 or character == 0:
            return 0
        at += 1
    return 0


def _matching_angles(data: bytes) -> dict[int, int]:
    """Map offsets of `<` to those of the closing `>`, if it is inside of the brackets around both."""
    closings: dict[int, int] = {}
    openings: list[int] = []
    for match in _BRACKET.finditer(data):
        at: i64 = match.start()
        character: i64 = data[at]
        if character == 60 or character == 40 or character == 91 or character == 123:
            openings.append(at)
        elif character == 62:
            if openings and data[openings[-1]] == 60:
                closings[openings.pop()] = at
        elif character == 41 or character == 93 or character == 125:
            opening: i64 = 40 if character == 41 else 91 if character == 93 else 123
            while openings and data[openings[-1]] == 60:
                openings.pop()
            if openings and data[openings[-1]] == opening:
                openings.pop()
    return closings
