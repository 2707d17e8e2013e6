"""Tokens of the C++ in definitions.

    name         identifier or keyword
    placeholder  `$_self`, `$name`, `$0`
    number       123  0x1F  1'000u  1.5e3f
    string       "..."  (adjacent ones are joined by the parser)
    char         'x'
    op           punctuation; `>>` is always two tokens, which the parser joins to a shift

Comments and white space separate tokens and are dropped.
"""

from __future__ import annotations

import re

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.support.late_regex import LateRegex

_TOKEN = LateRegex(
    r"""
      (?P<skip>\s+ | //[^\n]* | /\*(?:[^*]|\*(?!/))*\*/)
    | (?P<number>0[xX][0-9a-fA-F']+[uUlLzZ]*
        | 0[bB][01']+[uUlLzZ]*
        | (?:\d[\d']*\.?[\d']*|\.\d[\d']*)(?:[eE][+-]?\d+)?[fFuUlLzZ]*)
    | (?P<name>[A-Za-z_]\w*)
    | (?P<placeholder>\$(?:[A-Za-z_]\w*|\d+))
    | (?P<string>"(?:[^"\\\n]|\\.)*")
    | (?P<char>'(?:[^'\\\n]|\\.)+')
    | (?P<op><=> | \.\.\. | <<= | -> | \+\+ | -- | << | <= | >= | == | != | && | \|\| | \+= | -= | \*= | /=
        | %= | &= | \|= | \^= | :: | [{}()\[\];,<>.?:+\-*/%&|^!~=])
    """,
    re.VERBOSE | re.ASCII,
)

#: The limit of a snippet's length, beyond any handwritten snippet; bounds the work for hostile input.
MAX_LENGTH = 1 << 20


class Token:
    """One token: its kind (see above; "eof" at the end), its text and its offset in the source."""

    __slots__ = ("kind", "offset", "text")

    def __init__(self, kind: str, text: str, offset: int) -> None:
        self.kind = kind
        self.text = text
        self.offset = offset

    def __repr__(self) -> str:
        return f"<{self.kind} {self.text!r} at {self.offset}>"


def tokenize(source: str) -> list[Token]:
    """All tokens of `source`, with "eof" as last token. Raises ParseError on text that is no C++ token."""
    if len(source) > MAX_LENGTH:
        raise error_at(source, 0, "C++ snippet is too long")
    tokens: list[Token] = []
    match = _TOKEN.compiled().match
    offset = 0
    while offset < len(source):
        hit = match(source, offset)
        if hit is None:
            raise error_at(source, offset, f"unexpected character {source[offset]!r} in C++ snippet")
        kind = hit.lastgroup
        assert kind is not None
        if kind != "skip":
            tokens.append(Token(kind, hit.group(), offset))
        offset = hit.end()
    tokens.append(Token("eof", "", len(source)))
    return tokens


def error_at(source: str, offset: int, message: str) -> ParseError:
    """A ParseError at `offset` of the snippet; line and column are those within it, from 1."""
    line = source.count("\n", 0, offset) + 1
    column = offset - (source.rfind("\n", 0, offset) + 1) + 1
    return ParseError(message, [Diagnostic(DiagnosticSeverity.ERROR, message, line=line, column=column)])
