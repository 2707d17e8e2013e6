"""The position of a parser in the tokens of a snippet: look-ahead, expected tokens and backtracking.

The base class of `expression_parser` and `parser`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mlirkit.ods.cpp_expr.lexer import Token, error_at, tokenize
from mlirkit.support.diagnostics import ParseError

#: The limit of nested brackets and statements; MLIR 22's deepest snippet needs 17, C++ compilers allow 256.
MAX_NESTING: Final = 96

_Attempted = TypeVar("_Attempted")

_UNDONE: Final = "this reading of a C++ snippet was given up"


class Cursor:
    """Cursor over one snippet. `token` is the next token, `position` its index."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.tokens = tokenize(source)
        self.position = 0
        self.token = self.tokens[0]
        self.nesting = 0
        # Positions of a `<` that opens no template arguments, so that they are tried only once.
        self.comparisons: set[int] = set()
        # Whether an attempt may be undone: errors then have no location and no message.
        self.trying = False

    def advance(self) -> Token:
        token = self.token
        if token.kind != "eof":
            self.position += 1
            self.token = self.tokens[self.position]
        return token

    def rewind(self, position: int) -> None:
        self.position = position
        self.token = self.tokens[position]

    def peek(self, ahead: int = 1) -> Token:
        return self.tokens[min(self.position + ahead, len(self.tokens) - 1)]

    def at(self, text: str) -> bool:
        return self.token.text == text and self.token.kind in ("op", "name")

    def accept(self, text: str) -> bool:
        if self.at(text):
            self.advance()
            return True
        return False

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.error(f"expected '{text}'")

    def expect_name(self) -> str:
        if self.token.kind != "name":
            raise self.error("expected a name")
        return self.advance().text

    def error(self, message: str) -> ParseError:
        if self.trying:
            return ParseError(_UNDONE)
        result = f"'{self.token.text}'" if self.token.kind != "eof" else "the end"
        return error_at(self.source, self.token.offset, f"{message} in C++ snippet, found {result}")

    def enter(self) -> None:
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            if self.trying:
                raise ParseError(_UNDONE)
            raise error_at(self.source, self.token.offset, "C++ snippet is nested too deeply")

    def attempt(self, rule: Callable[[], _Attempted]) -> _Attempted | None:
        """The result of `rule`, or None with no token consumed."""
        start, nesting, trying = self.position, self.nesting, self.trying
        self.trying = True
        try:
            return rule()
        except ParseError:
            self.rewind(start)
            self.nesting = nesting
            return None
        finally:
            self.trying = trying
