"""The index dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".inlining",
    "canonicalize",
    "constants",
    "fold",
    "names",
    "ranges",
    "verify",
)

__getattr__, __dir__ = face("index")
