"""The xevm dialect's face."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "values")

__getattr__, __dir__ = face("xevm")
