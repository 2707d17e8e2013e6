"""The ub dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("constants", "dead_code", "fold", "inlining")

__getattr__, __dir__ = face("ub")
