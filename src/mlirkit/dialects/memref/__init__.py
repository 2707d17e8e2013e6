"""The memref dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    ".constant_operations",
    ".dimension_queries",
    ".dimension_ranges",
    ".dimension_sums",
    ".inlining",
    "asm",
    "builders",
    "canonicalize",
    "fold",
    "infer",
    "memory_spaces",
    "names",
    "runtime_verification",
    "slots",
    "tensor_types",
    "verify",
    "view_patterns",
    "views",
)

__getattr__, __dir__ = face("memref")
