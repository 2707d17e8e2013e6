"""The canonical form of emitc's operations: `emitc.for` has patterns, of which there is none."""

from __future__ import annotations

from mlirkit.dialects.declared import emitc
from mlirkit.dialects.shipped_rules import canonicalizing_rules

canonicalizing_rules(emitc.ForOp)
