"""The spirv dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "attributes",
    "composite_checks",
    "composites",
    "control_flow",
    "cpp_names",
    "dialect",
    "group_checks",
    "image_checks",
    "memory",
    "names",
    "pointer_checks",
    "structs",
    "types",
    "verify",
)
TRANSFORMATION_MODULES = ("canonicalize", "constants", "fold", "fold_logic", "inlining")

__getattr__, __dir__ = face("spirv")
