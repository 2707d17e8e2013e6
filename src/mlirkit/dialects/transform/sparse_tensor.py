"""Upstream's `transform.sparse_tensor`: the operations for sparse tensors."""

from mlirkit.dialects.face import part_face

__getattr__, __dir__ = part_face("transform", "sparse_tensor")
