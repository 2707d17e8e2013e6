"""Verifiers of amdgpu: conversions, buffers, exchanges between lanes.

Those of products of matrices are in products.py, those of copies to local memory in local_copies.py.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, UnitAttr
from mlirkit.dialects.amdgpu.infer import buffer_type
from mlirkit.dialects.amdgpu.memory_spaces import is_global
from mlirkit.ods.live.hooks import verifier

# -- small floats -----------------------------------------------------------------------------------------


@verifier("amdgpu.packed_trunc_2xfp8", "amdgpu.packed_stoch_round_fp8", "amdgpu.packed_scaled_trunc")
def verify_existing(op: Any) -> None:
    """As PackedTrunc2xFp8Op::verify and the like."""
    if op.existing is not None and op.existing.type != op.result_types()[0]:
        raise op.op_error("existing values must have same type as result")


@verifier("amdgpu.scaled_ext_packed_matrix")
def verify_extension(op: Any) -> None:
    """As ScaledExtPackedMatrixOp::verify."""
    size, byte, lane = (op.inherent(name).value for name in ("blockSize", "firstScaleByte", "firstScaleLane"))
    if op.source.type.element_type.width != 8:
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


@verifier("amdgpu.fat_raw_buffer_cast")
def verify_cast(op: Any) -> None:
    """As FatRawBufferCastOp::verify."""
    source, result = op.source.type, op.result_types()[0]
    expected = buffer_type(source, op.inherent("resetOffset") is not None, op.info.context)
    if expected is None:
        raise op.op_error(f"source type '{source}' can't have its offset reset")
    if result != expected:
        raise op.op_error(f"expected result type to be '{expected}' but got '{result}'")


@verifier(
    "amdgpu.raw_buffer_load",
    "amdgpu.raw_buffer_store",
    *[f"amdgpu.raw_buffer_atomic_{kind}" for kind in ("cmpswap", "fadd", "fmax", "smax", "umin")],
)
def verify_buffer(op: Any) -> None:
    """As verifyRawBufferOp."""
    type = op.memref.type
    if not is_global(type.memory_space):
        raise op.op_error("Buffer ops must operate on a memref in global memory")
    if not type.has_rank:
        raise op.op_error("Cannot meaningfully buffer_store to an unranked memref")
    if len(op.indices) != len(type.dims):
        raise op.op_error(f"Expected {len(type.dims)} indices to memref")


# -- lanes ------------------------------------------------------------------------------------------------


@verifier("amdgpu.dpp")
def verify_dpp(op: Any) -> None:
    """As DPPOp::verify."""
    kind, argument = str(op.inherent("kind").parameters[0]), op.inherent("permArgument")
    if kind == "quad_perm":
        if not isinstance(argument, ArrayAttr) or len(argument) != 4:
            raise op.op_error("quad_perm attribute must have exactly 4 elements")
        numbers = [each.value for each in argument if isinstance(each, IntegerAttr)]
        if any(not 0 <= each <= 3 for each in numbers):
            raise op.op_error("Each element of quad_perm must be in the range [0, 3]")
    elif kind in ("row_shl", "row_shr", "row_ror"):
        if argument is None:
            raise op.op_error(f"Attribute '{kind}' value not specified")
        if isinstance(argument, IntegerAttr) and not 1 <= argument.value <= 15:
            raise op.op_error("Attribute value must be between 1 and 15")
    elif argument is not None and not isinstance(argument, UnitAttr):
        raise op.op_error("Expected unit attribute for permArgument, but found non-trivial argument")


@verifier("amdgpu.permlane_swap")
def verify_swap(op: Any) -> None:
    """As PermlaneSwapOp::verify."""
    if op.inherent("row_length").value not in (16, 32):
        raise op.op_error("row_length attribute must either be 16 or 32.")
