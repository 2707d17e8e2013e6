"""Canonicalization patterns of omp.  Mirror: mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.dialects.declared import omp
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(omp.AtomicUpdateOp)
def replace_update_by_write(op: omp.AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """Replace an update that ignores the old value by a write; erase an update that keeps it."""
    block = op.region.blocks[0]
    last = block.first
    if not isinstance(last, omp.YieldOp):
        return False
    (value,) = last.results_
    if value is block.arguments[0]:
        rewriter.erase_op(op)
        return True
    attributes: dict[str, Attribute | None] = {"hint": op.hint_attr, "memory_order": op.memory_order_attr}
    properties = {name: attribute for name, attribute in attributes.items() if attribute is not None}
    rewriter.replace_with(op, omp.AtomicWriteOp, [op.x, value], properties)
    return True
