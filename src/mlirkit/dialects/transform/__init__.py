"""The transform dialect's public module, and its hooks."""

from mlirkit.dialects.face import add_part_faces, face

HOOK_MODULES = (
    "asm",
    "builders",
    "control_flow",
    "dialect",
    "effects",
    "extension_builders",
    "names",
    "structured_builders",
    "structured_checks",
    "symbol_checks",
    "verify",
)
TRANSFORMATION_MODULES = ("fold",)

# Upstream's submodules for the operations of one extension; the dialect's module has all of them as well.
PARTS = (
    "bufferization",
    "debug",
    "gpu",
    "loop",
    "memref",
    "nvgpu",
    "pdl",
    "smt",
    "sparse_tensor",
    "tensor",
    "tune",
    "vector",
    "xegpu",
)

# Submodules of this dialect in upstream's bindings.
SUBMODULES = (*PARTS, "extras", "interpreter", "structured")

add_part_faces("transform", PARTS)
__getattr__, __dir__ = face("transform")
