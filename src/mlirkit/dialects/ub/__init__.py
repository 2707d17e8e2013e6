"""The ub dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ()
TRANSFORMATION_MODULES = (".constant_operations", ".inlining", "constants", "dead_code")

__getattr__, __dir__ = face("ub")
