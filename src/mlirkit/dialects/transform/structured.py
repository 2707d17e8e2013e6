"""Upstream's `transform.structured`: the operations for structured operations."""

from mlirkit.dialects.face import part_face

__getattr__, __dir__ = part_face("transform", "structured")
