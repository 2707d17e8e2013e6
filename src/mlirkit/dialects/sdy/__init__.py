"""The sdy dialect (Shardy), as JAX's sharded programs have it: attributes and operations by hand."""

from mlirkit.core.context import Context, current_context
from mlirkit.dialects.sdy.attributes import (
    AxisRefAttr,
    DimensionShardingAttr,
    DimMappingAttr,
    ManualAxesAttr,
    MeshAttr,
    MeshAxisAttr,
    OpShardingRuleAttr,
    SubAxisInfoAttr,
    TensorMappingAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
)

__all__ = [
    "AxisRefAttr",
    "DimMappingAttr",
    "DimensionShardingAttr",
    "ManualAxesAttr",
    "MeshAttr",
    "MeshAxisAttr",
    "OpShardingRuleAttr",
    "SubAxisInfoAttr",
    "TensorMappingAttr",
    "TensorShardingAttr",
    "TensorShardingPerValueAttr",
    "register_dialect",
]


def register_dialect(context: Context | None, load: bool = True) -> None:
    """Load the dialect, which a context does by itself where it is mentioned."""
    if load:
        current_context(context).dialect("sdy")
