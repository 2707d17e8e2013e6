"""The smt dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    "asm",
    "builders",
    "constants",
    "cpp_names",
    "infer",
    "names",
    "smtlib",
    "verify",
)

__getattr__, __dir__ = face("smt")
