"""Folders of ub: poison is a constant."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import ub
from mlirkit.ods.live.hooks import folder


@folder(ub.PoisonOp)
def fold_poison(op: Operation, operands: list[Attribute | None]) -> Any:
    return op.inherent("value")
