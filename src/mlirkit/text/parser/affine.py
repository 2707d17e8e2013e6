"""Affine maps, integer sets and affine expressions in text.

    affine-map-or-set ::= `(` ids? `)` (`[` ids? `]`)? (`->` `(` exprs? `)` | `:` `(` constraints? `)`)
    constraint        ::= expr (`>=` | `<=` | `==`) expr
    expr              ::= term ((`+` | `-`) term)*
    term              ::= operand ((`*` | `floordiv` | `ceildiv` | `mod`) operand)*
    operand           ::= id | integer | `(` expr `)` | `-` operand | %value | `symbol` `(` %value `)`

Expressions contain values only in custom syntax that has maps over values.
Mirror: builtin/affine_text.py for expressions; maps and sets print themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from mlirkit.builtin.affine_arithmetic import (
    affine_add,
    affine_ceil_div,
    affine_floor_div,
    affine_mod,
    affine_mul,
    affine_sub,
)
from mlirkit.builtin.affine_expr import (
    AffineExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.integer_set import IntegerSet
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser.base import Parser
from mlirkit.text.tokens import (
    ARROW,
    COLON,
    EQUAL,
    GREATER,
    INTEGER,
    KW_CEILDIV,
    KW_FLOORDIV,
    KW_MOD,
    KW_SYMBOL,
    L_PAREN,
    L_SQUARE,
    LESS,
    MINUS,
    PERCENT_ID,
    PLUS,
    R_PAREN,
    STAR,
    is_keyword_like,
)

# MLIR repeats the error once per minus; here the repetitions are limited.
_MAX_NEGATION_ERRORS: Final = 100

_MISSING_RIGHT: Final = "missing right operand of binary operator"


class AffineParser:
    """Reads one map, set or expression from `parser`, whose current token begins it.

    `names` has the expressions of identifiers.  With `parse_operand`, which parses an operand and returns
    it with the key of its value, values are allowed; operands are collected in `dims` and `symbols`.
    """

    def __init__(self, parser: Parser, parse_operand: Callable[[], Any] | None = None) -> None:
        self.parser = parser
        self.names: dict[Any, AffineExpr] = {}
        self.parse_operand = parse_operand
        self.dims: list[Any] = []
        self.symbols: list[Any] = []

    # -- maps and sets ----------------------------------------------------------------------------------

    def parse_map(self) -> AffineMap:
        at = self.parser.start
        map = self.parse_map_or_set()
        if not isinstance(map, AffineMap):
            raise self.parser.error("expected AffineMap, but got IntegerSet", at)
        return map

    def parse_set(self) -> IntegerSet:
        at = self.parser.start
        integer_set = self.parse_map_or_set()
        if not isinstance(integer_set, IntegerSet):
            raise self.parser.error("expected IntegerSet, but got AffineMap", at)
        return integer_set

    def parse_map_or_set(self) -> AffineMap | IntegerSet:
        parser = self.parser
        dims = len(parser.comma_separated("()", self._define_dim, " in dimensional identifier list"))
        symbols = 0
        if parser.kind == L_SQUARE:
            symbols = len(parser.comma_separated("[]", self._define_symbol, " in symbol list"))
        if parser.accept(ARROW):
            results = parser.comma_separated("()", self.parse_expr, " in affine map range")
            return AffineMap(dims, symbols, tuple(results))
        parser.expect(COLON, "expected '->' or ':'")
        constraints = parser.comma_separated("()", self._parse_constraint, " in integer set constraint list")
        if not constraints:
            # A set without constraints has `0 == 0`, which always holds.
            constraints = [(affine_constant(0), True)]
        return IntegerSet(
            dims, symbols, tuple([expr for expr, _ in constraints]), tuple([flag for _, flag in constraints])
        )

    def parse_map_of_values(self, delimiter: str) -> AffineMap:
        """Expressions over values, as a map from the collected `dims` and `symbols`."""
        results = self.parser.comma_separated(delimiter, self.parse_expr, " in affine map")
        return AffineMap(len(self.dims), len(self.symbols), tuple(results))

    def _define_dim(self) -> None:
        self._define(affine_dim(len(self.dims)))
        self.dims.append(None)

    def _define_symbol(self) -> None:
        self._define(affine_symbol(len(self.symbols)))
        self.symbols.append(None)

    def _define(self, expr: AffineExpr) -> None:
        parser = self.parser
        if not is_keyword_like(parser.kind):
            raise parser.wrong_token("expected bare identifier")
        name = parser.text()
        if name in self.names:
            raise parser.error(f"redefinition of identifier '{name}'")
        self.names[name] = expr
        parser.advance()

    def _parse_constraint(self) -> tuple[AffineExpr, bool]:
        parser = self.parser
        left = self.parse_expr()
        # As in MLIR, a first character without its `=` is swallowed before the next form is tried.
        if parser.accept(GREATER) and parser.accept(EQUAL):
            return affine_sub(left, self.parse_expr()), False
        if parser.accept(LESS) and parser.accept(EQUAL):
            return affine_sub(self.parse_expr(), left), False
        if parser.accept(EQUAL) and parser.accept(EQUAL):
            return affine_sub(left, self.parse_expr()), True
        raise parser.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")

    # -- expressions ------------------------------------------------------------------------------------

    def parse_expr(self) -> AffineExpr:
        parser = self.parser
        if parser.depth >= parser.depth_limit:
            return self._parse_deeper_expr()
        parser.depth += 1
        expr = self._parse_term(False)
        while parser.kind == PLUS or parser.kind == MINUS:
            is_sum = parser.kind == PLUS
            parser.advance()
            right = self._parse_term(True)
            expr = affine_add(expr, right) if is_sum else affine_sub(expr, right)
        parser.depth -= 1
        return expr

    def _parse_deeper_expr(self) -> AffineExpr:
        expr: AffineExpr = self.parser.deeper(self.parse_expr)
        return expr

    def _parse_term(self, has_left: bool) -> AffineExpr:
        """Parse products and divisions; `has_left` is true behind the operator of a sum."""
        parser = self.parser
        expr = self._parse_operand(has_left)
        at = parser.start
        kind = parser.kind
        while kind in (STAR, KW_FLOORDIV, KW_CEILDIV, KW_MOD):
            parser.advance()
            right = self._parse_operand(True)
            # An operation is checked once its end is known: MLIR then points at the next operator, or,
            # behind the last one, at the operator itself.
            following = parser.kind
            is_last = following not in (STAR, KW_FLOORDIV, KW_CEILDIV, KW_MOD)
            expr = self._combine(kind, expr, right, at if is_last else parser.start)
            at = parser.start
            kind = following
        return expr

    def _combine(self, kind: i64, left: AffineExpr, right: AffineExpr, at: i64) -> AffineExpr:
        if kind == STAR:
            if not left.is_symbolic_or_constant and not right.is_symbolic_or_constant:
                raise self.parser.error(
                    "non-affine expression: at least one of the multiply operands has to be either a "
                    "constant or symbolic",
                    at,
                )
            return affine_mul(left, right)
        name = "floordiv" if kind == KW_FLOORDIV else "ceildiv" if kind == KW_CEILDIV else "mod"
        if not right.is_symbolic_or_constant:
            raise self.parser.error(
                f"non-affine expression: right operand of {name} has to be either a constant or symbolic", at
            )
        if kind == KW_FLOORDIV:
            return affine_floor_div(left, right)
        if kind == KW_CEILDIV:
            return affine_ceil_div(left, right)
        return affine_mod(left, right)

    def _parse_operand(self, has_left: bool) -> AffineExpr:
        parser = self.parser
        if parser.kind != MINUS:
            return self._parse_plain_operand(has_left)
        negations = 0
        while parser.accept(MINUS):
            negations += 1
        try:
            expr = self._parse_plain_operand(has_left)
        except ParseError as error:
            for _ in range(min(negations, _MAX_NEGATION_ERRORS)):
                parser.add_error(error, "missing operand of negation")
            raise
        for _ in range(negations):
            expr = affine_mul(affine_constant(-1), expr)
        return expr

    def _parse_plain_operand(self, has_left: bool) -> AffineExpr:
        parser = self.parser
        kind = parser.kind
        if kind == INTEGER:
            value = parser.unsigned_value(63)
            if value < 0:
                raise parser.error("constant too large for index")
            parser.advance()
            expr: AffineExpr = affine_constant(value)
        elif kind == L_PAREN:
            parser.advance()
            if parser.kind == R_PAREN:
                raise parser.error("no expression inside parentheses")
            expr = self.parse_expr()
            parser.expect(R_PAREN, "expected ')'")
        elif kind == PERCENT_ID:
            expr = self._parse_value(False)
        elif kind == KW_SYMBOL:
            parser.advance()
            parser.expect(L_PAREN, "expected '(' at start of SSA symbol")
            expr = self._parse_value(True)
            parser.expect(R_PAREN, "expected ')' at end of SSA symbol")
        elif is_keyword_like(kind):
            named = self.names.get(parser.text())
            if named is None:
                raise parser.wrong_token("use of undeclared identifier")
            parser.advance()
            expr = named
        elif has_left:
            raise parser.error(_MISSING_RIGHT)
        elif kind in (PLUS, STAR):
            raise parser.error("missing left operand of binary operator")
        else:
            raise parser.error("expected affine expression")
        return expr

    def _parse_value(self, is_symbol: bool) -> AffineExpr:
        parser = self.parser
        if self.parse_operand is None:
            raise parser.wrong_token("unexpected ssa identifier")
        if parser.kind != PERCENT_ID:
            raise parser.wrong_token("expected ssa identifier")
        operand = self.parse_operand()
        named = self.names.get(operand.key)
        if named is not None:
            return named
        if is_symbol:
            expr: AffineExpr = affine_symbol(len(self.symbols))
            self.symbols.append(operand)
        else:
            expr = affine_dim(len(self.dims))
            self.dims.append(operand)
        self.names[operand.key] = expr
        return expr
