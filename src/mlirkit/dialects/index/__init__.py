"""The index dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("names", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "constants", "fold", "ranges")

__getattr__, __dir__ = face("index")
