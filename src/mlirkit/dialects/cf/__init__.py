"""The cf dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "canonicalize", "control_flow", "effects", "inlining", "switch_patterns", "verify")

__getattr__, __dir__ = face("cf")
