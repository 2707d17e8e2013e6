"""The chlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "bytecode",
    "constants",
    "cpp_names",
    "fold",
    "gained",
    "inlining",
    "values",
    "verify",
)

__getattr__, __dir__ = face("chlo")
