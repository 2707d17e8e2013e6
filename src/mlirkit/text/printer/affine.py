"""Affine maps and expressions over SSA values, as the affine dialect writes them: `%i + symbol(%n)`.

Maps and sets as attributes print themselves (builtin/affine_map.py, builtin/integer_set.py).  The mirror
is text/parser/affine.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.affine_text import affine_expr_text
from mlirkit.core.asm_interface import NoCustomForm


def expression_of_values(expression: AffineExpr, dims: Sequence[str], symbols: Sequence[str]) -> str:
    """The expression with value names in place of `d0` and `s0`; NoCustomForm if there are too few names."""

    def name_of(position: int, is_symbol: bool) -> str:
        names = symbols if is_symbol else dims
        if position >= len(names):
            raise NoCustomForm("an affine expression has more dimensions or symbols than operands")
        return f"symbol({names[position]})" if is_symbol else names[position]

    return affine_expr_text(expression, name_of)


def map_of_values(map: AffineMap, names: Sequence[str]) -> str:
    """The results of a map over its operands: first the dimensions, then the symbols."""
    dims = names[: map.n_dims]
    symbols = names[map.n_dims :]
    return ", ".join([expression_of_values(result, dims, symbols) for result in map.results])


def map_pieces(map: AffineMap, count: int) -> list[str]:
    """As `map_of_values` over `count` operands, in pieces: every second one is the number of an operand."""
    return map_of_values(map, [f"\0{number}\0" for number in range(count)]).split("\0")
