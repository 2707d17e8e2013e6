"""Expressions and types of the C++ subset in definitions.

Expressions, lowest precedence first (the usual C++ order, without the comma operator):

    assignment   a = b   a += b ...          right
    conditional  a ? b : c                   right
    ||   &&   |   ^   &   == !=   < > <= >=   <=>   << >>   + -   * / %
    prefix       ! - + ~ * & ++ -- (int)x
    postfix      f(...)  a.b  a->b  a[i]  ++ --  ...

    primary      literal | $placeholder | qualified::name<args> | T{...} | {...} | (expression)
               | static_cast<T>(x) | [captures](parameters) -> T { statements }

The text alone decides whether `<` opens template arguments: they must parse as a list of types or constants,
followed by `(`, `{`, `::`, or a token that cannot follow a comparison.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlirkit.ods.cpp_expr.ast import (
    Assign,
    Binary,
    Block,
    BraceList,
    Call,
    Capture,
    Cast,
    Conditional,
    Construct,
    Expression,
    Lambda,
    Literal,
    Logical,
    Member,
    Name,
    Parameter,
    Placeholder,
    Postfix,
    Segment,
    Subscript,
    Unary,
)
from mlirkit.ods.cpp_expr.cursor import Cursor
from mlirkit.ods.cpp_expr.lexer import Token
from mlirkit.ods.cpp_expr.numbers import to_float
from mlirkit.support.diagnostics import ParseError

_BINARY: Final = {
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<=>": 8,
    "<<": 9, ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
}  # fmt: skip
_ASSIGNMENTS: Final = frozenset(["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="])
_PREFIX: Final = frozenset(["!", "-", "+", "~", "*", "&", "++", "--"])
_CASTS: Final = frozenset(["static_cast", "const_cast", "reinterpret_cast"])
_ARITHMETIC: Final = frozenset(
    ["bool", "char", "double", "float", "int", "long", "short", "signed", "unsigned"]
)
#: Types to which `(T)x` may cast; for other names the text alone cannot distinguish a cast from parentheses.
_CASTABLE: Final = _ARITHMETIC | {
    "size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t",
}  # fmt: skip
_QUALIFIERS: Final = frozenset(
    ["class", "const", "constexpr", "enum", "inline", "static", "struct", "typename", "volatile"]
)
_UNREADABLE: Final = frozenset(
    [
        "asm", "case", "catch", "co_await", "co_return", "co_yield", "decltype", "default", "delete", "do",
        "goto", "namespace", "new", "operator", "requires", "sizeof", "static_assert", "switch",
        "throw", "try", "typedef", "union", "using",
    ]
)  # fmt: skip
_STATEMENT_WORDS: Final = frozenset(["return", "if", "else", "for", "while", "break", "continue"])
#: Tokens after `name<...>` by which it has template arguments.
_AFTER_TEMPLATE: Final = frozenset(["(", "{", "::", ")", "]", ",", ";", "}", ">", "...", "&", "*", "&&", ""])


class ExpressionParser(Cursor):
    """Parses expressions and types."""

    def block(self) -> Block:
        """The body of a lambda; implemented by `parser`."""
        raise NotImplementedError

    # Expressions

    def expression(self) -> Expression:
        """An assignment expression; brace lists are accepted where C++ accepts them as initialisers."""
        self.enter()
        result: Expression
        if self.at("{"):
            result = self.brace_list()
        else:
            result = self.binary(1)
            if self.at("?"):
                self.advance()
                then = self.expression()
                self.expect(":")
                result = Conditional(result, then, self.expression())
            elif self.token.kind == "op" and self.token.text in _ASSIGNMENTS:
                operator = self.advance().text
                result = Assign(operator, result, self.expression())
            elif self.at(">") and self.peek().text == ">=" and self.adjacent():
                self.advance()
                self.advance()
                result = Assign(">>=", result, self.expression())
        self.nesting -= 1
        return result

    def binary(self, floor: int) -> Expression:
        left = self.unary()
        while True:
            operator = self.binary_operator()
            power = _BINARY.get(operator, 0)
            if power < floor:
                return left
            self.advance()
            if operator == ">>":
                self.advance()
            if operator in ("&&", "||"):
                operands = [left, self.binary(power + 1)]
                while self.accept(operator):
                    operands.append(self.binary(power + 1))
                left = Logical(operator, tuple(operands))
            else:
                left = Binary(operator, left, self.binary(power + 1))

    def binary_operator(self) -> str:
        token = self.token
        if token.kind != "op":
            return ""
        if token.text == ">" and self.adjacent() and self.peek().text in (">", ">="):
            return ">>" if self.peek().text == ">" else ""
        return token.text

    def adjacent(self) -> bool:
        return self.peek().offset == self.token.offset + 1

    def unary(self) -> Expression:
        if self.token.kind == "op" and self.token.text in _PREFIX:
            self.enter()
            operator = self.advance().text
            operand = self.unary()
            self.nesting -= 1
            if operator == "-" and isinstance(operand, Literal) and operand.suffix in ("", "l", "ll"):
                if isinstance(operand.value, int | float) and not isinstance(operand.value, bool):
                    return Literal(-operand.value, operand.suffix)
            return Unary(operator, operand)
        return self.postfix(self.primary())

    def postfix(self, result: Expression) -> Expression:
        while self.token.kind == "op":
            text = self.token.text
            if text == "(":
                self.advance()
                result = Call(result, self.arguments(")"))
            elif text in (".", "->"):
                self.advance()
                self.accept("template")
                result = Member(result, self.member())
            elif text == "[":
                self.advance()
                index = self.expression()
                self.expect("]")
                result = Subscript(result, index)
            elif text in ("++", "--", "..."):
                self.advance()
                result = Postfix(text, result)
            else:
                break
        return result

    def member(self) -> Segment:
        """The name after a dot; of a qualified name (`x.Base::f()`) the last part is kept."""
        segment = self.segment()
        while self.accept("::"):
            segment = self.segment()
        return segment

    def arguments(self, closer: str) -> tuple[Expression, ...]:
        """The rest of an argument list, including the closing token."""
        result: list[Expression] = []
        while not self.accept(closer):
            result.append(self.expression())
            if not self.accept(","):
                self.expect(closer)
                break
            if closer == ")" and self.at(")"):
                raise self.error("expected an expression")
        return tuple(result)

    def brace_list(self) -> BraceList:
        self.expect("{")
        return BraceList(self.arguments("}"))

    def primary(self) -> Expression:
        token = self.token
        if token.kind == "name":
            return self.name_expression()
        if token.kind == "placeholder":
            self.advance()
            return Placeholder(token.text[1:])
        if token.kind == "number":
            self.advance()
            return self.number(token)
        if token.kind == "string":
            return Literal(self.string())
        if token.kind == "char":
            self.advance()
            return Literal(unescape(token.text[1:-1]))
        if token.text == "(":
            return self.parenthesised()
        if token.text == "[":
            return self.lambda_()
        if token.text == "::":
            return self.name_expression()
        raise self.error("expected an expression")

    def parenthesised(self) -> Expression:
        """`(expression)`, or a cast: to a built-in type, or to any type if an operand follows directly."""
        start = self.position
        self.advance()
        castable = self.token.text in _CASTABLE or (self.at("const") and self.peek().text in _CASTABLE)
        if castable or self.token.kind == "name" or self.at("::"):
            target = self.attempt(self.type)
            if target is not None and self.accept(")") and self.starts_operand(castable):
                return Cast(target, self.unary())
            self.rewind(start + 1)
        result = self.expression()
        self.expect(")")
        return result

    def starts_operand(self, any_operand: bool) -> bool:
        token = self.token
        if token.kind == "op":
            return any_operand and token.text in ("(", "!", "~", "-", "[", "::", "*", "&")
        return token.kind != "eof"

    def name_expression(self) -> Expression:
        word = self.token.text
        if word in ("true", "false"):
            self.advance()
            return Literal(word == "true")
        if word == "nullptr":
            self.advance()
            return Literal(None)
        if word in _CASTS:
            self.advance()
            self.expect("<")
            target = self.type()
            self.expect(">")
            self.expect("(")
            operand = self.expression()
            self.expect(")")
            return Cast(target, operand)
        if word in _STATEMENT_WORDS or word in _UNREADABLE:
            raise self.error(f"'{word}' cannot be read")
        name = self.arithmetic_type() if word in _ARITHMETIC else self.qualified(self.try_template_arguments)
        if self.at("{"):
            self.advance()
            return Construct(name, self.arguments("}"))
        return name

    def arithmetic_type(self) -> Name:
        words = [self.advance().text]
        while self.token.text in _ARITHMETIC:
            words.append(self.advance().text)
        return Name((Segment(" ".join(words)),))

    def qualified(self, template_arguments: Callable[[], tuple[Expression, ...] | None]) -> Name:
        is_global = self.accept("::")
        segments = [self.segment(template_arguments)]
        while self.at("::") and self.peek().kind == "name":
            self.advance()
            self.accept("template")
            segments.append(self.segment(template_arguments))
        return Name(tuple(segments), is_global)

    def segment(
        self, template_arguments: Callable[[], tuple[Expression, ...] | None] | None = None
    ) -> Segment:
        if self.token.text in _UNREADABLE:
            raise self.error(f"'{self.token.text}' cannot be read")
        name = self.expect_name()
        return Segment(name, (template_arguments or self.try_template_arguments)())

    def try_template_arguments(self) -> tuple[Expression, ...] | None:
        """Template arguments if the text parses as such, else None with no token consumed."""
        if not self.at("<"):
            return None
        start = self.position
        result = self.attempt(self.template_arguments)
        if result is None or (self.token.kind != "eof" and self.token.text not in _AFTER_TEMPLATE):
            self.rewind(start)
            return None
        return result

    def template_arguments(self) -> tuple[Expression, ...] | None:
        if not self.at("<"):
            return None
        start = self.position
        if start in self.comparisons:
            raise self.error("expected a type")
        self.advance()
        result: list[Expression] = []
        try:
            while not self.accept(">"):
                result.append(self.type())
                if not self.accept(","):
                    self.expect(">")
                    break
        except ParseError:
            self.comparisons.add(start)
            raise
        return tuple(result)

    def number(self, token: Token) -> Literal:
        text = token.text.replace("'", "").lower()
        try:
            for prefix, base in (("0x", 16), ("0b", 2)):
                if text.startswith(prefix):
                    digits = text.rstrip("ulz")
                    return self.integer(int(digits, base), "x" + text[len(digits) :])
            digits = text.rstrip("fulz")
            if "." in digits or "e" in digits or "f" in text:
                return Literal(to_float(digits) if text.endswith("f") else float(digits))
            suffix = text[len(digits) :]
            if digits.startswith("0") and len(digits) > 1:
                return self.integer(int(digits, 8), "x" + suffix)
            return self.integer(int(digits, 10), suffix)
        except (ValueError, OverflowError):
            raise self.error("invalid number") from None

    def integer(self, value: int, suffix: str) -> Literal:
        if value >> 64:
            raise self.error("a number of more than 64 bits")
        return Literal(value, suffix)

    def string(self) -> str:
        parts: list[str] = []
        while self.token.kind == "string":
            parts.append(unescape(self.advance().text[1:-1]))
        return "".join(parts)

    def lambda_(self) -> Lambda:
        self.enter()
        self.expect("[")
        captures: list[Capture] = []
        while not self.accept("]"):
            while self.accept("&") or self.accept("*") or self.accept("="):
                pass
            if self.token.kind == "name":
                name = self.advance().text
                if self.accept("="):
                    captures.append(Capture(name, self.expression()))
            if not self.accept(",") and not self.at("]"):
                raise self.error("expected ']'")
        parameters = self.parameters() if self.accept("(") else ()
        self.accept("mutable")
        if self.accept("->"):
            self.type()
        body = self.block()
        self.nesting -= 1
        return Lambda(tuple(captures), parameters, body)

    def parameters(self) -> tuple[Parameter, ...]:
        result: list[Parameter] = []
        while not self.accept(")"):
            type = self.type()
            name = self.advance().text if self.token.kind == "name" else ""
            if self.accept("="):
                self.expression()
            result.append(Parameter(type, name))
            if not self.accept(","):
                self.expect(")")
                break
        return tuple(result)

    # Types

    def type(self) -> Expression:
        """A type, or a constant in the place of a type, in template arguments and declarations."""
        self.enter()
        result = self.type_or_constant()
        self.nesting -= 1
        return result

    def type_or_constant(self) -> Expression:
        while self.token.text in _QUALIFIERS:
            self.advance()
        token = self.token
        if token.kind == "number":
            self.advance()
            return self.number(token)
        if token.text == "-" and self.peek().kind == "number":
            self.advance()
            literal = self.number(self.advance())
            return Literal(-literal.value, literal.suffix)  # type: ignore[operator]
        if token.kind == "placeholder":
            self.advance()
            return Placeholder(token.text[1:])
        if token.text in ("true", "false"):
            self.advance()
            return Literal(token.text == "true")
        if token.text in _STATEMENT_WORDS:
            raise self.error("expected a type")
        if token.text in _ARITHMETIC:
            name = self.arithmetic_type()
        else:
            name = self.qualified(self.template_arguments)
        while self.token.text in ("const", "*", "&", "&&", "...", "volatile") and self.token.kind != "eof":
            self.advance()
        if self.at("("):
            # A function type `R(A, B)`: callables need no types, so only the result's name is kept.
            self.advance()
            while not self.accept(")"):
                self.type()
                if self.token.kind == "name":
                    self.advance()
                if not self.accept(","):
                    self.expect(")")
                    break
        return name


_ESCAPES: Final = {
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "a": "\a", "b": "\b", "f": "\f", "v": "\v",
}  # fmt: skip


def unescape(text: str) -> str:
    if "\\" not in text:
        return text
    parts: list[str] = []
    position = 0
    while position < len(text):
        char = text[position]
        position += 1
        if char == "\\" and position < len(text):
            char = text[position]
            position += 1
            char = _ESCAPES.get(char, char)
        parts.append(char)
    return "".join(parts)
