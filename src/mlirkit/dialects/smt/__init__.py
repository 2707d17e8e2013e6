"""The smt dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "cpp_names", "infer", "names", "smtlib", "verify")
TRANSFORMATION_MODULES = (".constant_operations", "constants")

__getattr__, __dir__ = face("smt")
