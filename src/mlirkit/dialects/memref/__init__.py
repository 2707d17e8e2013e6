"""The memref dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "canonicalize",
    "constants",
    "fold",
    "infer",
    "inlining",
    "memory_spaces",
    "names",
    "ranges",
    "runtime_verification",
    "slots",
    "speculation",
    "tensor_types",
    "value_sums",
    "verify",
    "view_patterns",
    "views",
)

__getattr__, __dir__ = face("memref")
