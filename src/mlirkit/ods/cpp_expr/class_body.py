"""Methods with a body in a class body, for example in `extraClassDeclaration`.

    VectorType getTileType() { return cast<VectorType>(getTile().getType()); }

Only the text between a method's braces is parsed as C++; declarations without a body, templates, data
members, types and access labels are skipped.
"""

from __future__ import annotations

import re

from mlirkit.ods.cpp_expr.lexer import Token, tokenize
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import ParseError
from mlirkit.support.late_regex import LateRegex

_PREPROCESSOR = LateRegex(r"^[ \t]*#.*$", re.MULTILINE)
_BEHIND_PARAMETERS = frozenset(["const", "override", "noexcept", "final", "&", "&&"])
_OPENERS = {"(": ")", "{": "}", "[": "]"}
_NOT_METHODS = frozenset(["if", "for", "while", "switch", "return", "operator", "catch"])


class InlineMethod(FrozenData):
    """A method with its body: the text between its braces, and its parameters' names ("" if unnamed)."""

    name: str
    parameters: tuple[str, ...]
    body: str
    is_static: bool = False


def inline_methods(text: str) -> list[InlineMethod]:
    """The methods with a body in a class body; empty if the text cannot be parsed."""
    text = _PREPROCESSOR.sub("", text)
    try:
        tokens = tokenize(text)
    except ParseError:
        return []
    result: list[InlineMethod] = []
    start = 0  # of the current declaration
    position = 0
    while tokens[position].kind != "eof":
        token = tokens[position]
        if token.text in (";", "}") and token.kind == "op":
            start = position = position + 1
        elif token.text == "(" and token.kind == "op":
            closer = _matching(tokens, position)
            if closer is None:
                break
            behind = closer + 1
            while tokens[behind].text in _BEHIND_PARAMETERS and tokens[behind].kind != "eof":
                behind += 1
            name = tokens[position - 1] if position > start else token
            end = _matching(tokens, behind) if tokens[behind].text == "{" else None
            if end is None:
                position = behind
                continue
            words = {token.text for token in tokens[start:position]}
            if name.kind == "name" and name.text not in _NOT_METHODS and "template" not in words:
                body = text[tokens[behind].offset + 1 : tokens[end].offset]
                parameters = _parameter_names(tokens[position + 1 : closer])
                result.append(InlineMethod(name.text, parameters, body, "static" in words))
            start = position = end + 1
        elif token.text == "{" and token.kind == "op":
            # A class, an enum or an initialiser: it contains no method of this class.
            end = _matching(tokens, position)
            if end is None:
                break
            position = end + 1
        else:
            position += 1
    return result


def _matching(tokens: list[Token], position: int) -> int | None:
    """The index of the bracket that closes the one at `position`."""
    expected: list[str] = []
    while tokens[position].kind != "eof":
        token = tokens[position]
        if token.kind == "op":
            if token.text in _OPENERS:
                expected.append(_OPENERS[token.text])
            elif token.text in (")", "}", "]"):
                if expected.pop() != token.text:
                    return None
                if not expected:
                    return position
        position += 1
    return None


def _parameter_names(tokens: list[Token]) -> tuple[str, ...]:
    """The names in a parameter list: the last word of each parameter that has more than a type."""
    names: list[str] = []
    group: list[Token] = []
    depth = 0
    for token in [*tokens, Token("op", ",", 0)]:
        if token.kind == "op":
            if token.text in ("(", "<", "[", "{"):
                depth += 1
            elif token.text in (")", ">", "]", "}"):
                depth -= 1
        if token.text == "," and depth <= 0:
            if group:
                names.append(_declared_name(group))
            group = []
        else:
            group.append(token)
    return tuple(names)


def _declared_name(tokens: list[Token]) -> str:
    for index, token in enumerate(tokens):
        if token.text == "=":
            tokens = tokens[:index]
            break
    if len(tokens) > 1 and tokens[-1].kind == "name" and tokens[-2].text not in ("::", "const"):
        return tokens[-1].text
    return ""
