"""Upstream's `transform.nvgpu`: the operations for NVIDIA GPUs, which are all in transform's face."""

from mlirkit.dialects.face import part_face

__getattr__, __dir__ = part_face("transform", "nvgpu")
