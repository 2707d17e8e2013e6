"""The arith dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "names", "verify")
TRANSFORMATION_MODULES = (
    ".constant_operations",
    ".divisions",
    ".inlining",
    "canonicalize",
    "canonicalize_comparisons",
    "cpp_names",
    "fold",
    "fold_casts",
    "fold_comparisons",
    "fold_floats",
    "ranges",
    "value_sums",
)

__getattr__, __dir__ = face("arith")
