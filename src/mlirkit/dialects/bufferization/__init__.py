"""The bufferization dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "cpp_names", "dialect", "effects", "infer", "inlining", "verify")

__getattr__, __dir__ = face("bufferization")
