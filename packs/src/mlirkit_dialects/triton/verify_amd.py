"""Verifiers of amdg: parts of tensors in registers, barriers, factors.  Mirror: verify_amd_copies.py."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import amdg_classes as amdg
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.buffer_checks import verify_barrier, verify_cluster
from mlirkit_dialects.triton.layout_algebra import at, without_zeros
from mlirkit_dialects.triton.layout_functions import function_of
from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout, identity_bases, list_text
from mlirkit_dialects.triton.module_facts import target_at
from mlirkit_dialects.triton.shapes import buffer_type, element_of, layout_of, shape_of
from mlirkit_dialects.triton.verify_gpu import verify_packed_floats

# -- parts of tensors -------------------------------------------------------------------------------------


def _functions(*types: Type) -> list[LinearLayout]:
    """The linear functions of tensors' layouts; None if one is unknown."""
    functions: list[LinearLayout] = []
    for type in types:
        layout = layout_of(type)
        function = None if layout is None else function_of(shape_of(type), layout)
        if function is None:
            return []
        functions.append(function)
    return functions


def _registers(function: LinearLayout) -> list[Basis]:
    """The position of each register of the first thread."""
    return [at(function, {"register": number}) for number in range(function.size("register"))]


def _verify_same_threads(op: Operation, source: LinearLayout, result: LinearLayout) -> None:
    if any(source.of(name) != result.of(name) for name in ("lane", "warp")):
        raise op.error("Lane and warp dim basis must match between source and destination layout.")


@verifier(amdg.ExtractSliceOp)
def verify_extract_slice(op: amdg.ExtractSliceOp) -> None:
    """Mirrors ExtractSliceOp::verify: each thread already has the elements of its result."""
    source, result = op.source.type, op.result.type
    if element_of(source) != element_of(result):
        raise op.error("result element type must match source element type")
    whole, part, offsets = shape_of(source), shape_of(result), op.static_offsets.values
    if len(whole) != len(part):
        raise op.error("result rank must be equal to source rank")
    for dim, (offset, size, limit) in enumerate(zip(offsets, part, whole, strict=True)):
        if offset < 0:
            raise op.error(f"offset must be non-negative at dimension {dim}")
        if size > limit:
            raise op.error(f"result shape cannot exceed source shape at dimension {dim}")
        if offset + size > limit:
            raise op.error(f"invalid offset at dimension {dim}")
    functions = _functions(source, result)
    if not functions:
        return
    held = set(_registers(functions[0]))
    for position in _registers(functions[1]):
        expected = tuple([step + offset for step, offset in zip(position, offsets, strict=True)])
        if expected not in held:
            text = list_text(expected)
            raise op.error(f"No source register holds the element for destination index {text}")
    _verify_same_threads(op, *functions)


@verifier(amdg.ConcatOp)
def verify_concat(op: amdg.ConcatOp) -> None:
    """Mirrors ConcatOp::verify: each thread already has the elements of its result."""
    source, result = op.sources[0].type, op.result.type
    part, whole = shape_of(source), shape_of(result)
    if len(part) != len(whole):
        raise op.error("Source and destination tensors must have the same rank.")
    tiles = 1
    for size, limit in zip(part, whole, strict=True):
        if limit % size:
            raise op.error("Source and destination tensor shapes don't match.")
        tiles *= limit // size
    if tiles != len(op.sources):
        raise op.error(f"Number of source tiles ({len(op.sources)}) doesn't match required count ({tiles}).")
    if any(value.type != source for value in op.sources):
        raise op.error("All sources must have identical tensor types.")
    if element_of(source) != element_of(result):
        raise op.error("Element types of sources and destination must match.")
    functions = _functions(source, result)
    if not functions:
        return
    held = set(_registers(functions[0]))
    for position in _registers(functions[1]):
        expected = tuple([step % size for step, size in zip(position, part, strict=True)])
        if expected not in held:
            text = list_text(expected)
            raise op.error(f"No source register holds the element for destination index {text}")
    _verify_same_threads(op, *functions)


@verifier(amdg.InThreadTransposeOp)
def verify_in_thread_transpose(op: amdg.InThreadTransposeOp) -> None:
    """Mirrors InThreadTransposeOp::verify."""
    source, result = op.src.type, op.result.type
    if element_of(source) != element_of(result):
        raise op.op_error("Expect input and output tensor to have same dtype")
    shape, layout = shape_of(source), layout_of(source)
    if shape != shape_of(result):
        raise op.op_error("Expect equal input and output shapes")
    if len(shape) != 2:
        raise op.op_error("Expect 2d tensor")
    if not isinstance(layout, triton.BlockedEncodingAttr):
        raise op.op_error("Expect input tensor in Blocked encoding")
    functions = _functions(source, result)
    if functions:
        expected = _transposed(functions[0], shape, layout)
        if functions[1] != expected:
            raise op.op_error(
                f"Expect output layout to be transposed per thread: {shown(expected)}\n"
                f"Got following dst layout: {shown(functions[1])}"
            )


def _transposed(
    function: LinearLayout, shape: Sequence[int], layout: triton.BlockedEncodingAttr
) -> LinearLayout:
    """Mirrors deduceOutputLayout: a thread's tile in another order."""
    order = (layout.order_[1], layout.order_[0])
    size = [min(count, limit) for count, limit in zip(layout.sizePerThread, shape, strict=True)]
    tile = identity_bases(size, order)
    count = (layout.sizePerThread[0] * layout.sizePerThread[1]).bit_length() - 1
    bases = function.of("register")
    return function.with_bases("register", (*tile, *((0, 0),) * (count - len(tile)), *bases[count:]))


def shown(function: LinearLayout) -> str:
    """Mirrors LinearLayout::toString."""
    lines: list[str] = []
    for name, bases in function.bases:
        if not bases:
            lines.append(f" - {name} is a size 1 dimension")
            continue
        steps = [f"{name}={1 << bit} -> ({', '.join(map(str, basis))})" for bit, basis in enumerate(bases)]
        lines.append(f" - {(chr(10) + '   ').join(steps)}")
    sizes = ", ".join([f"dim{dim} (size {size})" for dim, size in enumerate(function.sizes)])
    return "\n" + "\n".join(lines) + f"\nwhere out dims are: [{sizes}]"


# -- factors ----------------------------------------------------------------------------------------------


@verifier(amdg.ScaledUpcastFp4Op)
def verify_scaled_upcast(op: amdg.ScaledUpcastFp4Op) -> None:
    """Mirrors ScaledUpcastFp4Op::verify."""
    output, scale, axis = shape_of(op.output.type), shape_of(op.scale.type), op.axis.value
    if len(output) != len(scale):
        raise op.error("scale and output must have the same rank")
    if not 0 <= axis < len(output):
        raise op.error(f"axis out of range: {axis} for rank {len(output)}")
    if any(size != other for dim, (size, other) in enumerate(zip(output, scale, strict=True)) if dim != axis):
        raise op.error("scale and output must match on non-axis dimensions")
    if scale[axis] <= 0 or output[axis] % scale[axis]:
        raise op.error(
            "expected output.shape[axis] to be divisible by scale.shape[axis], but got "
            f"output[{axis}]={output[axis]}, scale[{axis}]={scale[axis]}"
        )
    _verify_scale_layout(op, output[axis] // scale[axis])
    verify_packed_floats(op, op.input.type, op.output.type, axis)


def _verify_scale_layout(op: amdg.ScaledUpcastFp4Op, per_scale: int) -> None:
    """Mirrors verifyScaledUpcastFp4ScaleLayout: a thread has the scales of its elements."""
    if (layout_of(op.scale.type) is None) != (layout_of(op.output.type) is None):
        raise op.error("scale and output must both have an encoding, or neither")
    functions = _functions(op.scale.type, op.output.type)
    if not functions:
        return
    axis, expected = op.axis.value, functions[1]
    if per_scale > 1:
        bases = [
            (
                name,
                tuple(
                    [
                        tuple([step // per_scale if dim == axis else step for dim, step in enumerate(basis)])
                        for basis in of_name
                    ]
                ),
            )
            for name, of_name in expected.bases
        ]
        expected = LinearLayout(tuple(bases), expected.rank)
        group = expected.of("register")[:3]
        if len(group) < 3 or any(any(basis) for basis in group):
            raise op.error(
                "the 8 elements of a v_cvt_scale_pk8 group would not share a single scale; the scaled axis "
                "must place 8 register-consecutive elements within one scale block"
            )
    if without_zeros(functions[0], "register") != without_zeros(expected, "register"):
        raise op.error("scale encoding is not compatible with the inferred scale layout")


@verifier(amdg.LocalLoadPackedTransposedOp)
def verify_packed_load(op: amdg.LocalLoadPackedTransposedOp) -> None:
    """Mirrors LocalLoadPackedTransposedOp::verify."""
    source, result = buffer_type(op.src), op.result.type
    layout = layout_of(result)
    if not isinstance(layout, triton.DotOperandEncodingAttr):
        raise op.op_error("only works with DotOperandEncodingAttr dst encoding")
    shape, expected = tuple(source.shape), list(shape_of(result))
    batches, is_left = len(shape) == 3, layout.opIdx == 0
    rows, columns = (1, 2) if batches else (0, 1)
    orders = [(0, 1), (1, 2, 0)] if is_left else [(1, 0), (2, 1, 0)]
    encoding = source.encoding
    order = tuple(encoding.order_) if isinstance(encoding, triton.SwizzledSharedEncodingAttr) else None
    if order is not None and order not in orders[: 2 if batches else 1]:
        raise op.op_error("Order of dimensions don't match expected")
    halved, doubled = (rows, columns) if is_left else (columns, rows)
    expected[halved] //= 2
    expected[doubled] *= 2
    if list(shape) != expected:
        raise op.op_error("Input and output dimensions don't match after packing changes")


# -- targets and barriers ---------------------------------------------------------------------------------

# The targets that copy to buffers directly.
_COPYING = ("gfx940", "gfx941", "gfx942", "gfx950")


@verifier(amdg.BufferLoadToLocalOp)
def verify_buffer_load_to_local(op: amdg.BufferLoadToLocalOp) -> None:
    """Mirrors BufferLoadToLocalOp::verify."""
    kind, _, architecture = target_at(op).partition(":")
    if kind == "hip" and architecture not in _COPYING:
        raise op.error("BufferLoadToLocal unsupported on target architecture")


@verifier(amdg.AsyncCopyLocalToGlobalOp)
def verify_async_copy(op: amdg.AsyncCopyLocalToGlobalOp) -> None:
    """Mirrors AsyncCopyLocalToGlobalOp::verify."""
    if not isinstance(buffer_type(op.src).memorySpace, triton.SharedMemorySpaceAttr):
        raise op.op_error("source must be in shared memory")


@verifier(amdg.InitBarrierOp, amdg.ArriveBarrierOp)
def verify_counted_barrier(op: amdg.InitBarrierOp | amdg.ArriveBarrierOp) -> None:
    """Mirrors InitBarrierOp::verify and ArriveBarrierOp::verify."""
    verify_barrier(op, buffer_type(op.alloc))
    if op.count.value < 1:
        raise op.op_error("count must be greater than or equal to 1")


@verifier(amdg.WaitBarrierOp)
def verify_wait_barrier(op: amdg.WaitBarrierOp) -> None:
    """Mirrors WaitBarrierOp::verify."""
    verify_barrier(op, buffer_type(op.alloc))


@verifier(amdg.AsyncCopyMbarrierArriveOp)
def verify_copy_arrive(op: amdg.AsyncCopyMbarrierArriveOp) -> None:
    """Mirrors AsyncCopyMbarrierArriveOp::verify."""
    verify_barrier(op, buffer_type(op.barrier))


@verifier(amdg.ClusterBarrierArriveOp, amdg.ClusterBarrierWaitOp)
def verify_cluster_barrier(op: amdg.ClusterBarrierArriveOp | amdg.ClusterBarrierWaitOp) -> None:
    """Mirrors ClusterBarrierArriveOp::verify and ClusterBarrierWaitOp::verify."""
    verify_cluster(op)
