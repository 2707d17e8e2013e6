"""Canonicalization patterns of async.  Mirror: mlir/lib/Dialect/Async/IR/Async.cpp."""

from __future__ import annotations

from mlirkit.dialects.declared import async_dialect
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter


@canonicalizer(async_dialect.CreateGroupOp)
def erase_empty_group(op: async_dialect.CreateGroupOp, rewriter: PatternRewriter) -> bool:
    """Mirrors CreateGroupOp::canonicalize: erase an empty group and its awaits."""
    users = op.result.users
    if not all(isinstance(user, async_dialect.AwaitAllOp) for user in users):
        return False
    for user in users:
        rewriter.erase_op(user)
    rewriter.erase_op(op)
    return True
