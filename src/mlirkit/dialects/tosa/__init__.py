"""The tosa dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "block_scaled",
    "canonicalize",
    "constants",
    "control_flow",
    "cpp_names",
    "fold",
    "fold_shapes",
    "infer",
    "inlining",
    "layout_checks",
    "pad_patterns",
    "region_checks",
    "shape_checks",
    "slice_patterns",
    "verify",
    "windows",
)

__getattr__, __dir__ = face("tosa")
