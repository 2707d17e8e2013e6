"""The complex dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".inlining", ".value_names", "canonicalize", "constants", "fold", "values", "verify")

__getattr__, __dir__ = face("complex")
