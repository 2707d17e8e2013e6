"""The sparse_tensor dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("asm", "cpp_names", "dialect", "infer", "loop_checks", "speculation", "values", "verify")

__getattr__, __dir__ = face("sparse_tensor")
