"""The ml_program dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "dialect", "names", "verify")
TRANSFORMATION_MODULES = (".inlining",)

# What upstream's module calls the attributes of a function's arguments and results.
ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"

__getattr__, __dir__ = face("ml_program")
