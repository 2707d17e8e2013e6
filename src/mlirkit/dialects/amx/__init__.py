"""The amx dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "verify")

__getattr__, __dir__ = face("amx")
