"""The transform dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "control_flow",
    "dialect",
    "effects",
    "extension_builders",
    "fold",
    "names",
    "structured_builders",
    "structured_checks",
    "symbol_checks",
    "verify",
)

# Modules that upstream's bindings have of this dialect.
SUBMODULES = (
    "bufferization",
    "debug",
    "extras",
    "gpu",
    "interpreter",
    "loop",
    "memref",
    "nvgpu",
    "pdl",
    "smt",
    "sparse_tensor",
    "structured",
    "tensor",
    "tune",
    "vector",
    "xegpu",
)

__getattr__, __dir__ = face("transform")
