"""The spirv dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "canonicalize",
    "composite_checks",
    "composites",
    "constants",
    "control_flow",
    "cpp_names",
    "dialect",
    "fold",
    "fold_logic",
    "group_checks",
    "image_checks",
    "inlining",
    "memory",
    "names",
    "pointer_checks",
    "verify",
)

__getattr__, __dir__ = face("spirv")
