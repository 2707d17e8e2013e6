"""The llvm dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "call_checks",
    "calls",
    "constant_checks",
    "control_flow",
    "cpp_names",
    "dialect",
    "earlier_syntax",
    "effects",
    "keywords",
    "structs",
    "symbol_checks",
    "type_layouts",
    "type_members",
    "types",
    "values",
    "verify",
)
TRANSFORMATION_MODULES = (
    ".divisions",
    "alias_scopes",
    "constants",
    "fold",
    "inlining",
    "memory_intrinsics",
    "slots",
)
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("llvm")
