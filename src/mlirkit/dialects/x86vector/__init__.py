"""The x86vector dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("verify",)

__getattr__, __dir__ = face("x86vector")
