"""The amdgpu dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "infer", "local_copies", "products", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "fold")

__getattr__, __dir__ = face("amdgpu")
