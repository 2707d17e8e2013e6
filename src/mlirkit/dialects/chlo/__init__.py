"""The chlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".registration", "asm", "bytecode", "cpp_names", "fold", "gained", "values", "verify")
TRANSFORMATION_MODULES = (".inlining", "constants")

__getattr__, __dir__ = face("chlo")
