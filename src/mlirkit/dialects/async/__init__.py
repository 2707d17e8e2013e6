"""The async dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "names", "verify")

__getattr__, __dir__ = face("async")
