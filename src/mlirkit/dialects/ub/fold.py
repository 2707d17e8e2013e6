"""Folders of ub: poison is a constant."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import ub
from mlirkit.ods.live.hooks import Folded, folder


@folder(ub.PoisonOp)
def fold_poison(op: ub.PoisonOp, operands: list[Attribute | None]) -> Folded:
    return op.value_attr
