"""The complex dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".value_names", "values", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "constants", "fold")

__getattr__, __dir__ = face("complex")
