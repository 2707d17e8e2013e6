"""The tosa dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "block_scaled",
    "control_flow",
    "cpp_names",
    "fold",
    "infer",
    "inlining",
    "layout_checks",
    "region_checks",
    "shape_checks",
    "verify",
    "windows",
)

__getattr__, __dir__ = face("tosa")
