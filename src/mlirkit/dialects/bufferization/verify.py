"""Verifiers of bufferization."""

from __future__ import annotations

from mlirkit.builtin.loop_interfaces import FixedDestinations
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from mlirkit.dialects.declared import bufferization
from mlirkit.ods.live.hooks import interface, verifier

_TENSORS = (RankedTensorType, UnrankedTensorType)
_BUFFERS = (MemRefType, UnrankedMemRefType)


@verifier(bufferization.AllocTensorOp)
def verify_alloc_tensor(op: bufferization.AllocTensorOp) -> None:
    """Mirrors AllocTensorOp::verify."""
    type, copied, sizes = op.result.type, op.copy, len(op.dynamic_sizes)
    if not isinstance(type, RankedTensorType):
        return
    dynamic = sum(size == DYNAMIC for size in type.dims)
    if copied is not None and sizes:
        raise op.error("dynamic sizes not needed when copying a tensor")
    if copied is None and sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    if copied is not None and copied.type != type:
        raise op.error("expected that `copy` and return type match")


@verifier(bufferization.MaterializeInDestinationOp)
def verify_materialize(op: bufferization.MaterializeInDestinationOp) -> None:
    """Mirrors MaterializeInDestinationOp::verify."""
    source, destination, result = op.source.type, op.dest.type, op.result
    is_buffer = isinstance(destination, _BUFFERS)
    if not is_buffer and not isinstance(destination, _TENSORS):
        raise op.op_error("'dest' must be a tensor or a memref")
    if is_buffer:
        if result is not None:
            raise op.op_error("memref 'dest' implies zero results")
    else:
        if result is None:
            raise op.op_error("tensor 'dest' implies exactly one tensor result")
        if destination != result.type:
            raise op.op_error("result and 'dest' types must match")
    if op.restrict and not is_buffer:
        raise op.op_error("'restrict' is valid only for memref destinations")
    if op.writable != is_buffer:
        raise op.op_error("'writable' must be specified if and only if the destination is of memref type")
    if source.has_rank != destination.has_rank:
        raise op.op_error("source/destination shapes are incompatible")
    if not source.has_rank:
        return
    if len(source.dims) != len(destination.dims):
        raise op.op_error("rank mismatch between source and destination shape")
    if any(
        DYNAMIC not in (size, expected) and size != expected
        for size, expected in zip(source.dims, destination.dims, strict=True)
    ):
        raise op.op_error("source/destination shapes are incompatible")


interface(bufferization.MaterializeInDestinationOp, "DestinationStyleOpInterface")(
    FixedDestinations(range(1, 2))
)


@verifier(bufferization.DeallocOp)
def verify_dealloc(op: bufferization.DeallocOp) -> None:
    """Mirrors DeallocOp::verify."""
    if len(op.memrefs) != len(op.conditions):
        raise op.op_error("must have the same number of conditions as memrefs to deallocate")
    if len(op.retained) != len(op.updatedConditions):
        raise op.op_error("must have the same number of updated conditions (results) as retained operands")
