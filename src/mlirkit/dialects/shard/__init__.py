"""The shard dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("names", "verify")
TRANSFORMATION_MODULES = ("canonicalize", "inlining")

__getattr__, __dir__ = face("shard")
