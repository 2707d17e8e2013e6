"""The chlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "bytecode", "gained", "values", "verify")

__getattr__, __dir__ = face("chlo")
