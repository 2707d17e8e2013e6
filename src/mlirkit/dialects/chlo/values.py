"""Custom syntax of chlo's attributes that have no assembly format."""

from __future__ import annotations

from mlirkit.dialects.declared import chlo
from mlirkit.dialects.stablehlo.values import StructSyntax
from mlirkit.ods.live.hooks import value_assembly


@value_assembly(chlo.RaggedDotDimensionNumbersAttr)
class RaggedDotSyntax(StructSyntax):
    """Dimension numbers of ragged_dot."""

    FIELDS = (
        ("lhs_batching_dimensions", True),
        ("rhs_batching_dimensions", True),
        ("lhs_contracting_dimensions", True),
        ("rhs_contracting_dimensions", True),
        ("lhs_ragged_dimensions", True),
        ("rhs_group_dimensions", True),
    )
