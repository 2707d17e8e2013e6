"""Upstream's `extras.meta`, re-exported."""

from __future__ import annotations

from mlirkit.dialects.region_functions import op_region_builder, region_op

__all__ = ["op_region_builder", "region_op"]
