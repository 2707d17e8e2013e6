"""The async dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "names", "verify")
TRANSFORMATION_MODULES = ("canonicalize",)

# Modules that upstream's bindings have of this dialect.
SUBMODULES = ("passes",)

__getattr__, __dir__ = face("async")
