"""The cf dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "control_flow", "effects", "verify")
TRANSFORMATION_MODULES = ("canonicalize", "inlining", "switch_patterns")

__getattr__, __dir__ = face("cf")
