"""The emitc dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".region_branches", "asm", "cpp_names", "types", "verify")
TRANSFORMATION_MODULES = (".constant_operations", "canonicalize")

__getattr__, __dir__ = face("emitc")
