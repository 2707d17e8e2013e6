"""The irdl dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "loading", "verify")

__getattr__, __dir__ = face("irdl")
