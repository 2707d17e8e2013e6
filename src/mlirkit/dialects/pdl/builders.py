"""Functions of pdl's face beside those of its operations, as upstream's bindings have them."""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import face_function


@face_function("pdl", "op_t")
def op_t() -> Any:
    """The type `!pdl.operation`."""
    return shared_dialect("pdl").public("OperationType").get()


@face_function("pdl", "OperationTypeT")
def operation_type(type: Type) -> Type:
    """The type itself: upstream's name for it in annotations."""
    return type
