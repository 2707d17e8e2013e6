"""The transform dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "dialect",
    "effects",
    "names",
    "structured_checks",
    "symbol_checks",
    "verify",
)

__getattr__, __dir__ = face("transform")
