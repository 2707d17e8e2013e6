"""The complex dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".value_names", "values", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "constants", "fold")

__getattr__, __dir__ = face("complex")
