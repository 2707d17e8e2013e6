"""The sdy dialect (Shardy): what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".registration", "asm", "bytecode", "value_members", "values", "verify")
TRANSFORMATION_MODULES = (".inlining",)

__getattr__, __dir__ = face("sdy")
