"""What upstream's bindings of mpmd have besides operations and attributes."""

from __future__ import annotations

from mlirkit.core.context import Context, current_context
from mlirkit.ods.live.hooks import face_function


@face_function("mpmd", "register_dialect")
def register_dialect(context: Context | None, load: bool = True) -> None:
    """Load the dialect, which a context does by itself where it is mentioned."""
    if load:
        current_context(context).dialect("mpmd")
