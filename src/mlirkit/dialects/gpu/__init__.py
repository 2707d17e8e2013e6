"""The gpu dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".inlining",
    "asm",
    "builders",
    "canonicalize",
    "control_flow",
    "cpp_names",
    "dialect",
    "fold",
    "names",
    "ranges",
    "speculation",
    "value_members",
    "values",
    "verify",
)

# Modules that upstream's bindings have of this dialect.
SUBMODULES = ("passes",)

__getattr__, __dir__ = face("gpu")
