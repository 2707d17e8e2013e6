"""Integer sets: the points of a space of dimensions and symbols that satisfy affine constraints.

    integer-set ::= `(` dims `)` (`[` symbols `]`)? `:` `(` (constraint (`,` constraint)*)? `)`
    constraint  ::= affine-expr (`>=` | `==`) `0`

Sets are immutable and equal when their counts, constraints and flags are. The attribute around a set is
`IntegerSetAttr`; text is read by text/parser/affine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from mlirkit.builtin.affine_expr import MOST_INPUTS, AffineExpr, affine_constant, expect_expressions
from mlirkit.builtin.affine_map import check_inputs, inputs_text
from mlirkit.builtin.affine_text import affine_expr_text
from mlirkit.core.arguments import expect_all, expect_count
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR


class IntegerSetConstraint:
    """`expr == 0` if `is_eq`, else `expr >= 0`."""

    def __init__(self, expr: AffineExpr, is_eq: bool) -> None:
        self.expr: Final = expr
        self.is_eq: Final = is_eq

    def __hash__(self) -> int:
        return hash((self.expr, self.is_eq))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, IntegerSetConstraint):
            return NotImplemented
        return self.is_eq == other.is_eq and self.expr == other.expr

    def __str__(self) -> str:
        return f"{affine_expr_text(self.expr)} {'==' if self.is_eq else '>='} 0"

    def __repr__(self) -> str:
        return f"IntegerSetConstraint({self})"

    def __reduce__(self) -> Any:
        return (IntegerSetConstraint, (self.expr, self.is_eq))


class IntegerSet:
    """A set over `n_dims` dimensions and `n_symbols` symbols; iterating gives its constraints.

    The constructor does not check; `get` checks that the constraints use no other inputs.
    """

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def __init__(
        self, n_dims: int, n_symbols: int, exprs: tuple[AffineExpr, ...], eq_flags: tuple[bool, ...]
    ) -> None:
        self.n_dims: Final = n_dims
        self.n_symbols: Final = n_symbols
        self.exprs: Final = exprs
        self.eq_flags: Final = eq_flags
        self._hash: Final = hash((n_dims, n_symbols, exprs, eq_flags))

    @staticmethod
    def get(
        num_dims: int,
        num_symbols: int,
        exprs: Sequence[AffineExpr],
        eq_flags: Sequence[bool],
        context: object = None,
    ) -> IntegerSet:
        """A set of the given constraints; `eq_flags` is true for equalities."""
        num_dims = expect_count(num_dims, MOST_INPUTS, "IntegerSet.get", "num_dims")
        num_symbols = expect_count(num_symbols, MOST_INPUTS, "IntegerSet.get", "num_symbols")
        exprs = expect_expressions(exprs, "IntegerSet.get", "exprs", "create an IntegerSet")
        eq_flags = expect_all(eq_flags, int, "IntegerSet.get", "eq_flags")
        if len(exprs) != len(eq_flags):
            raise ValueError("Expected the number of constraints to match that of equality flags")
        if not exprs:
            raise ValueError("Expected non-empty list of constraints")
        check_inputs(num_dims, num_symbols, exprs)
        return IntegerSet(num_dims, num_symbols, tuple(exprs), tuple([bool(flag) for flag in eq_flags]))

    @staticmethod
    def get_empty(num_dims: int, num_symbols: int, context: object = None) -> IntegerSet:
        """The set without points, whose only constraint is `1 == 0`."""
        dims = expect_count(num_dims, MOST_INPUTS, "IntegerSet.get_empty", "num_dims")
        symbols = expect_count(num_symbols, MOST_INPUTS, "IntegerSet.get_empty", "num_symbols")
        return IntegerSet(dims, symbols, (affine_constant(1),), (True,))

    def get_replaced(
        self,
        dim_exprs: Sequence[AffineExpr],
        symbol_exprs: Sequence[AffineExpr],
        num_result_dims: int,
        num_result_symbols: int,
    ) -> IntegerSet:
        """The set with its inputs replaced by position, and new input counts."""
        purpose = "create an IntegerSet by replacing"
        dim_exprs = expect_expressions(dim_exprs, "get_replaced", "dim_exprs", f"{purpose} dimensions")
        symbol_exprs = expect_expressions(symbol_exprs, "get_replaced", "symbol_exprs", f"{purpose} symbols")
        num_result_dims = expect_count(num_result_dims, MOST_INPUTS, "get_replaced", "num_result_dims")
        num_result_symbols = expect_count(
            num_result_symbols, MOST_INPUTS, "get_replaced", "num_result_symbols"
        )
        if len(dim_exprs) != self.n_dims:
            raise ValueError(
                "Expected the number of dimension replacement expressions to match that of dimensions"
            )
        if len(symbol_exprs) != self.n_symbols:
            raise ValueError("Expected the number of symbol replacement expressions to match that of symbols")
        exprs = tuple([expr.replace_dims_and_symbols(dim_exprs, symbol_exprs) for expr in self.exprs])
        return IntegerSet(num_result_dims, num_result_symbols, exprs, self.eq_flags)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, IntegerSet):
            return NotImplemented
        return (
            self._hash == other._hash
            and self.n_dims == other.n_dims
            and self.n_symbols == other.n_symbols
            and self.eq_flags == other.eq_flags
            and self.exprs == other.exprs
        )

    def __str__(self) -> str:
        return integer_set_text(self)

    def __repr__(self) -> str:
        return f"IntegerSet({integer_set_text(self)})"

    def __reduce__(self) -> Any:
        return (IntegerSet, (self.n_dims, self.n_symbols, self.exprs, self.eq_flags))

    @property
    def context(self) -> Any:
        """The current context, for compatibility; sets belong to none."""
        from mlirkit.core.context import current_context

        return current_context()

    def dump(self) -> None:
        """Print the text on standard output."""
        print(self)

    def __copy__(self) -> IntegerSet:
        return self

    def __deepcopy__(self, memo: object) -> IntegerSet:
        return self

    def __len__(self) -> int:
        return len(self.exprs)

    def __iter__(self) -> Iterator[IntegerSetConstraint]:
        return iter(self.constraints)

    @property
    def constraints(self) -> list[IntegerSetConstraint]:
        """The constraints, in order."""
        return [IntegerSetConstraint(expr, self.eq_flags[i]) for i, expr in enumerate(self.exprs)]

    @property
    def is_canonical_empty(self) -> bool:
        """Whether this is the set of `get_empty`."""
        return self == IntegerSet.get_empty(self.n_dims, self.n_symbols)

    @property
    def n_inputs(self) -> int:
        """Dimensions and symbols together."""
        return self.n_dims + self.n_symbols

    @property
    def n_equalities(self) -> int:
        """The number of equalities."""
        return self.eq_flags.count(True)

    @property
    def n_inequalities(self) -> int:
        """The number of inequalities."""
        return self.eq_flags.count(False)


def integer_set_text(set_: IntegerSet) -> str:
    """The set as MLIR prints it, without the `affine_set<...>` around it."""
    flags = set_.eq_flags
    constraints = ", ".join(
        [f"{affine_expr_text(expr)} {'==' if flags[i] else '>='} 0" for i, expr in enumerate(set_.exprs)]
    )
    return f"{inputs_text(set_.n_dims, set_.n_symbols)} : ({constraints})"
