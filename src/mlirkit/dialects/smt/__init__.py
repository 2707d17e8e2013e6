"""The smt dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "cpp_names", "infer", "names", "smtlib", "verify")
TRANSFORMATION_MODULES = (".constant_operations", "constants")

__getattr__, __dir__ = face("smt")
