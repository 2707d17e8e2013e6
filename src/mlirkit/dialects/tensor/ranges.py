"""Ranges of dimensions."""

from __future__ import annotations

from mlirkit.dialects.declared import tensor
from mlirkit.dialects.dimension_ranges import DimensionRange
from mlirkit.ods.live.hooks import interface

interface(tensor.DimOp, "InferIntRangeInterface")(DimensionRange())
