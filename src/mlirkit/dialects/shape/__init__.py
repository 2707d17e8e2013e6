"""The shape dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "canonicalize",
    "constants",
    "control_flow",
    "dialect",
    "fold",
    "infer",
    "inlining",
    "names",
    "verify",
)

__getattr__, __dir__ = face("shape")
