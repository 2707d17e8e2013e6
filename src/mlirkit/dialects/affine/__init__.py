"""The affine dialect's public module, and its hooks."""

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
