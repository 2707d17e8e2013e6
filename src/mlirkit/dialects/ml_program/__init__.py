"""The ml_program dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "dialect", "inlining", "names", "verify")

__getattr__, __dir__ = face("ml_program")
