"""The quant dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".inlining", "bytecode", "cpp_names", "dialect", "fold", "verify")

__getattr__, __dir__ = face("quant")
