"""The quant dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("bytecode", "cpp_names", "dialect", "verify")
TRANSFORMATION_MODULES = (".inlining", "fold")

__getattr__, __dir__ = face("quant")
