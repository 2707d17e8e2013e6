"""The stablehlo dialect: what its definitions cannot say."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("stablehlo")
