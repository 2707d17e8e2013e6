"""The emitc dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    ".region_branches",
    "asm",
    "canonicalize",
    "constants",
    "cpp_names",
    "types",
    "verify",
)

__getattr__, __dir__ = face("emitc")
