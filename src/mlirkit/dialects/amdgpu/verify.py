"""Verifiers of amdgpu: conversions, buffers, exchanges between lanes.

Verifiers of matrix products are in products.py, of copies to local memory in local_copies.py.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, UnitAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.dialects.amdgpu.infer import buffer_type
from mlirkit.dialects.amdgpu.memory_spaces import is_global
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import amdgpu
from mlirkit.ods.live.hooks import verifier

# -- small floats -----------------------------------------------------------------------------------------


@verifier(amdgpu.PackedTrunc2xFp8Op, amdgpu.PackedStochRoundFp8Op, amdgpu.PackedScaledTruncOp)
def verify_existing(
    op: amdgpu.PackedTrunc2xFp8Op | amdgpu.PackedStochRoundFp8Op | amdgpu.PackedScaledTruncOp,
) -> None:
    """Mirrors PackedTrunc2xFp8Op::verify and the like."""
    if op.existing is not None and op.existing.type != op.res.type:
        raise op.op_error("existing values must have same type as result")


@verifier(amdgpu.ScaledExtPackedMatrixOp)
def verify_extension(op: amdgpu.ScaledExtPackedMatrixOp) -> None:
    """Mirrors ScaledExtPackedMatrixOp::verify."""
    size, byte, lane = op.blockSize.value, op.firstScaleByte.value, op.firstScaleLane.value
    source = op.source.type
    if not isinstance(source, VectorType) or bit_width(source.element_type) != 8:
        allowed = (0, 1) if size == 16 else (0, 2)
        if byte not in allowed:
            raise op.op_error(
                f"blockSize of {size} can only have firstScaleByte be 0 or {allowed[1]} for f4 and f6."
            )
    elif size == 16 and (lane, byte) not in ((0, 0), (16, 2)):
        raise op.op_error(
            "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8."
        )


# -- buffers ----------------------------------------------------------------------------------------------


@verifier(amdgpu.FatRawBufferCastOp)
def verify_cast(op: amdgpu.FatRawBufferCastOp) -> None:
    """Mirrors FatRawBufferCastOp::verify."""
    source, result = op.source.type, op.result.type
    expected = buffer_type(source, op.resetOffset, op.info.context)
    if expected is None:
        raise op.op_error(f"source type '{source}' can't have its offset reset")
    if result != expected:
        raise op.op_error(f"expected result type to be '{expected}' but got '{result}'")


BufferAccess: TypeAlias = (
    amdgpu.RawBufferLoadOp
    | amdgpu.RawBufferStoreOp
    | amdgpu.RawBufferAtomicCmpswapOp
    | amdgpu.RawBufferAtomicFaddOp
    | amdgpu.RawBufferAtomicFmaxOp
    | amdgpu.RawBufferAtomicSmaxOp
    | amdgpu.RawBufferAtomicUminOp
)


@verifier(*get_args(BufferAccess))
def verify_buffer(op: BufferAccess) -> None:
    """Mirrors verifyRawBufferOp."""
    type = op.memref.type
    if not is_global(type.memory_space):
        raise op.op_error("Buffer ops must operate on a memref in global memory")
    if not type.has_rank:
        raise op.op_error("Cannot meaningfully buffer_store to an unranked memref")
    if len(op.indices) != len(type.dims):
        raise op.op_error(f"Expected {len(type.dims)} indices to memref")


# -- lanes ------------------------------------------------------------------------------------------------


@verifier(amdgpu.DPPOp)
def verify_dpp(op: amdgpu.DPPOp) -> None:
    """Mirrors DPPOp::verify."""
    kind, argument = op.kind, op.permArgument
    if kind == amdgpu.DPPPerm.quad_perm:
        if not isinstance(argument, ArrayAttr) or len(argument) != 4:
            raise op.op_error("quad_perm attribute must have exactly 4 elements")
        numbers = [number.value for number in argument if isinstance(number, IntegerAttr)]
        if any(not 0 <= number <= 3 for number in numbers):
            raise op.op_error("Each element of quad_perm must be in the range [0, 3]")
    elif kind in (amdgpu.DPPPerm.row_shl, amdgpu.DPPPerm.row_shr, amdgpu.DPPPerm.row_ror):
        if argument is None:
            raise op.op_error(f"Attribute '{kind}' value not specified")
        if isinstance(argument, IntegerAttr) and not 1 <= argument.value <= 15:
            raise op.op_error("Attribute value must be between 1 and 15")
    elif argument is not None and not isinstance(argument, UnitAttr):
        raise op.op_error("Expected unit attribute for permArgument, but found non-trivial argument")


@verifier(amdgpu.PermlaneSwapOp)
def verify_swap(op: amdgpu.PermlaneSwapOp) -> None:
    """Mirrors PermlaneSwapOp::verify."""
    if op.row_length.value not in (16, 32):
        raise op.op_error("row_length attribute must either be 16 or 32.")
