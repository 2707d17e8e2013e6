"""The bufferization dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".inlining",
    ".memory_accesses",
    "asm",
    "canonicalize",
    "cpp_names",
    "dealloc_patterns",
    "dialect",
    "fold",
    "infer",
    "verify",
)

__getattr__, __dir__ = face("bufferization")
