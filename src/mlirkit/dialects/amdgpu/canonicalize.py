"""Canonicalization patterns of amdgpu: accesses out of bounds, consecutive barriers and waits, scales.

Mirror: mlir/lib/Dialect/AMDGPU/IR/AMDGPUDialect.cpp.
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.affine_expr import wrap_to_int64
from mlirkit.builtin.attributes import FALSE, IntegerAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import IntegerType
from mlirkit.core.value import Value
from mlirkit.dialects.declared import amdgpu, arith, vector
from mlirkit.dialects.memref.casts import foldable_cast
from mlirkit.dialects.row_major import flat_position
from mlirkit.dialects.vector.shapes import i64_array
from mlirkit.folding.elements import zero_attribute
from mlirkit.folding.matchers import constant_int
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

# -- buffers ----------------------------------------------------------------------------------------------

BufferRead: TypeAlias = amdgpu.RawBufferLoadOp | amdgpu.RawBufferAtomicCmpswapOp
BufferWrite: TypeAlias = (
    amdgpu.RawBufferStoreOp
    | amdgpu.RawBufferAtomicFaddOp
    | amdgpu.RawBufferAtomicFmaxOp
    | amdgpu.RawBufferAtomicSmaxOp
    | amdgpu.RawBufferAtomicUminOp
)


def _is_out_of_bounds(op: BufferRead | BufferWrite) -> bool:
    """Mirrors staticallyOutOfBounds: whether a bounds-checked access is known to be behind the buffer."""
    type = op.memref.type
    if op.bounds_check == FALSE or not type.has_static_shape:
        return False
    layout = strides_and_offset(type)
    if layout is None or len(layout[0]) != len(op.indices):
        return False
    strides, place = layout
    if op.index_offset is not None:
        place += op.index_offset.value
    factors = list(zip(strides, op.indices, strict=True))
    if op.sgpr_offset is not None:
        factors.append((1, op.sgpr_offset))
    for stride, value in factors:
        number = _unsigned(value)
        if number is None:
            return False
        place = wrap_to_int64(place + stride * number)
    return type.num_elements <= place < 1 << 32


def _unsigned(value: Value) -> int | None:
    """Mirrors getConstantUint32: the constant of a value as a number of 32 bits."""
    if not isinstance(value.type, IntegerType) or value.type.width != 32:
        return None
    constant = constant_int(value)
    return None if constant is None else constant.bits


def read_zero(op: BufferRead, rewriter: PatternRewriter) -> bool:
    """Replace a load out of bounds by zero."""
    zero = zero_attribute(op.value.type)
    if not _is_out_of_bounds(op) or zero is None:
        return False
    rewriter.replace_with(op, arith.ConstantOp, [], {"value": zero})
    return True


def erase_write(op: BufferWrite, rewriter: PatternRewriter) -> bool:
    """Erase a store out of bounds."""
    if not _is_out_of_bounds(op):
        return False
    rewriter.erase_op(op)
    return True


_READS = _PATTERN + "RemoveStaticallyOobBufferLoads<mlir::amdgpu::"
_WRITES = _PATTERN + "RemoveStaticallyOobBufferWrites<mlir::amdgpu::"

canonicalizer(amdgpu.RawBufferLoadOp, f"{_READS}RawBufferLoadOp>")(read_zero)
canonicalizer(amdgpu.RawBufferAtomicCmpswapOp, f"{_READS}RawBufferAtomicCmpswapOp>")(read_zero)
canonicalizer(amdgpu.RawBufferStoreOp, f"{_WRITES}RawBufferStoreOp>")(erase_write)
canonicalizer(amdgpu.RawBufferAtomicFaddOp, f"{_WRITES}RawBufferAtomicFaddOp>")(erase_write)
canonicalizer(amdgpu.RawBufferAtomicFmaxOp, f"{_WRITES}RawBufferAtomicFmaxOp>")(erase_write)
canonicalizer(amdgpu.RawBufferAtomicSmaxOp, f"{_WRITES}RawBufferAtomicSmaxOp>")(erase_write)
canonicalizer(amdgpu.RawBufferAtomicUminOp, f"{_WRITES}RawBufferAtomicUminOp>")(erase_write)


# -- barriers, waits and copies ---------------------------------------------------------------------------


@canonicalizer(amdgpu.LDSBarrierOp)
def erase_barrier(op: amdgpu.LDSBarrierOp, rewriter: PatternRewriter) -> bool:
    """Mirrors eraseRedundantLDSBarrierOps: merge two consecutive barriers."""
    if not isinstance(op.next_op, amdgpu.LDSBarrierOp):
        return False
    rewriter.erase_op(op)
    return True


@canonicalizer(amdgpu.MemoryCounterWaitOp, _PATTERN + "FuseMemoryCounterWaitOp")
def fuse_waits(op: amdgpu.MemoryCounterWaitOp, rewriter: PatternRewriter) -> bool:
    """Merge two consecutive waits."""
    other = op.next_op
    if not isinstance(other, amdgpu.MemoryCounterWaitOp):
        return False
    op.load = _least(op.load, other.load)
    op.store = _least(op.store, other.store)
    op.ds = _least(op.ds, other.ds)
    op.exp = _least(op.exp, other.exp)
    op.tensor = _least(op.tensor, other.tensor)
    rewriter.operation_modified(op)
    rewriter.erase_op(other)
    return True


def _least(one: IntegerAttr | None, other: IntegerAttr | None) -> IntegerAttr | None:
    """The smaller of two optional numbers."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other, key=lambda bound: bound.value)


@canonicalizer(amdgpu.GatherToLDSOp, _PATTERN + "FoldGatherToLDSOfCast")
def skip_casts(op: amdgpu.GatherToLDSOp, rewriter: PatternRewriter) -> bool:
    """Copy the source of a cast to a less static type."""
    source, target = foldable_cast(op.src), foldable_cast(op.dst)
    if source is not None:
        op.src = source
        rewriter.operation_modified(op)
    if target is not None:
        op.dst = target
        rewriter.operation_modified(op)
    return source is not None or target is not None


# -- scales -----------------------------------------------------------------------------------------------

# The number of scales in one operand.
_PACKED = 4


@canonicalizer(amdgpu.ScaledMFMAOp, _PATTERN + "PackScales")
def pack_scales(op: amdgpu.ScaledMFMAOp, rewriter: PatternRewriter) -> bool:
    """Extract a scale together with its neighbours in the vector."""
    packed = _packed_scales(op.scales_a)
    if packed is None:
        return False
    op.scales_a, op.scales_idx_a = _pack(op, *packed, rewriter)
    rewriter.operation_modified(op)
    # The first scale stays packed even if the second one cannot be packed.
    packed = _packed_scales(op.scales_b)
    if packed is None:
        return False
    op.scales_b, op.scales_idx_b = _pack(op, *packed, rewriter)
    rewriter.operation_modified(op)
    return True


def _packed_scales(scales: Value) -> tuple[Value, int] | None:
    """The vector that a single scale is extracted from, and the position."""
    insertion = scales.defining_op
    if not isinstance(insertion, vector.InsertOp):
        return None
    extraction = insertion.valueToStore.defining_op
    if isinstance(insertion.valueToStore.type, VectorType) or not isinstance(extraction, vector.ExtractOp):
        return None
    type = extraction.source.type
    if type.num_elements <= _PACKED or extraction.dynamic_position:
        return None
    return extraction.source, flat_position(extraction.static_position.values, type.dims)


def _pack(op: amdgpu.ScaledMFMAOp, source: Value, place: int, rewriter: PatternRewriter) -> tuple[Value, int]:
    """The neighbouring scales around a position, and the index of the scale among them."""
    type = source.type
    assert isinstance(type, VectorType)
    count = type.num_elements
    first = min(place - place % _PACKED, count - _PACKED)
    flat = VectorType([count], type.element_type)
    cast = rewriter.create(vector.ShapeCastOp, [flat], [source], loc=op.location)
    slice = rewriter.create(
        vector.ExtractStridedSliceOp,
        [VectorType([_PACKED], type.element_type)],
        [cast.result],
        {"offsets": i64_array([first]), "sizes": i64_array([_PACKED]), "strides": i64_array([1])},
        loc=op.location,
    )
    return slice.result, place - first
