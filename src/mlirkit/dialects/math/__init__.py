"""The math dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ()
TRANSFORMATION_MODULES = (".constant_operations", ".inlining", "fold")

__getattr__, __dir__ = face("math")
