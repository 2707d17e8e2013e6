"""The shape dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".inlining",
    ".region_branches",
    "asm",
    "canonicalize",
    "constants",
    "dialect",
    "fold",
    "infer",
    "names",
    "verify",
)

__getattr__, __dir__ = face("shape")
