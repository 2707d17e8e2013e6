"""The chlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".inlining",
    ".registration",
    "asm",
    "bytecode",
    "constants",
    "cpp_names",
    "fold",
    "gained",
    "values",
    "verify",
)

__getattr__, __dir__ = face("chlo")
