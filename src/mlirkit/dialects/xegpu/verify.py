"""Verifiers of xegpu: blocks of tensors, products of them, matrices in shared memory, layouts.

Verifiers of gathers and scatters are in scattered.py.
"""

from __future__ import annotations

from typing import cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.shaped_types import MemRefType, VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.typed_attributes import TypedArrayAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import xegpu
from mlirkit.dialects.xegpu.descriptors import (
    array_length,
    count_of,
    element_of,
    is_scattered,
    layout_of,
    shape_of,
    shape_text,
    space_of,
)
from mlirkit.dialects.xegpu.hints import verify_read_hints, verify_write_hints
from mlirkit.dialects.xegpu.layouts import field, is_evenly_distributable, is_for_workgroup
from mlirkit.ods.live.hooks import verifier

# -- blocks -----------------------------------------------------------------------------------------------


def _count(op: Operation, name: str) -> int | None:
    values = op.inherent(name)
    return len(values.values) if isinstance(values, DenseArrayAttr) else None


def _mixed_count(op: Operation) -> int:
    """The number of offsets, integers and values together."""
    return _count(op, "const_offsets") or 0


def _verify_block(op: Operation, type: Type) -> None:
    if is_scattered(type):
        raise op.op_error("Expects a non-scattered TensorDesc.\n")


@verifier(xegpu.CreateNdDescOp)
def verify_create(op: xegpu.CreateNdDescOp) -> None:
    """Mirrors CreateNdDescOp::verify."""
    source, result = op.source.type, op.TensorDesc.type
    sizes = strides = 0
    if isinstance(source, MemRefType):
        sizes, layout = len(source.dims), strides_and_offset(source)
        strides = sizes if layout is None else len(layout[0])
    count, steps = _count(op, "const_shape"), _count(op, "const_strides")
    sizes, strides = sizes if count is None else count, strides if steps is None else steps
    spaces = space_of(source), space_of(result)
    if spaces[0] != spaces[1]:
        raise op.op_error(f"Memory space mismatch. Source: {spaces[0]}, TensorDesc: {spaces[1]}")
    offsets = _mixed_count(op)
    if isinstance(source, IntegerType) and not (sizes and strides):
        raise op.op_error("expecting strides and shape to be present for integer source.")
    if sizes != strides or (offsets and offsets != sizes):
        raise op.op_error(
            "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match "
            "with each other."
        )
    if len(shape_of(result)) > sizes:
        raise op.op_error(
            "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the "
            "memref source."
        )
    if isinstance(source, MemRefType) and source.element_type != element_of(result):
        raise op.op_error("TensorDesc should have the same element type with the source if it is a memref.\n")
    _verify_block(op, result)


def _verify_offsets(op: Operation, type: Type) -> None:
    if _mixed_count(op) not in (0, len(shape_of(type))):
        raise op.op_error("Mismatched ranks between offsets and tensor descriptor")


@verifier(xegpu.PrefetchNdOp)
def verify_prefetch(op: xegpu.PrefetchNdOp) -> None:
    """Mirrors PrefetchNdOp::verify."""
    type = op.TensorDesc.type
    _verify_block(op, type)
    verify_read_hints(op)
    _verify_offsets(op, type)


@verifier(xegpu.LoadNdOp)
def verify_load(op: xegpu.LoadNdOp) -> None:
    """Mirrors LoadNdOp::verify."""
    type, value = op.TensorDesc.type, op.value.type
    _verify_block(op, type)
    if len(shape_of(type)) > 2:
        raise op.op_error("Expects a 1D or 2D TensorDesc.\n")
    if not isinstance(value, VectorType):
        raise op.op_error("Invalid result, it should be a VectorType.\n")
    verify_read_hints(op)
    if _is_of_lane(op, type, value, count_of(type) * array_length(type), "Result"):
        return
    shape = shape_of(type)
    order, is_packed = op.transpose, op.packed
    if order is not None and all(0 <= value < len(shape) for value in order.values):
        # MLIR uses only the needed part of a permutation that is too long.
        shape = [shape[value] for value in order.values[: len(shape)]]
    elif order is not None:
        op.emit_warning("Invalid transpose attr. It is ignored.", with_operation=False)
    if is_packed and len(shape_of(type)) != 2:
        message = "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only)."
        op.emit_warning(message, with_operation=False)
    elif is_packed:
        shape = [shape[0] // value.dims[-1], *shape[1:], value.dims[-1]]
    if array_length(type) > 1:
        shape.insert(0, array_length(type))
    _verify_shape(op, type, value, shape, "Result")
    _verify_offsets(op, type)


@verifier(xegpu.StoreNdOp)
def verify_store(op: xegpu.StoreNdOp) -> None:
    """Mirrors StoreNdOp::verify."""
    type, value = op.TensorDesc.type, op.value.type
    _verify_block(op, type)
    if len(shape_of(type)) > 2:
        raise op.op_error("Expects a 1D or 2D TensorDesc.\n")
    if not isinstance(value, VectorType):
        raise op.op_error("Expecting a VectorType result.\n")
    verify_write_hints(op)
    if array_length(type) > 1:
        raise op.op_error("array length is not supported by store_nd.\n")
    if _is_of_lane(op, type, value, count_of(type), "Value"):
        return
    _verify_shape(op, type, value, shape_of(type), "Value")
    _verify_offsets(op, type)


def _is_of_lane(op: Operation, type: Type, value: VectorType, count: int, noun: str) -> bool:
    """Whether the value is a lane's part of the elements; verifies it if so."""
    if len(value.dims) != 1 or value.num_elements >= count:
        return False
    if layout_of(type) is not None:
        raise op.op_error("TensorDesc doesn't need LayoutAttr for SIMT code")
    if count % value.num_elements:
        raise op.op_error(
            f"{noun} shape {shape_text(shape_of(value))} is not a valid distribution for tensor descriptor "
            f"'{type}'"
        )
    return True


def _verify_shape(op: Operation, type: Type, value: VectorType, expected: list[int], subject: str) -> None:
    if shape_of(value) != expected:
        raise op.op_error(
            f"{subject} shape {shape_text(shape_of(value))} is not consistent with tensor descriptor '{type}'"
        )


@verifier(xegpu.UpdateNdOffsetOp)
def verify_update(op: xegpu.UpdateNdOffsetOp) -> None:
    """Mirrors UpdateNdOffsetOp::verify."""
    type = op.TensorDesc.type
    _verify_block(op, type)
    if len(shape_of(type)) != _mixed_count(op):
        raise op.op_error("Invalid number of offsets.")


# -- products ---------------------------------------------------------------------------------------------


@verifier(xegpu.DpasOp)
def verify_dpas(op: xegpu.DpasOp) -> None:
    """Mirrors DpasOp::verify."""
    result = op.result.type
    if op.acc is not None and op.acc.type != result:
        raise op.op_error("Expecting the acc type to be the same as result.")
    a, b, c = op.lhs.type.dims, op.rhs.type.dims, result.dims
    if len(a) == len(b) == len(c) == 1:
        if op.rhs.type.num_elements % (32 // cast(IntegerType, op.rhs.type.element_type).width):
            raise op.op_error("Expecting B operand to be a multiple of 32 bits.")
        return
    if len(a) != 2 or len(b) not in (2, 3) or len(c) != 2:
        raise op.op_error(
            "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector."
        )
    if (b[0] * b[2] if len(b) == 3 else b[0]) != a[1]:
        raise op.op_error("K-dimension mismatch.")
    if a[0] != c[0]:
        raise op.op_error("M-dimension mismatch.")
    if b[1] != c[1]:
        raise op.op_error("N-dimension mismatch.")


# -- matrices in shared memory ----------------------------------------------------------------------------


@verifier(xegpu.LoadMatrixOp, xegpu.StoreMatrixOp)
def verify_matrix(op: xegpu.LoadMatrixOp | xegpu.StoreMatrixOp) -> None:
    """As IsValidMatrixOpParams."""
    value = op.data.type if isinstance(op, xegpu.StoreMatrixOp) else op.res.type
    shape, memory_layout = op.mem_desc.type.shape, op.mem_desc.type.mem_layout
    is_block_io, layout = op.subgroup_block_io, op.layout
    if not isinstance(value, VectorType):
        if is_block_io:
            raise op.error("subgroup_block_io are only allowed when result is a VectorType.")
        return
    if len(shape) != 2:
        raise op.error("mem_desc must be 2D.")
    layouts = {} if memory_layout is None else memory_layout.attrs_.entries
    entries = cast("dict[str, TypedArrayAttr[IntegerAttr]]", layouts)
    block = [entry.value for entry in entries["block"]] if "block" in entries else list(shape)
    strides = [stride.value for stride in entries["stride"]] if "stride" in entries else [*shape[1:], 1]
    if is_block_io and layout is not None:
        _verify_block_access(op, layout, block, strides)
    if len(value.dims) == 2:
        if any(size > limit for size, limit in zip(value.dims, shape, strict=True)):
            raise op.error("data shape must not exceed mem_desc shape.")
    elif is_block_io:
        if not block:
            raise op.error("mem_desc must have block attribute when subgroup_block_io is set.")
        if strides[0] == 1:
            raise op.error("mem_desc should be row major when subgroup_block_io is set.")


def _verify_block_access(op: Operation, layout: Attribute, block: list[int], strides: list[int]) -> None:
    """Check that neighbouring lanes access neighbouring elements."""
    data, lanes = field(layout, "lane_data"), field(layout, "lane_layout")
    if any(extent != 1 for extent in data[:-1]):
        raise op.error("With subgroup_block_io, accessed data must be contiguous and coalesced.")
    for lane, size, stride, _ in zip(lanes, block, strides, data, strict=False):
        if lane != size:
            raise op.error("With subgroup_block_io, the block shape must match the lane layout.")
        if lane != 1 and stride != 1:
            raise op.error("With subgroup_block_io, the distributed dimensions must be contiguous.")


# -- layouts ----------------------------------------------------------------------------------------------


@verifier(xegpu.ConvertLayoutOp)
def verify_convert(op: xegpu.ConvertLayoutOp) -> None:
    """Mirrors ConvertLayoutOp::verify."""
    layouts = {"input": op.input_layout, "target": op.target_layout}
    if len({is_for_workgroup(value) for value in layouts.values()}) > 1:
        raise op.op_error("expected input layout and target layout be WgLayout or SgLayout at the same time.")
    for name, layout in layouts.items():
        if not is_evenly_distributable(op.source.type.dims, layout):
            raise op.op_error(f"invalid {name} layout, data cannot be evenly distributed.")
