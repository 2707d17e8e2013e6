"""The rocdl dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "dialect")
TRANSFORMATION_MODULES = ("inlining",)

__getattr__, __dir__ = face("rocdl")
