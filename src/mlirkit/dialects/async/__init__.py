"""The async dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "names", "verify")
TRANSFORMATION_MODULES = ("canonicalize",)

# Submodules of this dialect in upstream's bindings.
SUBMODULES = ("passes",)

__getattr__, __dir__ = face("async")
