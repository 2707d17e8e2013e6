"""The linalg dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "constants",
    "contractions",
    "cpp_names",
    "dialect",
    "effects",
    "inlining",
    "names",
    "speculation",
    "structure_checks",
    "tiling",
    "verify",
)

__getattr__, __dir__ = face("linalg")
