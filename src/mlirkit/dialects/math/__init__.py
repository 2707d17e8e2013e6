"""The math dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ()
TRANSFORMATION_MODULES = (".constant_operations", ".inlining", "fold")

__getattr__, __dir__ = face("math")
