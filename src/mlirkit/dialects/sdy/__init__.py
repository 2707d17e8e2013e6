"""The sdy dialect (Shardy): what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".inlining", ".registration", "asm", "bytecode", "value_members", "values", "verify")

__getattr__, __dir__ = face("sdy")
