"""Folders of scf."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.arith_operations import negated
from mlirkit.dialects.declared import scf
from mlirkit.ods.live.hooks import folder


@folder(scf.IfOp)
def fold_if(op: scf.IfOp, operands: list[Attribute | None]) -> Sequence[Value] | None:
    """Mirrors IfOp::fold: a negated condition exchanges the regions."""
    condition = None if op.elseRegion.is_empty else negated(op.condition)
    if condition is None:
        return None
    op.condition = condition
    then_region, else_region = op.thenRegion, op.elseRegion
    then_block = then_region.blocks[0]
    then_region.remove_block(then_block)
    then_region.take_body(else_region)
    else_region.append_block(then_block)
    return []
