"""Affine expressions: immutable trees over dimensions d0, d1, ... and symbols s0, s1, ...

    affine-expr  ::= `d`N | `s`N | integer
                   | affine-expr (`+` | `*` | `mod` | `floordiv` | `ceildiv`) affine-expr

Subtraction and negation are additions of products with -1. Expressions simplify while they are built,
by MLIR's rules and no others, so that equal text gives equal values in both. Constants are 64 bits wide
and wrap where MLIR's wrap; sums and products of two constants that would overflow stay unevaluated.

Expressions can be nested to any depth: each node knows its hash and the facts simplification asks for,
and whatever walks a tree does so with its own stack.

Text is read by text/parser/affine; `affine_expr_text` here prints. Maps and sets of expressions are in
`affine_map` and `integer_set`.

Public names: `AffineExpr` and its subclasses (with upstream's binding names), and for callers in a hurry
the functions `affine_dim`, `affine_symbol`, `affine_constant`, `affine_add`, `affine_sub`, `affine_mul`,
`affine_mod`, `affine_floor_div`, `affine_ceil_div`, `affine_neg`, `affine_expr_text`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mlirkit.builtin.affine_map import AffineMap

# Kinds; the binary ones come first.
ADD: Final = 0
MUL: Final = 1
MOD: Final = 2
FLOOR_DIV: Final = 3
CEIL_DIV: Final = 4
CONSTANT: Final = 5
DIM: Final = 6
SYMBOL: Final = 7

_SPELLING: Final = (" + ", " * ", " mod ", " floordiv ", " ceildiv ")

INT64_MIN: Final = -(1 << 63)
INT64_MAX: Final = (1 << 63) - 1


class AffineExpr:
    """The base of all expressions; made by the `get_` functions or by operators, never directly.

    `kind` is one of this module's constants. `is_symbolic_or_constant`: no dimension occurs.
    `is_pure_affine`: products, quotients and remainders are by constants only. `largest_known_divisor`
    is a number known to divide every value of the expression.
    """

    def __init__(
        self,
        kind: int,
        hash_value: int,
        is_symbolic_or_constant: bool,
        is_pure_affine: bool,
        largest_known_divisor: int,
    ) -> None:
        self.kind: Final = kind
        self.is_symbolic_or_constant: Final = is_symbolic_or_constant
        self.is_pure_affine: Final = is_pure_affine
        self.largest_known_divisor: Final = largest_known_divisor
        self._hash: Final = hash_value

    # ---- Construction, by upstream's names ----

    @staticmethod
    def get_dim(position: int, context: object = None) -> AffineDimExpr:
        """The dimension `d<position>`."""
        return AffineDimExpr.get(position)

    @staticmethod
    def get_symbol(position: int, context: object = None) -> AffineSymbolExpr:
        """The symbol `s<position>`."""
        return AffineSymbolExpr.get(position)

    @staticmethod
    def get_constant(value: int, context: object = None) -> AffineConstantExpr:
        """A constant; ValueError if it needs more than 64 bits."""
        return AffineConstantExpr.get(value)

    @staticmethod
    def get_add(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified sum."""
        return affine_add(_as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_mul(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified product."""
        return affine_mul(_as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_mod(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified remainder (never negative for a positive divisor)."""
        return affine_mod(_as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_floor_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified quotient, rounded down."""
        return affine_floor_div(_as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_ceil_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified quotient, rounded up."""
        return affine_ceil_div(_as_expr(lhs), _as_expr(rhs))

    def __add__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_add(self, expr)

    def __radd__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_add(expr, self)

    def __sub__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_sub(self, expr)

    def __rsub__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_sub(expr, self)

    def __mul__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_mul(self, expr)

    def __rmul__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_mul(expr, self)

    def __mod__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_mod(self, expr)

    def __rmod__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_mod(expr, self)

    def __floordiv__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_floor_div(self, expr)

    def __rfloordiv__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else affine_floor_div(expr, self)

    def __neg__(self) -> AffineExpr:
        return affine_neg(self)

    # ---- Identity ----

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, AffineExpr):
            return NotImplemented
        return _equal(self, other)

    def __str__(self) -> str:
        return affine_expr_text(self)

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({affine_expr_text(self)})"

    def __reduce__(self) -> Any:
        return (_from_postfix, (_to_postfix(self),))

    def __copy__(self) -> AffineExpr:
        return self

    def __deepcopy__(self, memo: object) -> AffineExpr:
        return self

    def maybe_downcast(self) -> AffineExpr:
        """This expression: it already has the class of its kind."""
        return self

    # ---- Questions ----

    def is_multiple_of(self, factor: int) -> bool:
        """Whether every value is known to be a multiple of `factor` (not zero)."""
        if isinstance(self, AffineConstantExpr):
            return self.value % factor == 0
        return self.largest_known_divisor % factor == 0

    def is_function_of_dim(self, position: int) -> bool:
        """Whether dimension `position` occurs."""
        return affine_dim(position) in _postorder(self)

    def is_function_of_symbol(self, position: int) -> bool:
        """Whether symbol `position` occurs."""
        return affine_symbol(position) in _postorder(self)

    def nodes(self) -> list[AffineExpr]:
        """Every node of the tree, operands before their users; shared objects once."""
        return _postorder(self)

    # ---- Substitution ----

    def replace_dims_and_symbols(
        self, dim_replacements: Sequence[AffineExpr], symbol_replacements: Sequence[AffineExpr]
    ) -> AffineExpr:
        """This expression with its leaves replaced by position; leaves beyond the lists stay."""
        dims = list(dim_replacements)
        symbols = list(symbol_replacements)
        replacements: dict[AffineExpr, AffineExpr] = {}
        for node in _postorder(self):
            if isinstance(node, AffineDimExpr):
                if node.position < len(dims):
                    replacements[node] = dims[node.position]
            elif isinstance(node, AffineSymbolExpr):
                if node.position < len(symbols):
                    replacements[node] = symbols[node.position]
        return self.replace(replacements)

    def replace(self, replacements: dict[AffineExpr, AffineExpr]) -> AffineExpr:
        """This expression with whole subexpressions replaced, the outermost match first."""
        done: dict[int, AffineExpr] = {}
        stack: list[AffineExpr] = [self]
        while stack:
            node = stack[-1]
            if id(node) in done:
                stack.pop()
                continue
            replacement = replacements.get(node)
            if replacement is not None:
                done[id(node)] = replacement
            elif isinstance(node, AffineBinaryExpr):
                lhs = done.get(id(node.lhs))
                rhs = done.get(id(node.rhs))
                if lhs is None or rhs is None:
                    if rhs is None:
                        stack.append(node.rhs)
                    if lhs is None:
                        stack.append(node.lhs)
                    continue
                unchanged = lhs is node.lhs and rhs is node.rhs
                done[id(node)] = node if unchanged else affine_binary(node.kind, lhs, rhs)
            else:
                done[id(node)] = node
            stack.pop()
        return done[id(self)]

    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """This expression with dimensions offset <= d < num_dims moved up by `shift`."""
        dims = [affine_dim(i if i < offset else i + shift) for i in range(num_dims)]
        return self.replace_dims_and_symbols(dims, [])

    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """This expression with symbols offset <= s < num_symbols moved up by `shift`."""
        symbols = [affine_symbol(i if i < offset else i + shift) for i in range(num_symbols)]
        return self.replace_dims_and_symbols([], symbols)

    @staticmethod
    def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
        """The expression simplified by flattening it; see `affine_simplify`."""
        from mlirkit.builtin.affine_simplify import simplify_affine_expr

        return simplify_affine_expr(expr, num_dims, num_symbols)

    def compose(self, other: AffineMap) -> AffineExpr:
        """This expression over the results of `other` in place of its dimensions."""
        return self.replace_dims_and_symbols(other.results, [])


class AffineDimExpr(AffineExpr):
    """Dimension `d<position>`."""

    def __init__(self, position: int) -> None:
        super().__init__(DIM, hash((DIM, position)), False, True, 1)
        self.position: Final = position

    @staticmethod
    def get(position: int, context: object = None) -> AffineDimExpr:
        """The dimension at `position`."""
        return affine_dim(position)


class AffineSymbolExpr(AffineExpr):
    """Symbol `s<position>`."""

    def __init__(self, position: int) -> None:
        super().__init__(SYMBOL, hash((SYMBOL, position)), True, True, 1)
        self.position: Final = position

    @staticmethod
    def get(position: int, context: object = None) -> AffineSymbolExpr:
        """The symbol at `position`."""
        return affine_symbol(position)


class AffineConstantExpr(AffineExpr):
    """A constant of 64 bits."""

    def __init__(self, value: int) -> None:
        super().__init__(CONSTANT, hash((CONSTANT, value)), True, True, wrap_to_int64(abs(value)))
        self.value: Final = value

    @staticmethod
    def get(value: int, context: object = None) -> AffineConstantExpr:
        """The constant `value`; ValueError if it needs more than 64 bits."""
        if not INT64_MIN <= value <= INT64_MAX:
            raise ValueError("constant too large for index")
        return affine_constant(value)


class AffineBinaryExpr(AffineExpr):
    """An operation on `lhs` and `rhs`; building one of its subclasses directly simplifies nothing."""

    def __init__(self, kind: int, lhs: AffineExpr, rhs: AffineExpr) -> None:
        rhs_is_constant = rhs.kind == CONSTANT
        if kind == ADD:
            pure = True
        elif kind == MUL:
            pure = rhs_is_constant or lhs.kind == CONSTANT
        else:
            pure = rhs_is_constant
        super().__init__(
            kind,
            hash((kind, lhs._hash, rhs._hash)),
            lhs.is_symbolic_or_constant and rhs.is_symbolic_or_constant,
            pure and lhs.is_pure_affine and rhs.is_pure_affine,
            _largest_known_divisor(kind, lhs, rhs),
        )
        self.lhs: Final = lhs
        self.rhs: Final = rhs


class AffineAddExpr(AffineBinaryExpr):
    """lhs + rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(ADD, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
        """The simplified sum, of whatever class that is."""
        return affine_add(lhs, rhs)


class AffineMulExpr(AffineBinaryExpr):
    """lhs * rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(MUL, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
        """The simplified product, of whatever class that is."""
        return affine_mul(lhs, rhs)


class AffineModExpr(AffineBinaryExpr):
    """lhs mod rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(MOD, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
        """The simplified remainder, of whatever class that is."""
        return affine_mod(lhs, rhs)


class AffineFloorDivExpr(AffineBinaryExpr):
    """lhs floordiv rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(FLOOR_DIV, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
        """The simplified quotient, of whatever class that is."""
        return affine_floor_div(lhs, rhs)


class AffineCeilDivExpr(AffineBinaryExpr):
    """lhs ceildiv rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(CEIL_DIV, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
        """The simplified quotient, of whatever class that is."""
        return affine_ceil_div(lhs, rhs)


# ---- Leaves ----


def wrap_to_int64(value: int) -> int:
    """What is left of a number in 64 bits, read as signed."""
    return ((value + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


_DIMS: Final = [AffineDimExpr(position) for position in range(64)]
_SYMBOLS: Final = [AffineSymbolExpr(position) for position in range(64)]
_CONSTANTS: Final = [AffineConstantExpr(value) for value in range(-1, 129)]


def affine_dim(position: int) -> AffineDimExpr:
    """Dimension `d<position>`; the first ones are shared objects."""
    if 0 <= position < 64:
        return _DIMS[position]
    if position < 0:
        raise ValueError("expected a non-negative dimension position")
    return AffineDimExpr(position)


def affine_symbol(position: int) -> AffineSymbolExpr:
    """Symbol `s<position>`; the first ones are shared objects."""
    if 0 <= position < 64:
        return _SYMBOLS[position]
    if position < 0:
        raise ValueError("expected a non-negative symbol position")
    return AffineSymbolExpr(position)


def affine_constant(value: int) -> AffineConstantExpr:
    """The constant `value`, wrapped to 64 bits; small ones are shared objects."""
    if -1 <= value < 129:
        return _CONSTANTS[value + 1]
    return AffineConstantExpr(wrap_to_int64(value))


def _operand(value: object) -> AffineExpr | None:
    if isinstance(value, AffineExpr):
        return value
    if isinstance(value, int):
        return AffineConstantExpr.get(value)
    return None


def _as_expr(value: AffineExpr | int) -> AffineExpr:
    return value if isinstance(value, AffineExpr) else AffineConstantExpr.get(value)


def _largest_known_divisor(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> int:
    left = lhs.largest_known_divisor
    right = rhs.largest_known_divisor
    if kind == MUL:
        return wrap_to_int64(left * right)
    if kind in (ADD, MOD):
        return wrap_to_int64(gcd(left & ((1 << 64) - 1), right & ((1 << 64) - 1)))
    if isinstance(rhs, AffineConstantExpr):
        divisor = rhs.value
        if divisor != 0 and left % divisor == 0:
            return wrap_to_int64(abs(left // divisor))
    return 1


# ---- Operations ----


def affine_binary(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """The simplified operation of a binary kind."""
    if kind == ADD:
        return affine_add(lhs, rhs)
    if kind == MUL:
        return affine_mul(lhs, rhs)
    if kind == MOD:
        return affine_mod(lhs, rhs)
    if kind == FLOOR_DIV:
        return affine_floor_div(lhs, rhs)
    return affine_ceil_div(lhs, rhs)


def affine_neg(expr: AffineExpr) -> AffineExpr:
    """-expr."""
    return affine_mul(expr, affine_constant(-1))


def affine_sub(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs - rhs."""
    return affine_add(lhs, affine_neg(rhs))


def affine_add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs + rhs."""
    simplified = _simplify_add(lhs, rhs)
    if simplified is not None:
        return simplified
    if _out_of_order(lhs, rhs):
        return AffineAddExpr(rhs, lhs)
    return AffineAddExpr(lhs, rhs)


def _simplify_add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    simplified = _simplify_add_at_top(lhs, rhs)
    if simplified is not None:
        return simplified
    # x + y + (y floordiv c) * -c: the remainder may be hidden in the last operand of a sum.
    if not isinstance(rhs, AffineMulExpr) or rhs.lhs.kind != FLOOR_DIV:
        return None
    skipped: list[AffineExpr] = []
    while simplified is None:
        if not isinstance(lhs, AffineAddExpr):
            return None
        skipped.append(lhs.lhs)
        lhs = lhs.rhs
        simplified = _simplify_add_at_top(lhs, rhs)
    while skipped:
        simplified = affine_add(skipped.pop(), simplified)
    return simplified


def _simplify_add_at_top(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstantExpr):
        if isinstance(rhs, AffineConstantExpr):
            total = lhs.value + rhs.value
            return affine_constant(total) if INT64_MIN <= total <= INT64_MAX else None
        return affine_add(rhs, lhs)
    # Constants and symbolic expressions go to the right.
    if lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant:
        return affine_add(rhs, lhs)
    if isinstance(rhs, AffineConstantExpr):
        if rhs.value == 0:
            return lhs
        if isinstance(lhs, AffineAddExpr) and isinstance(lhs.rhs, AffineConstantExpr):
            return affine_add(lhs.lhs, affine_constant(lhs.rhs.value + rhs.value))

    # c1 * e + c2 * e
    left_factor, left_term = _factor_and_term(lhs)
    right_factor, right_term = _factor_and_term(rhs)
    if left_term == right_term:
        return affine_mul(left_term, affine_constant(left_factor + right_factor))

    # (x + c) + y: keep the constant last.
    if isinstance(lhs, AffineAddExpr) and isinstance(lhs.rhs, AffineConstantExpr):
        return affine_add(affine_add(lhs.lhs, rhs), lhs.rhs)

    # x - (x floordiv q) * q is x mod q. The product is found as (x floordiv c) * -c ...
    if not isinstance(rhs, AffineMulExpr):
        return None
    quotient = rhs.lhs
    if isinstance(quotient, AffineFloorDivExpr):
        divisor = quotient.rhs
        if (
            isinstance(divisor, AffineConstantExpr)
            and divisor.value > 0
            and lhs == quotient.lhs
            and divisor == affine_neg(rhs.rhs)
        ):
            return affine_mod(lhs, divisor)
        return None
    # ... or as ((x floordiv q) * q) * -1.
    if (
        isinstance(quotient, AffineMulExpr)
        and isinstance(rhs.rhs, AffineConstantExpr)
        and rhs.rhs.value == -1
    ):
        inner = quotient.lhs
        if isinstance(inner, AffineFloorDivExpr) and inner.rhs == quotient.rhs and lhs == inner.lhs:
            return affine_mod(lhs, inner.rhs)
    return None


def _factor_and_term(expr: AffineExpr) -> tuple[int, AffineExpr]:
    if isinstance(expr, AffineMulExpr) and isinstance(expr.rhs, AffineConstantExpr):
        return expr.rhs.value, expr.lhs
    return 1, expr


def _out_of_order(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    # Leaves of commutative operations are sorted by position, dimensions before symbols.
    if isinstance(lhs, AffineDimExpr):
        return isinstance(rhs, AffineDimExpr) and lhs.position >= rhs.position
    if isinstance(lhs, AffineSymbolExpr):
        if isinstance(rhs, AffineSymbolExpr):
            return lhs.position >= rhs.position
        return isinstance(rhs, AffineDimExpr)
    return False


def affine_mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs * rhs."""
    simplified = _simplify_mul(lhs, rhs)
    if simplified is not None:
        return simplified
    if _out_of_order(lhs, rhs):
        return AffineMulExpr(rhs, lhs)
    return AffineMulExpr(lhs, rhs)


def _simplify_mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstantExpr):
        if isinstance(rhs, AffineConstantExpr):
            product = lhs.value * rhs.value
            return affine_constant(product) if INT64_MIN <= product <= INT64_MAX else None
        return affine_mul(rhs, lhs)
    if not rhs.is_symbolic_or_constant:
        return affine_mul(rhs, lhs) if lhs.is_symbolic_or_constant else None
    if isinstance(rhs, AffineConstantExpr):
        if rhs.value == 1:
            return lhs
        if rhs.value == 0:
            return rhs
        if isinstance(lhs, AffineMulExpr) and isinstance(lhs.rhs, AffineConstantExpr):
            return affine_mul(lhs.lhs, affine_constant(lhs.rhs.value * rhs.value))
    elif isinstance(lhs, AffineMulExpr) and isinstance(lhs.rhs, AffineConstantExpr):
        # (x * c) * y: keep the constant last.
        return affine_mul(affine_mul(lhs.lhs, rhs), lhs.rhs)
    return None


def affine_floor_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs floordiv rhs; division by zero stays as it is."""
    if not isinstance(rhs, AffineConstantExpr) or rhs.value == 0:
        return AffineFloorDivExpr(lhs, rhs)
    divisor = rhs.value
    # A sum with a divisible summand is divided summand by summand; None stands for adding two results.
    pending: list[AffineExpr | None] = [lhs]
    results: list[AffineExpr] = []
    while pending:
        expr = pending.pop()
        if expr is None:
            right = results.pop()
            results.append(affine_add(results.pop(), right))
            continue
        quotient = _divide_exactly(expr, divisor)
        if quotient is not None:
            results.append(quotient)
        elif isinstance(expr, AffineConstantExpr):
            if expr.value == INT64_MIN and divisor == -1:
                results.append(AffineFloorDivExpr(expr, rhs))
            else:
                results.append(affine_constant(expr.value // divisor))
        elif isinstance(expr, AffineAddExpr) and (
            expr.lhs.largest_known_divisor % divisor == 0 or expr.rhs.largest_known_divisor % divisor == 0
        ):
            pending.append(None)
            pending.append(expr.rhs)
            pending.append(expr.lhs)
        else:
            results.append(AffineFloorDivExpr(expr, rhs))
    return results[0]


def affine_ceil_div(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs ceildiv rhs; division by zero stays as it is."""
    if isinstance(rhs, AffineConstantExpr) and rhs.value != 0:
        if isinstance(lhs, AffineConstantExpr):
            if lhs.value != INT64_MIN or rhs.value != -1:
                return affine_constant(-(-lhs.value // rhs.value))
        else:
            quotient = _divide_exactly(lhs, rhs.value)
            if quotient is not None:
                return quotient
    return AffineCeilDivExpr(lhs, rhs)


def _divide_exactly(expr: AffineExpr, divisor: int) -> AffineExpr | None:
    # x / 1, and (x * c) / divisor where c is a multiple of the divisor.
    if isinstance(expr, AffineConstantExpr):
        return None
    if divisor == 1:
        return expr
    if isinstance(expr, AffineMulExpr) and isinstance(expr.rhs, AffineConstantExpr):
        if expr.rhs.value % divisor == 0:
            return affine_mul(expr.lhs, affine_constant(expr.rhs.value // divisor))
    return None


def affine_mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """lhs mod rhs; a remainder by zero or a negative number stays as it is."""
    if not isinstance(rhs, AffineConstantExpr) or rhs.value < 1:
        return AffineModExpr(lhs, rhs)
    divisor = rhs.value
    while True:
        if isinstance(lhs, AffineConstantExpr):
            return affine_constant(lhs.value % divisor)
        if lhs.largest_known_divisor % divisor == 0:
            return affine_constant(0)
        if isinstance(lhs, AffineAddExpr):
            # A divisible summand contributes nothing.
            if lhs.lhs.largest_known_divisor % divisor == 0:
                lhs = lhs.rhs
                continue
            if lhs.rhs.largest_known_divisor % divisor == 0:
                lhs = lhs.lhs
                continue
        elif isinstance(lhs, AffineModExpr) and isinstance(lhs.rhs, AffineConstantExpr):
            # (x mod a) mod b where b divides a
            if lhs.rhs.value >= 1 and lhs.rhs.value % divisor == 0:
                lhs = lhs.lhs
                continue
        return AffineModExpr(lhs, rhs)


# ---- Walking, comparing, pickling ----


def _postorder(root: AffineExpr) -> list[AffineExpr]:
    # Each node object once, operands before their users.
    order: list[AffineExpr] = []
    entered: set[int] = set()
    done: set[int] = set()
    stack: list[AffineExpr] = [root]
    while stack:
        node = stack[-1]
        identity = id(node)
        if identity not in entered:
            entered.add(identity)
            if isinstance(node, AffineBinaryExpr):
                stack.append(node.rhs)
                stack.append(node.lhs)
                continue
        stack.pop()
        if identity not in done:
            done.add(identity)
            order.append(node)
    return order


def _equal(left: AffineExpr, right: AffineExpr) -> bool:
    pending: list[AffineExpr] = [left, right]
    while pending:
        a = pending.pop()
        b = pending.pop()
        if a is b:
            continue
        if a._hash != b._hash or a.kind != b.kind:
            return False
        if isinstance(a, AffineBinaryExpr) and isinstance(b, AffineBinaryExpr):
            pending.append(a.lhs)
            pending.append(b.lhs)
            pending.append(a.rhs)
            pending.append(b.rhs)
        elif _leaf_value(a) != _leaf_value(b):
            return False
    return True


def _leaf_value(leaf: AffineExpr) -> int:
    if isinstance(leaf, AffineConstantExpr):
        return leaf.value
    if isinstance(leaf, AffineDimExpr):
        return leaf.position
    assert isinstance(leaf, AffineSymbolExpr)
    return leaf.position


def _to_postfix(expr: AffineExpr) -> list[tuple[int, int, int]]:
    # One row per node: kind, and its value or the rows of its operands.
    rows: list[tuple[int, int, int]] = []
    row_of: dict[int, int] = {}
    for node in _postorder(expr):
        row_of[id(node)] = len(rows)
        if isinstance(node, AffineBinaryExpr):
            rows.append((node.kind, row_of[id(node.lhs)], row_of[id(node.rhs)]))
        else:
            rows.append((node.kind, _leaf_value(node), 0))
    return rows


def _from_postfix(rows: list[tuple[int, int, int]]) -> AffineExpr:
    nodes: list[AffineExpr] = []
    for kind, first, second in rows:
        if kind == CONSTANT:
            nodes.append(affine_constant(first))
        elif kind == DIM:
            nodes.append(affine_dim(first))
        elif kind == SYMBOL:
            nodes.append(affine_symbol(first))
        else:
            nodes.append(_unsimplified(kind, nodes[first], nodes[second]))
    return nodes[-1]


def _unsimplified(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    if kind == ADD:
        return AffineAddExpr(lhs, rhs)
    if kind == MUL:
        return AffineMulExpr(lhs, rhs)
    if kind == MOD:
        return AffineModExpr(lhs, rhs)
    if kind == FLOOR_DIV:
        return AffineFloorDivExpr(lhs, rhs)
    return AffineCeilDivExpr(lhs, rhs)


# ---- Text ----


def affine_expr_text(expr: AffineExpr, name_of: Callable[[int, bool], str] | None = None) -> str:
    """The expression as MLIR prints it.

    `name_of(position, is_symbol)` gives other names than `d0` and `s0`, such as SSA values.
    """
    pieces: list[str] = []
    # What is still to print, the next item last: text, or an expression and whether it stands under an
    # operator that binds more tightly than addition.
    pending: list[tuple[str, AffineExpr | None, bool]] = [("", expr, False)]
    while pending:
        text, node, tight = pending.pop()
        if node is None:
            pieces.append(text)
        elif isinstance(node, AffineConstantExpr):
            pieces.append(str(node.value))
        elif isinstance(node, AffineDimExpr):
            pieces.append(name_of(node.position, False) if name_of is not None else f"d{node.position}")
        elif isinstance(node, AffineSymbolExpr):
            pieces.append(name_of(node.position, True) if name_of is not None else f"s{node.position}")
        elif isinstance(node, AffineBinaryExpr):
            if tight:
                pieces.append("(")
                pending.append((")", None, False))
            _push_operation(node, pending)
    return "".join(pieces)


def _push_operation(node: AffineBinaryExpr, pending: list[tuple[str, AffineExpr | None, bool]]) -> None:
    lhs = node.lhs
    rhs = node.rhs
    if node.kind != ADD:
        if node.kind == MUL and isinstance(rhs, AffineConstantExpr) and rhs.value == -1:
            pending.append(("", lhs, True))
            pending.append(("-", None, False))
            return
        pending.append(("", rhs, True))
        pending.append((_SPELLING[node.kind], None, False))
        pending.append(("", lhs, True))
        return
    if isinstance(rhs, AffineMulExpr) and isinstance(rhs.rhs, AffineConstantExpr) and rhs.rhs.value < 0:
        factor = rhs.rhs.value
        if factor == -1:
            pending.append(("", rhs.lhs, rhs.lhs.kind == ADD))
        else:
            pending.append((f" * {wrap_to_int64(-factor)}", None, False))
            pending.append(("", rhs.lhs, True))
        pending.append((" - ", None, False))
    elif isinstance(rhs, AffineConstantExpr) and rhs.value < 0:
        # Negating the smallest constant leaves it as it is, sign and all.
        pending.append((f" - {wrap_to_int64(-rhs.value)}", None, False))
    else:
        pending.append(("", rhs, False))
        pending.append((" + ", None, False))
    pending.append(("", lhs, False))
