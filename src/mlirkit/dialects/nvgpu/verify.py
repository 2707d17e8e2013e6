"""Verifiers of nvgpu: asynchronous copies, products of matrices.

Verifiers of tensor maps and of groups of warps are in tensor_maps.py.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import BF16, F16, F32, F64
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import IntegerType
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import nvgpu
from mlirkit.dialects.nvgpu.shared_memory import NEEDED, is_shared
from mlirkit.ods.live.hooks import verifier

_WARP = 32


def _is_unit_stride(type: MemRefType) -> bool:
    """Mirrors isLastMemrefDimUnitStride."""
    layout = strides_and_offset(type)
    return layout is not None and (not layout[0] or layout[0][-1] == 1)


@verifier(nvgpu.DeviceAsyncCopyOp)
def verify_copy(op: nvgpu.DeviceAsyncCopyOp) -> None:
    """Mirrors DeviceAsyncCopyOp::verify."""
    source, target = op.src.type, op.dst.type
    for name, type in (("source", source), ("destination", target)):
        if not _is_unit_stride(type):
            raise op.error(f"{name} memref most minor dim must have unit stride")
    if not is_shared(target.memory_space):
        raise op.error(f"destination memref must have a memory space attribute of {NEEDED}")
    if target.element_type != source.element_type:
        raise op.error("source and destination must have the same element type")
    for name, type, indices in (
        ("source", source, op.srcIndices),
        ("destination", target, op.dstIndices),
    ):
        if len(type.dims) != len(indices):
            raise op.op_error(f"expected {len(type.dims)} {name} indices, got {len(indices)}")
    width, count = bit_width(target.element_type), op.dstElements.value
    size = width * count // 8
    if size not in (4, 8, 16):
        # C++ divides by zero for elements of zero bits.
        counts = [number // width if width else 0 for number in (32, 64, 128)]
        texts = [f"{count}{end}" for count, end in zip(counts, (", ", ", ", "."), strict=True) if count > 0]
        raise op.error(
            f"Requested copy elements is {count} with width {width}. But copy elements could be one of "
            + "".join(texts)
        )
    bypass = op.bypassL1_attr
    if bypass is not None and size != 16:
        raise op.op_error(
            f"bypassL1 does not satify alignment for '{target}' with destination element {count}. Unset "
            f"bypassL1, or set destination element to {128 // width}"
        )


@verifier(nvgpu.LdMatrixOp)
def verify_load(op: nvgpu.LdMatrixOp) -> None:
    """Mirrors LdMatrixOp::verify."""
    source, result = op.srcMemref.type, op.res.type
    width = bit_width(result.element_type)
    if not is_shared(source.memory_space):
        raise op.error(f"expected nvgpu.ldmatrix srcMemref must have a memory space attribute of {NEEDED}")
    if width > 32:
        raise op.error("nvgpu.ldmatrix works for 32b or lower")
    if op.transpose.value and width != 16:
        raise op.error("nvgpu.ldmatrix transpose works only at 16b granularity")
    if len(result.dims) != 2:
        raise op.error("results must be 2 dimensional vector")
    if width == 0:
        raise op.error("nvgpu.ldmatrix has no elements of 0b")
    if result.dims[1] != 32 // width:
        raise op.error(f"expected vector register shape[1] = {32 // width}")
    if result.dims[0] != op.numTiles.value:
        raise op.error("expected vector register shape[0] and numTiles to match")


@verifier(nvgpu.RcpOp)
def verify_reciprocal(op: nvgpu.RcpOp) -> None:
    """Mirrors RcpOp::verify."""
    if op.rounding != nvgpu.RcpRoundingMode.APPROX or not op.ftz:
        raise op.op_error(f"has a limitation. {op.rounding_attr} or non-ftz is not supported yet.")


# -- products of matrices ---------------------------------------------------------------------------------


@verifier(nvgpu.MmaSparseSyncOp)
def verify_sparse(op: nvgpu.MmaSparseSyncOp) -> None:
    """Mirrors MmaSparseSyncOp::verify."""
    selector = op.sparsitySelector
    if isinstance(selector, IntegerAttr) and selector.value not in (0, 1):
        raise op.op_error("sparsity selector should be 0 or 1")
    _verify_product(op, 2)


@verifier(nvgpu.MmaSyncOp)
def verify_dense(op: nvgpu.MmaSyncOp) -> None:
    """Mirrors MmaSyncOp::verify."""
    _verify_product(op, 1)


def _verify_product(op: nvgpu.MmaSyncOp | nvgpu.MmaSparseSyncOp, sparsity: int) -> None:
    """Mirrors verifyMmaSyncOp: tiles of 8 x 8 x 128 bits, or 256 of double precision."""
    matrices = (op.matrixA, op.matrixB, op.matrixC)
    for name, matrix in zip("ABC", matrices, strict=True):
        if len(matrix.type.dims) != 2:
            raise op.error(f"matrix{name} must be 2 dimensional vector")
    a, b, c = (matrix.type.dims for matrix in matrices)
    element = matrices[0].type.element_type
    if sparsity > 1 and element == F64:
        raise op.error("f64 is not supported for sparse mode")
    if element == F64:
        step, count = 4, 1
    elif element in (F32, BF16, F16) or (
        isinstance(element, IntegerType) and element.width in (8, 4)
    ):
        width = bit_width(element)
        step, count = 128 // width, 32 // width
    else:
        raise op.error(f"expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {op.name}")
    shape = op.mmaShape
    if len(shape) < 3:
        # MLIR reads out of bounds.
        raise op.op_error("expected three sizes in mmaShape")
    m, n, k = (size.value for size in list(shape)[:3] if isinstance(size, IntegerAttr))
    if a[0] * a[1] * _WARP != m * k // sparsity:
        raise op.op_error(f"expected {m * k} warp-wide matrix A elements")
    if b[0] * b[1] * _WARP != k * n:
        raise op.op_error(f"expected {k * n} warp-wide matrix B elements")
    if c[0] * c[1] * _WARP != m * n:
        raise op.op_error(f"expected {m * n} warp-wide matrix C elements")
    if op.tf32Enabled_attr is not None and element != F32:
        raise op.op_error("expected tf32 tensor cores only for F32 operands")
    rows, columns, depth = m // 8, n // 8, k // step
    if a[0] != rows * depth // sparsity or a[1] != count:
        raise op.op_error(f"expected matrix A to be shaped ({rows * depth} x {count})")
    if b[0] != depth * columns or b[1] != count:
        raise op.op_error(f"expected matrix B to be shaped ({depth * columns} x {count})")
    if c[0] != rows * columns or c[1] != 2:
        raise op.op_error(f"expected matrix C to be shaped ({rows * columns} x 2)")
