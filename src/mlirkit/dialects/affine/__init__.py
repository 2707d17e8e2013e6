"""The affine dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    "asm",
    "builders",
    "canonicalize",
    "dialect",
    "fold",
    "inlining",
    "linear_indices",
    "ranges",
    "speculation",
    "value_sums",
    "verify",
)

__getattr__, __dir__ = face("affine")
