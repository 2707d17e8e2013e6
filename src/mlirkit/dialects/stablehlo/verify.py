"""Verifiers and inference of stablehlo's operations: the files of rules/ register them."""

from __future__ import annotations

from mlirkit.dialects.stablehlo.rules import (
    accuracy,
    collectives,
    control,
    definition_names,
    elementwise,
    indexing,
    products,
    quantization,
    reductions,
    shapes,
)

FAMILIES = (
    definition_names,
    elementwise,
    accuracy,
    quantization,
    shapes,
    reductions,
    products,
    indexing,
    control,
    collectives,
)
