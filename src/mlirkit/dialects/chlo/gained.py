"""Additions to chlo's operations by release of StableHLO."""

from __future__ import annotations

from mlirkit.layouts.gained import gained

gained("chlo.top_k", "is_stable", (1, 18, 0))
