"""The stablehlo dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "constants",
    "convolution_syntax",
    "cpp_names",
    "dialect",
    "gained",
    "names",
    "reduce_syntax",
    "rules.accuracy",
    "rules.collectives",
    "rules.control",
    "rules.definition_names",
    "rules.elementwise",
    "rules.indexing",
    "rules.products",
    "rules.quantization",
    "rules.reductions",
    "rules.shapes",
    "rules.slices",
    "type_directives",
    "values",
)
TRANSFORMATION_MODULES = (".constant_operations", ".inlining", "canonicalize")
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("stablehlo")
