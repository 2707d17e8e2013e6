"""Canonicalization patterns of mpi: casts of buffers, and known ranks.

Mirror: mlir/lib/Dialect/MPI/IR/MPIOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.core.matchers import defined_by
from mlirkit.dialects.arith_operations import create_index
from mlirkit.dialects.declared import memref, mpi
from mlirkit.dialects.mpi.target_queries import queried
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

Transfer = mpi.IRecvOp | mpi.ISendOp | mpi.RecvOp | mpi.SendOp


def skip_cast(op: Transfer, rewriter: PatternRewriter) -> bool:
    """Transfer the source of a cast from a static shape."""
    cast = defined_by(op.ref, memref.CastOp)
    if cast is None or op.ref.type.has_static_shape:
        return False
    type = cast.source.type
    if not isinstance(type, MemRefType) or not type.has_static_shape:
        return False
    # As in the reference, the driver is not notified.
    op.ref = cast.source
    return True


canonicalizer(mpi.IRecvOp, _PATTERN + "FoldCast<mlir::mpi::IRecvOp>")(skip_cast)
canonicalizer(mpi.ISendOp, _PATTERN + "FoldCast<mlir::mpi::ISendOp>")(skip_cast)
canonicalizer(mpi.RecvOp, _PATTERN + "FoldCast<mlir::mpi::RecvOp>")(skip_cast)
canonicalizer(mpi.SendOp, _PATTERN + "FoldCast<mlir::mpi::SendOp>")(skip_cast)


@canonicalizer(mpi.CommRankOp, _PATTERN + "FoldRank")
def fold_rank(op: mpi.CommRankOp, rewriter: PatternRewriter) -> bool:
    """Replace the rank in the world communicator by that of the target specification."""
    if defined_by(op.comm, mpi.CommWorldOp) is None:
        return False
    attribute = queried(op, "MPI:comm_world_rank")
    if attribute is None:
        return False
    if not isinstance(attribute, IntegerAttr):
        # As in the reference, the error is reported and the pattern continues.
        for diagnostic in op.error("Expected an integer attribute for MPI:comm_world_rank").error_diagnostics:
            op.context.emit(diagnostic)
        return False
    # As in the reference, an index constant replaces an i32.
    rank = create_index(rewriter, op.location, attribute.value)
    rewriter.replace_op(op, [rank] if op.retval is None else [op.retval, rank])
    return True
