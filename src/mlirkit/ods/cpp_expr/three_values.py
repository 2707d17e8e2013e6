"""Conditions in three values: true, false, and None for unknown.

    a && b      false if an operand is false, else unknown if one is unknown
    a || b      true if an operand is true, else unknown if one is unknown
    !a          unknown if `a` is
    [](T x) { return p; }(a)                      p, with x bound
    all_of(range, [](T x) { return p; })          `&&` over the elements

Every other expression is a leaf, which is unknown if it has no translation, or if its evaluation fails.
Conditions are evaluated in this way if the function of the whole condition does not exist or raised
(`_Leaves` in translate.py).  If the text cannot be parsed as a whole, it is divided by its brackets
(`divided`).
Source: Kleene's strong logic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from mlirkit.ods.cpp_expr.arithmetic import UNDEFINED, truth
from mlirkit.ods.cpp_expr.ast import (
    Call,
    Expression,
    Lambda,
    Logical,
    Name,
    Return,
    Unary,
)
from mlirkit.ods.cpp_expr.lexer import Token, tokenize
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.cpp_expr.work import enter, leave, step
from mlirkit.support.diagnostics import ParseError

Truth: TypeAlias = "bool | None"
Function: TypeAlias = Callable[..., Any]
#: Makes the function of a leaf with parameters, or records why it has none and returns None.
LeafFunction: TypeAlias = "Callable[[Expression, tuple[str, ...], bool], Function | None]"

_OPENERS: Final = frozenset("([{")
_CLOSERS: Final = frozenset(")]}")


class Unreadable(Expression):
    """A leaf whose text is no expression; `reason` is the parser's error."""

    reason: str


def condition(
    node: Expression, parameters: tuple[str, ...], leaf: LeafFunction, whole: bool
) -> Callable[..., Truth]:
    """The function of a condition; with `whole`, a part that has a function is not divided further."""
    if whole:
        function = leaf(node, parameters, _is_leaf(node))
        if function is not None:
            return _guarded(function)
        if _is_leaf(node):
            return _unknown
    if isinstance(node, Logical):
        parts = [condition(operand, parameters, leaf, whole) for operand in node.operands]
        return _all(parts) if node.operator == "&&" else _any(parts)
    if isinstance(node, Unary) and node.operator == "!":
        return _not(condition(node.operand, parameters, leaf, whole))
    bound = _bound(node)
    if bound is None:
        function = leaf(node, parameters, True)
        return _unknown if function is None else _guarded(function)
    name, argument, body, is_range = bound
    value = leaf(argument, parameters, True)
    if value is None:
        return _unknown
    holds = condition(body, (*parameters, name), leaf, whole)
    return _all_elements(value, holds) if is_range else _let(value, holds)


def _is_leaf(node: Expression) -> bool:
    if isinstance(node, Logical) or (isinstance(node, Unary) and node.operator == "!"):
        return False
    return _bound(node) is None


def _bound(node: Expression) -> tuple[str, Expression, Expression, bool] | None:
    """The parameter, argument and body of a lambda called directly, or for all elements of a range."""
    if not isinstance(node, Call):
        return None
    function: Expression = node.callee
    is_range = isinstance(function, Name) and canonical(function.path) == "all_of"
    arguments = node.arguments
    if is_range and len(arguments) == 2:
        function, arguments = arguments[1], arguments[:1]
    if not isinstance(function, Lambda) or len(arguments) != 1 or len(function.parameters) != 1:
        return None
    statements = function.body.statements
    if function.captures or len(statements) != 1 or not isinstance(statements[0], Return):
        return None
    value = statements[0].value
    if value is None:
        return None
    return function.parameters[0].name or "unused", arguments[0], value, is_range


def _unknown(*values: Any) -> Truth:
    return None


def _guarded(function: Function) -> Callable[..., Truth]:
    def evaluate(*values: Any) -> Truth:
        try:
            return truth(function(*values))
        except UNDEFINED:
            return None

    return evaluate


def _all(parts: list[Callable[..., Truth]]) -> Callable[..., Truth]:
    return lambda *values: _conjunction(part(*values) for part in parts)


def _any(parts: list[Callable[..., Truth]]) -> Callable[..., Truth]:
    return lambda *values: _negated(_conjunction(_negated(part(*values)) for part in parts))


def _not(part: Callable[..., Truth]) -> Callable[..., Truth]:
    return lambda *values: _negated(part(*values))


def _let(argument: Function, body: Callable[..., Truth]) -> Callable[..., Truth]:
    def evaluate(*values: Any) -> Truth:
        try:
            value = argument(*values)
        except UNDEFINED:
            return None
        return body(*values, value)

    return evaluate


def _all_elements(elements: Function, body: Callable[..., Truth]) -> Callable[..., Truth]:
    def evaluate(*values: Any) -> Truth:
        outermost = enter()
        try:
            return _conjunction(body(*values, item) for item in _counted(elements(*values)))
        except UNDEFINED:
            return None
        finally:
            leave(outermost)

    return evaluate


def _counted(values: Iterable[Any]) -> Iterable[Any]:
    for value in values:
        step()
        yield value


def _conjunction(truths: Iterable[Truth]) -> Truth:
    result: Truth = True
    for operand in truths:
        if operand is False:
            return False
        if operand is None:
            result = None
    return result


def _negated(truth: Truth) -> Truth:
    return None if truth is None else not truth


# -- texts that cannot be read as a whole -----------------------------------------------------------------


def divided(source: str, read: Callable[[str], Expression]) -> Expression:
    """A condition's text as a tree with the results of `read`, or Unreadable, as leaves."""
    try:
        tokens = tokenize(source)
    except ParseError as error:
        return Unreadable(error.message)
    return _divided(source, tokens[:-1], read)


def _divided(source: str, tokens: list[Token], read: Callable[[str], Expression]) -> Expression:
    text = source[tokens[0].offset : tokens[-1].offset + len(tokens[-1].text)] if tokens else ""
    try:
        return read(text)
    except ParseError as error:
        reason = error.message
    if len(tokens) > 2 and tokens[0].text == "(" and _closer(tokens, 0) == len(tokens) - 1:
        return _divided(source, tokens[1:-1], read)
    for operator in ("||", "&&"):
        parts = _parts(tokens, operator)
        if len(parts) > 1:
            return Logical(operator, tuple([_divided(source, part, read) for part in parts]))
    if len(tokens) > 1 and tokens[0].text == "!":
        return Unary("!", _divided(source, tokens[1:], read))
    return Unreadable(reason)


def _parts(tokens: list[Token], operator: str) -> list[list[Token]]:
    """The tokens between operators outside of brackets; all tokens without such an operator."""
    parts: list[list[Token]] = [[]]
    depth = 0
    for token in tokens:
        if token.kind == "op":
            if token.text in _OPENERS:
                depth += 1
            elif token.text in _CLOSERS:
                depth -= 1
            elif depth == 0 and token.text == operator:
                parts.append([])
                continue
            elif depth == 0 and token.text in ("?", "="):
                return [tokens]
        parts[-1].append(token)
    return parts


def _closer(tokens: list[Token], position: int) -> int:
    """The index of the bracket that closes the one at `position`; -1 if it is not closed."""
    depth = 0
    for index in range(position, len(tokens)):
        token = tokens[index]
        if token.kind == "op":
            depth += (token.text in _OPENERS) - (token.text in _CLOSERS)
            if depth == 0:
                return index
    return -1
