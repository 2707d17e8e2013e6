"""The scf dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "canonicalize",
    "control_flow",
    "fold",
    "for_patterns",
    "forall_patterns",
    "if_patterns",
    "inlining",
    "parallel_patterns",
    "speculation",
    "verify",
    "while_patterns",
)

__getattr__, __dir__ = face("scf")
