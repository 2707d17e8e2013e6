"""Functions of smt's face beside those of its operations, as upstream's bindings have them."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import face_function


@face_function("smt", "bool_t")
def bool_t() -> Any:
    """The type `!smt.bool`."""
    return shared_dialect("smt").public("BoolType").get()


@face_function("smt", "bv_t")
def bv_t(width: int) -> Any:
    """The type `!smt.bv<width>`."""
    return shared_dialect("smt").public("BitVectorType").get(width)
