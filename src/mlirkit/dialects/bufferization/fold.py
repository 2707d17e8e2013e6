"""Folders of bufferization.  Mirror: mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.matchers import defined_by
from mlirkit.core.value import Value
from mlirkit.dialects.declared import bufferization
from mlirkit.dialects.memref.casts import skip_casts
from mlirkit.ods.live.hooks import Folded, folder

Constants = list[Attribute | None]


@folder(bufferization.CloneOp)
def fold_clone(op: bufferization.CloneOp, operands: Constants) -> Folded:
    """Mirrors CloneOp::fold: clone the source of a cast."""
    return skip_casts(op)


@folder(bufferization.ToTensorOp)
def fold_to_tensor(op: bufferization.ToTensorOp, operands: Constants) -> Value | None:
    """Mirrors ToTensorOp::fold: to_tensor(to_buffer(t)) is t, if the operations are adjacent."""
    buffer = defined_by(op.buffer, bufferization.ToBufferOp)
    return buffer.tensor if buffer is not None and buffer.next_op is op else None


@folder(bufferization.ToBufferOp)
def fold_to_buffer(op: bufferization.ToBufferOp, operands: Constants) -> Value | None:
    """Mirrors ToBufferOp::fold: to_buffer(to_tensor(m)) is m."""
    tensor = defined_by(op.tensor, bufferization.ToTensorOp)
    return tensor.buffer if tensor is not None and tensor.buffer.type == op.buffer.type else None
