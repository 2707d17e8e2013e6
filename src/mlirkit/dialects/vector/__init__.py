"""The vector dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".memory_accesses", ".value_names", "asm", "infer", "memory", "reductions", "verify")
TRANSFORMATION_MODULES = (
    ".constant_operations",
    ".inlining",
    "canonicalize",
    "fold",
    "fold_elements",
    "fold_extract",
    "fold_memory",
    "mask_patterns",
    "memory_patterns",
    "memory_spaces",
    "ranges",
    "reduction_patterns",
    "slice_patterns",
    "speculation",
    "subsets",
    "transpose_patterns",
)

__getattr__, __dir__ = face("vector")
