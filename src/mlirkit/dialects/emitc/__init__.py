"""The emitc dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "canonicalize", "constants", "control_flow", "cpp_names", "fold", "types", "verify")

__getattr__, __dir__ = face("emitc")
