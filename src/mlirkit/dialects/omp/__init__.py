"""The omp dialect's face, and its hooks."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("omp")
