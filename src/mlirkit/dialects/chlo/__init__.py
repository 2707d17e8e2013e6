"""The chlo dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".registration", "asm", "cpp_names", "fold", "gained", "values", "verify")
TRANSFORMATION_MODULES = (".constant_operations", ".inlining")
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("chlo")
