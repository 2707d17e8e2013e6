"""The nvgpu dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("tensor_maps", "verify")

__getattr__, __dir__ = face("nvgpu")
