"""Canonicalization patterns of shape: rewrite rules (ShapeCanonicalization.td)."""

from __future__ import annotations

from mlirkit.dialects.declared import shape, tensor
from mlirkit.dialects.shipped_rules import canonicalizing_rules

canonicalizing_rules(shape.AssumingAllOp, "AssumingAllOneOp")
canonicalizing_rules(shape.CstrBroadcastableOp, "CstrBroadcastableEqOps")
canonicalizing_rules(shape.CstrEqOp, "CstrEqEqOps")
canonicalizing_rules(shape.IndexToSizeOp, "SizeToIndexToSizeCanonicalization")
canonicalizing_rules(shape.SizeToIndexOp, "IndexToSizeToIndexCanonicalization")
canonicalizing_rules(shape.ConstShapeOp, "TensorCastConstShape", root=tensor.CastOp)
canonicalizing_rules(shape.ShapeOfOp, "ExtractFromShapeOfExtentTensor", root=tensor.ExtractOp)
