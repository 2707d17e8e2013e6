"""Canonicalization patterns of loops over sparse tensors.

Mirror: mlir/lib/Dialect/SparseTensor/IR/SparseTensorDialect.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import integer_attr
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(sparse_tensor.IterateOp, "RemoveUnusedLvlCrds")
def drop_unused_coordinates(op: sparse_tensor.IterateOp, rewriter: PatternRewriter) -> bool:
    """Remove coordinate arguments without uses."""
    (body,) = op.region.blocks
    used = op.crd_used_lvls
    levels = [level for level in range(used.bits.bit_length()) if used.bits >> level & 1]
    first = len(op.init_args)
    unread = [number for number in range(len(levels)) if not body.args[first + number].has_uses]
    if not unread:
        return False
    kept = sum(1 << level for number, level in enumerate(levels) if number not in unread)
    op.crd_used_lvls = integer_attr(used.type, kept)
    for number in reversed(unread):
        body.erase_argument(first + number)
    rewriter.operation_modified(op)
    return True
