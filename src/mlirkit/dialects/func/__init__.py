"""The func dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "canonicalize", "constants", "fold", "inlining", "names", "verify")

__getattr__, __dir__ = face("func")
