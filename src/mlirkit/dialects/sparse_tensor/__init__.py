"""The sparse_tensor dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    "asm",
    "canonicalize",
    "control_flow",
    "cpp_names",
    "dialect",
    "fold",
    "infer",
    "level_types",
    "loop_checks",
    "speculation",
    "values",
    "verify",
)

__getattr__, __dir__ = face("sparse_tensor")
