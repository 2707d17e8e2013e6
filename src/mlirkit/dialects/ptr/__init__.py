"""The ptr dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("effects", "infer", "type_layouts", "verify")
TRANSFORMATION_MODULES = ("fold",)

__getattr__, __dir__ = face("ptr")
