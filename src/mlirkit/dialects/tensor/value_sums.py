"""`tensor.dim` as what analyses compare."""

from __future__ import annotations

from mlirkit.dialects.declared import tensor
from mlirkit.dialects.dimension_sums import DimensionSum
from mlirkit.ods.live.hooks import external_model

external_model("ValueSumInterface", DimensionSum(), tensor.DimOp)
