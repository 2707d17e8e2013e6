"""The quant dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("cpp_names", "dialect", "verify")
TRANSFORMATION_MODULES = (".inlining", "fold")
BYTECODE_MODULES = ("bytecode",)

__getattr__, __dir__ = face("quant")
