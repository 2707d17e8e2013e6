"""The scf dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "control_flow", "verify")
TRANSFORMATION_MODULES = (
    "canonicalize",
    "fold",
    "for_patterns",
    "forall_patterns",
    "if_patterns",
    "inlining",
    "parallel_patterns",
    "speculation",
    "while_patterns",
)

__getattr__, __dir__ = face("scf")
