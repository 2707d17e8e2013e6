"""What operations of chlo have gained from release to release of StableHLO."""

from __future__ import annotations

from mlirkit.layouts.gained import gained

gained("chlo.top_k", "is_stable", (1, 18, 0))
