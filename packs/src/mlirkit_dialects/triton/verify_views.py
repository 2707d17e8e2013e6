"""Verifiers of views of buffers: index, slice, another shape or type.  Mirror: verify_gpu.py."""

from __future__ import annotations

from math import prod

from mlirkit.core.attribute import Attribute
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.buffer_checks import buffer_function, in_layout
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.layout_algebra import preimage, unit
from mlirkit_dialects.triton.layout_functions import function_of
from mlirkit_dialects.triton.linear_layout import LinearLayout
from mlirkit_dialects.triton.shapes import bits_of
from mlirkit_dialects.triton.shared_layouts import SHARED, rank_of


@verifier(triton.MemDescIndexOp)
def verify_index(op: triton.MemDescIndexOp) -> None:
    """Mirrors MemDescIndexOp::verify."""
    source, result = op.src.type, op.result.type
    if result.elementType != source.elementType:
        raise op.error("result element type must match desc element type")
    if result.encoding != source.encoding:
        raise op.error("src and result must have the same encoding")
    if len(result.shape) != len(source.shape) - 1:
        raise op.error("result rank must be input rank - 1")
    if len(source.allocShape) != len(source.shape):
        raise op.error("We don't allow taking memdesc_index of a memdesc_index")
    shape = in_layout(source.shape, source.encoding)
    if shape != tuple(result.shape):
        raise op.error("result shape must equal to srcShape[1:]")
    if in_layout(source.allocShape, source.encoding) != shape:
        raise op.error("We only support memdesc_index of a multibuffer-prefix subview")
    if tuple(result.allocShape) != tuple(result.shape):
        raise op.error("alloc shape must match shape for the result")
    is_tensor_memory = isinstance(source.encoding, ttng.TensorMemoryEncodingAttr)
    if is_tensor_memory and (len(source.shape), len(result.shape)) != (3, 2):
        raise op.error("only 3D -> 2D subviews are supported for TensorMemoryEncodingAttr")


@verifier(triton.MemDescSubsliceOp)
def verify_subslice(op: triton.MemDescSubsliceOp) -> None:
    """Mirrors MemDescSubsliceOp::verify: the same buffer, at offsets that are multiples of the sizes."""
    source, result, offsets = op.src.type, op.result.type, op.offsets.values
    if result.elementType != source.elementType:
        raise op.error("result element type must match desc element type")
    if result.encoding != source.encoding:
        raise op.error("src and result must have the same encoding")
    if len(offsets) != len(source.shape):
        raise op.error("offsets must have the same rank as input")
    if len(result.shape) != len(source.shape):
        raise op.error("result rank must equal to input rank")
    if tuple(source.allocShape) != tuple(result.allocShape):
        raise op.error("source and result must have the same allocation shape")
    if not isinstance(source.encoding, SHARED):
        raise op.error("src and dst must both be of shared memory encoding")
    buffers = len(offsets) - len(in_layout(offsets, source.encoding))
    for dim, (offset, size, whole) in enumerate(zip(offsets, result.shape, source.shape, strict=True)):
        if size == whole:
            if offset:
                raise op.error("A non zero offset found in a dimension that is not being split")
        elif not 0 <= offset <= whole - size:
            raise op.error("The split offset may not exceed the source shape")
        elif dim >= buffers and offset & (size - 1):
            raise op.error("The split offset may not touch the tile")
    _verify_split(op, buffers)


def _verify_split(op: triton.MemDescSubsliceOp, buffers: int) -> None:
    """Check that a slice is contiguous."""
    source, result = op.src.type, op.result.type
    if tuple(source.shape) == tuple(result.shape):
        return
    padded = padded_in(source.encoding)
    if padded is not None and (rank_of(padded) or 0) < len(source.shape):
        raise op.error(
            "SubSlice of low rank PaddedSharedEncoding from higher rank tensors is not supported yet"
        )
    function = buffer_function(source)
    if function is None:
        return
    for dim in range(buffers, len(source.shape)):
        step = result.shape[dim]
        while step < source.shape[dim]:
            place = preimage(function, unit(dim - buffers, step, function.rank))
            offset = 0 if place is None else place.get("offset", 0)
            if offset and not is_power_of_two(offset):
                raise op.error("We don't support splitting along the swizzling pattern")
            step *= 2


def padded_in(layout: Attribute) -> triton.PaddedSharedEncodingAttr | None:
    """Mirrors getPaddedEncoding: a padded layout, also inside of a partitioned one."""
    if isinstance(layout, triton.PartitionedSharedEncodingAttr):
        layout = layout.partitionLayout
    return layout if isinstance(layout, triton.PaddedSharedEncodingAttr) else None


@verifier(triton.MemDescReshapeOp)
def verify_reshape(op: triton.MemDescReshapeOp) -> None:
    """Mirrors MemDescReshapeOp::verify."""
    source, result = op.src.type, op.result.type
    if prod(source.shape) != prod(result.shape):
        raise op.error("number of src and dst elements of reshape must be the same")
    if result.elementType != source.elementType:
        raise op.error("result element type must match src element type")
    rank = len(source.shape)
    if tuple(source.allocShape)[len(source.allocShape) - rank :] != tuple(source.shape):
        raise op.error("NYI: memdesc_reshape of memdesc_subslice")


# -- another type -----------------------------------------------------------------------------------------


def _is_part(type: triton.MemDescType) -> bool:
    return in_layout(type.shape, type.encoding) != in_layout(type.allocShape, type.encoding)


def _holes(layout: triton.PaddedSharedEncodingAttr, bits: int) -> dict[int, int]:
    """The paddings by interval, in bytes."""
    size = bits // 8
    return {
        interval * size: padding * size
        for interval, padding in zip(layout.intervals, layout.paddings, strict=True)
    }


@verifier(triton.MemDescReinterpretOp)
def verify_reinterpret(op: triton.MemDescReinterpretOp) -> None:
    """Mirrors MemDescReinterpretOp::verify: the result must fit into the viewed memory."""
    source, result = op.src.type, op.result.type
    layouts = (source.encoding, result.encoding)
    if any(isinstance(layout, triton.PartitionedSharedEncodingAttr) for layout in layouts):
        raise op.error("cannot reinterpret partitioned shared layouts")
    padded = [padded_in(layout) for layout in layouts]
    if (padded[0] is None) != (padded[1] is None):
        raise op.error("cannot reinterpret between padded and non-padded layouts")
    if padded[0] is not None and padded[1] is not None:
        if _is_part(source):
            raise op.error("cannot reinterpret a padded source subview")
        if _holes(padded[0], bits_of(source)) != _holes(padded[1], bits_of(result)):
            raise op.error("cannot reinterpret with different padding pattern")
    if source.memorySpace != result.memorySpace:
        raise op.error("source and result must have the same memory space")
    if source.mutableMemory != result.mutableMemory:
        raise op.error("source and result must have the same mutability")
    if _is_part(result):
        raise op.error("result must not be a subview")
    whole = function_of(in_layout(source.allocShape, source.encoding), source.encoding)
    made = function_of(in_layout(result.allocShape, result.encoding), result.encoding)
    if whole is None or made is None:
        return
    shape = in_layout(source.shape, source.encoding)
    if any(step >= size for basis in whole.of("block") for step, size in zip(basis, shape, strict=True)):
        raise op.error("cannot reinterpret a source subview sliced across CTAs")
    if isinstance(source.memorySpace, ttng.TensorMemorySpaceAttr):
        _verify_rows(op, whole, made)
    _verify_footprint(op, whole, made)


def _mask(function: LinearLayout, name: str) -> int:
    """Mirrors getInputBasisMask: the bits of an input dimension that move."""
    return sum([1 << bit for bit, basis in enumerate(function.of(name)) if any(basis)])


def rows_of(type: triton.MemDescType) -> int:
    """Mirrors getTmemAllocSizes: the rows of a buffer in tensor memory; the upper half may be unused."""
    function = buffer_function(type)
    if function is None:
        return 0
    rows = function.of("row")
    half = len(rows) > _HALF_BIT and not any(rows[_HALF_BIT])
    return (1 << len(rows)) // (2 if half else 1)


_HALF_BIT = 4


def _verify_rows(op: triton.MemDescReinterpretOp, whole: LinearLayout, made: LinearLayout) -> None:
    expected, rows = rows_of(op.result.type), rows_of(op.src.type)
    if expected > rows:
        raise op.error(f"result tensor-memory row footprint ({expected}) exceeds the source view ({rows})")
    seen = buffer_function(op.src.type)
    hidden = _mask(whole, "row") & ~(0 if seen is None else _mask(seen, "row"))
    if _mask(made, "row") & hidden:
        raise op.error("result accesses tensor-memory rows outside the source subview")


def _verify_footprint(op: triton.MemDescReinterpretOp, whole: LinearLayout, made: LinearLayout) -> None:
    source, result = op.src.type, op.result.type
    in_columns = isinstance(source.memorySpace, ttng.TensorMemorySpaceAttr)
    name, unit_bits = ("col", 32) if in_columns else ("offset", 8)
    units = "columns" if in_columns else "bytes"
    memory = "tensor-memory column" if in_columns else "shared-memory"
    bits = bits_of(source)

    def used_bits(type: triton.MemDescType, function: LinearLayout) -> int:
        stride = -(-function.size(name) * bits_of(type) // unit_bits)
        shape = tuple(type.shape)
        return stride * prod(shape[: len(shape) - len(in_layout(shape, type.encoding))])

    expected, available = used_bits(result, made), used_bits(source, whole)
    if expected > available:
        raise op.error(
            f"result {memory} footprint ({expected} {units}) exceeds the source view ({available} {units})"
        )
    if not _is_part(source):
        return
    count = _owned(whole, name, in_layout(source.shape, source.encoding))
    together = available if count == whole.size(name) else -(-count * bits // unit_bits)
    if expected > together:
        places = "columns" if in_columns else "offsets"
        raise op.error(
            f"result {memory} footprint includes {places} not owned by the source subview "
            f"({expected} {units} requested; {together} contiguous {units} available)"
        )


def _owned(whole: LinearLayout, name: str, shape: tuple[int, ...]) -> int:
    """The number of elements from the first on in a part of a buffer; unused ones belong to every part."""
    places = {1 << bit for bit, basis in enumerate(whole.of(name)) if not any(basis)}
    for dim, size in enumerate(shape):
        for bit in range(size.bit_length() - 1):
            place = preimage(whole, unit(dim, 1 << bit, whole.rank))
            places.add(0 if place is None else place.get(name, 0))
    count = 1
    while count in places:
        count *= 2
    return count
