"""The arm_sve dialect's face."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("arm_sve")
