"""Changes of arith."""

from __future__ import annotations

from mlirkit.layouts.changes.change import Change, nothing

CHANGES = (
    Change("arith.maximumf", 17, nothing, nothing, old_name="arith.maxf"),
    Change("arith.minimumf", 17, nothing, nothing, old_name="arith.minf"),
)
