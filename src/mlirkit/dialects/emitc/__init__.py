"""The emitc dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "cpp_names", "types", "verify")

__getattr__, __dir__ = face("emitc")
