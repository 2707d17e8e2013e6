"""Verifiers of ttng: clusters and barriers, copies by descriptor, products of Hopper.

Mirror: verify_tensor_memory.py, for operations of Blackwell.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr
from mlirkit.builtin.float_types import BF16, F16, F32
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.walk import get_parent_of_type
from mlirkit.ods.live.hooks import trait_verifier, verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.buffer_checks import (
    buffer_function,
    cluster_bases,
    function_of_type,
    in_layout,
    layout_rank,
    one_barrier_each,
    verify_barrier,
    verify_barrier_cluster,
    verify_cluster,
    verify_same_elements,
)
from mlirkit_dialects.triton.layout_algebra import free_bits
from mlirkit_dialects.triton.layout_conversions import stores_together
from mlirkit_dialects.triton.layout_functions import cluster_of, shape_per_block
from mlirkit_dialects.triton.linear_layout import LinearLayout, cluster_layout
from mlirkit_dialects.triton.module_facts import blocks_at, module_of, warps_at
from mlirkit_dialects.triton.shapes import (
    bits_of,
    buffer_type,
    descriptor_type,
    element_of,
    layout_of,
    shape_of,
)
from mlirkit_dialects.triton.verify import signless, verify_block, verify_gathered

_TWO_BLOCKS = "ttng.two-ctas"

# -- clusters ---------------------------------------------------------------------------------------------


@verifier(ttng.FenceMBarrierInitReleaseClusterOp)
def verify_fence(op: ttng.FenceMBarrierInitReleaseClusterOp) -> None:
    """Mirrors FenceMBarrierInitReleaseClusterOp::verify."""
    verify_cluster(op)


@verifier(ttng.ClusterBarrierOp)
def verify_cluster_barrier(op: ttng.ClusterBarrierOp) -> None:
    """Mirrors ClusterBarrierOp::verify: in kernels, and in functions that will be inlined into them."""
    verify_cluster(op)
    function = get_parent_of_type(op, triton.FuncOp)
    if function is None:
        raise op.op_error("must be inside a kernel function")
    keeps = function.discardable_attributes.get("noinline")
    visibility = function.sym_visibility
    is_kernel = visibility is None or visibility.value == "public"
    if not is_kernel and isinstance(keeps, BoolAttr | IntegerAttr) and keeps.value:
        raise op.op_error("must be inside a kernel function")


@verifier(ttng.CLCTryCancelSyncOp)
def verify_try_cancel_sync(op: ttng.CLCTryCancelSyncOp) -> None:
    """Mirrors CLCTryCancelSyncOp::verify."""
    shape, element = shape_of(op.response.type), element_of(op.response.type)
    if len(shape) != 1:
        raise op.op_error("response must be a rank-one tensor")
    if shape != (2,):
        raise op.op_error("response must have shape [2]")
    if not isinstance(element, IntegerType) or element.width != 64:
        raise op.op_error("response element type must be i64")


def _verify_answer(op: Operation, type: triton.MemDescType) -> None:
    """Mirrors verifyCLCResultMemdesc."""
    element, cluster = type.elementType, cluster_of(type.encoding)
    if not isinstance(element, IntegerType) or element.width != 64:
        raise op.error(f"Expected CLC result buffer to have type int64, but got'{element}'")
    if tuple(type.shape) != (2,):
        shape = ", ".join(map(str, type.shape))
        raise op.error(
            f"Expected CLC result buffer to have rank 1 and a single dimension equal to 2, but got {shape}."
        )
    if any(any(basis) for basis in cluster.of("block")):
        raise op.error(
            f"Expected CLC result buffer cga_layout bases to be all zeros. Got {cluster_bases(cluster)}"
        )


@verifier(ttng.CLCTryCancelOp)
def verify_try_cancel(op: ttng.CLCTryCancelOp) -> None:
    """Mirrors CLCTryCancelOp::verify."""
    _verify_answer(op, buffer_type(op.result))
    verify_barrier(op, buffer_type(op.mbarrier))
    verify_completion(op, buffer_type(op.mbarrier))


@verifier(ttng.CLCLoadResultOp)
def verify_load_result(op: ttng.CLCLoadResultOp) -> None:
    """Mirrors CLCLoadResultOp::verify."""
    _verify_answer(op, buffer_type(op.src))


# -- barriers ---------------------------------------------------------------------------------------------


def verify_completion(op: Operation, type: triton.MemDescType) -> None:
    """Mirrors verifyCompletionBarrierLayout."""
    verify_barrier_cluster(op, type, one_barrier_each(blocks_at(op)), "completion barrier")


@verifier(ttng.InitBarrierOp)
def verify_init_barrier(op: ttng.InitBarrierOp) -> None:
    """Mirrors InitBarrierOp::verify."""
    verify_barrier(op, buffer_type(op.alloc))
    if op.count.value < 1:
        raise op.op_error("count must be greater than or equal to 1")
    crosses = buffer_type(op.alloc).shape[0] != blocks_at(op)
    if crosses and get_parent_of_type(op, triton.WarpSpecializeOp) is not None:
        raise op.op_error("cannot be used inside `ttg.warp_specialize`")


def _verify_from_block(op: Operation, type: triton.MemDescType, number: IntegerAttr | None) -> None:
    """Mirrors verifyBarrierFromCTA."""
    if number is None:
        return
    blocks = blocks_at(op)
    if not 0 <= number.value < blocks:
        raise op.op_error("fromCTA must be in the range [0, num_ctas - 1]")
    if tuple(type.shape) != (blocks,) or cluster_of(type.encoding) != one_barrier_each(blocks):
        raise op.op_error("fromCTA requires a 1D barrier with one element per CTA and canonical CGA layout")


@verifier(ttng.BarrierExpectOp)
def verify_barrier_expect(op: ttng.BarrierExpectOp) -> None:
    """Mirrors BarrierExpectOp::verify."""
    verify_barrier(op, buffer_type(op.alloc))
    _verify_from_block(op, buffer_type(op.alloc), op.fromCTA)


@trait_verifier("mlir::triton::gpu::MBarrierOpInterface")
def verify_used_barrier(op: Operation) -> None:
    """Mirrors verifyMBarrierOpInterface; other operations check barriers in their verifiers."""
    if isinstance(op, ttng.InvalBarrierOp | ttng.WaitBarrierOp):
        verify_barrier(op, buffer_type(op.alloc))
    elif isinstance(op, ttng.AsyncCopyMbarrierArriveOp):
        verify_barrier(op, buffer_type(op.barrier))


@verifier(ttng.ArriveBarrierOp)
def verify_arrive_barrier(op: ttng.ArriveBarrierOp) -> None:
    """Mirrors ArriveBarrierOp::verify."""
    verify_barrier(op, buffer_type(op.alloc))
    if op.count.value < 1:
        raise op.op_error("count must be greater than or equal to 1")
    blocks, others = blocks_at(op), op.multicastCTA
    is_multicast = others is not None and others.value != 0
    if is_multicast and others is not None:
        if blocks <= 1:
            raise op.op_error("multicast arrive requires num_ctas > 1")
        if not 0 <= others.value <= blocks - 1:
            raise op.op_error("multicastCTA exceeds numCTAs - 1")
        verify_barrier_cluster(op, buffer_type(op.alloc), one_barrier_each(blocks), "multicast barrier")
    _verify_from_block(op, buffer_type(op.alloc), op.fromCTA)
    if is_multicast and op.fromCTA is not None and op.fromCTA.value != blocks - 1:
        raise op.op_error("fromCTA cannot be combined with multicast arrive")


# -- copies -----------------------------------------------------------------------------------------------


@verifier(ttng.AsyncSharedStoreOp)
def verify_shared_store(op: ttng.AsyncSharedStoreOp) -> None:
    """Mirrors AsyncSharedStoreOp::verify."""
    if blocks_at(op) < 2:
        raise op.op_error("requires at least two CTAs in the cluster")
    if not buffer_type(op.dst).mutableMemory:
        raise op.op_error("cannot store into immutable memory")
    verify_same_elements(op, op.src.type, buffer_type(op.dst))
    verify_barrier(op, buffer_type(op.mbarrier))
    registers, memory = function_of_type(op.src.type), buffer_function(buffer_type(op.dst))
    bits = bits_of(op.src.type)
    if registers is None or memory is None or bits >= _STORED_BITS:
        return
    layout = buffer_type(op.dst).encoding
    is_padded = isinstance(layout, triton.PaddedSharedEncodingAttr)
    if not stores_together(registers, memory, _STORED_BITS // bits, is_padded):
        raise op.op_error("requires a layout vectorizing stores to at least 32 bits")


#: The minimal size of an asynchronous store to shared memory.
_STORED_BITS = 32

Descriptor = triton.TensorDescType | ttng.TensorDescIm2ColType


def _verify_encoding(op: Operation, descriptor: Descriptor, buffer: triton.MemDescType) -> None:
    """Mirrors verifyTMAEncoding: both have the same layout, apart from the rank."""
    layout, expected = buffer.encoding, descriptor.sharedLayout
    if not isinstance(layout, triton.NVMMASharedEncodingAttr):
        raise op.op_error("TMA descriptor must have NVMMA shared layout")
    if layout_rank(layout) != len(buffer.shape):
        raise op.op_error("TMA shared memory and layout ranks must match")

    def fields(nvmma: triton.NVMMASharedEncodingAttr) -> tuple[object, ...]:
        return nvmma.transposed, nvmma.swizzlingByteWidth, nvmma.elementBitWidth, nvmma.fp4Padded

    if not isinstance(expected, triton.NVMMASharedEncodingAttr) or fields(expected) != fields(layout):
        shown = "<<NULL ATTRIBUTE>>" if expected is None else expected
        raise op.op_error(
            f"TMA descriptor layout must match shared layout, but got descriptor layout {shown} and shared "
            f"memory layout {layout}"
        )
    if layout.transposed:
        raise op.op_error("TMA descriptor layout must not be transposed")


def _verify_load_barrier(op: Operation, type: triton.MemDescType) -> None:
    """Mirrors verifyTMABarrierLayout: a barrier for each block, or for each pair of cooperating blocks."""
    module = module_of(op)
    pairs = None if module is None else module.discardable_attributes.get(_TWO_BLOCKS)
    if not isinstance(pairs, BoolAttr | IntegerAttr):
        return
    blocks, cluster = blocks_at(op), cluster_of(type.encoding)
    one_each = one_barrier_each(blocks)
    if cluster == one_each:
        return
    expected = cluster_bases(one_each)
    if pairs.value:
        pair = cluster_layout([(0,), *one_barrier_each(blocks // 2).of("block")], 1)
        if cluster == pair:
            return
        expected += f" or {cluster_bases(pair)}"
    raise op.op_error(f"TMA barrier cga_layout must be {expected}, got {cluster_bases(cluster)}")


def _verify_load(
    op: Operation, descriptor: Descriptor, barrier: triton.MemDescType, buffer: triton.MemDescType
) -> None:
    """Mirrors verifyAsyncTMALoadOp."""
    verify_barrier(op, barrier)
    _verify_load_barrier(op, barrier)
    if not buffer.mutableMemory:
        raise op.op_error("cannot store into immutable memory")
    _verify_encoding(op, descriptor, buffer)
    function, of_barrier = buffer_function(buffer), buffer_function(barrier)
    if function is None or of_barrier is None:
        return
    shared = free_bits(of_barrier).get("block", 0)
    for bit, basis in enumerate(function.of("block")):
        if _leaves(basis, buffer) and (bit or shared > 1):
            raise op.op_error(
                "TMA destination and completion barrier must belong to the same CTA or a CTA pair"
            )


def _leaves(basis: Sequence[int], buffer: triton.MemDescType) -> bool:
    """Whether a step leaves the viewed part of a buffer."""
    shape = in_layout(buffer.shape, buffer.encoding)
    return any(step >= size for step, size in zip(basis, shape, strict=True))


def _verify_store(op: Operation, descriptor: triton.TensorDescType, buffer: triton.MemDescType) -> None:
    """Mirrors verifyAsyncTMAStoreOp."""
    if _is_padded(buffer):
        raise op.op_error("does not support fp4_padded operands")
    function = buffer_function(buffer)
    if function is not None and any(_leaves(basis, buffer) for basis in function.of("block")):
        raise op.op_error("source subview may have an origin in another CTA")
    _verify_encoding(op, descriptor, buffer)


def _is_padded(buffer: triton.MemDescType) -> bool:
    return isinstance(buffer.encoding, triton.NVMMASharedEncodingAttr) and buffer.encoding.fp4Padded


_MOST_COORDINATES = 5


def _verify_coordinates(op: Operation, count: int, descriptor: Descriptor) -> None:
    """Mirrors verifyAsyncTMACoords."""
    if isinstance(descriptor, ttng.TensorDescIm2ColType):
        if count < 3:
            raise op.op_error(f"IM2COL mode requires at least 3D coordinates, but got {count}D")
        if count > _MOST_COORDINATES:
            raise op.op_error(f"IM2COL mode supports at most 5D coordinates, but got {count}D")
        return
    rank = len(descriptor.shape)
    if count != rank:
        raise op.op_error(f"expected {rank} coordinates, but got {count}")
    if not 1 <= count <= _MOST_COORDINATES:
        raise op.op_error("must have between 1 and 5 coordinates")


def _verify_offsets(op: Operation, descriptor: Descriptor, coordinates: int, offsets: int) -> None:
    """Mirrors verifyTMAMode."""
    if not isinstance(descriptor, ttng.TensorDescIm2ColType):
        if offsets:
            raise op.op_error("TILED mode does not support offsets")
        return
    if not offsets:
        raise op.op_error("IM2COL mode requires offsets to be provided")
    if offsets != coordinates - 2:
        raise op.op_error(
            f"IM2COL mode with {coordinates}D coordinates requires {coordinates - 2} offsets, but got "
            f"{offsets}"
        )


def _verify_multicast(op: Operation, buffer: triton.MemDescType) -> None:
    """Mirrors hasCGABroadcast: check that some blocks have the same data."""
    function = buffer_function(buffer)
    if function is not None and not free_bits(function).get("block", 0):
        raise op.op_error("multicast requires the shared layout to broadcast across CTAs")


@verifier(ttng.AsyncTMACopyGlobalToLocalOp)
def verify_load(op: ttng.AsyncTMACopyGlobalToLocalOp) -> None:
    """Mirrors AsyncTMACopyGlobalToLocalOp::verify."""
    descriptor = op.desc.type
    assert isinstance(descriptor, triton.TensorDescType | ttng.TensorDescIm2ColType)
    _verify_coordinates(op, len(op.coord), descriptor)
    verify_block(op, descriptor, buffer_type(op.result))
    _verify_load(op, descriptor, buffer_type(op.barrier), buffer_type(op.result))
    _verify_offsets(op, descriptor, len(op.coord), len(op.offsets))
    if op.multicast:
        _verify_multicast(op, buffer_type(op.result))


@verifier(ttng.AsyncTMACopyLocalToGlobalOp)
def verify_store(op: ttng.AsyncTMACopyLocalToGlobalOp) -> None:
    """Mirrors AsyncTMACopyLocalToGlobalOp::verify."""
    _verify_coordinates(op, len(op.coord), descriptor_type(op.desc))
    verify_block(op, descriptor_type(op.desc), buffer_type(op.src))
    _verify_store(op, descriptor_type(op.desc), buffer_type(op.src))


@verifier(ttng.AsyncTMAReduceOp)
def verify_reduce(op: ttng.AsyncTMAReduceOp) -> None:
    """Mirrors AsyncTMAReduceOp::verify."""
    _verify_coordinates(op, len(op.coord), descriptor_type(op.desc))
    verify_block(op, descriptor_type(op.desc), buffer_type(op.src))
    _verify_store(op, descriptor_type(op.desc), buffer_type(op.src))
    kind, element = op.kind.stringify(), descriptor_type(op.desc).elementType
    if not _is_reduced(kind, element):
        raise op.op_error(f"unsupported reduce kind {kind} for element type '{element}'")


def _is_reduced(kind: str, element: Type) -> bool:
    """Mirrors isSupportedReduceKind."""
    is_half = element in (F16, BF16)
    width = element.width if isinstance(element, IntegerType) else 0
    if kind == "add":
        is_signed = isinstance(element, IntegerType) and element.is_signed
        return width == 32 or (width == 64 and not is_signed) or element == F32 or is_half
    if kind in ("min", "max"):
        return width in (32, 64) or is_half
    return kind in ("and", "or", "xor") and width in (32, 64)


def _verify_rows(
    op: Operation, descriptor: triton.TensorDescType, buffer: triton.MemDescType, offsets: RankedTensorType
) -> None:
    """Mirrors verifyAsyncTMAGatherScatterOp."""
    verify_gathered(op, RankedTensorType(descriptor.shape, signless(descriptor.elementType)), buffer, offsets)
    if offsets.encoding is None:
        return
    function = function_of_type(offsets)
    if function is None:
        return
    if _together(function) < 4:
        raise op.op_error("x offsets must have at least 4 contiguous elements per thread")
    if free_bits(function).get("lane", 0) != function.size("lane") - 1:
        raise op.op_error("x offsets must be broadcasted across each warp")
    rows = [basis[:1] for basis in cluster_of(buffer.encoding).of("block")]
    if list(cluster_of(offsets.encoding).of("block")) != rows:
        raise op.op_error("x offsets must have the same row CGA layout as the memdesc")


def _together(function: LinearLayout) -> int:
    """The number of neighbouring elements of a thread along the one dimension."""
    count = 1
    for basis in function.of("register"):
        if basis[0] != count:
            break
        count *= 2
    return count


@verifier(ttng.AsyncTMAGatherOp)
def verify_gather(op: ttng.AsyncTMAGatherOp) -> None:
    """Mirrors AsyncTMAGatherOp::verify."""
    _verify_load(op, descriptor_type(op.desc), buffer_type(op.barrier), buffer_type(op.result))
    if _is_padded(buffer_type(op.result)):
        raise op.op_error("does not support fp4_padded operands")
    if op.multicast:
        _verify_multicast(op, buffer_type(op.result))
    _verify_rows(op, descriptor_type(op.desc), buffer_type(op.result), op.x_offsets.type)


@verifier(ttng.AsyncTMAScatterOp)
def verify_scatter(op: ttng.AsyncTMAScatterOp) -> None:
    """Mirrors AsyncTMAScatterOp::verify."""
    _verify_store(op, descriptor_type(op.desc), buffer_type(op.src))
    _verify_rows(op, descriptor_type(op.desc), buffer_type(op.src), op.x_offsets.type)


@verifier(ttng.TensormapCreateOp)
def verify_tensormap(op: ttng.TensormapCreateOp) -> None:
    """Mirrors TensormapCreateOp::verify."""
    rank = len(op.box_dim)
    counts = (
        ("global dim", len(op.global_dim), rank),
        ("global stride", len(op.global_stride), rank - 1),
        ("element stride", len(op.element_stride), rank),
    )
    for name, count, expected in counts:
        if count != expected:
            raise op.error(f"Rank mismatch for {name}. Got {count} but expected {expected}")


# -- products of Hopper -----------------------------------------------------------------------------------

_HOPPER = 3


@verifier(ttng.WarpGroupDotOp)
def verify_warp_group_dot(op: ttng.WarpGroupDotOp) -> None:
    """Mirrors WarpGroupDotOp::verify, except the target's element types."""
    result = op.d.type
    layout = layout_of(result)
    if not isinstance(layout, triton.NvidiaMmaEncodingAttr) or layout.versionMajor != _HOPPER:
        raise op.op_error("WGMMA result layout must be Hopper NVMMA")
    shared = (triton.NVMMASharedEncodingAttr, triton.SharedLinearEncodingAttr)
    left = op.a.type.encoding if isinstance(op.a.type, triton.MemDescType) else layout_of(op.a.type)
    if not isinstance(left, (*shared, triton.DotOperandEncodingAttr)):
        raise op.op_error("WGMMA A operand must have NVMMA shared or dot layout")
    if not isinstance(buffer_type(op.b).encoding, shared):
        raise op.op_error("WGMMA B operand must have NVMMA shared layout")
    if (warps_at(op) or 0) % 4:
        raise op.op_error("WGMMA requires num_warps to be divisible by 4")
    part = shape_per_block(layout, shape_of(result))
    if len(part) != 2:
        raise op.op_error("WGMMA result shape must be 2D")
    if part[0] % 64:
        raise op.op_error("WGMMA result M dimension must be divisible by 64")
    if part[1] % 8:
        raise op.op_error("WGMMA result N dimension must be divisible by 8")
    element = str(element_of(op.a.type))
    imprecise = op.maxNumImpreciseAcc
    steps = 0 if imprecise is None else imprecise.value
    if steps < 32 and element in ("f8E5M2", "f8E4M3FN") and str(element_of(result)) == "f32":
        raise op.op_error(
            "Cannot use F32 as the accumulator element type when the max_num_imprecise_acc is less than 32"
        )
    if isinstance(left, triton.DotOperandEncodingAttr):
        width = 32 // bits_of(op.a.type)
        if left.kWidth != width:
            raise op.op_error(f"in-register LHS operand must have a kWidth of {width} but got {left.kWidth}")


@verifier(ttng.WarpGroupDotWaitOp)
def verify_warp_group_wait(op: ttng.WarpGroupDotWaitOp) -> None:
    """Mirrors WarpGroupDotWaitOp::verify."""
    if not op.operand_count:
        raise op.op_error("expected to be waiting on at least one dependency")
