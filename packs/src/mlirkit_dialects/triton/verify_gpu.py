"""Verifiers of ttg: buffers and their views, warps with work of their own.  Mirror: verify.py, of tt."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.walk import get_parent_of_type
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.asm import partitions_of
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.linear_layout import list_text
from mlirkit_dialects.triton.shapes import element_of, shape_of
from mlirkit_dialects.triton.traits import warps_at

# -- copies between registers and buffers -----------------------------------------------------------------


def _verify_copy(op: Operation, source: Type, destination: Type) -> None:
    """As verifyMemoryOpTypes: a tensor and a buffer have the same shape and elements."""
    shapes = [shape_of(source), shape_of(destination)]
    elements = [element_of(source), element_of(destination)]
    if shapes[0] != shapes[1]:
        raise op.op_error(
            f"source shape {list_text(shapes[0])} must match [destination shape {list_text(shapes[1])[1:]}"
        )
    if elements[0] != elements[1]:
        raise op.op_error(
            f"source element type '{source}' must match destination element type '{elements[1]}'"
        )


@verifier(triton.LocalAllocOp)
def verify_local_alloc(op: triton.LocalAllocOp) -> None:
    """As LocalAllocOp::verify."""
    type = op.result.type
    if not isinstance(type.memorySpace, triton.SharedMemorySpaceAttr):
        raise op.op_error("should create a buffer of shared memory")
    if op.src is None:
        if not type.mutableMemory:
            raise op.op_error("uninitialized alloc must have a mutable memdesc type")
        return
    _verify_copy(op, op.src.type, type)


@verifier(triton.LocalLoadOp)
def verify_local_load(op: triton.LocalLoadOp) -> None:
    """As LocalLoadOp::verify."""
    _verify_copy(op, op.src.type, op.result.type)


@verifier(triton.LocalStoreOp)
def verify_local_store(op: triton.LocalStoreOp) -> None:
    """As LocalStoreOp::verify."""
    if not op.dst.type.mutableMemory:
        raise op.op_error("Cannot store into immutable memory")
    _verify_copy(op, op.src.type, op.dst.type)


@verifier(triton.Fp4ToFpOp)
def verify_fp4_to_fp(op: triton.Fp4ToFpOp) -> None:
    """As Fp4ToFpOp::verify: two numbers of each byte, along an axis."""
    source, result, axis = shape_of(op.src.type), shape_of(op.result.type), op.axis.value
    if len(source) != len(result):
        raise op.op_error(f"source rank {len(source)} != result rank {len(result)}")
    if not 0 <= axis < len(source):
        raise op.op_error(f"axis {axis} out of range for rank {len(source)}")
    for dim, (size, made) in enumerate(zip(source, result, strict=True)):
        if dim == axis and made != 2 * size:
            raise op.error(f"axis {dim} dimension must be 2x source dimension (src={size}, dst={made})")
        if dim != axis and made != size:
            raise op.error(f"dimension {dim} mismatch (src={size}, dst={made}, axis={axis})")


# -- views ------------------------------------------------------------------------------------------------


@verifier(triton.MemDescIndexOp)
def verify_index(op: triton.MemDescIndexOp) -> None:
    """As MemDescIndexOp::verify."""
    source, result = op.src.type, op.result.type
    if result.elementType != source.elementType:
        raise op.error("result element type must match desc element type")
    if len(result.shape) != len(source.shape) - 1:
        raise op.error("result rank must be input rank - 1")
    if list(result.shape) != list(source.shape)[1:]:
        raise op.error("result shape must equal to srcShape[1:]")


@verifier(triton.MemDescSubsliceOp)
def verify_subslice(op: triton.MemDescSubsliceOp) -> None:
    """As MemDescSubsliceOp::verify: the same elements, at offsets that are multiples of the sizes."""
    source, result, offsets = op.src.type, op.result.type, op.offsets.values
    if result.elementType != source.elementType:
        raise op.error("result element type must match desc element type")
    if len(offsets) != len(source.shape):
        raise op.error("offsets must have the same rank as input")
    if len(result.shape) != len(source.shape):
        raise op.error("result rank must equal to input rank")
    for offset, size, whole in zip(offsets, result.shape, source.shape, strict=True):
        if offset % size and size != whole:
            raise op.error("The split offset may not touch the tile")


@verifier(triton.MemDescReshapeOp)
def verify_reshape(op: triton.MemDescReshapeOp) -> None:
    """As MemDescReshapeOp::verify."""
    if prod(op.src.type.shape) != prod(op.result.type.shape):
        raise op.error("number of src and dst elements of reshape must be the same")


# -- warps ------------------------------------------------------------------------------------------------


@verifier(triton.WarpSpecializeOp)
def verify_warp_specialize(op: triton.WarpSpecializeOp) -> None:
    """As WarpSpecializeOp::verify."""
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
    module = get_parent_of_type(op, ModuleOp)
    outer = None if module is None else warps_at(op, module)
    if outer is not None and outer % 4:
        raise op.error("warp-specialized kernels requires num_warps to be a multiple of 4")


@verifier(triton.WarpSpecializePartitionsOp)
def verify_partitions(op: triton.WarpSpecializePartitionsOp) -> None:
    """As WarpSpecializePartitionsOp::verify: each region takes the captures."""
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
    """As WarpYieldOp::verify."""
    parent = op.parent_op
    wanted: Sequence[Type] = [] if parent is None else parent.result_types()
    types = op.operand_types()
    if len(types) != len(wanted):
        raise op.op_error(f"has {len(types)} operands but parent op expected {len(wanted)}")
    for number, (type, result) in enumerate(zip(types, wanted, strict=True)):
        if type != result:
            raise op.op_error(f"operand #{number} has type '{type}' but parent op expected '{result}'")
