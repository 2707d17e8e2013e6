"""The dlti dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "dialect")

__getattr__, __dir__ = face("dlti")
