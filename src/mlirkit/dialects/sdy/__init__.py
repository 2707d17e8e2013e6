"""The sdy dialect's (Shardy) public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".registration", "asm", "value_members", "values", "verify")
TRANSFORMATION_MODULES = (".inlining",)
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("sdy")
