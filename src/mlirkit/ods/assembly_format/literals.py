"""Literals of formats: valid literals, texts that can be keywords, and the spaces around them."""

from __future__ import annotations

from mlirkit.ods.assembly_format.lexer import LETTERS, LETTERS_AND_DIGITS

_KEYWORD = LETTERS_AND_DIGITS | frozenset("_$.")
PUNCTUATION = "_:,=<>()[]{}?+-*"
# Punctuation of more than one character.
LONG_PUNCTUATION = ("->", "...")


def starts_keyword(text: str) -> bool:
    """Whether the literal is a keyword rather than punctuation."""
    return text[0] == "_" or text[0] in LETTERS


def keyword_problem(text: str) -> str | None:
    """The reason why `text` cannot be a keyword; None if it can."""
    if not text or not starts_keyword(text):
        return "valid keyword starts with a letter or '_'"
    if not _KEYWORD.issuperset(text[1:]):
        return "keywords should contain only alphanum, '_', '$', or '.' characters"
    return None


def is_keyword(text: str) -> bool:
    return keyword_problem(text) is None


def literal_problem(text: str) -> str | None:
    """The reason why `text` is no valid literal; None if it is valid."""
    if not text:
        return "literal can't be empty"
    if len(text) == 1:
        if text in LETTERS or text in PUNCTUATION:
            return None
        return f"single character literal must be a letter or one of '{PUNCTUATION}'"
    if text in LONG_PUNCTUATION:
        return None
    return keyword_problem(text)


def space_before(literal: str, after_punctuation: bool) -> bool:
    """Whether a space precedes a literal between elements that are separated by spaces."""
    if len(literal) != 1 and literal != "->":
        return True
    return literal[0] not in (">)}]," if after_punctuation else "<>(){}[],")


class Spacing:
    """The state that decides about the next space while the elements of a format are laid out.

    It does not depend on an operation: mlir-tblgen computes it once per format, including optional groups and
    their alternatives in textual order.
    """

    __slots__ = ("after_punctuation", "wanted")

    def __init__(self) -> None:
        # Whether a space precedes the next element, unless the element allows none.
        self.wanted = True
        self.after_punctuation = False

    def literal(self, text: str) -> str:
        """The literal's text with the space before it."""
        space = self.wanted and space_before(text, self.after_punctuation)
        self.wanted = len(text) != 1 or text not in "<({["
        self.after_punctuation = not starts_keyword(text)
        return " " + text if space else text

    def variable(self) -> str:
        """The space before an element that is no literal."""
        space = self.wanted or not self.after_punctuation
        self.wanted = True
        self.after_punctuation = False
        return " " if space else ""

    def space(self, present: bool) -> str:
        """A literal space; or, if not `present`, the empty literal, which removes the next space."""
        self.after_punctuation = not present
        self.wanted = False
        return " " if present else ""

    def save(self) -> tuple[bool, bool]:
        return self.wanted, self.after_punctuation

    def restore(self, saved: tuple[bool, bool]) -> None:
        self.wanted, self.after_punctuation = saved
