"""The amdgpu dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".inlining", "asm", "canonicalize", "fold", "infer", "local_copies", "products", "verify")

__getattr__, __dir__ = face("amdgpu")
