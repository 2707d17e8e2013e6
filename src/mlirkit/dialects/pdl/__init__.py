"""The pdl dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "cpp_names", "verify")

__getattr__, __dir__ = face("pdl")
