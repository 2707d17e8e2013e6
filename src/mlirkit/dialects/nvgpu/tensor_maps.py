"""Verifiers of nvgpu's tensor maps, and of matrix products of warp groups.

!nvgpu.tensormap.descriptor<tensor, swizzle, l2promo, oob, interleave>
"""

from __future__ import annotations

from mlirkit.builtin.float_types import BF16, F8E4M3FN, F8E5M2, F16, F32, TF32
from mlirkit.builtin.shaped_types import MemRefType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import nvgpu
from mlirkit.dialects.nvgpu.shared_memory import is_shared
from mlirkit.ods.live.hooks import verifier

_MAX_RANK = 5
_MAX_SIZE = 256
_LAST_BYTES_STEP = 16
_SWIZZLED = {
    nvgpu.TensorMapSwizzleKind.SWIZZLE_32B: 32,
    nvgpu.TensorMapSwizzleKind.SWIZZLE_64B: 64,
    nvgpu.TensorMapSwizzleKind.SWIZZLE_128B: 128,
}


def _verify_map(op: Operation, map: nvgpu.TensorMapDescriptorType, memref: MemRefType | None = None) -> None:
    """Mirrors verifyTmaDescriptorWithMemref."""
    tensor = map.tensor
    if map.interleave != nvgpu.TensorMapInterleaveKind.INTERLEAVE_NONE:
        raise op.error("Interleave options are not supported yet.")
    if not is_shared(tensor.memory_space):
        raise op.error(
            "the tensor map descriptor has incorrect address space, it must be shared memory address space."
        )
    if not tensor.has_static_shape:
        raise op.error("the tensor map descriptor must be static shaped")
    for size in tensor.dims:
        if not 0 < size <= _MAX_SIZE:
            raise op.error(
                f"the tensor map descriptor must have dimensions between 1 and {_MAX_SIZE} but it is {size}"
            )
    size = bit_width(tensor.element_type) * tensor.dims[-1] // 8 if tensor.dims else 0
    expected = _SWIZZLED.get(map.swizzle, size)
    if len(tensor.dims) > 1 and size != expected:
        raise op.error(
            f"the tensormap descriptor must have last dimension of {expected} bytes but it is {size} bytes"
        )
    if memref is None:
        return
    if tensor.element_type != memref.element_type:
        raise op.error("the element type of tensor map descriptor and memref must be same")
    if not is_shared(memref.memory_space):
        raise op.error(
            "the destination memref has incorrect address space, it must be shared memory address space."
        )
    if not memref.has_static_shape:
        raise op.error("the destination memref must be static shaped")
    if len(memref.dims) != len(tensor.dims):
        raise op.error("the shape of tensor map descriptor and memref must have same rank")
    if memref.dims != tensor.dims:
        raise op.error(f"memref and tensor map shapes mismatch '{tensor}' != '{memref}'")
    if size % _LAST_BYTES_STEP:
        raise op.error("the bytes in the last dimension of the tensor map must be a multiple of 16")


def _verify_coordinates(op: Operation, count: int) -> None:
    if count > _MAX_RANK:
        raise op.error(f"Maximum {_MAX_RANK} coordinates are supported.")


@verifier(nvgpu.TmaAsyncLoadOp, nvgpu.TmaAsyncStoreOp)
def verify_transfer(op: nvgpu.TmaAsyncLoadOp | nvgpu.TmaAsyncStoreOp) -> None:
    """Mirrors TmaAsyncLoadOp::verify and TmaAsyncStoreOp::verify."""
    map, buffer = op.tensorMapDescriptor.type, op.dst if isinstance(op, nvgpu.TmaAsyncLoadOp) else op.src
    _verify_map(op, map, buffer.type)
    _verify_coordinates(op, len(op.coordinates))
    if len(op.coordinates) != len(map.tensor.dims):
        raise op.error("number of coordinates do not match with the rank of tensor descriptor map.")


@verifier(nvgpu.TmaCreateDescriptorOp)
def verify_create(op: nvgpu.TmaCreateDescriptorOp) -> None:
    """Mirrors TmaCreateDescriptorOp::verify."""
    _verify_coordinates(op, len(op.boxDimensions))
    _verify_map(op, op.tensorMap.type)


@verifier(nvgpu.WarpgroupGenerateDescriptorOp)
def verify_generate(op: nvgpu.WarpgroupGenerateDescriptorOp) -> None:
    """Mirrors WarpgroupGenerateDescriptorOp::verify."""
    _verify_map(op, op.tensorMap.type)
    if op.tensorMap.type.swizzle != nvgpu.TensorMapSwizzleKind.SWIZZLE_128B:
        raise op.error("supports only swizzle_128b is supported for the time being")


# -- products of matrices ---------------------------------------------------------------------------------

_WIDE = tuple(range(8, 257, 8))
_NARROW = (8, 16, 24, *range(32, 257, 16))
_EIGHT_BITS = (F8E5M2, F8E4M3FN)
_I1, _I8, _I16, _I32 = (integer_type(width) for width in (1, 8, 16, 32))


def _is_allowed(sum: Type, a: Type, b: Type) -> bool:
    """Mirrors isAllowedWGMMADataType."""
    if a == b in (F16, BF16) or (a in _EIGHT_BITS and b in _EIGHT_BITS):
        return sum in (F32, F16)
    if a == b == TF32:
        return sum == F32
    return a == b in (_I16, _I1) and sum == _I32


def _is_allowed_size(size: int, element: Type) -> bool:
    """Mirrors isAllowedSizeN."""
    if element in (BF16, F16, F32, TF32, *_EIGHT_BITS):
        return size in _WIDE
    return element in (_I8, _I1) and size in _NARROW


@verifier(nvgpu.WarpgroupMmaOp)
def verify_product(op: nvgpu.WarpgroupMmaOp) -> None:
    """Mirrors WarpgroupMmaOp::verify."""
    if op.transposeA and not op.transposeB:
        raise op.op_error(
            "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being "
        )
    a, b = op.descriptorA.type.tensor, op.descriptorB.type.tensor
    c, d = op.matrixC.type.fragmented, op.matrixD.type.fragmented
    if c != d:
        raise op.op_error("type of matrix C and matrix D must be the same")
    if any(len(matrix.dims) != 2 for matrix in (a, b, c, d)):
        raise op.op_error("has matrices A, B, C and D, they must be 2 dimensional")
    if a.dims[1] != b.dims[0]:
        raise op.op_error(f"2nd dim matrix-A ({a.dims[1]})!= 1st dim matrix-B ({b.dims[0]} )")
    if a.dims[0] != c.dims[0]:
        raise op.op_error(f"1st dim matrix-A ( {a.dims[0]} )!= 1st dim matrix-C ( {c.dims[0]} )")
    if b.dims[1] != c.dims[1]:
        raise op.op_error(f"2nd dim matrix-B ( {b.dims[1]} ) != 2nd dim matrix-C ( {c.dims[1]} )")
    sum, first, second = (matrix.element_type for matrix in (c, a, b))
    if not _is_allowed(sum, first, second):
        raise op.op_error(f"'{sum}' += '{first}' * '{second}', it is not supported.")
    if not _is_allowed_size(b.dims[1], first):
        raise op.op_error(f"has input type '{b}' n is set to {b.dims[1]}, it is not supported")
    if sum != F32 and first not in (F16, BF16):
        raise op.op_error(f"hit a limitation: '{sum}' += '{first}' * '{second}', it is not supported yet")


@verifier(nvgpu.WarpgroupMmaStoreOp)
def verify_store(op: nvgpu.WarpgroupMmaStoreOp) -> None:
    """Mirrors WarpgroupMmaStoreOp::verify."""
    matrix, memref = op.matrixD.type.fragmented, op.dstMemref.type
    if matrix.element_type != F32:
        raise op.op_error("hit a limitation: only f32 results for the time being")
    if tuple(matrix.dims[:2]) != tuple(memref.dims[:2]):
        raise op.op_error(
            f"results ['{matrix}'][{matrix.dims[1]}] values. However, destination memref[{memref.dims[0]}]"
            f"[{memref.dims[1]}]  does not have same size as results"
        )


@verifier(nvgpu.WarpgroupMmaInitAccumulatorOp)
def verify_accumulator(op: nvgpu.WarpgroupMmaInitAccumulatorOp) -> None:
    """Mirrors WarpgroupMmaInitAccumulatorOp::verify."""
    matrix = op.matrixC.type.fragmented
    if matrix.dims[0] % 64 or not _is_allowed_size(matrix.dims[1], matrix.element_type):
        raise op.op_error(
            f"has type '{matrix}'. It does not fit into warp-group level (wgmma) matrix multiplication "
            "instruction (or not supported yet)"
        )
