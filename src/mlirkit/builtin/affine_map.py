"""Affine maps: functions from dimensions and symbols to a list of affine expressions.

    affine-map ::= `(` dims `)` (`[` symbols `]`)? `->` `(` (affine-expr (`,` affine-expr)*)? `)`

Maps are immutable and equal when dimension count, symbol count and results are. The attribute around a
map is `AffineMapAttr`; text is read by text/parser/affine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mlirkit.builtin.affine_expr import (
    MOST_INPUTS,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymbolExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
    expect_expressions,
)
from mlirkit.builtin.affine_text import affine_expr_text
from mlirkit.core.arguments import expect, expect_all, expect_count
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR


class AffineMap:
    """A map of `n_dims` dimensions and `n_symbols` symbols to `results`.

    The constructor does not check; `get` checks that the results use no other inputs.
    """

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def __init__(self, n_dims: int, n_symbols: int, results: tuple[AffineExpr, ...]) -> None:
        self.n_dims: Final = n_dims
        self.n_symbols: Final = n_symbols
        self.results: Final = results
        self._hash: Final = hash((n_dims, n_symbols, results))

    # ---- Construction ----

    @staticmethod
    def get(
        dim_count: int, symbol_count: int, exprs: Sequence[AffineExpr], context: object = None
    ) -> AffineMap:
        """A map with the given results; ValueError if one uses an input the map does not have."""
        dims = expect_count(dim_count, MOST_INPUTS, "AffineMap.get", "dim_count")
        symbols = expect_count(symbol_count, MOST_INPUTS, "AffineMap.get", "symbol_count")
        results = expect_expressions(exprs, "AffineMap.get", "exprs", "create an AffineMap")
        check_inputs(dims, symbols, results)
        return AffineMap(dims, symbols, tuple(results))

    @staticmethod
    def get_empty(context: object = None) -> AffineMap:
        """() -> ()."""
        return AffineMap(0, 0, ())

    @staticmethod
    def get_constant(value: int, context: object = None) -> AffineMap:
        """() -> (value)."""
        return AffineMap(0, 0, (AffineConstantExpr.get(value),))

    @staticmethod
    def get_identity(n_dims: int, context: object = None) -> AffineMap:
        """(d0, ..., dN) -> (d0, ..., dN)."""
        count = expect_count(n_dims, MOST_INPUTS, "AffineMap.get_identity", "n_dims")
        return AffineMap(count, 0, tuple([affine_dim(i) for i in range(count)]))

    @staticmethod
    def get_minor_identity(n_dims: int, n_results: int, context: object = None) -> AffineMap:
        """The identity of the last `n_results` of `n_dims` dimensions."""
        n_dims = expect_count(n_dims, MOST_INPUTS, "AffineMap.get_minor_identity", "n_dims")
        n_results = expect_count(n_results, MOST_INPUTS, "AffineMap.get_minor_identity", "n_results")
        if not 0 <= n_results <= n_dims:
            raise ValueError("a minor identity has no more results than dimensions")
        return AffineMap(n_dims, 0, tuple([affine_dim(i) for i in range(n_dims - n_results, n_dims)]))

    @staticmethod
    def get_permutation(permutation: Sequence[int], context: object = None) -> AffineMap:
        """The map whose i-th result is dimension permutation[i]."""
        positions = list(permutation)
        if sorted(positions) != list(range(len(positions))):
            raise RuntimeError("Invalid permutation when attempting to create an AffineMap")
        return AffineMap(len(positions), 0, tuple([affine_dim(i) for i in positions]))

    @staticmethod
    def compress_unused_symbols(maps: Sequence[AffineMap], context: object = None) -> list[AffineMap]:
        """The maps without the symbols that none of them uses, the remaining symbols renumbered."""
        maps = expect_all(maps, AffineMap, "AffineMap.compress_unused_symbols", "maps")
        n_symbols = max([map_.n_symbols for map_ in maps], default=0)
        used = [False] * n_symbols
        for map_ in maps:
            for expr in map_.results:
                for position in inputs_of(expr)[1]:
                    used[position] = True
        new_position: list[AffineExpr] = []
        count = 0
        for is_used in used:
            new_position.append(affine_symbol(count) if is_used else affine_constant(0))
            count += is_used
        return [map_.replace_dims_and_symbols([], new_position, map_.n_dims, count) for map_ in maps]

    # ---- Identity ----

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, AffineMap):
            return NotImplemented
        return (
            self._hash == other._hash
            and self.n_dims == other.n_dims
            and self.n_symbols == other.n_symbols
            and self.results == other.results
        )

    def __str__(self) -> str:
        return affine_map_text(self)

    def __repr__(self) -> str:
        return f"AffineMap({affine_map_text(self)})"

    def __reduce__(self) -> Any:
        return (AffineMap, (self.n_dims, self.n_symbols, self.results))

    @property
    def context(self) -> Any:
        """The current context, for compatibility; maps belong to none."""
        from mlirkit.core.context import current_context

        return current_context()

    def dump(self) -> None:
        """Print the text on standard output."""
        print(self)

    def __copy__(self) -> AffineMap:
        return self

    def __deepcopy__(self, memo: object) -> AffineMap:
        return self

    # ---- Questions ----

    @property
    def n_inputs(self) -> int:
        """Dimensions and symbols together."""
        return self.n_dims + self.n_symbols

    @property
    def n_results(self) -> int:
        """The number of results."""
        return len(self.results)

    @property
    def is_identity(self) -> bool:
        """Whether the results are exactly the dimensions, in order."""
        if len(self.results) != self.n_dims:
            return False
        for i, expr in enumerate(self.results):
            if not isinstance(expr, AffineDimExpr) or expr.position != i:
                return False
        return True

    @property
    def is_minor_identity(self) -> bool:
        """Whether the results are the last dimensions, in order."""
        first = self.n_dims - len(self.results)
        if first < 0:
            return False
        for i, expr in enumerate(self.results):
            if not isinstance(expr, AffineDimExpr) or expr.position != first + i:
                return False
        return True

    @property
    def is_projected_permutation(self) -> bool:
        """Whether there are no symbols and each result is a different dimension."""
        if self.n_symbols > 0:
            return False
        seen: set[int] = set()
        for expr in self.results:
            if not isinstance(expr, AffineDimExpr) or expr.position in seen:
                return False
            seen.add(expr.position)
        return True

    @property
    def is_permutation(self) -> bool:
        """Whether the results are all the dimensions, in any order."""
        return len(self.results) == self.n_dims and self.is_projected_permutation

    @property
    def is_constant(self) -> bool:
        """Whether every result is a constant."""
        return all(isinstance(expr, AffineConstantExpr) for expr in self.results)

    # ---- Other maps from this one ----

    def get_submap(self, result_positions: Sequence[int]) -> AffineMap:
        """The map to the results at the given positions."""
        result_positions = expect_all(result_positions, int, "get_submap", "result_positions")
        if any(not 0 <= position < len(self.results) for position in result_positions):
            raise ValueError("result position out of bounds")
        results = self.results
        return AffineMap(self.n_dims, self.n_symbols, tuple([results[i] for i in result_positions]))

    def get_major_submap(self, n_results: int) -> AffineMap:
        """The map to the first `n_results` results."""
        self._check_count(n_results)
        return AffineMap(self.n_dims, self.n_symbols, self.results[:n_results])

    def get_minor_submap(self, n_results: int) -> AffineMap:
        """The map to the last `n_results` results."""
        self._check_count(n_results)
        return AffineMap(self.n_dims, self.n_symbols, self.results[len(self.results) - n_results :])

    def _check_count(self, n_results: int) -> None:
        expect(n_results, int, "get_submap", "n_results")
        if not 0 <= n_results < len(self.results):
            raise ValueError("number of results out of bounds")

    def replace(
        self, expr: AffineExpr, replacement: AffineExpr, n_result_dims: int, n_result_syms: int
    ) -> AffineMap:
        """The map with a subexpression replaced everywhere, and new input counts."""
        expect(expr, AffineExpr, "AffineMap.replace", "expr")
        expect(replacement, AffineExpr, "AffineMap.replace", "replacement")
        n_result_dims = expect_count(n_result_dims, MOST_INPUTS, "AffineMap.replace", "n_result_dims")
        n_result_syms = expect_count(n_result_syms, MOST_INPUTS, "AffineMap.replace", "n_result_syms")
        replacements = {expr: replacement}
        results = tuple([result.replace(replacements) for result in self.results])
        return AffineMap(n_result_dims, n_result_syms, results)

    def replace_dims_and_symbols(
        self,
        dim_replacements: Sequence[AffineExpr],
        symbol_replacements: Sequence[AffineExpr],
        n_result_dims: int,
        n_result_syms: int,
    ) -> AffineMap:
        """The map with its inputs replaced by position, and new input counts."""
        function = "AffineMap.replace_dims_and_symbols"
        dim_replacements = expect_all(dim_replacements, AffineExpr, function, "dim_replacements")
        symbol_replacements = expect_all(symbol_replacements, AffineExpr, function, "symbol_replacements")
        n_result_dims = expect_count(n_result_dims, MOST_INPUTS, function, "n_result_dims")
        n_result_syms = expect_count(n_result_syms, MOST_INPUTS, function, "n_result_syms")
        results = tuple(
            [expr.replace_dims_and_symbols(dim_replacements, symbol_replacements) for expr in self.results]
        )
        return AffineMap(n_result_dims, n_result_syms, results)

    def compose(self, other: AffineMap) -> AffineMap:
        """This map applied to the results of `other`; this map's symbols come before those of `other`."""
        expect(other, AffineMap, "AffineMap.compose", "other")
        if self.n_dims != other.n_results:
            raise ValueError("cannot compose: dimension and result counts differ")
        shifted = [affine_symbol(self.n_symbols + i) for i in range(other.n_symbols)]
        inner = other.replace_dims_and_symbols([], shifted, other.n_dims, self.n_symbols + other.n_symbols)
        results = tuple([expr.replace_dims_and_symbols(inner.results, []) for expr in self.results])
        return AffineMap(inner.n_dims, inner.n_symbols, results)


def inputs_of(expr: AffineExpr) -> tuple[set[int], set[int]]:
    """The positions of the dimensions and of the symbols that occur in an expression."""
    dims: set[int] = set()
    symbols: set[int] = set()
    for node in expr.nodes():
        if isinstance(node, AffineDimExpr):
            dims.add(node.position)
        elif isinstance(node, AffineSymbolExpr):
            symbols.add(node.position)
    return dims, symbols


def check_inputs(n_dims: int, n_symbols: int, exprs: Sequence[AffineExpr]) -> None:
    """ValueError if an expression uses a dimension or symbol beyond the given counts."""
    for expr in exprs:
        dims, symbols = inputs_of(expr)
        if max(dims, default=-1) >= n_dims or max(symbols, default=-1) >= n_symbols:
            raise ValueError(f"{expr} uses inputs beyond {n_dims} dimensions and {n_symbols} symbols")


# ---- Text ----


def inputs_text(n_dims: int, n_symbols: int) -> str:
    """The inputs of a map or set as text: `(d0, d1)[s0]`."""
    dims = ", ".join([f"d{i}" for i in range(n_dims)])
    if n_symbols == 0:
        return f"({dims})"
    symbols = ", ".join([f"s{i}" for i in range(n_symbols)])
    return f"({dims})[{symbols}]"


def affine_map_text(map_: AffineMap) -> str:
    """The map as MLIR prints it, without the `affine_map<...>` around it."""
    results = ", ".join([affine_expr_text(expr) for expr in map_.results])
    return f"{inputs_text(map_.n_dims, map_.n_symbols)} -> ({results})"
