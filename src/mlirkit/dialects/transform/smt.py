"""Upstream's `transform.smt`: the operations for SMT, which are all in transform's face."""

from mlirkit.dialects.face import part_face

__getattr__, __dir__ = part_face("transform", "smt")
