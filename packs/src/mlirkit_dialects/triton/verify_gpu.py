"""Verifiers of ttg: copies between registers and buffers, warp specialization.  Mirror: verify_views.py."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.walk import get_parent_of_type
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.asm import partitions_of
from mlirkit_dialects.triton.buffer_checks import (
    function_of_type,
    layout_rank,
    verify_allocation,
    verify_same_elements,
)
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.infer_layouts import packed_function
from mlirkit_dialects.triton.layout_conversions import leaves_warps
from mlirkit_dialects.triton.layout_functions import function_of
from mlirkit_dialects.triton.linear_layout import described
from mlirkit_dialects.triton.module_facts import warps_at
from mlirkit_dialects.triton.shapes import element_of, layout_of, shape_of
from mlirkit_dialects.triton.shared_layouts import SHARED

# -- conversions ------------------------------------------------------------------------------------------


@verifier(triton.ConvertLayoutOp)
def verify_convert_layout(op: triton.ConvertLayoutOp) -> None:
    """Mirrors ConvertLayoutOp::verify."""
    if not op.force_warp_shuffle:
        return
    source, result = function_of_type(op.src.type), function_of_type(op.result.type)
    if source is not None and result is not None and leaves_warps(source, result):
        raise op.op_error("force_warp_shuffle requires a conversion within one warp")


# -- copies between registers and buffers -----------------------------------------------------------------


def _verify_rank(op: Operation, tensor: Type, buffer: triton.MemDescType, name: str) -> None:
    """Mirrors verifySharedMemoryRank: a tensor has the rank of the buffer's layout."""
    rank, expected = len(shape_of(tensor)), layout_rank(buffer.encoding)
    if rank != expected:
        raise op.op_error(f"{name} has rank {rank} but memdesc encoding has rank {expected}")


@verifier(triton.LocalAllocOp)
def verify_local_alloc(op: triton.LocalAllocOp) -> None:
    """Mirrors LocalAllocOp::verify."""
    type = op.result.type
    if not isinstance(type.memorySpace, triton.SharedMemorySpaceAttr):
        raise op.op_error("should create a buffer of shared memory")
    if op.src is not None:
        _verify_rank(op, op.src.type, type, "source")
    verify_allocation(op, None if op.src is None else op.src.type, type)


@verifier(triton.LocalLoadOp)
def verify_local_load(op: triton.LocalLoadOp) -> None:
    """Mirrors LocalLoadOp::verify."""
    _verify_rank(op, op.result.type, op.src.type, "result")
    verify_same_elements(op, op.src.type, op.result.type)


@verifier(triton.LocalStoreOp)
def verify_local_store(op: triton.LocalStoreOp) -> None:
    """Mirrors LocalStoreOp::verify."""
    if not op.dst.type.mutableMemory:
        raise op.op_error("Cannot store into immutable memory")
    _verify_rank(op, op.src.type, op.dst.type, "source")
    verify_same_elements(op, op.src.type, op.dst.type)


@verifier(triton.AsyncCopyGlobalToLocalOp)
def verify_async_copy(op: triton.AsyncCopyGlobalToLocalOp) -> None:
    """Mirrors AsyncCopyGlobalToLocalOp::verify."""
    if not op.result.type.mutableMemory:
        raise op.op_error("Cannot store into immutable memory")


@verifier(triton.LocalGatherOp)
def verify_local_gather(op: triton.LocalGatherOp) -> None:
    """Mirrors LocalGatherOp::verify."""
    source, indices, result = op.src.type, op.indices.type, op.result.type
    if not isinstance(source.encoding, SHARED):
        raise op.error("source must have shared memory encoding")
    if shape_of(result) != shape_of(indices):
        raise op.error("result shape must match indices shape")
    if len(source.shape) != len(shape_of(indices)):
        raise op.error("source and indices must have the same rank")
    _verify_axis(op, op.axis.value, len(source.shape), "source")
    if source.elementType != element_of(result):
        raise op.error("result element type must match source element type")
    if layout_of(indices) != layout_of(result):
        raise op.error("indices and result must have the same layout")


def _verify_axis(op: Operation, axis: int, rank: int, of: str) -> None:
    if not 0 <= axis < rank:
        raise op.error(f"axis {axis} is out of bounds for {of} rank {rank}")


@verifier(triton.LocalScatterOp)
def verify_local_scatter(op: triton.LocalScatterOp) -> None:
    """Mirrors LocalScatterOp::verify."""
    target, values, indices = op.dst.type, op.values.type, op.indices.type
    if not isinstance(target.encoding, SHARED):
        raise op.error("destination must have shared memory encoding")
    if shape_of(values) != shape_of(indices):
        raise op.error("values shape must match indices shape")
    if len(target.shape) != len(shape_of(indices)):
        raise op.error("destination and indices must have the same rank")
    _verify_axis(op, op.axis.value, len(target.shape), "destination")
    if layout_of(values) != layout_of(indices):
        raise op.error("values must have the same layout as indices")
    if target.elementType != element_of(values):
        raise op.error("values element type must match destination element type")


@verifier(triton.LocalAtomicScatterRMWOp)
def verify_local_atomic(op: triton.LocalAtomicScatterRMWOp) -> None:
    """Mirrors LocalAtomicScatterRMWOp::verify."""
    target, values, indices, mask = op.dst.type, op.values.type, op.indices.type, op.mask
    if not target.mutableMemory:
        raise op.op_error("Cannot store into immutable memory")
    if not isinstance(target.encoding, SHARED):
        raise op.error("destination must have shared memory encoding")
    if not isinstance(element_of(values), IntegerType | FloatType):
        raise op.error("values must have integer or floating element type")
    _verify_rank(op, values, target, "values")
    if shape_of(values) != shape_of(indices):
        raise op.error("values shape must match indices shape")
    if mask is not None and shape_of(values) != shape_of(mask.type):
        raise op.error("values shape must match mask shape")
    _verify_axis(op, op.axis.value, len(target.shape), "destination")
    if layout_of(values) != layout_of(indices):
        raise op.error("values must have the same layout as indices")
    if mask is not None and layout_of(values) != layout_of(mask.type):
        raise op.error("values must have the same layout as mask")
    if target.elementType != element_of(values):
        raise op.error("values element type must match destination element type")


@verifier(triton.Fp4ToFpOp)
def verify_fp4_to_fp(op: triton.Fp4ToFpOp) -> None:
    """Mirrors Fp4ToFpOp::verify: each byte becomes two numbers along an axis."""
    verify_packed_floats(op, op.src.type, op.result.type, op.axis.value)


def verify_packed_floats(op: Operation, source: Type, result: Type, axis: int) -> None:
    """Mirrors verifyFp4ToFp."""
    packed, whole = shape_of(source), shape_of(result)
    if len(packed) != len(whole):
        raise op.op_error(f"source rank {len(packed)} != result rank {len(whole)}")
    if not 0 <= axis < len(packed):
        raise op.op_error(f"axis {axis} out of range for rank {len(packed)}")
    for dim, (size, made) in enumerate(zip(packed, whole, strict=True)):
        if dim == axis and made != 2 * size:
            raise op.error(f"axis {dim} dimension must be 2x source dimension (src={size}, dst={made})")
        if dim != axis and made != size:
            raise op.error(f"dimension {dim} mismatch (src={size}, dst={made}, axis={axis})")
    _verify_packed_layout(op, source, result, axis)


def _verify_packed_layout(op: Operation, source: Type, result: Type, axis: int) -> None:
    """Check that both numbers of a byte are in the thread that has the byte."""
    layouts = [layout_of(type) for type in (source, result)]
    if (layouts[0] is None) != (layouts[1] is None):
        raise op.error("source and result must both have an encoding, or neither")
    packed, whole = [
        None if layout is None else function_of(shape_of(type), layout)
        for type, layout in zip((source, result), layouts, strict=True)
    ]
    if packed is None or whole is None:
        return
    inferred = packed_function(whole, axis)
    if inferred is None:
        raise op.error("failed to infer encoding")
    if inferred != packed:
        raise op.error(
            f"Src and Dst encodings are not compatible:\n{described(inferred)}\n{described(packed)}"
        )


# -- warps ------------------------------------------------------------------------------------------------


@verifier(triton.WarpSpecializeOp)
def verify_warp_specialize(op: triton.WarpSpecializeOp) -> None:
    """Mirrors WarpSpecializeOp::verify."""
    partitions = partitions_of(op)
    if partitions is None:
        raise op.op_error(
            "expected to find only a `ttg.warp_specialize.partitions` op inside its second region"
        )
    warps, count = op.partitionNumWarps.values, len(partitions.partitionRegions)
    if count != len(warps):
        raise op.op_error(f"has {count} partitions but `partitionNumWarps` has {len(warps)} elements")
    for number, of_partition in enumerate(warps):
        if not is_power_of_two(of_partition):
            raise op.op_error(f"partition #{number} number of warps ({of_partition}) must be a power of 2")
    starts = op.warpGroupStartIds
    if starts is not None and len(starts.values) != len(warps):
        raise op.op_error(f"has {len(starts.values)} warp group start IDs but expected {len(warps)}")
    if get_parent_of_type(op, triton.WarpSpecializeOp) is not None:
        raise op.op_error("cannot be nested inside another `ttg.warp_specialize` op")
    outer = warps_at(op)
    if outer is not None and outer % 4:
        raise op.error("warp-specialized kernels requires num_warps to be a multiple of 4")


@verifier(triton.WarpSpecializePartitionsOp)
def verify_partitions(op: triton.WarpSpecializePartitionsOp) -> None:
    """Mirrors WarpSpecializePartitionsOp::verify: each region takes the captures."""
    captures = op.operand_types()
    for number, region in enumerate(op.partitionRegions):
        arguments = region.blocks[0].args
        if len(arguments) != len(captures):
            raise op.op_error(
                f"partition region #{number} has {len(arguments)} arguments but expected {len(captures)}"
            )
        for index, (argument, capture) in enumerate(zip(arguments, captures, strict=True)):
            if argument.type != capture:
                raise op.op_error(
                    f"partition region #{number} argument #{index} has type '{argument.type}' but "
                    f"corresponding capture has type '{capture}'"
                )


@verifier(triton.WarpYieldOp)
def verify_warp_yield(op: triton.WarpYieldOp) -> None:
    """Mirrors WarpYieldOp::verify."""
    parent = op.parent_op
    expected: Sequence[Type] = [] if parent is None else parent.result_types()
    types = op.operand_types()
    if len(types) != len(expected):
        raise op.op_error(f"has {len(types)} operands but parent op expected {len(expected)}")
    for number, (type, result) in enumerate(zip(types, expected, strict=True)):
        if type != result:
            raise op.op_error(f"operand #{number} has type '{type}' but parent op expected '{result}'")
