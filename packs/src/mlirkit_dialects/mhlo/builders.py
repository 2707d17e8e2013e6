"""What the bindings of mhlo have besides operations, attributes and types."""

from __future__ import annotations

from mlirkit.core.context import Context, current_context
from mlirkit.ods.live.hooks import face_function


@face_function("mhlo", "register_mhlo_dialect")
def register_mhlo_dialect(context: Context | None, load: bool = True) -> None:
    """Load the dialect, which a context does by itself where it is mentioned."""
    if load:
        current_context(context).dialect("mhlo")


@face_function("mhlo", "register_mhlo_passes")
def register_mhlo_passes() -> None:
    """XLA's passes are C++: a program that asks for them has to be given an mlir-opt that has them."""
