"""The tensor dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("builders", "names", "verify")
TRANSFORMATION_MODULES = (
    ".dimension_queries",
    ".dimension_ranges",
    ".dimension_sums",
    ".inlining",
    "canonicalize",
    "constants",
    "fold",
    "pad_patterns",
    "pad_tiling",
    "reshape_patterns",
    "runtime_verification",
    "slice_patterns",
    "subsets",
)

__getattr__, __dir__ = face("tensor")
