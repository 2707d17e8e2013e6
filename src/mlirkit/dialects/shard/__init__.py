"""The shard dialect's face, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ("canonicalize", "inlining", "names", "verify")

__getattr__, __dir__ = face("shard")
