"""The xegpu dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "cpp_names", "layouts", "scattered", "verify")
TRANSFORMATION_MODULES = ("canonicalize", "fold")

__getattr__, __dir__ = face("xegpu")
