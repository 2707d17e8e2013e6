"""The nvvm dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".inlining",
    "asm",
    "barriers",
    "conversions",
    "copies",
    "dialect",
    "products",
    "ranges",
    "tensor_memory",
    "verify",
    "wmma",
)

__getattr__, __dir__ = face("nvvm")
