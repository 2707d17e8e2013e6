"""The tosa dialect's face, and its hooks; its definitions come from an installed MLIR."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("tosa")
