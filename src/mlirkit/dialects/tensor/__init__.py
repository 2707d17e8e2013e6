"""The tensor dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "builders",
    "canonicalize",
    "constants",
    "fold",
    "inlining",
    "names",
    "pad_patterns",
    "ranges",
    "reshape_patterns",
    "runtime_verification",
    "slice_patterns",
    "speculation",
    "subsets",
    "value_sums",
    "verify",
)

__getattr__, __dir__ = face("tensor")
