"""The memref dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "infer", "names", "tensor_types", "verify", "views")
TRANSFORMATION_MODULES = (
    ".constant_operations",
    ".dimension_queries",
    ".dimension_ranges",
    ".dimension_sums",
    ".inlining",
    "canonicalize",
    "fold",
    "memory_spaces",
    "runtime_verification",
    "slots",
    "view_patterns",
)

__getattr__, __dir__ = face("memref")
