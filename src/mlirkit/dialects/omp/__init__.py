"""The omp dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "block_arguments",
    "canonical_loop_checks",
    "clause_checks",
    "clauses",
    "cpp_names",
    "declaration_checks",
    "loop_checks",
    "maps",
    "names",
    "target_checks",
    "verify",
)
TRANSFORMATION_MODULES = ("canonicalize",)

__getattr__, __dir__ = face("omp")
