"""Verifiers of xegpu's operations that gather and scatter."""

from __future__ import annotations

from typing import TypeAlias, cast

from mlirkit.builtin.shaped_types import MemRefType, VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.value import Value
from mlirkit.dialects.declared import xegpu
from mlirkit.dialects.xegpu.descriptors import (
    chunk_size,
    element_of,
    is_descriptor,
    is_scattered,
    layout_of,
    shape_of,
    shape_text,
    space_of,
)
from mlirkit.dialects.xegpu.hints import verify_read_hints, verify_write_hints
from mlirkit.ods.live.hooks import verifier

_MASK_OF_VALUE = "Mask should match value except the chunk size dim."


@verifier(xegpu.CreateDescOp)
def verify_create(op: xegpu.CreateDescOp) -> None:
    """Mirrors CreateDescOp::verify."""
    source, result = op.source.type, op.TensorDesc.type
    if not is_scattered(result):
        raise op.op_error("Expects a scattered TensorDesc.\n")
    spaces = space_of(source), space_of(result)
    if spaces[0] != spaces[1]:
        raise op.op_error(f"Memory space mismatch. Source: {spaces[0]}, TensorDesc: {spaces[1]}")
    shape = shape_of(op.offsets.type)
    if chunk_size(result) != 1:
        shape.append(chunk_size(result))
    if shape != shape_of(result):
        raise op.op_error(f"Incorrect TensorDesc shape. Expected is {shape_text(shape)}\n")


#: Accesses to scattered elements.
Access: TypeAlias = xegpu.LoadGatherOp | xegpu.StoreScatterOp
Scattered: TypeAlias = Access | xegpu.PrefetchOp


def _verify_place(op: Scattered, source: Type) -> bool:
    """Check that the source is a descriptor, or that there are offsets; returns whether it is a
    descriptor."""
    result = is_descriptor(source)
    if not result and op.offsets is None:
        raise op.op_error("Expects offsets.")
    if result and op.offsets is not None:
        raise op.op_error("offsets not allowed.")
    if result and not is_scattered(source):
        raise op.op_error("Expects a scattered TensorDesc.")
    return result


@verifier(xegpu.PrefetchOp)
def verify_prefetch(op: xegpu.PrefetchOp) -> None:
    """Mirrors PrefetchOp::verify."""
    source, alignment = op.source.type, op.offset_align_byte
    _verify_place(op, source)
    verify_read_hints(op)
    if isinstance(source, IntegerType) and alignment is None:
        raise op.op_error("offset_align_byte is required with integer source.")
    if not isinstance(source, IntegerType) and alignment is not None:
        raise op.op_error("offset_align_byte only allowed with integer source.")


@verifier(xegpu.LoadGatherOp)
def verify_load(op: xegpu.LoadGatherOp) -> None:
    """Mirrors LoadGatherOp::verify."""
    is_tensor = _verify_place(op, op.source.type)
    verify_read_hints(op)
    _verify_access(op, op.source.type, op.value.type, is_tensor)


@verifier(xegpu.StoreScatterOp)
def verify_store(op: xegpu.StoreScatterOp) -> None:
    """Mirrors StoreScatterOp::verify."""
    is_tensor = _verify_place(op, op.dest.type)
    verify_write_hints(op)
    _verify_access(op, op.dest.type, op.value.type, is_tensor)


def _verify_access(op: Access, place: Type, value: Type, is_tensor: bool) -> None:
    if is_tensor:
        _verify_of_tensor(op, place, value)
        return
    element = value.element_type if isinstance(value, VectorType) else value
    if isinstance(place, MemRefType) and element != place.element_type:
        raise op.error("Value should have the same element type as MemRef.")
    chunk = op.chunk_size
    _verify_of_buffer(op, value, 1 if chunk is None else chunk.value)


def _verify_of_tensor(op: Access, type: Type, value: Type) -> None:
    """Mirrors isValidGatherScatterParams."""
    chunk, shape = chunk_size(type), shape_of(type)
    if not isinstance(value, VectorType):
        if chunk > 1:
            raise op.op_error("Expecting chunk size == 1 for scalar result")
        if isinstance(op.mask.type, VectorType):
            raise op.op_error("Expecting a vector type result.")
        return
    if value.element_type != element_of(type):
        raise op.op_error("Value should have the same element type as TensorDesc.")
    if shape_of(op.mask.type) != (shape[:-1] if chunk > 1 else shape):
        raise op.op_error("Mask should match TensorDesc except the chunk size dim.")
    if len(value.dims) == 1 and value.num_elements == chunk:
        if layout_of(type) is not None:
            raise op.op_error("TensorDesc doesn't need LayoutAttr for SIMT code")
        return
    if shape != shape_of(value):
        raise op.op_error(
            f"Value shape {shape_text(shape_of(value))} is neither a valid distribution for SIMT nor "
            f"consistent with the tensor descriptor for SIMD '{type}'"
        )


def _verify_of_buffer(op: Access, value: Type, chunk: int) -> None:
    """Mirrors isValidGatherScatterBufferParams."""
    mask = cast(VectorType, op.mask.type)
    are_vectors = [isinstance(type, VectorType) for type in (mask, cast(Value, op.offsets).type)]
    if not isinstance(value, VectorType):
        if chunk > 1:
            raise op.op_error("Expecting chunk size == 1 for scalar result")
        if any(are_vectors):
            raise op.op_error("Expecting scalar mask and offsets.")
        return
    count = value.num_elements
    if not any(are_vectors):
        if count != chunk:
            raise op.op_error(f"value elements must match chunk size {chunk}")
        return
    if not are_vectors[0]:
        raise op.op_error("Expecting a vector type mask.")
    if chunk > 1:
        if len(value.dims) == 1 and count != chunk:
            raise op.op_error(f"value elements must match chunk size {chunk}")
    elif count != mask.num_elements:
        raise op.op_error(_MASK_OF_VALUE)
    if mask.num_elements == 1:
        return
    shape = shape_of(value)
    if shape_of(mask) != (shape[:-1] if chunk > 1 else shape):
        raise op.op_error(_MASK_OF_VALUE)


@verifier(xegpu.UpdateOffsetOp)
def verify_update(op: xegpu.UpdateOffsetOp) -> None:
    """Mirrors UpdateOffsetOp::verify."""
    type = op.TensorDesc.type
    if not is_scattered(type):
        raise op.op_error("Expects a scattered TensorDesc.\n")
    shape = shape_of(type)
    if shape_of(op.offsets.type) != (shape[:-1] if chunk_size(type) > 1 else shape):
        raise op.op_error("Offsets should match TensorDesc except the chunk size dim.")
