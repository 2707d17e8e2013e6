"""The math dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("constants", "fold", "inlining")

__getattr__, __dir__ = face("math")
