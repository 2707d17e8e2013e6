"""The text of affine expressions, as MLIR prints them.

    d0 + s0 * 4 - 1, (d0 + 2) floordiv 8, -d1

Sums of negative products and constants are printed as differences, products with -1 as negations; operands
that are operations are in parentheses, except for those of sums.

The expressions: `affine_expr`; reading them: text/parser/affine.  Maps and sets print themselves, in
`affine_map` and `integer_set`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mlirkit.builtin.affine_expr import (
    ADD,
    MUL,
    AffineBinaryExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMulExpr,
    AffineSymbolExpr,
    wrap_to_int64,
)

# Operators by kind.
_SPELLING: Final = (" + ", " * ", " mod ", " floordiv ", " ceildiv ")


def affine_expr_text(expr: AffineExpr, name_of: Callable[[int, bool], str] | None = None) -> str:
    """The expression as MLIR prints it.

    `name_of(position, is_symbol)` gives other names than `d0` and `s0`, such as SSA values.
    """
    pieces: list[str] = []
    # The items still to print, the next one last: text, or an expression and whether it is an operand of an
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
        # The negative of the smallest constant is the same number, with its sign.
        pending.append((f" - {wrap_to_int64(-rhs.value)}", None, False))
    else:
        pending.append(("", rhs, False))
        pending.append((" + ", None, False))
    pending.append(("", lhs, False))
