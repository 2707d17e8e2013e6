"""The bufferization dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "canonicalize",
    "cpp_names",
    "dealloc_patterns",
    "dialect",
    "effects",
    "fold",
    "infer",
    "inlining",
    "verify",
)

__getattr__, __dir__ = face("bufferization")
