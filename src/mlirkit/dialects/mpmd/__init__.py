"""The mpmd dialect's (Shardy) public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".registration", "asm", "value_members", "values", "verify")

__getattr__, __dir__ = face("mpmd")
