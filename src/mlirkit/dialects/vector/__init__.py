"""The vector dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "canonicalize",
    "constants",
    "effects",
    "fold",
    "fold_elements",
    "fold_extract",
    "fold_memory",
    "infer",
    "inlining",
    "mask_patterns",
    "memory",
    "memory_patterns",
    "memory_spaces",
    "names",
    "ranges",
    "reduction_patterns",
    "reductions",
    "slice_patterns",
    "speculation",
    "subsets",
    "transpose_patterns",
    "verify",
)

__getattr__, __dir__ = face("vector")
