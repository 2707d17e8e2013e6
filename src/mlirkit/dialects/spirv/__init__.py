"""The spirv dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("spirv")
