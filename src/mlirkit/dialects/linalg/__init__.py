"""The linalg dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "canonicalize",
    "constants",
    "contractions",
    "cpp_names",
    "dialect",
    "dimensions",
    "effects",
    "fill_patterns",
    "fold",
    "inlining",
    "names",
    "pack_patterns",
    "runtime_verification",
    "speculation",
    "structure_checks",
    "tiling",
    "verify",
)

# Modules that upstream's bindings have of this dialect.
SUBMODULES = (
    "opdsl",
    "opdsl.dump_oplib",
    "opdsl.lang",
    "opdsl.lang.affine",
    "opdsl.lang.comprehension",
    "opdsl.lang.config",
    "opdsl.lang.dsl",
    "opdsl.lang.emitter",
    "opdsl.lang.types",
    "opdsl.ops",
    "opdsl.ops.core_named_ops",
    "passes",
)

__getattr__, __dir__ = face("linalg")
