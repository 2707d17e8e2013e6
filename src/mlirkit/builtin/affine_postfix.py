"""Affine expressions in postfix order, without nesting: pickles of them have a row for each node.

    row ::= (kind, value, 0)                     of a constant, a dimension or a symbol
          | (kind, row number, row number)       of an operation: the rows of its operands
"""

from __future__ import annotations

from mlirkit.builtin.affine_expr import (
    ADD,
    CONSTANT,
    DIM,
    FLOOR_DIV,
    MOD,
    MUL,
    SYMBOL,
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineModExpr,
    AffineMulExpr,
    affine_constant,
    affine_dim,
    affine_symbol,
    leaf_value,
)


def to_postfix(expr: AffineExpr) -> list[tuple[int, int, int]]:
    """The rows of an expression."""
    rows: list[tuple[int, int, int]] = []
    row_of: dict[int, int] = {}
    for node in expr.nodes():
        row_of[id(node)] = len(rows)
        if isinstance(node, AffineBinaryExpr):
            rows.append((node.kind, row_of[id(node.lhs)], row_of[id(node.rhs)]))
        else:
            rows.append((node.kind, leaf_value(node), 0))
    return rows


def from_postfix(rows: list[tuple[int, int, int]]) -> AffineExpr:
    """The expression of rows, unchanged: nothing is simplified."""
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
