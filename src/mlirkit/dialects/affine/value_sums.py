"""`affine.apply` of a linear map, as a sum that analyses compare."""

from __future__ import annotations

from mlirkit.analysis.value_sums import Sum, ValueSumInterface
from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMulExpr,
    AffineSymbolExpr,
)
from mlirkit.dialects.declared import affine
from mlirkit.ods.live.hooks import external_model


class LinearMap(ValueSumInterface):
    """The sum of the map's operands, each times a number."""

    __slots__ = ()

    def sum_of(self, op: affine.AffineApplyOp) -> Sum | None:
        map, operands = op.map.map, op.operand_values()
        total = Sum()
        (result,) = map.results
        pending: list[tuple[AffineExpr, int]] = [(result, 1)]
        while pending:
            expr, factor = pending.pop()
            if isinstance(expr, AffineConstantExpr):
                total.constant += expr.value * factor
            elif isinstance(expr, AffineDimExpr):
                total.add(operands[expr.position], factor)
            elif isinstance(expr, AffineSymbolExpr):
                total.add(operands[map.n_dims + expr.position], factor)
            elif isinstance(expr, AffineAddExpr):
                pending += [(expr.lhs, factor), (expr.rhs, factor)]
            elif isinstance(expr, AffineMulExpr) and isinstance(expr.rhs, AffineConstantExpr):
                pending.append((expr.lhs, factor * expr.rhs.value))
            else:
                return None
        return total


external_model("ValueSumInterface", LinearMap(), affine.AffineApplyOp)
