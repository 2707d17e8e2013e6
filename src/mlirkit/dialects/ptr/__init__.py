"""The ptr dialect's face, and its hooks: what its definitions cannot say."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("effects", "infer", "type_layouts", "verify")
TRANSFORMATION_MODULES = ("fold",)

__getattr__, __dir__ = face("ptr")
