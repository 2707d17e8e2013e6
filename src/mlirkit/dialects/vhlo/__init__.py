"""The vhlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("bytecode", "values")

__getattr__, __dir__ = face("vhlo")
