"""The vector dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "constants",
    "effects",
    "infer",
    "inlining",
    "memory",
    "names",
    "reductions",
    "speculation",
    "verify",
)

__getattr__, __dir__ = face("vector")
