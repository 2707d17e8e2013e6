"""The index dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("names", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "constants", "fold", "ranges")

__getattr__, __dir__ = face("index")
