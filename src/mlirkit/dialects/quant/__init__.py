"""The quant dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "cpp_names", "dialect", "type_checks", "verify")
TRANSFORMATION_MODULES = (".inlining", "fold")
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("quant")
