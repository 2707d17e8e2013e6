"""The ml_program dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "builders", "dialect", "names", "verify")
TRANSFORMATION_MODULES = (".inlining",)

# Names in upstream's module for the attributes of a function's arguments and results.
ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"

__getattr__, __dir__ = face("ml_program")
