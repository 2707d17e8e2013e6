"""Canonicalization patterns of spirv: rewrite rules (SPIRVCanonicalization.td)."""

from __future__ import annotations

from mlirkit.dialects.declared import spirv
from mlirkit.dialects.shipped_rules import canonicalizing_rules

canonicalizing_rules(
    spirv.LogicalNotOp,
    "ConvertLogicalNotOfIEqual",
    "ConvertLogicalNotOfINotEqual",
    "ConvertLogicalNotOfLogicalEqual",
    "ConvertLogicalNotOfLogicalNotEqual",
)
