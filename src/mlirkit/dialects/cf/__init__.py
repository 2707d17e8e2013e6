"""The cf dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "control_flow", "effects", "verify")
TRANSFORMATION_MODULES = ("canonicalize", "inlining", "switch_patterns")

__getattr__, __dir__ = face("cf")
