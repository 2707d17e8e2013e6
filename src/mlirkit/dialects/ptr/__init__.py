"""The ptr dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("effects", "fold", "infer", "type_layouts", "verify")

__getattr__, __dir__ = face("ptr")
