"""Affine expressions: immutable trees over dimensions d0, d1, ... and symbols s0, s1, ...

    affine-expr  ::= `d`N | `s`N | integer
                   | affine-expr (`+` | `*` | `mod` | `floordiv` | `ceildiv`) affine-expr

Subtraction and negation are additions of products with -1. Expressions simplify while they are built, by
operators and `get_` functions; the rules, and faster functions that apply them, are in `affine_arithmetic`.
Expressions can be nested to any depth: each node stores its hash and the facts that simplification needs, and
walks use an explicit stack.

Text is read by text/parser/affine and made by `affine_text`; pickles hold the rows of `affine_postfix`.
Maps and sets of expressions are in `affine_map` and `integer_set`.

Public names: `AffineExpr` and its subclasses, with upstream's binding names; `affine_dim`,
`affine_symbol`, `affine_constant`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mlirkit.core.arguments import (
    expect,
    expect_all,
    expect_between,
    expect_count,
    expect_sequence,
    plain_integer,
)
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR

if TYPE_CHECKING:
    from mlirkit.builtin.affine_map import AffineMap

# Kinds; the binary ones are first.
ADD: Final = 0
MUL: Final = 1
MOD: Final = 2
FLOOR_DIV: Final = 3
CEIL_DIV: Final = 4
CONSTANT: Final = 5
DIM: Final = 6
SYMBOL: Final = 7

INT64_MIN: Final = -(1 << 63)
INT64_MAX: Final = (1 << 63) - 1


# The largest number of dimensions, symbols or results that a caller may request.
MOST_INPUTS: Final = 1 << 16


def expect_expressions(values: Any, function: str, argument: str, purpose: str) -> list[Any]:
    """The elements of a sequence of expressions; for another element, upstream's error."""
    elements = expect_sequence(values, AffineExpr, function, argument)
    for element in elements:
        if not isinstance(element, AffineExpr):
            none = " (None?)" if element is None else ""
            raise RuntimeError(f"Invalid expression{none} when attempting to {purpose} ({element!r})")
    return elements


class AffineExpr:
    """The base of all expressions; made by the `get_` functions or by operators, never directly.

    `kind` is one of this module's constants. `is_symbolic_or_constant`: no dimension occurs.
    `is_pure_affine`: products, quotients and remainders are by constants only. `largest_known_divisor`
    is a number known to divide every value of the expression.
    """

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

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
    def get_constant(value: Any, context: object = None) -> AffineConstantExpr:
        """A constant; ValueError if it needs more than 64 bits."""
        return AffineConstantExpr.get(value)

    @staticmethod
    def get_add(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified sum."""
        return _operate(ADD, _as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_mul(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified product."""
        return _operate(MUL, _as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_mod(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified remainder (never negative for a positive divisor)."""
        return _operate(MOD, _as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_floor_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified quotient, rounded down."""
        return _operate(FLOOR_DIV, _as_expr(lhs), _as_expr(rhs))

    @staticmethod
    def get_ceil_div(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified quotient, rounded up."""
        return _operate(CEIL_DIV, _as_expr(lhs), _as_expr(rhs))

    def __add__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(ADD, self, expr)

    def __radd__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(ADD, expr, self)

    def __sub__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(ADD, self, _negated(expr))

    def __rsub__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(ADD, expr, _negated(self))

    def __mul__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(MUL, self, expr)

    def __rmul__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(MUL, expr, self)

    def __mod__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(MOD, self, expr)

    def __rmod__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(MOD, expr, self)

    def __floordiv__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(FLOOR_DIV, self, expr)

    def __rfloordiv__(self, other: object) -> AffineExpr:
        expr = _operand(other)
        return NotImplemented if expr is None else _operate(FLOOR_DIV, expr, self)

    def __neg__(self) -> AffineExpr:
        return _negated(self)

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
        # The text functions need the classes of this module.
        from mlirkit.builtin.affine_text import affine_expr_text

        return affine_expr_text(self)

    def __repr__(self) -> str:
        return f"AffineExpr({self})"

    def __reduce__(self) -> Any:
        # The rows need the classes of this module.
        from mlirkit.builtin.affine_postfix import from_postfix, to_postfix

        return (from_postfix, (to_postfix(self),))

    @property
    def context(self) -> Any:
        """The current context, for compatibility; expressions belong to none."""
        from mlirkit.core.context import current_context

        return current_context()

    def dump(self) -> None:
        """Print the text on standard output."""
        print(self)

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
        factor = expect_between(factor, INT64_MIN, INT64_MAX, "is_multiple_of", "factor")
        if factor == 0:
            raise ValueError("is_multiple_of: argument 'factor': nothing is a multiple of 0")
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
        dims = expect_all(dim_replacements, AffineExpr, "replace_dims_and_symbols", "dim_replacements")
        symbols = expect_all(
            symbol_replacements, AffineExpr, "replace_dims_and_symbols", "symbol_replacements"
        )
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
        expect(replacements, dict, "AffineExpr.replace", "replacements")
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
                done[id(node)] = node if unchanged else _operate(node.kind, lhs, rhs)
            else:
                done[id(node)] = node
            stack.pop()
        return done[id(self)]

    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> AffineExpr:
        """This expression with dimensions offset <= d < num_dims moved up by `shift`."""
        count = expect_count(num_dims, MOST_INPUTS, "shift_dims", "num_dims")
        shift = expect_between(shift, INT64_MIN, INT64_MAX, "shift_dims", "shift")
        offset = expect_between(offset, INT64_MIN, INT64_MAX, "shift_dims", "offset")
        dims = [affine_dim(i if i < offset else i + shift) for i in range(count)]
        return self.replace_dims_and_symbols(dims, [])

    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> AffineExpr:
        """This expression with symbols offset <= s < num_symbols moved up by `shift`."""
        count = expect_count(num_symbols, MOST_INPUTS, "shift_symbols", "num_symbols")
        shift = expect_between(shift, INT64_MIN, INT64_MAX, "shift_symbols", "shift")
        offset = expect_between(offset, INT64_MIN, INT64_MAX, "shift_symbols", "offset")
        symbols = [affine_symbol(i if i < offset else i + shift) for i in range(count)]
        return self.replace_dims_and_symbols([], symbols)

    @staticmethod
    def simplify_affine_expr(expr: AffineExpr | int, num_dims: int, num_symbols: int) -> AffineExpr:
        """The expression simplified by flattening it; see `affine_simplify`."""
        from mlirkit.builtin.affine_simplify import simplify_affine_expr

        dims = expect_count(num_dims, MOST_INPUTS, "simplify_affine_expr", "num_dims")
        symbols = expect_count(num_symbols, MOST_INPUTS, "simplify_affine_expr", "num_symbols")
        return simplify_affine_expr(_as_expr(expr), dims, symbols)

    def compose(self, other: AffineMap) -> AffineExpr:
        """This expression with the results of `other` in place of its dimensions."""
        from mlirkit.builtin.affine_map import AffineMap

        expect(other, AffineMap, "AffineExpr.compose", "other")
        return self.replace_dims_and_symbols(other.results, [])


class AffineDimExpr(AffineExpr):
    """Dimension `d<position>`."""

    def __init__(self, position: int) -> None:
        super().__init__(DIM, hash((DIM, position)), False, True, 1)
        self.position: Final = position

    @staticmethod
    def get(position: int, context: object = None) -> AffineDimExpr:
        """The dimension at `position`."""
        return affine_dim(expect_count(position, INT64_MAX, "AffineDimExpr.get", "position"))


class AffineSymbolExpr(AffineExpr):
    """Symbol `s<position>`."""

    def __init__(self, position: int) -> None:
        super().__init__(SYMBOL, hash((SYMBOL, position)), True, True, 1)
        self.position: Final = position

    @staticmethod
    def get(position: int, context: object = None) -> AffineSymbolExpr:
        """The symbol at `position`."""
        return affine_symbol(expect_count(position, INT64_MAX, "AffineSymbolExpr.get", "position"))


class AffineConstantExpr(AffineExpr):
    """A constant of 64 bits."""

    def __init__(self, value: int) -> None:
        super().__init__(CONSTANT, hash((CONSTANT, value)), True, True, wrap_to_int64(abs(value)))
        self.value: Final = value

    @staticmethod
    def get(value: Any, context: object = None) -> AffineConstantExpr:
        """The constant `value`; ValueError if it needs more than 64 bits."""
        value = plain_integer(value)
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
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified sum, of any class."""
        return _operate(ADD, _as_expr(lhs), _as_expr(rhs))


class AffineMulExpr(AffineBinaryExpr):
    """lhs * rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(MUL, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified product, of any class."""
        return _operate(MUL, _as_expr(lhs), _as_expr(rhs))


class AffineModExpr(AffineBinaryExpr):
    """lhs mod rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(MOD, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified remainder, of any class."""
        return _operate(MOD, _as_expr(lhs), _as_expr(rhs))


class AffineFloorDivExpr(AffineBinaryExpr):
    """lhs floordiv rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(FLOOR_DIV, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified quotient, of any class."""
        return _operate(FLOOR_DIV, _as_expr(lhs), _as_expr(rhs))


class AffineCeilDivExpr(AffineBinaryExpr):
    """lhs ceildiv rhs."""

    def __init__(self, lhs: AffineExpr, rhs: AffineExpr) -> None:
        super().__init__(CEIL_DIV, lhs, rhs)

    @staticmethod
    def get(lhs: AffineExpr | int, rhs: AffineExpr | int) -> AffineExpr:
        """The simplified quotient, of any class."""
        return _operate(CEIL_DIV, _as_expr(lhs), _as_expr(rhs))


# ---- Leaves ----


def wrap_to_int64(value: int) -> int:
    """The lower 64 bits of a number, as a signed number."""
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
    if isinstance(value, AffineExpr):
        return value
    if not isinstance(value, int):
        raise TypeError(f"expected an affine expression or int, got {type(value).__name__}")
    return AffineConstantExpr.get(value)


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


def _operate(kind: int, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    # The arithmetic needs the classes above, and their operators need the arithmetic.
    from mlirkit.builtin.affine_arithmetic import affine_binary

    return affine_binary(kind, lhs, rhs)


def _negated(expr: AffineExpr) -> AffineExpr:
    return _operate(MUL, expr, affine_constant(-1))


# ---- Walking, comparing ----


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
        elif leaf_value(a) != leaf_value(b):
            return False
    return True


def leaf_value(leaf: AffineExpr) -> int:
    """The position of a dimension or symbol, or the value of a constant."""
    if isinstance(leaf, AffineConstantExpr):
        return leaf.value
    if isinstance(leaf, AffineDimExpr):
        return leaf.position
    assert isinstance(leaf, AffineSymbolExpr)
    return leaf.position
