"""The ml_program dialect's face, and its hooks."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("ml_program")
