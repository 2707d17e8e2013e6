"""Custom syntax of chlo's attributes that have no assembly format."""

from __future__ import annotations

from mlirkit.dialects.declared import chlo
from mlirkit.dialects.stablehlo.values import StructSyntax
from mlirkit.ods.live.hooks import value_assembly

value_assembly(chlo.RaggedDotDimensionNumbersAttr)(StructSyntax(chlo.RaggedDotDimensionNumbersAttr))
