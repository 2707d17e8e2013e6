"""The affine dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "dialect", "verify")
TRANSFORMATION_MODULES = (
    ".constant_operations",
    "canonicalize",
    "fold",
    "inlining",
    "linear_indices",
    "ranges",
    "speculation",
    "value_sums",
)

__getattr__, __dir__ = face("affine")
