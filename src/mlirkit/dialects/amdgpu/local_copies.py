"""Verifiers of amdgpu's copies between global memory and the memory of a group, LDS."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.dialects.amdgpu.memory_spaces import is_fat_raw_buffer, is_global, is_workgroup
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import amdgpu
from mlirkit.ods.live.hooks import value_verifier, verifier

_WIDTHS = (8, 16, 32, 64)

# The number of elements transposed at once, by element width.
_TRANSPOSED = {4: 16, 6: 16, 8: 8, 16: 4}


def _width(type: Type) -> int:
    if isinstance(type, VectorType):
        return type.num_elements * bit_width(type.element_type)
    return bit_width(type)


@verifier(amdgpu.GatherToLDSOp)
def verify_gather(op: amdgpu.GatherToLDSOp) -> None:
    """Mirrors GatherToLDSOp::verify."""
    source, target = op.src.type, op.dst.type
    layout = strides_and_offset(target)
    if target.dims and (layout is None or layout[0][-1] != 1) and target.dims[-1] != 1:
        raise op.op_error("destination type inner most dim must be contiguous")
    if source.element_type != target.element_type:
        raise op.op_error("source and destination element types must match")
    if _width(op.transferType.value) not in (8, 16, 32, 96, 128):
        raise op.op_error("Transfering type size must be 8, 16, 32, 96 or 128 bits")
    if not is_global(source.memory_space) and not is_fat_raw_buffer(source.memory_space):
        raise op.op_error("source memory address space must be global or fat raw buffer")
    if not is_workgroup(target.memory_space):
        raise op.op_error("destination memory address space must be Workgroup")


@verifier(amdgpu.TransposeLoadOp)
def verify_transpose(op: amdgpu.TransposeLoadOp) -> None:
    """Mirrors TransposeLoadOp::verify."""
    if not is_workgroup(op.src.type.memory_space):
        raise op.op_error("source memory address space must be Workgroup")
    result = op.result.type
    assert isinstance(result, VectorType)
    width = bit_width(result.element_type)
    if width not in _TRANSPOSED:
        raise op.op_error(f"Unsupported element type size for transpose load: {width} bits")
    if result.num_elements != _TRANSPOSED[width]:
        raise op.op_error(f"Transferring type size mismatch: expected num of elements: {_TRANSPOSED[width]}")


# -- copies of tensors ------------------------------------------------------------------------------------


@verifier(amdgpu.MakeDmaBaseOp, amdgpu.MakeGatherDmaBaseOp)
def verify_base(op: amdgpu.MakeDmaBaseOp | amdgpu.MakeGatherDmaBaseOp) -> None:
    """Mirrors verifyBase."""
    if not is_workgroup(op.lds.type.memory_space):
        raise op.op_error("lds memref must have workgroup address space attribute.")
    if not is_global(op.global_.type.memory_space):
        raise op.op_error("global memref must have global address space attribute.")
    width = bit_width(op.lds.type.element_type)
    if width not in _WIDTHS:
        raise op.op_error(f"element type must be 1, 2, 4, or 8 bytes long but type was {width} bits long.")


@value_verifier(amdgpu.TDMGatherBaseType)
def verify_gather_base(value: amdgpu.TDMGatherBaseType) -> str | None:
    """Mirrors TDMGatherBaseType::verify."""
    element, index = value.element_type, value.index_type
    if bit_width(element) not in _WIDTHS:
        return (
            f"element type must be 1, 2, 4, or 8 bytes wide but type '{element}' is "
            f"{bit_width(element) // 8} bytes wide."
        )
    if index not in (integer_type(16), integer_type(32)):
        return f"index type must be i16 or i32 but index type is '{index}'."
    return None


def verify_descriptor(op: amdgpu.MakeDmaDescriptorOp | amdgpu.MakeGatherDmaDescriptorOp) -> None:
    """Mirrors verifyDescriptorOp."""
    strides, sizes = op.global_static_strides.values, op.global_static_sizes.values
    shared = op.shared_static_sizes.values
    if not strides:
        raise op.op_error("strides must not be empty.")
    if strides[-1] != 1:
        raise op.op_error("strides for the innermost dimension must be 1.")
    if len(sizes) > 5:
        raise op.op_error("tensor and tile must be at most of rank 5.")
    if len(sizes) != len(strides):
        raise op.op_error("strides and sizes must have same rank.")
    if len(sizes) != len(shared):
        raise op.op_error("tensor must have same rank as tile.")
    width = bit_width(op.base.type.element_type)
    if width not in _WIDTHS:
        raise op.op_error(f"element type width must be 1, 2, 4 or 8 bytes, but was {width} bits long")
    address = op.atomic_barrier_address
    if address is not None and not is_workgroup(address.type.memory_space):
        raise op.op_error("atomic barrier address must be in LDS.")
    if op.early_timeout is not None and op.workgroup_mask is None:
        raise op.op_error("early timeout does not apply when workgroup_mask is not set.")


verifier(amdgpu.MakeDmaDescriptorOp)(verify_descriptor)


@verifier(amdgpu.MakeGatherDmaDescriptorOp)
def verify_gather_descriptor(op: amdgpu.MakeGatherDmaDescriptorOp) -> None:
    """Mirrors MakeGatherDmaDescriptorOp::verify."""
    if len(op.global_static_sizes.values) > 2:
        raise op.op_error("tensor and tile must be at most of rank two in gather mode.")
    indices = op.indices.type
    if not isinstance(indices, VectorType) or indices.element_type != op.base.type.index_type:
        raise op.op_error("indices' element type must match base's element type.")
    verify_descriptor(op)
