"""The tensor dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "canonicalize",
    "constants",
    "fold",
    "inlining",
    "names",
    "pad_patterns",
    "reshape_patterns",
    "slice_patterns",
    "speculation",
    "verify",
)

__getattr__, __dir__ = face("tensor")
