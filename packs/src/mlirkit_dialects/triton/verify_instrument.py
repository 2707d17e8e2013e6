"""Verifiers of tti."""

from __future__ import annotations

from mlirkit.builtin.types import IntegerType
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import tti_classes as tti
from mlirkit_dialects.triton.shapes import buffer_type, element_of, layout_of, shape_of
from mlirkit_dialects.triton.shared_layouts import SHARED
from mlirkit_dialects.triton.verify_products import verify_factors

_AMPERE = 2


@verifier(tti.DotI8Op)
def verify_dot_i8(op: tti.DotI8Op) -> None:
    """Mirrors DotI8Op::verify."""
    left, right, result = (layout_of(value.type) for value in (op.a, op.b, op.d))
    operand = triton.DotOperandEncodingAttr
    if not isinstance(left, operand) or not isinstance(right, operand):
        raise op.error("requires dot operand encodings for A and B")
    layouts = (left.parent, right.parent, result)
    mma = triton.NvidiaMmaEncodingAttr
    if not all(isinstance(layout, mma) and layout.versionMajor == _AMPERE for layout in layouts):
        raise op.error("requires NVIDIA MMAv2 operand and result layouts")
    if left.parent != right.parent or left.parent != result:
        raise op.error("requires matching NVIDIA MMAv2 layouts")
    verify_factors(op, left, right, left.parent)


@verifier(tti.ExperimentalLocalGatherOp)
def verify_local_gather(op: tti.ExperimentalLocalGatherOp) -> None:
    """Mirrors ExperimentalLocalGatherOp::verify."""
    source, indices, result = buffer_type(op.src), op.indices.type, op.result.type
    axis, rank = op.axis.value, len(source.shape)
    if not isinstance(source.encoding, SHARED):
        raise op.error("source must have shared memory encoding")
    if not isinstance(element_of(indices), IntegerType):
        raise op.error("indices must have integer element type")
    if shape_of(result) != shape_of(indices):
        raise op.error("result shape must match indices shape")
    if rank != len(shape_of(indices)):
        raise op.error("source and indices must have the same rank")
    if not 0 <= axis < rank:
        raise op.error(f"axis {axis % (1 << 32)} is out of bounds for source rank {rank}")
    if source.elementType != element_of(result):
        raise op.error("result element type must match source element type")
    if layout_of(indices) != layout_of(result):
        raise op.error("indices and result must have the same layout")
    if len(op.offsets) != rank:
        raise op.error("offset count must match source rank")
