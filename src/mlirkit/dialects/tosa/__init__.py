"""The tosa dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "block_scaled",
    "control_flow",
    "cpp_names",
    "infer",
    "layout_checks",
    "region_checks",
    "shape_checks",
    "verify",
    "windows",
)
TRANSFORMATION_MODULES = (
    "canonicalize",
    "constants",
    "fold",
    "fold_shapes",
    "inlining",
    "pad_patterns",
    "slice_patterns",
)

__getattr__, __dir__ = face("tosa")
