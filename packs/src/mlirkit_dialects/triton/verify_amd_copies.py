"""Verifiers of amdg's copies by descriptor.  Mirror: verify_amd.py."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import type_inference, verifier
from mlirkit_dialects.triton import amdg_classes as amdg
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.buffer_checks import buffer_function
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.layout_algebra import free_bits, without_dimension
from mlirkit_dialects.triton.layout_functions import function_of, shape_per_block
from mlirkit_dialects.triton.linear_layout import LinearLayout
from mlirkit_dialects.triton.module_facts import warps_at
from mlirkit_dialects.triton.shapes import bits_of, buffer_type, descriptor_type, layout_of, shape_of

_MOST = (1 << 16) - 1
_DWORD = 32
_UNSUPPORTED = "Invalid shared memory layout for TDM"


def _verify_common(op: Operation, descriptor: triton.TensorDescType, buffer: triton.MemDescType) -> None:
    """Mirrors verifyTDMCommonLayout."""
    for dim, size in enumerate(descriptor.shape):
        if size > _MOST:
            raise op.op_error(f"TDM block dimension {dim} ({size}) exceeds maximum size of {_MOST}")
    layout = buffer.encoding
    if isinstance(layout, triton.SwizzledSharedEncodingAttr) and layout.maxPhase != 1:
        raise op.op_error("TDM does not support swizzling")
    expected = descriptor.sharedLayout
    if expected is not None and not _agree(expected, descriptor, buffer):
        raise op.op_error(
            f"shared layout of the tensor descriptor ({expected}) is inconsistent with the shared memory "
            f"allocation layout ({layout}); TDM accesses shared memory through the descriptor's layout, so "
            "the allocation must describe the same physical layout, up to leading unit dimensions dropped by "
            "a rank-reducing access"
        )


def _agree(expected: Attribute, descriptor: triton.TensorDescType, buffer: triton.MemDescType) -> bool:
    """Mirrors verifyTDMLayoutConsistency: equal layouts, apart from leading dimensions of size 1."""
    layout = buffer.encoding
    if isinstance(expected, triton.PaddedSharedEncodingAttr) and isinstance(
        layout, triton.PaddedSharedEncodingAttr
    ):
        same_intervals = tuple(expected.intervals) == tuple(layout.intervals)
        return same_intervals and tuple(expected.paddings) == tuple(layout.paddings)
    dropped = len(descriptor.shape) - len(buffer.shape)
    swizzled = triton.SwizzledSharedEncodingAttr
    if dropped > 0 and isinstance(expected, swizzled) and isinstance(layout, swizzled):
        function = function_of(tuple(descriptor.shape), expected)
        for _ in range(dropped):
            function = None if function is None else without_dimension(function, 0)
        return function == buffer_function(buffer)
    return expected == layout


def _verify_layout(op: Operation, buffer: triton.MemDescType) -> None:
    """Mirrors verifyTDMSharedMemoryEncoding."""
    layout = buffer.encoding
    if isinstance(layout, triton.PartitionedSharedEncodingAttr):
        inner = layout.partitionLayout
        if isinstance(inner, triton.SwizzledSharedEncodingAttr):
            if inner.maxPhase != 1:
                raise op.op_error("TDM does not support swizzling in partitioned layout")
        elif not isinstance(inner, triton.PaddedSharedEncodingAttr):
            raise op.op_error("Invalid inner layout for partitioned shared memory in TDM")
        return
    if isinstance(layout, triton.SwizzledSharedEncodingAttr):
        return
    if not isinstance(layout, triton.PaddedSharedEncodingAttr):
        raise op.op_error(_UNSUPPORTED)
    bits = bits_of(buffer)
    for interval, padding in zip(layout.intervals, layout.paddings, strict=True):
        if interval * bits // _DWORD < 2:
            raise op.op_error("TDM padding interval must be at least 2 dwords")
        if padding * bits // _DWORD < 1:
            raise op.op_error("TDM padding amount must be at least 1 dword")


# -- hints of warps ---------------------------------------------------------------------------------------


def _verify_hint(op: Operation, hint: int, warps: int) -> None:
    """Mirrors validateWarpUsedHint: the numbers of the used warps differ in the minimal number of bits."""
    if not is_power_of_two(warps):
        raise op.op_error(f"num_warps must be a power of two when using warp_used_hint, got {warps}")
    if warps >= _DWORD:
        raise op.op_error(f"num_warps must be less than 32 when using warp_used_hint, got {warps}")
    if not hint:
        raise op.op_error("warp_used_hint must have at least one bit set")
    if hint >> warps:
        raise op.op_error(f"warp_used_hint = {hint:#x} sets bits beyond num_warps = {warps}")
    count = hint.bit_count()
    if not is_power_of_two(count):
        raise op.op_error(f"popcount(warp_used_hint) = {count} must be a power of two (got hint {hint:#x})")
    numbers = [number for number in range(warps) if hint >> number & 1]
    differing = 0
    for number in numbers:
        differing |= number ^ numbers[0]
    if differing.bit_count() != count.bit_length() - 1:
        raise op.op_error(
            f"warp_used_hint = {hint:#x} is not axis-aligned: K = {count} active warps must span exactly "
            f"log2(K) = {count.bit_length() - 1} warpId bit positions"
        )


def _verify_pieces(op: Operation, buffer: triton.MemDescType, hint: int, member: int | None = None) -> None:
    """Mirrors verifyPartitionedHintFitsSingleInstruction."""
    layout = buffer.encoding
    if not isinstance(layout, triton.PartitionedSharedEncodingAttr):
        return
    count, pieces = hint.bit_count(), layout.numPartitions * layout.numGroups
    if pieces and count % pieces == 0:
        return
    if member is None:
        end = f"(got K = {count}, numLogicalPieces = {pieces}, partitionDim = {layout.partitionDim})"
    else:
        end = f"(member {member} got K = {count}, numLogicalPieces = {pieces})"
    raise op.op_error(
        "warp_used_hint with a partitioned shared encoding must select K active warps such that "
        f"numLogicalPieces divides K so the copy fits in a single TDM instruction {end}"
    )


# -- blocks -----------------------------------------------------------------------------------------------


@verifier(amdg.AsyncTDMCopyGlobalToLocalOp)
def verify_load(op: amdg.AsyncTDMCopyGlobalToLocalOp) -> None:
    """Mirrors AsyncTDMCopyGlobalToLocalOp::verify."""
    _verify_common(op, descriptor_type(op.desc), buffer_type(op.result))
    _verify_layout(op, buffer_type(op.result))
    if op.warp_used_hint is not None:
        hint = op.warp_used_hint.value & 0xFFFFFFFF
        _verify_hint(op, hint, warps_at(op) or 1)
        _verify_pieces(op, buffer_type(op.result), hint)


@verifier(amdg.AsyncTDMFusedCopyGlobalToLocalOp)
def verify_fused_load(op: amdg.AsyncTDMFusedCopyGlobalToLocalOp) -> None:
    """Mirrors AsyncTDMFusedCopyGlobalToLocalOp::verify: the blocks are copied by different warps."""
    count, hints = len(op.descs), op.warp_used_hints.values
    if not 2 <= count <= 4:
        raise op.op_error("requires 2 to 4 members")
    if len(hints) != count:
        raise op.op_error("requires one warp_used_hint per member")
    used, rank = 0, -1
    for number, (descriptor, buffer, signed) in enumerate(zip(op.descs, op.dests, hints, strict=True)):
        type, target = descriptor.type, buffer.type
        assert isinstance(type, triton.TensorDescType)
        assert isinstance(target, triton.MemDescType)
        hint = int(signed) & 0xFFFFFFFF
        _verify_common(op, type, target)
        _verify_layout(op, target)
        rank = len(type.shape) if rank < 0 else rank
        if len(type.shape) != rank:
            raise op.op_error("requires all member descriptors to have the same rank")
        _verify_hint(op, hint, warps_at(op) or 1)
        if used & hint:
            raise op.op_error("requires pairwise-disjoint warp_used_hint values")
        used |= hint
        _verify_pieces(op, target, hint, number)


def _verify_simple_layout(op: Operation, layout: Attribute) -> None:
    if not isinstance(layout, triton.PaddedSharedEncodingAttr | triton.SwizzledSharedEncodingAttr):
        raise op.op_error(_UNSUPPORTED)


def _verify_store_padding(op: Operation, layout: Attribute, width: int, shown: int, kind: str) -> None:
    """Check the padding that a store drops: one interval, at the end of each row."""
    if not isinstance(layout, triton.PaddedSharedEncodingAttr):
        return
    if len(layout.intervals) != 1:
        raise op.op_error(f"TDM {kind} only supports single interval paddings.")
    if layout.intervals[0] != width:
        raise op.op_error(
            f"TDM {kind} padding is only supported when padding interval equals the innermost block "
            f"dimension (got padInterval={layout.intervals[0]}, innermost dimension={shown})"
        )


@verifier(amdg.AsyncTDMCopyLocalToGlobalOp)
def verify_store(op: amdg.AsyncTDMCopyLocalToGlobalOp) -> None:
    """Mirrors AsyncTDMCopyLocalToGlobalOp::verify."""
    layout, block = buffer_type(op.src).encoding, tuple(descriptor_type(op.desc).shape)
    _verify_common(op, descriptor_type(op.desc), buffer_type(op.src))
    _verify_simple_layout(op, layout)
    _verify_store_padding(op, layout, shape_per_block(layout, block)[-1], block[-1], "store")


# -- rows -------------------------------------------------------------------------------------------------


def _verify_rows(
    op: Operation,
    kind: str,
    name: str,
    descriptor: triton.TensorDescType,
    buffer: triton.MemDescType,
    indices: Type,
) -> None:
    """The checks shared by AsyncTDMScatterOp::verify and AsyncTDMGatherOp::verify."""
    rank = len(descriptor.shape)
    if rank != 2:
        raise op.op_error(f"TDM {kind} only supports 2D tensors, got {rank}D")
    _verify_common(op, descriptor, buffer)
    _verify_simple_layout(op, buffer.encoding)
    if bits_of(buffer) < 8:
        raise op.op_error(f"TDM {kind} requires element types of at least 8 bits")
    shape = shape_of(indices)
    if len(shape) != 1:
        raise op.op_error(f"{name} must be a 1D tensor")
    if not is_power_of_two(shape[0]):
        raise op.op_error(f"{name} size must be a power of 2, got {shape[0]}")


@verifier(amdg.AsyncTDMScatterOp)
def verify_scatter(op: amdg.AsyncTDMScatterOp) -> None:
    """Mirrors AsyncTDMScatterOp::verify."""
    _verify_rows(
        op,
        "scatter",
        "dst_row_indices",
        descriptor_type(op.desc),
        buffer_type(op.src),
        op.dst_row_indices.type,
    )
    width = descriptor_type(op.desc).shape[-1]
    _verify_store_padding(op, buffer_type(op.src).encoding, width, width, "scatter")


@verifier(amdg.AsyncTDMGatherOp)
def verify_gather(op: amdg.AsyncTDMGatherOp) -> None:
    """Mirrors AsyncTDMGatherOp::verify."""
    buffer, indices, width = buffer_type(op.dst), op.src_row_indices.type, descriptor_type(op.desc).shape[-1]
    layout = buffer.encoding
    _verify_rows(op, "gather", "src_row_indices", descriptor_type(op.desc), buffer, indices)
    if isinstance(layout, triton.PaddedSharedEncodingAttr):
        if len(layout.intervals) != 1:
            raise op.op_error("TDM gather does not support multiple interval-padding pairs")
        if width % layout.intervals[0]:
            raise op.op_error(
                "TDM gather padding interval must divide the innermost block dimension (got "
                f"padInterval={layout.intervals[0]}, innermost dimension={width})"
            )
    order = (
        tuple(layout.order_)
        if isinstance(layout, triton.SwizzledSharedEncodingAttr)
        else _padded_order(layout)
    )
    if order[0] != len(order) - 1:
        raise op.op_error("TDM gather only supports row-major shared order")
    _verify_indices(op, buffer, indices)


def _padded_order(layout: Attribute) -> tuple[int, ...]:
    assert isinstance(layout, triton.PaddedSharedEncodingAttr)
    component: LinearLayout = layout.linearComponent
    return component.order_of("offset")


def _verify_indices(op: Operation, buffer: triton.MemDescType, indices: Type) -> None:
    """Check that all lanes have the same indices, and each block the indices of its rows."""
    layout = layout_of(indices)
    function = None if layout is None else function_of(shape_of(indices), layout)
    of_buffer = buffer_function(buffer)
    if function is None or of_buffer is None:
        return
    if free_bits(function).get("lane", 0) != function.size("lane") - 1:
        raise op.op_error(
            "index layout distributes values across lanes, which is incompatible with the warp-level TDM "
            "instruction. Change layout to broadcast the same indices to all lanes in a warp."
        )
    of_indices, of_rows = function.of("block"), tuple([basis[:1] for basis in of_buffer.of("block")])
    if bool(of_indices) != bool(of_rows):
        raise op.op_error(
            "TDM gather index and destination layout must both have a block basis or neither have a block "
            "basis"
        )
    if of_indices != of_rows:
        raise op.op_error(
            "TDM gather index and shared encoding must have the same block basis for the row dimension"
        )


# -- descriptors ------------------------------------------------------------------------------------------


@verifier(amdg.UpdateTensorDescriptorOp)
def verify_update(op: amdg.UpdateTensorDescriptorOp) -> None:
    """Mirrors UpdateTensorDescriptorOp::verify."""
    rank, offsets, bounds = len(descriptor_type(op.desc).shape), len(op.add_offsets), len(op.set_bounds)
    for name, count in (("add_offsets", offsets), ("set_bounds", bounds)):
        if count not in (0, rank):
            raise op.op_error(f"expected {rank} {name} to match descriptor rank, got {count}")
    if not offsets and not bounds and op.pred is None:
        raise op.op_error("must provide at least one of add_offsets, set_bounds, or pred")
    if op.clamp_bounds and not offsets:
        raise op.op_error("clamp_bounds requires add_offsets")
    if op.clamp_bounds and bounds:
        raise op.op_error("clamp_bounds and set_bounds are mutually exclusive")


@type_inference(amdg.TDMPrefetchOp)
def infer_prefetch(state: OperationState) -> list[Type]:
    """The result types from the text; TDMPrefetchOp::inferReturnTypes computes them from the descriptor."""
    return list(state.result_types)
