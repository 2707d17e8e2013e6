"""`register_dialect`, which upstream's bindings of some dialects have besides operations and attributes."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.context import Context, current_context
from mlirkit.ods.live.hooks import face_function


def _registering(name: str) -> Callable[..., None]:
    def register_dialect(context: Context | None, load: bool = True) -> None:
        """Load the dialect, which a context does by itself at the first use."""
        if load:
            current_context(context).dialect(name)

    return register_dialect


for _name in ("chlo", "mpmd", "sdy"):
    face_function(_name, "register_dialect")(_registering(_name))
