"""Functions of transform's face beside those of its operations, as upstream's bindings have them."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import face_function


@face_function("transform", "any_op_t")
def any_op_t() -> Any:
    """The type `!transform.any_op`."""
    return shared_dialect("transform").public("AnyOpType").get()


@face_function("transform", "AnyOpTypeT")
def any_op_type(type: Type) -> Type:
    """The type itself: upstream's name for it in annotations."""
    return type
