"""Verifiers of ttng: products of Blackwell, and tensor memory.  Mirror: verify_nvidia.py."""

from __future__ import annotations

from mlirkit.builtin.float_types import (
    BF16,
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E4M3FN,
    F8E5M2,
    F16,
    F32,
    FloatType,
)
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import trait_verifier, verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.buffer_checks import (
    buffer_function,
    function_of_type,
    in_layout,
    verify_allocation,
    verify_barrier,
    verify_same_elements,
)
from mlirkit_dialects.triton.layout_algebra import preimage, unit
from mlirkit_dialects.triton.layout_functions import cluster_of, shape_per_block
from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout
from mlirkit_dialects.triton.module_facts import target_at
from mlirkit_dialects.triton.shapes import bits_of, buffer_type, shape_of
from mlirkit_dialects.triton.tensor_memory_layouts import TENSOR_MEMORY
from mlirkit_dialects.triton.verify_nvidia import verify_completion
from mlirkit_dialects.triton.verify_views import rows_of

Product = ttng.TCGen5MMAOp | ttng.TCGen5MMAScaledOp

# The element types of each kind of instruction, and of its accumulators.
_Kind = tuple[str, tuple[Type, ...]]
_KINDS: dict[Type, _Kind] = {
    F32: ("tf32", (F32,)),
    F16: ("f16", (F16, F32)),
    BF16: ("f16", (F32,)),
    integer_type(8): ("i8", (integer_type(32),)),
}
_SMALL_FLOATS: _Kind = ("f8f6f4", (F16, F32))
_SMALL_WIDTHS = (4, 6, 8)


def _kind(type: Type, is_small: bool) -> _Kind | None:
    """Mirrors getMMAv5DTypeKindAndAcc."""
    return _SMALL_FLOATS if is_small else _KINDS.get(type)


def _is_small(type: Type) -> bool:
    return isinstance(type, FloatType) and type.width in _SMALL_WIDTHS


def _verify_elements(op: Operation, left: Type, right: Type, sums: Type, small: tuple[bool, bool]) -> None:
    """Mirrors verifyMMADType."""
    kinds = [_kind(left, small[0]), _kind(right, small[1])]
    if kinds[0] is None:
        raise op.op_error(f"unsupported LHS operand dtype: '{left}'")
    if kinds[1] is None:
        raise op.op_error(f"unsupported RHS operand dtype: '{right}'")
    if kinds[0][0] != kinds[1][0]:
        raise op.op_error(
            f"LHS and RHS operand dtypes kinds don't match: LHS kind is {kinds[0][0]} but RHS kind is "
            f"{kinds[1][0]}"
        )
    if sums not in kinds[0][1] or sums not in kinds[1][1]:
        listed = ", ".join([f"'{type}'" for type in kinds[0][1]])
        raise op.op_error(
            f"unsupported accumulator dtype for operand types '{left}' and '{right}', accumulator dtype is "
            f"'{sums}' but must be one of [{listed}]"
        )


def _verify_barriers(op: Product) -> None:
    if not op.is_async and len(op.barriers):
        raise op.op_error("The op is synchronous but a barrier is present.")
    for barrier in op.barriers:
        assert isinstance(barrier.type, triton.MemDescType)
        verify_barrier(op, barrier.type)
        verify_completion(op, barrier.type)


@trait_verifier("mlir::triton::nvidia_gpu::MMAv5OpInterface")
def verify_interleaved(op: Product) -> None:
    """Mirrors verifyMMAv5Op."""
    if all(map(_is_interleaved, (buffer_type(op.a), buffer_type(op.d)))):
        raise op.op_error("does not support blockM=64 with interleaved blocks in TMEM layout")


def _is_interleaved(type: triton.MemDescType) -> bool:
    layout = type.encoding
    return isinstance(layout, ttng.TensorMemoryEncodingAttr) and layout.blockM == 64 and rows_of(type) != 64


_SHARED = (triton.NVMMASharedEncodingAttr, triton.SharedLinearEncodingAttr)
_MOST_COLUMNS = 256


@verifier(ttng.TCGen5MMAOp)
def verify_mma(op: ttng.TCGen5MMAOp) -> None:
    """Mirrors TCGen5MMAOp::verify."""
    _verify_barriers(op)
    left, right, result = buffer_type(op.a), buffer_type(op.b), buffer_type(op.d)
    elements = left.elementType, right.elementType, result.elementType
    _verify_elements(op, *elements, (_is_small(elements[0]), _is_small(elements[1])))
    for name, type in (("LHS", left), ("RHS", right), ("Return", result)):
        if len(type.shape) != 2:
            raise op.op_error(f"{name} operand must have a rank-2 tensor")
    if not isinstance(left.encoding, (*_SHARED, ttng.TensorMemoryEncodingAttr)):
        raise op.op_error("LHS operand must have a NVMMAShared or TensorMemory encoding")
    if not isinstance(right.encoding, _SHARED):
        raise op.op_error("RHS operand must have a NVMMAShared encoding")
    layout = result.encoding
    if not isinstance(layout, ttng.TensorMemoryEncodingAttr):
        raise op.op_error("Return operand must have a TensorMemory encoding")
    if layout.fp4Padded:
        raise op.op_error("Accumulator must not be fp4_padded")
    if isinstance(left.encoding, ttng.TensorMemoryEncodingAttr):
        if left.encoding.colStride != 1:
            raise op.op_error("The col stride of the LHS operand must be 1")
        if left.encoding.fp4Padded:
            raise op.op_error("fp4_padded tensor memory LHS is only supported by scaled MMA")
    bits = bits_of(result)
    if layout.colStride != 32 // bits:
        raise op.op_error(
            f"The col stride of the return operand must be 32 / {bits} but got {layout.colStride}"
        )
    part = shape_per_block(layout, tuple(result.shape))
    if min(layout.blockN, part[1]) > _MOST_COLUMNS:
        raise op.op_error("The block size of the return operand must be less than or equal to 256")
    _verify_split(op, left.encoding, right.encoding, layout)


def _verify_split(
    op: ttng.TCGen5MMAOp, left: Attribute, right: Attribute, result: ttng.TensorMemoryEncodingAttr
) -> None:
    """Check the distribution of a product over the blocks of a cluster."""
    of_left, of_right, of_result = cluster_of(left), cluster_of(right), cluster_of(result)
    if of_left.sizes[1] != 1:
        raise op.op_error(f"LHS CTASplit along K should be 1, but got {of_left.sizes[1]}")
    if of_right.sizes[0] != 1:
        raise op.op_error(f"RHS CTASplit along K should be 1, but got {of_right.sizes[0]}")
    pairs = bool(op.two_ctas)
    if pairs:
        if of_right.of("block")[:1] != ((0, 1),):
            raise op.op_error("twoCTA mode expects the first basis of the cga_layout of the RHS to be [0, 1]")
        if buffer_type(op.d).shape[1] // of_result.sizes[1] > _MOST_COLUMNS:
            raise op.op_error(
                "We don't allow to emit more than one mma instruction along N. Reduce the block or increase "
                "the number of warps or CTAs along N"
            )
    kernel = "twoCTA" if pairs else "non-twoCTA"
    if bool(result.twoCTAs) != pairs:
        raise op.op_error(
            f"The returned value's encoding must have twoCTA={int(pairs)} to be used in a {kernel} kernel"
        )
    if isinstance(left, ttng.TensorMemoryEncodingAttr) and bool(left.twoCTAs) != pairs:
        raise op.op_error(
            f"The LHS operand's encoding must have twoCTA={int(pairs)} to be used in a {kernel} kernel"
        )
    functions = [buffer_function(type) for type in (buffer_type(op.a), buffer_type(op.b), buffer_type(op.d))]
    blocks = [() if function is None else function.of("block") for function in functions]
    if not len(blocks[0]) == len(blocks[1]) == len(blocks[2]):
        return
    for number, (rows, columns, basis) in enumerate(zip(*blocks, strict=True)):
        expected = (rows[0], 0 if pairs and number == 0 else columns[1])
        if basis != expected:
            raise op.op_error(
                f"expected block basis {_listed(expected)} at result index {number}, but got {_listed(basis)}"
            )


def _listed(basis: Basis) -> str:
    return ", ".join(map(str, basis))


# -- with scales ------------------------------------------------------------------------------------------

_OF_FORMAT: dict[str, Type] = {
    "e4m3": F8E4M3FN,
    "e5m2": F8E5M2,
    "e2m3": F6E2M3FN,
    "e3m2": F6E3M2FN,
    "e2m1": F4E2M1FN,
    "bf16": BF16,
    "fp16": F16,
}
_FLOAT8 = ("e4m3", "e5m2")


@verifier(ttng.TCGen5MMAScaledOp)
def verify_scaled_mma(op: ttng.TCGen5MMAScaledOp) -> None:
    """Mirrors TCGen5MMAScaledOp::verify."""
    _verify_barriers(op)
    formats = (op.a_type.stringify(), op.b_type.stringify())
    elements: list[Type] = []
    small: list[bool] = []
    for type, format in zip(
        (buffer_type(op.a).elementType, buffer_type(op.b).elementType), formats, strict=True
    ):
        is_float = isinstance(type, FloatType)
        elements.append(type if is_float else _OF_FORMAT[format])
        small.append(_is_small(type) if is_float else format not in ("bf16", "fp16"))
    _verify_elements(op, elements[0], elements[1], buffer_type(op.d).elementType, (small[0], small[1]))
    layout = buffer_type(op.d).encoding
    if not isinstance(layout, ttng.TensorMemoryEncodingAttr):
        raise op.op_error("expected accumulator layout to be a TensorMemoryLayout")
    if layout.fp4Padded:
        raise op.op_error("accumulator layout must not be fp4_padded")
    if layout.blockM != 128:
        raise op.op_error("only supports instruction shape blockM=128")
    left = buffer_type(op.a).encoding
    if isinstance(left, ttng.TensorMemoryEncodingAttr):
        _verify_left(op, buffer_type(op.a).elementType, left, *formats)
    _verify_scales(op, buffer_type(op.a_scale), "A", formats)
    _verify_scales(op, buffer_type(op.b_scale), "B", formats)


def _verify_left(
    op: Operation, element: Type, layout: ttng.TensorMemoryEncodingAttr, left: str, right: str
) -> None:
    """Mirrors verifyScaledLHSOperand."""
    if left == "e2m1":
        if not isinstance(element, IntegerType) or element.width != 8:
            raise op.op_error("expected e2m1 LHS operand to have i8 storage")
        if layout.fp4Padded and right not in _FLOAT8:
            raise op.op_error("can only use fp4_padded LHS when RHS is float8")
        if right in _FLOAT8 and not layout.fp4Padded:
            raise op.op_error("expected e2m1 LHS operand to be fp4_padded when RHS is float8")
        return
    if element not in (F8E4M3FN, F8E5M2):
        raise op.op_error("unsupported LHS operand type for scaled MMA")
    if left not in _FLOAT8:
        raise op.op_error("expected float8 LHS operand to have e4m3 or e5m2 format")


_SCALE_BLOCK = (128, 4)
_RUBIN = "cuda:107"


def _verify_scales(
    op: ttng.TCGen5MMAScaledOp, type: triton.MemDescType, name: str, formats: tuple[str, str]
) -> None:
    """Check the layouts of scales in tensor memory; the order of blocks matters if there are several."""
    if not isinstance(type.memorySpace, ttng.TensorMemorySpaceAttr):
        return
    layout, orders = type.encoding, ttng.TensorMemoryScalesBlockRepOrder
    part = shape_per_block(layout, tuple(type.shape))
    counts = part[-2] > _SCALE_BLOCK[0] and part[-1] > _SCALE_BLOCK[1]
    if not isinstance(layout, ttng.TensorMemoryScalesEncodingAttr):
        if counts:
            raise op.op_error(f"{name} scales in tensor memory must use #ttng.tensor_memory_scales_encoding")
        return
    if not counts and layout.blockRepOrder == orders.MN_THEN_K:
        return
    scales = [str(buffer_type(scale).elementType) for scale in (op.a_scale, op.b_scale)]
    is_deep = target_at(op) == _RUBIN and formats == ("e2m1", "e2m1") and scales == ["f8E4M3FN", "f8E4M3FN"]
    expected = orders.K_THEN_MN if is_deep and name == "A" else orders.MN_THEN_K
    if layout.blockRepOrder != expected:
        raise op.op_error(
            f"{name} scales in tensor memory must use #ttng.tensor_memory_scales_encoding<blockRepOrder = "
            f"{expected.stringify()}>"
        )


@verifier(ttng.TCGen5CommitOp)
def verify_commit(op: ttng.TCGen5CommitOp) -> None:
    """Mirrors TCGen5CommitOp::verify."""
    if len(op.descs) > 4:
        raise op.op_error(f"expected 0 to 4 descriptors, got {len(op.descs)}")
    verify_barrier(op, buffer_type(op.barrier))
    verify_completion(op, buffer_type(op.barrier))


# -- tensor memory ----------------------------------------------------------------------------------------


def _verify_matrix(op: Operation, type: Type, name: str) -> None:
    """The first check of verifyTMEMOperand; compatible register layouts are not checked."""
    if len(shape_of(type)) != 2:
        raise op.op_error(f"{name} must be a 2D tensor")


@verifier(ttng.TMEMAllocOp)
def verify_tmem_alloc(op: ttng.TMEMAllocOp) -> None:
    """Mirrors TMEMAllocOp::verify."""
    if not isinstance(buffer_type(op.result).encoding, TENSOR_MEMORY):
        raise op.op_error("should use tensor memory encoding")
    if op.src is not None:
        _verify_matrix(op, op.src.type, "source")
    verify_allocation(op, None if op.src is None else op.src.type, buffer_type(op.result))


@verifier(ttng.TMEMStoreOp)
def verify_tmem_store(op: ttng.TMEMStoreOp) -> None:
    """Mirrors TMEMStoreOp::verify."""
    if not isinstance(buffer_type(op.dst).encoding, TENSOR_MEMORY):
        raise op.op_error("should use tensor memory encoding.")
    if not buffer_type(op.dst).mutableMemory:
        raise op.op_error("Cannot store into an immutable alloc")
    _verify_matrix(op, op.src.type, "source")
    verify_same_elements(op, op.src.type, buffer_type(op.dst))


@verifier(ttng.TMEMLoadOp)
def verify_tmem_load(op: ttng.TMEMLoadOp) -> None:
    """Mirrors TMEMLoadOp::verify."""
    if not isinstance(buffer_type(op.src).memorySpace, ttng.TensorMemorySpaceAttr):
        raise op.op_error("source must be a tensor memory buffer.")
    if not isinstance(buffer_type(op.src).encoding, ttng.TensorMemoryEncodingAttr):
        raise op.op_error("should use tensor memory encoding.")
    _verify_matrix(op, op.result.type, "result")
    reduces, has_result = op.redOp_attr is not None, op.red is not None
    if reduces and not has_result:
        raise op.op_error("redOp is set but 'red' result is not present")
    if has_result and not reduces:
        raise op.op_error("'red' result is present but redOp is not set")
    flags = [
        (name, flag is not None and bool(flag.value)) for name, flag in (("abs", op.abs), ("NaN", op.NaN))
    ]
    for name, is_set in flags:
        if is_set and not reduces:
            raise op.op_error(f"'{name}' requires 'redOp' to be set")
    for name, is_set in flags:
        if is_set and str(buffer_type(op.src).elementType) != "f32":
            raise op.op_error(f"'{name}' requires floating-point element type (f32)")
    verify_same_elements(op, buffer_type(op.src), op.result.type)
    function = function_of_type(op.result.type)
    if reduces and function is not None:
        # The reduced elements are in registers of one thread.
        steps = [basis for basis in function.of("register") if basis[-1]]
        if 1 << len(steps) != function.sizes[-1]:
            raise op.op_error("tmem_load reduction with N dimension sharded across threads is not supported.")


@verifier(ttng.TMEMCopyOp)
def verify_tmem_copy(op: ttng.TMEMCopyOp) -> None:
    """Mirrors TMEMCopyOp::verify, except alignment and the order of blocks."""
    source, result = buffer_type(op.src), buffer_type(op.dst)
    if not isinstance(source.memorySpace, triton.SharedMemorySpaceAttr):
        raise op.op_error("The source must be a shared memory buffer")
    if tuple(source.shape) != tuple(result.shape):
        raise op.op_error(
            f"source shape {_listed(tuple(source.shape))} must match destination shape "
            f"{_listed(tuple(result.shape))}"
        )
    if not result.mutableMemory:
        raise op.op_error("Cannot copy into an immutable alloc")
    layout = source.encoding
    nvmma = layout if isinstance(layout, triton.NVMMASharedEncodingAttr) else None
    if nvmma is not None and (nvmma.transposed or nvmma.fp4Padded):
        raise op.op_error("The source should not be transposed or padded")
    if isinstance(result.encoding, ttng.TensorMemoryScalesEncodingAttr):
        if nvmma is not None and nvmma.swizzlingByteWidth:
            raise op.op_error("The source should not be swizzled for now")
        return
    if not isinstance(result.encoding, ttng.TensorMemoryEncodingAttr):
        raise op.op_error("Incorrect tmem layout.")
    if result.encoding.blockM != 128:
        raise op.op_error("Tmem layout must have blockM=128.")
    if nvmma is not None and not nvmma.swizzlingByteWidth:
        raise op.op_error("Source layout should be swizzled.")
    if bits_of(source) != 32:
        raise op.op_error("Source element type should be 32-bit.")
    function = buffer_function(result)
    columns = () if function is None else function.of("col")
    if function is not None and (len(columns) < 2 or not any(columns[0]) or not any(columns[1])):
        raise op.op_error("The destination must have at least 128 contiguous bits per TMEM row.")


@verifier(ttng.TMEMSubSliceOp)
def verify_tmem_subslice(op: ttng.TMEMSubSliceOp) -> None:
    """Mirrors TMEMSubSliceOp::verify."""
    source, result = buffer_type(op.src), buffer_type(op.result)
    for name, type in (("source", source), ("destination", result)):
        if not isinstance(type.memorySpace, ttng.TensorMemorySpaceAttr):
            raise op.op_error(f"The {name} must be a tensor memory buffer.")
    if source.elementType != result.elementType:
        raise op.op_error("The source and result must have the same element type.")
    if source.encoding != result.encoding:
        raise op.op_error("The source and result must have the same encoding.")
    if tuple(source.allocShape) != tuple(result.allocShape):
        raise op.op_error("The source and result must have the same alloc shape.")
    shape, part = tuple(source.shape), tuple(result.shape)
    if len(shape) != len(part) or len(shape) not in (2, 3):
        raise op.op_error("The source and result must both be 2D or 3D tensor memory buffers.")
    dim, offset = (1 if op.dim is None else op.dim.value), op.offset.value
    if not 0 <= dim < len(shape):
        raise op.op_error("The slice dimension must be within the descriptor rank.")
    if any(size != whole for axis, (size, whole) in enumerate(zip(part, shape, strict=True)) if axis != dim):
        raise op.op_error(
            "The result must have the same size as the source in the dimensions that are not being sliced."
        )
    if offset < 0 or offset + part[dim] > shape[dim]:
        raise op.error("The split offset may not exceed the source shape")
    if len(shape) == 3 and dim == 0:
        return
    function = buffer_function(source)
    if function is not None:
        _verify_slice(op, function, dim - (len(shape) - 2), offset, in_layout(part, result.encoding))


def _verify_slice(
    op: ttng.TMEMSubSliceOp, function: LinearLayout, dim: int, offset: int, part: tuple[int, ...]
) -> None:
    """Check that a slice begins at a column and is contiguous."""
    size = part[dim]
    if offset & (size - 1):
        first = (offset & -offset).bit_length() - 1
        last = (offset ^ (offset + size - 1)).bit_length() - 1
        run = [unit(dim, 1 << bit, 2) for bit in range(first, last + 1)]
        if not any(_has_run(function.of(name), run) for name in ("row", "col")):
            raise op.error("The split offset may not touch the tile")
    if any(basis[dim] >= size for basis in function.of("block")):
        raise op.op_error("The result may not be sliced across CTAs.")
    place = preimage(function, unit(dim, offset, 2))
    if place is not None and place["col"] * bits_of(buffer_type(op.src)) % 32:
        raise op.op_error("The split offset must be 32-bit aligned in tensor memory.")


def _has_run(bases: tuple[Basis, ...], run: list[Basis]) -> bool:
    return any(list(bases[start : start + len(run)]) == run for start in range(len(bases) - len(run) + 1))
