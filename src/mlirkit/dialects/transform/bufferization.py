"""Upstream's `transform.bufferization`: the operations for bufferization, all of them in transform's face."""

from mlirkit.dialects.face import part_face

__getattr__, __dir__ = part_face("transform", "bufferization")
