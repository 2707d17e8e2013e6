"""The nvvm dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "barriers",
    "conversions",
    "copies",
    "dialect",
    "products",
    "tensor_memory",
    "verify",
    "wmma",
)
TRANSFORMATION_MODULES = (".inlining", "ranges")

__getattr__, __dir__ = face("nvvm")
