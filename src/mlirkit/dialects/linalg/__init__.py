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

# Modules that upstream's bindings have of this dialect.
SUBMODULES = ("passes",)

__getattr__, __dir__ = face("linalg")
