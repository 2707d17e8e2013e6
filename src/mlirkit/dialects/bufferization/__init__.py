"""The bufferization dialect's public module, and its hooks."""

from mlirkit.dialects.face import face

HOOK_MODULES = (".memory_accesses", "asm", "cpp_names", "dialect", "infer", "verify")
TRANSFORMATION_MODULES = (".inlining", "canonicalize", "dealloc_patterns", "fold")

__getattr__, __dir__ = face("bufferization")
