"""The acc dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "construct_checks",
    "control_flow",
    "cpp_names",
    "data_clause_checks",
    "device_types",
    "loop_checks",
    "recipe_checks",
    "verify",
)
TRANSFORMATION_MODULES = ("canonicalize",)

__getattr__, __dir__ = face("acc")
