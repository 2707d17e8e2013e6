"""Verifiers of nvvm's tcgen05: tensor memory, and products of matrices in it."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.dialects.declared import llvm, nvvm
from mlirkit.dialects.nvvm.parts import all_of, flag
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.ods.live.hooks import verifier
from mlirkit.support.diagnostics import MLIRError

_WITH_OFFSET = nvvm.Tcgen05LdStShape.SHAPE_16X32BX2

# The minimal vector length of shapes; others may have a scalar.
_LEAST = {nvvm.Tcgen05LdStShape.SHAPE_16X256B: 4, nvvm.Tcgen05LdStShape.SHAPE_16X128B: 2}


@verifier(nvvm.Tcgen05LdOp, nvvm.Tcgen05StOp)
def verify_access(op: nvvm.Tcgen05LdOp | nvvm.Tcgen05StOp) -> None:
    """Mirrors Tcgen05LdOp::verify and Tcgen05StOp::verify, which report several errors."""
    errors: list[MLIRError] = []
    shape, is_load = op.shape, isinstance(op, nvvm.Tcgen05LdOp)
    if shape == _WITH_OFFSET and op.offset is None:
        errors.append(op.error("shape 16x32bx2 requires offset argument"))
    if is_load and shape != _WITH_OFFSET and op.offset is not None:
        errors.append(op.error("offset argument is only supported for shape 16x32bx2"))
    type = op.res.type if isinstance(op, nvvm.Tcgen05LdOp) else op.val.type
    count = type.num_elements if isinstance(type, VectorType) else 1
    if count < _LEAST.get(shape, 1) or count & (count - 1):
        noun, kind = ("result type", "ld") if is_load else ("input", "st")
        errors.append(op.error(f"invalid {noun} length {count} for shape {shape} in tcgen05.{kind} Op"))
    all_of(errors)


@verifier(nvvm.Tcgen05CpOp)
def verify_copy(op: nvvm.Tcgen05CpOp) -> None:
    """Mirrors Tcgen05CpOp::verify."""
    shape, multicast = op.shape, op.multicast
    if shape == nvvm.Tcgen05CpShape.SHAPE_64x128b:
        if multicast not in (nvvm.Tcgen05CpMulticast.WARPX2_01_23, nvvm.Tcgen05CpMulticast.WARPX2_02_13):
            raise op.error("Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op")
    elif shape == nvvm.Tcgen05CpShape.SHAPE_32x128b:
        if multicast != nvvm.Tcgen05CpMulticast.WARPX4:
            raise op.error("Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
    elif multicast != nvvm.Tcgen05CpMulticast.NONE:
        raise op.error("Invalid multicast type for tcgen05.cp Op")


@verifier(nvvm.Tcgen05MMAOp, nvvm.Tcgen05MMASparseOp)
def verify_product(op: nvvm.Tcgen05MMAOp | nvvm.Tcgen05MMASparseOp) -> None:
    """Mirrors verifyTcgen05MMAOp."""
    lanes = op.disableOutputLane
    if lanes is not None:
        count, expected = lanes.type.num_elements, 4 if op.ctaGroup == nvvm.CTAGroupKind.CTA_1 else 8
        if count != expected:
            raise plain_error(op, f"Disable Output Lane of length {count} is incompatible with CtaGroupAttr")
    if not flag(op, "aShift"):
        return
    if not isinstance(op.matrixA.type, llvm.LLVMPointerType):
        raise plain_error(op, "A-shift can be applied only when matrix A is in tensor memory")
    if op.collectorOp in (nvvm.Tcgen05MMACollectorOp.FILL, nvvm.Tcgen05MMACollectorOp.USE):
        raise plain_error(op, "Cannot use collector buffer operation fill or use with ashift")


@verifier(nvvm.Tcgen05MMABlockScaleOp, nvvm.Tcgen05MMASparseBlockScaleOp)
def verify_scaled_product(op: nvvm.Tcgen05MMABlockScaleOp | nvvm.Tcgen05MMASparseBlockScaleOp) -> None:
    """Mirrors verifyTcgen05MMABlockScaleOp."""
    kind, scale = op.kind, op.blockScale
    is_mxf4nvf4 = kind == nvvm.MMABlockScaleKind.MXF4NVF4
    if scale == nvvm.Tcgen05MMABlockScale.DEFAULT and is_mxf4nvf4:
        raise plain_error(op, "mxf4nvf4 requires block scale attribute")
    if scale == nvvm.Tcgen05MMABlockScale.BLOCK16 and not is_mxf4nvf4:
        raise plain_error(op, f"{kind} kind does not support block16 attribute")
