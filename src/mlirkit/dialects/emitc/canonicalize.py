"""Canonicalization patterns of emitc: `emitc.for` declares patterns, but upstream has none."""

from __future__ import annotations

from mlirkit.dialects.declared import emitc
from mlirkit.dialects.shipped_rules import canonicalizing_rules

canonicalizing_rules(emitc.ForOp)
