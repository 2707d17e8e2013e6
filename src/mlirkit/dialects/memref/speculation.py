"""Which questions for sizes may be asked where they would not have been asked."""

from __future__ import annotations

from mlirkit.dialects.declared import memref
from mlirkit.dialects.dimension_queries import DimensionQuery
from mlirkit.ods.live.hooks import interface

interface(memref.DimOp, "ConditionallySpeculatable")(DimensionQuery())
