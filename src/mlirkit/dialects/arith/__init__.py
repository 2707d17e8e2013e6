"""The arith dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "canonicalize",
    "canonicalize_comparisons",
    "constants",
    "cpp_names",
    "fold",
    "fold_casts",
    "fold_comparisons",
    "fold_floats",
    "inlining",
    "names",
    "ranges",
    "speculation",
    "value_sums",
    "verify",
)

__getattr__, __dir__ = face("arith")
