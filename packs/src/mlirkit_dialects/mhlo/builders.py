"""Functions of mhlo's bindings besides operations, attributes and types."""

from __future__ import annotations

from mlirkit.core.context import Context, current_context
from mlirkit.ods.live.hooks import face_function


@face_function("mhlo", "register_mhlo_dialect")
def register_mhlo_dialect(context: Context | None, load: bool = True) -> None:
    """Load the dialect; contexts also load it on demand."""
    if load:
        current_context(context).dialect("mhlo")


@face_function("mhlo", "register_mhlo_passes")
def register_mhlo_passes() -> None:
    """Do nothing: XLA's passes are C++ and need an mlir-opt that contains them."""
