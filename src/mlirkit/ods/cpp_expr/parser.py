"""Parser of the C++ subset in definitions: one expression, or the statements of a function body.

`expression_parser` parses expressions and types.  Statements: blocks, return, if (also with initialiser or
declaration), while, for, range for, break, continue, declarations (also `auto [a, b]`), expressions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mlirkit.ods.cpp_expr.ast import (
    Block,
    Break,
    Continue,
    Declarator,
    Declare,
    Expression,
    ExpressionStatement,
    For,
    ForRange,
    If,
    Name,
    Node,
    Return,
    Statement,
    While,
    is_higher_than,
)
from mlirkit.ods.cpp_expr.expression_parser import ExpressionParser
from mlirkit.ods.cpp_expr.lexer import error_at

#: The limit of the tree's height; MLIR 22's highest tree has 38 levels.
MAX_HEIGHT: Final = 128

#: Tokens after the name of a declaration; in the parentheses of `if` only an initialiser distinguishes a
#: declaration from expressions like `a && b`.
_DECLARED: Final = frozenset(["=", ";", ",", "(", "{", ":", "[", ""])
_DECLARED_IN_CONDITION: Final = frozenset(["="])

_Result = TypeVar("_Result", bound=Node)


def parse_expression(source: str) -> Expression:
    """Parse one expression; a semicolon after it is ignored. Raises ParseError."""
    return _parse(source, _Parser.whole_expression)


def parse_body(source: str) -> Block:
    """Parse the statements of a function body, without its braces.  Raises ParseError."""
    return _parse(source, _Parser.whole_body)


def parse_type(source: str) -> Expression:
    """Parse a type or a constant, as in template arguments. Raises ParseError."""
    return _parse(source, _Parser.whole_type)


def _parse(source: str, rule: Callable[[_Parser], _Result]) -> _Result:
    parser = _Parser(source)
    try:
        root = rule(parser)
        if is_higher_than(root, MAX_HEIGHT):
            raise error_at(source, 0, "C++ snippet is nested too deeply")
    except RecursionError:
        # The caller's stack was nearly full; the limits above bound the parser's own use.
        raise error_at(source, parser.token.offset, "C++ snippet is nested too deeply") from None
    return root


class _Parser(ExpressionParser):
    """Parses one snippet."""

    # Whole snippets

    def whole_expression(self) -> Expression:
        result = self.expression()
        while self.accept(";"):
            pass
        self.expect_end()
        return result

    def whole_body(self) -> Block:
        statements: list[Statement] = []
        while self.token.kind != "eof":
            statements.append(self.statement())
        return Block(tuple(statements))

    def whole_type(self) -> Expression:
        result = self.type()
        self.expect_end()
        return result

    def expect_end(self) -> None:
        if self.token.kind != "eof":
            raise self.error("expected the end")

    # Statements

    def block(self) -> Block:
        self.expect("{")
        statements: list[Statement] = []
        while not self.accept("}"):
            statements.append(self.statement())
        return Block(tuple(statements))

    def statement(self) -> Statement:
        self.enter()
        result = self._statement()
        self.nesting -= 1
        return result

    def _statement(self) -> Statement:
        word = self.token.text if self.token.kind in ("name", "op") else ""
        if word == "{":
            return self.block()
        if word == ";":
            self.advance()
            return Block(())
        if word == "return":
            self.advance()
            value = None if self.at(";") else self.expression()
            self.end_statement()
            return Return(value)
        if word == "if":
            return self.if_()
        if word == "while":
            self.advance()
            self.expect("(")
            test = self.expression()
            self.expect(")")
            return While(test, self.statement())
        if word == "for":
            return self.for_()
        if word in ("break", "continue"):
            self.advance()
            self.expect(";")
            return Break() if word == "break" else Continue()
        result = self.declaration() or ExpressionStatement(self.expression())
        self.end_statement()
        return result

    def end_statement(self) -> None:
        # The semicolon of a body's last statement may be missing.
        if self.token.kind != "eof":
            self.expect(";")

    def if_(self) -> If:
        self.advance()
        self.accept("constexpr")
        self.expect("(")
        init: Statement | None = self.declaration(_DECLARED_IN_CONDITION)
        test: Expression | None = None
        if init is None:
            test = self.expression()
            if self.accept(";"):
                init, test = ExpressionStatement(test), self.expression()
        elif self.accept(";"):
            test = self.expression()
        self.expect(")")
        then = self.statement()
        otherwise = self.statement() if self.accept("else") else None
        return If(init, test, then, otherwise)

    def for_(self) -> Statement:
        self.advance()
        self.expect("(")
        init: Statement | None = self.declaration()
        if isinstance(init, Declare) and self.at(":"):
            self.advance()
            if len(init.declarators) != 1 or init.declarators[0].value is not None:
                raise self.error("unexpected initialiser")
            values = self.expression()
            self.expect(")")
            return ForRange(init.declarators[0].names, values, self.statement())
        if init is None and not self.at(";"):
            init = ExpressionStatement(self.expression())
        self.expect(";")
        test = None if self.at(";") else self.expression()
        self.expect(";")
        step = None if self.at(")") else self.expression()
        self.expect(")")
        return For(init, test, step, self.statement())

    def declaration(self, followers: frozenset[str] = _DECLARED) -> Declare | None:
        """A declaration without its end, or None with no token consumed if it is an expression."""
        if self.token.kind != "name" and self.token.text != "::":
            return None
        start = self.position
        type = self.attempt(self.type)
        if type is None:
            return None
        binding = self.at("[") and isinstance(type, Name) and type.path == "auto"
        if not binding and (self.token.kind != "name" or self.peek().text not in followers):
            self.rewind(start)
            return None
        declarators = [self.declarator()]
        while self.accept(","):
            while self.accept("*") or self.accept("&"):
                pass
            declarators.append(self.declarator())
        return Declare(type, tuple(declarators))

    def declarator(self) -> Declarator:
        names: list[str] = []
        if self.accept("["):
            names.append(self.expect_name())
            while self.accept(","):
                names.append(self.expect_name())
            self.expect("]")
        else:
            names.append(self.expect_name())
            if self.accept("["):  # an array: its initialiser decides about the length
                if self.token.kind == "number":
                    self.advance()
                self.expect("]")
        if self.accept("="):
            return Declarator(tuple(names), self.expression())
        if self.accept("("):
            return Declarator(tuple(names), None, self.arguments(")"))
        if self.accept("{"):
            arguments = self.arguments("}")
            return Declarator(tuple(names), None, arguments, bool(arguments))
        return Declarator(tuple(names), None)
