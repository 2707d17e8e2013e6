"""The sparse_tensor dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "control_flow",
    "cpp_names",
    "dialect",
    "infer",
    "level_types",
    "loop_checks",
    "values",
    "verify",
)
TRANSFORMATION_MODULES = (".constant_operations", "canonicalize", "fold", "speculation")

__getattr__, __dir__ = face("sparse_tensor")
