"""The chlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".registration", "asm", "cpp_names", "fold", "gained", "values", "verify")
TRANSFORMATION_MODULES = (".inlining", "constants")
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("chlo")
