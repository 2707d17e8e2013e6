"""The async dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "canonicalize", "names", "verify")

# Modules that upstream's bindings have of this dialect.
SUBMODULES = ("passes",)

__getattr__, __dir__ = face("async")
