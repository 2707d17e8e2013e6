"""The func dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".value_names", "asm", "builders", "calls", "verify")
TRANSFORMATION_MODULES = (".constant_operations", "canonicalize", "constants", "inlining")

# What upstream's module calls the attributes of a function's arguments and results.
ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"

__getattr__, __dir__ = face("func")
