"""Folders of tosa's constants, by which values are known to be constant."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Attribute
from mlirkit.ods.live.hooks import folder


@folder("tosa.const", "tosa.const_shape")
def fold_constant(op: Any, operands: Any) -> Attribute | None:
    """As ConstOp::fold and ConstShapeOp::fold."""
    values: Attribute | None = op.inherent("values")
    return values
