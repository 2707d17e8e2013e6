"""The xegpu dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "canonicalize", "cpp_names", "fold", "layouts", "scattered", "verify")

__getattr__, __dir__ = face("xegpu")
