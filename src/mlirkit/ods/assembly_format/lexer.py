"""Tokens of formats: literals in backticks, `$variables`, strings, words and punctuation."""

from __future__ import annotations

LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
LETTERS_AND_DIGITS = LETTERS | frozenset("0123456789")
_WORD = LETTERS_AND_DIGITS | frozenset("_-")
_NAME = LETTERS_AND_DIGITS | frozenset("_")
_START = LETTERS | frozenset("_")

EOF = "end of format"
LITERAL = "literal"
VARIABLE = "variable"
STRING = "string"
IDENTIFIER = "identifier"
DIRECTIVES = frozenset(
    {
        "attr-dict",
        "attr-dict-with-keyword",
        "custom",
        "functional-type",
        "oilist",
        "operands",
        "params",
        "prop-dict",
        "qualified",
        "ref",
        "regions",
        "results",
        "struct",
        "successors",
        "type",
    }
)


class Token:
    """A token: its kind (a constant above, a directive's name or the punctuation), text and offset."""

    __slots__ = ("kind", "offset", "text")

    def __init__(self, kind: str, text: str, offset: int) -> None:
        self.kind = kind
        self.text = text
        self.offset = offset


def lex(text: str) -> list[Token]:
    """All tokens of `text`, including EOF; if the text is malformed, the last token is an error token.

    mlir-tblgen lexes while it parses, so that a lexical error is only reported when the parser reaches it:
    the kind of the last token is then "error" and its text the message.
    """
    tokens: list[Token] = []
    at = 0
    end = len(text)
    while at < end:
        char = text[at]
        if char in " \t\n\r\0":
            at += 1
        elif char in "^:,=<>?()*|":
            tokens.append(Token(char, char, at))
            at += 1
        elif char == "`":
            close = text.find("`", at + 1)
            if close < 0:
                return [*tokens, Token("error", "unexpected end of file in literal", end)]
            tokens.append(Token(LITERAL, text[at : close + 1], at))
            at = close + 1
        elif char == "$":
            stop = at + 1
            if stop >= end or text[stop] not in _START:
                return [*tokens, Token("error", "expected variable name", at)]
            while stop < end and text[stop] in _NAME:
                stop += 1
            tokens.append(Token(VARIABLE, text[at:stop], at))
            at = stop
        elif char == '"':
            close = _string_end(text, at + 1)
            if close < 0:
                return [*tokens, Token("error", "unexpected end of file in string", end)]
            tokens.append(Token(STRING, text[at:close], at))
            at = close
        elif char in _START:
            stop = at + 1
            while stop < end and text[stop] in _WORD:
                stop += 1
            word = text[at:stop]
            tokens.append(Token(word if word in DIRECTIVES else IDENTIFIER, word, at))
            at = stop
        else:
            return [*tokens, Token("error", "unexpected character", at)]
    tokens.append(Token(EOF, "", end))
    return tokens


def _string_end(text: str, at: int) -> int:
    """The offset after the closing quote, or -1."""
    escaped = False
    while at < len(text):
        char = text[at]
        at += 1
        if not escaped and char == '"':
            return at
        escaped = char == "\\"
    return -1
