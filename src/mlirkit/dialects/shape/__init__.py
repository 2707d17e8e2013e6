"""The shape dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".region_branches", "asm", "dialect", "infer", "names", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "constants", "fold")

__getattr__, __dir__ = face("shape")
