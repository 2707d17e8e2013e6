r"""The lexer of MLIR's text: bytes in, the current token as three numbers out.

    bare-id      [a-zA-Z_][a-zA-Z0-9_$.]*           integer-type  [su]?i[0-9]+
    suffix-id    [0-9]+ | [a-zA-Z$._-][a-zA-Z0-9$._-]*     after one of  % # ! ^
    symbol       @ (bare-id | string)
    integer      [0-9]+ | 0x[0-9a-fA-F]+            float         [0-9]+ . [0-9]* ([eE][+-]?[0-9]+)?
    string       " ... "  with the escapes  \" \\ \n \t \hh
    comment      // to the end of the line

Positions are byte offsets.  A NUL counts as white space, except behind the last byte.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, LexError, ParseError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.tokens import (
    ARROW,
    AT_ID,
    BARE_ID,
    ELLIPSIS,
    EOF,
    ERROR,
    FLOAT,
    INT_TYPE,
    INTEGER,
    KEYWORDS,
    METADATA_BEGIN,
    METADATA_END,
    STRING,
)

# Classes of bytes, as bits.
_SPACE: Final = 1
_DIGIT: Final = 2
_HEX: Final = 4
_BARE: Final = 8  # continues a bare identifier
_SUFFIX: Final = 16  # continues a suffix identifier
_LETTER: Final = 32  # starts a bare identifier
_SIMPLE: Final = 64  # is a token by itself
_DOT: Final = 128


def _character_classes() -> bytes:
    table = bytearray(256)
    letters = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for characters, bits in (
        (b" \t\r\n\0", _SPACE),
        (b"0123456789", _DIGIT | _BARE | _SUFFIX),
        (b"0123456789abcdefABCDEF", _HEX),
        (letters, _LETTER | _BARE | _SUFFIX),
        (b"_", _LETTER | _BARE | _SUFFIX),
        (b"$.", _BARE | _SUFFIX),
        (b".", _DOT),
        (b"-", _SUFFIX),
        (b"():,}[]<>=+*?|", _SIMPLE),
    ):
        for character in characters:
            table[character] |= bits
    return bytes(table)


_CLASS: Final = _character_classes()

# The most frequent tokens, with the white space before them.  Except for bare identifiers, the first
# character determines a token's kind.
_COMMON_TOKEN: Final = re.compile(
    rb"[ \t\r\n]*("
    rb"(?:[%^!]|#(?!-\}))(?:[0-9]+|[a-zA-Z$._-][a-zA-Z0-9$._-]*)"
    rb"|[():,}\[\]<>=+*?|]|\{(?!-#)"
    rb"|[a-zA-Z_][a-zA-Z0-9_$.]*"
    rb"|@[a-zA-Z_][a-zA-Z0-9_$.]*"
    rb'|"[^"\\\n\v\f\0]*")'
)
_HEX_DIGITS: Final = re.compile(rb"[0-9a-fA-F]*")
_PLAIN_STRING: Final = re.compile(rb'[^"\\\n\v\f\0]*')
_LINE_END: Final = re.compile(rb"[\n\r]")
# Words up to this size are kept with their kinds.
_LONGEST_KEPT_WORD: Final = 64

_INT_TYPE: Final = re.compile(rb"[su]?i[0-9]+\Z")

# A number: with bytes on its left, `in` first raises and catches an error.
_BACKSLASH: Final = 92
_ESCAPE: Final = re.compile(rb'\\(["\\nt]|[0-9a-fA-F]{2})')


@mypyc_attr(allow_interpreted_subclasses=True)
class Lexer:
    """A source and the current token in it: `kind` (text/tokens.py), `start` and `end`.

    `last_end` is the end of the previous token; `word` is the last bare identifier or keyword.
    `advance` goes on to the next token; `reset` starts over at an offset, which is how dialect bodies and
    dimension lists are read.
    """

    __slots__ = ("_word_kinds", "buffer", "data", "end", "kind", "last_end", "size", "start", "word")

    def __init__(self, buffer: SourceBuffer) -> None:
        self.buffer = buffer
        self.size: i64 = len(buffer.data)
        # Padded so that looking a few bytes ahead needs no check.
        self.data: bytes = buffer.data + b"\0\0\0\0"
        self.kind: i64 = EOF
        self.start: i64 = 0
        self.end: i64 = 0
        self.last_end: i64 = 0
        self.word: bytes = b""
        # Kinds of bare words: of keywords, and of the words lexed so far.
        self._word_kinds: dict[bytes, int] = KEYWORDS.copy()

    # -- errors -------------------------------------------------------------------------------------

    def _lex_error(self, offset: i64, message: str) -> LexError:
        self.kind = ERROR
        diagnostic = self.diagnostic_at(offset, message)
        return LexError(diagnostic.headline(), [diagnostic])

    def error_at(self, offset: i64, message: str) -> ParseError:
        """An error at a byte offset, to be raised."""
        diagnostic = self.diagnostic_at(offset, message)
        return ParseError(diagnostic.headline(), [diagnostic])

    def diagnostic_at(self, offset: i64, message: str) -> Diagnostic:
        line, column = self.buffer.line_and_column(max(offset, 0))
        return Diagnostic(DiagnosticSeverity.ERROR, message, self.buffer.name, line, column)

    # -- tokens -------------------------------------------------------------------------------------

    def text(self) -> str:
        """The spelling of the current token."""
        return self.data[self.start : self.end].decode("utf-8", "surrogateescape")

    def reset(self, offset: i64) -> None:
        """Make the token at or behind `offset` the current one."""
        self.end = offset
        self.advance()

    def advance(self) -> None:
        """Go on to the next token; LexError if no valid token follows."""
        data = self.data
        at: i64 = self.end
        self.last_end = at
        if not COMPILED:
            match = _COMMON_TOKEN.match(data, at)
            if match is not None:
                start, self.end = match.span(1)
                self.start = start
                kind = data[start]
                if kind < 65 or kind in b"[]^{|}":
                    self.kind = kind
                    return
                word = match.group(1)
                self.word = word
                word_kind = self._word_kinds.get(word)
                self.kind = self._kind_of_new(word) if word_kind is None else word_kind
                return
        character: i64 = data[at]
        character_class: i64 = _CLASS[character]
        while True:
            if character_class & _SPACE:
                if character == 0 and at >= self.size:
                    self.kind = EOF
                    self.start = at
                    self.end = at
                    return
                at += 1
                # Interpreted, a regular expression outruns a loop over bytes; compiled, the loop wins by far.
                while data[at] == 32:
                    at += 1
            elif character == 47 and data[at + 1] == 47:
                at = self._comment_end(at + 2)
            else:
                break
            character = data[at]
            character_class = _CLASS[character]
        self.start = at
        if character_class & _SIMPLE:
            self.kind = character
            self.end = at + 1
        elif character == 37 or character == 33 or character == 94:
            self.kind = character
            self.end = self._suffix_end(at)
        elif character_class & _LETTER:
            self._lex_bare(at)
        elif character == 34:
            self.kind = STRING
            self.end = self._string_end(at + 1)
        elif character_class & _DIGIT:
            self._lex_number(at)
        elif character == 35:
            if data[at + 1] == 45 and data[at + 2] == 125:
                self.kind = METADATA_END
                self.end = at + 3
            else:
                self.kind = character
                self.end = self._suffix_end(at)
        elif character == 123:
            if data[at + 1] == 45 and data[at + 2] == 35:
                self.kind = METADATA_BEGIN
                self.end = at + 3
            else:
                self.kind = character
                self.end = at + 1
        elif character == 64:
            self._lex_symbol(at)
        elif character == 45:
            if data[at + 1] == 62:
                self.kind = ARROW
                self.end = at + 2
            else:
                self.kind = character
                self.end = at + 1
        elif character == 46:
            if data[at + 1] != 46 or data[at + 2] != 46:
                raise self._lex_error(at + 1, "expected three consecutive dots for an ellipsis")
            self.kind = ELLIPSIS
            self.end = at + 3
        elif character == 47:
            self.kind = character
            self.end = at + 1
        else:
            raise self._lex_error(at, "unexpected character")

    def _kind_of_new(self, word: bytes) -> int:
        """The kind of a bare word that occurs for the first time."""
        kind = BARE_ID if _INT_TYPE.match(word) is None else INT_TYPE
        # Keeping long words does not pay, and glued dimensions are lexed repeatedly, each time a bit shorter.
        if len(word) <= _LONGEST_KEPT_WORD:
            self._word_kinds[word] = kind
        return kind

    def _comment_end(self, at: i64) -> i64:
        match = _LINE_END.search(self.data, at)
        return self.size if match is None else match.end()

    def _lex_bare(self, at: i64) -> None:
        data = self.data
        end: i64 = at + 1
        classes: i64 = 0
        following: i64 = _CLASS[data[end]]
        while following & _BARE:
            classes |= following
            end += 1
            following = _CLASS[data[end]]
        self.end = end
        word = data[at:end]
        self.word = word
        if classes & _DOT:
            # Most likely the name of an operation; no keyword has a dot.
            self.kind = BARE_ID
            return
        word_kind = self._word_kinds.get(word)
        self.kind = self._kind_of_new(word) if word_kind is None else word_kind

    def _suffix_end(self, at: i64) -> i64:
        """The end of a suffix identifier such as `%name`; `at` is the offset of the prefix."""
        data = self.data
        end: i64 = at + 1
        first: i64 = _CLASS[data[end]]
        if first & _DIGIT:
            while _CLASS[data[end]] & _DIGIT:
                end += 1
            return end
        if first & _SUFFIX == 0:
            character: i64 = data[at]
            message = (
                "invalid SSA name"
                if character == 37
                else "invalid attribute name"
                if character == 35
                else "invalid block name"
                if character == 94
                else "invalid type identifier"
            )
            raise self._lex_error(at, message)
        while _CLASS[data[end]] & _SUFFIX:
            end += 1
        return end

    def _lex_symbol(self, at: i64) -> None:
        data = self.data
        end: i64 = at + 1
        character: i64 = data[end]
        self.kind = AT_ID
        if character == 34:
            self.end = self._string_end(end + 1)
            return
        if _CLASS[character] & _LETTER == 0:
            raise self._lex_error(end, "@ identifier expected to start with letter or '_'")
        while _CLASS[data[end]] & _BARE:
            end += 1
        self.end = end

    def _string_end(self, at: i64) -> i64:
        """The offset behind the closing quote; `at` is behind the opening one."""
        data = self.data
        while True:
            if not COMPILED:
                at = _PLAIN_STRING.match(data, at).end()  # type: ignore[union-attr]
            character: i64 = data[at]
            if character == 34:
                return at + 1
            if character == 92:
                following: i64 = data[at + 1]
                if following == 34 or following == 92 or following == 110 or following == 116:
                    at += 2
                elif _CLASS[following] & _HEX and _CLASS[data[at + 2]] & _HEX:
                    at += 3
                else:
                    raise self._lex_error(at, "unknown escape in string literal")
            elif character == 10 or character == 11 or character == 12:
                raise self._lex_error(at, "expected '\"' in string literal")
            elif character == 0 and at >= self.size:
                raise self._lex_error(at, "expected '\"' in string literal")
            else:
                at += 1

    def _lex_number(self, at: i64) -> None:
        data = self.data
        self.kind = INTEGER
        end: i64 = at + 1
        if data[at] == 48 and data[end] == 120:
            # `0xi32` is the number 0 and an identifier that begins with x.
            if _CLASS[data[end + 1]] & _HEX:
                end = _HEX_DIGITS.match(data, end + 1).end()  # type: ignore[union-attr]
            self.end = end
            return
        while _CLASS[data[end]] & _DIGIT:
            end += 1
        if data[end] == 46:
            self.kind = FLOAT
            end += 1
            while _CLASS[data[end]] & _DIGIT:
                end += 1
            if data[end] == 101 or data[end] == 69:
                exponent: i64 = end + 1
                if data[exponent] == 45 or data[exponent] == 43:
                    exponent += 1
                if _CLASS[data[exponent]] & _DIGIT:
                    end = exponent
                    while _CLASS[data[end]] & _DIGIT:
                        end += 1
        self.end = end


def unescape(raw: bytes) -> bytes:
    """The bytes of a string literal, from the text between its quotes."""
    if _BACKSLASH not in raw:
        return raw
    return _ESCAPE.sub(_unescape_one, raw)


def _unescape_one(match: re.Match[bytes]) -> bytes:
    code = match.group(1)
    if code == b"n":
        return b"\n"
    if code == b"t":
        return b"\t"
    if code == b'"' or code == b"\\":
        return code
    return bytes((int(code, 16),))


def string_value(raw: bytes) -> str:
    """As `unescape`, but decoded; bytes that are not UTF-8 become surrogate escapes."""
    return (unescape(raw) if _BACKSLASH in raw else raw).decode("utf-8", "surrogateescape")
