"""The vector dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    ".inlining",
    ".memory_accesses",
    ".value_names",
    "asm",
    "canonicalize",
    "fold",
    "fold_elements",
    "fold_extract",
    "fold_memory",
    "infer",
    "mask_patterns",
    "memory",
    "memory_patterns",
    "memory_spaces",
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
