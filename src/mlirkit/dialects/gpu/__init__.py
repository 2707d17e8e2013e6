"""The gpu dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "control_flow",
    "cpp_names",
    "dialect",
    "names",
    "value_members",
    "values",
    "verify",
)
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "fold", "ranges", "speculation")

# Submodules of this dialect in upstream's bindings.
SUBMODULES = ("passes",)

__getattr__, __dir__ = face("gpu")
