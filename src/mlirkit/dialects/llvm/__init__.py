"""The llvm dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".divisions",
    "alias_scopes",
    "asm",
    "bytecode",
    "call_checks",
    "calls",
    "constant_checks",
    "constants",
    "control_flow",
    "cpp_names",
    "dialect",
    "earlier_syntax",
    "effects",
    "fold",
    "inlining",
    "keywords",
    "memory_intrinsics",
    "slots",
    "structs",
    "symbol_checks",
    "type_layouts",
    "type_members",
    "types",
    "values",
    "verify",
)

__getattr__, __dir__ = face("llvm")
