"""The memref dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "constants", "infer", "inlining", "names", "slots", "speculation", "verify", "views")

__getattr__, __dir__ = face("memref")
