"""The mpi dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = ()
TRANSFORMATION_MODULES = ("canonicalize",)

__getattr__, __dir__ = face("mpi")
