"""The xevm dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "verify")

__getattr__, __dir__ = face("xevm")
