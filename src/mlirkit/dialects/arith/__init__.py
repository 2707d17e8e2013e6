"""The arith dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    ".divisions",
    ".inlining",
    "asm",
    "builders",
    "canonicalize",
    "canonicalize_comparisons",
    "cpp_names",
    "fold",
    "fold_casts",
    "fold_comparisons",
    "fold_floats",
    "names",
    "ranges",
    "value_sums",
    "verify",
)

__getattr__, __dir__ = face("arith")
