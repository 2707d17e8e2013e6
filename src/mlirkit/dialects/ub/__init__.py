"""The ub dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ()
TRANSFORMATION_MODULES = (".constant_operations", ".inlining", "dead_code")

__getattr__, __dir__ = face("ub")
