"""The transform dialect's face, and its hooks."""

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

# Upstream's modules of this dialect in which operations of one kind are: all of them are in the face, too.
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

# Modules that upstream's bindings have of this dialect.
SUBMODULES = (*PARTS, "extras", "interpreter", "structured")

add_part_faces("transform", PARTS)
__getattr__, __dir__ = face("transform")
