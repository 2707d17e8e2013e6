"""The wasmssa dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "infer", "verify")

__getattr__, __dir__ = face("wasmssa")
