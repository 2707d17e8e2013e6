"""The vhlo dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("values",)
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("vhlo")
