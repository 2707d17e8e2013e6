"""The arm_sme dialect's face."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("arm_sme")
