"""Checks of buffers shared by targets: barriers, clusters, copies."""

from __future__ import annotations

from collections.abc import Iterable

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import shared_layouts, tensor_memory_layouts
from mlirkit_dialects.triton.distributed_layouts import is_power_of_two
from mlirkit_dialects.triton.layout_algebra import not_larger
from mlirkit_dialects.triton.layout_functions import cluster_of, function_of
from mlirkit_dialects.triton.linear_layout import LinearLayout, bases_text, cluster_layout, list_text
from mlirkit_dialects.triton.module_facts import blocks_at
from mlirkit_dialects.triton.shapes import bits_of, element_of, shape_of


def layout_rank(layout: Attribute) -> int | None:
    """The number of dimensions of a buffer's layout."""
    return 2 if isinstance(layout, tensor_memory_layouts.TENSOR_MEMORY) else shared_layouts.rank_of(layout)


def in_layout(shape: Iterable[int], layout: Attribute) -> tuple[int, ...]:
    """Mirrors dropPipeliningDim: the part of a shape that a layout covers, without the number of buffers."""
    sizes = tuple(shape)
    rank = layout_rank(layout)
    return sizes if rank is None else sizes[max(0, len(sizes) - rank) :]


def buffer_function(type: triton.MemDescType) -> LinearLayout | None:
    """Mirrors toLinearLayout of a buffer: that of its allocation; in tensor memory, of the viewed part."""
    function = function_of(in_layout(type.allocShape, type.encoding), type.encoding)
    if function is None or not isinstance(type.encoding, tensor_memory_layouts.TENSOR_MEMORY):
        return function
    function = not_larger(function, in_layout(type.shape, type.encoding))
    columns = function.of("col")
    used = max([bit + 1 for bit, basis in enumerate(columns) if any(basis)], default=0)
    least = (32 // bits_of(type)).bit_length() - 1
    return function.with_bases("col", columns[: max(used, least)])


def function_of_type(type: Type) -> LinearLayout | None:
    """The function of a tensor's or buffer's layout."""
    if isinstance(type, triton.MemDescType):
        return buffer_function(type)
    if isinstance(type, RankedTensorType) and type.encoding is not None:
        return function_of(tuple(type.dims), type.encoding)
    return None


def verify_same_elements(op: Operation, source: Type, destination: Type) -> None:
    """Mirrors verifyMemoryOpTypes: a tensor and a buffer have the same elements and the same shape."""
    if element_of(source) != element_of(destination):
        raise op.op_error(
            f"source element type '{source}' must match destination element type '{element_of(destination)}'"
        )
    shapes = [", ".join(map(str, shape_of(type))) for type in (source, destination)]
    if shapes[0] != shapes[1]:
        raise op.op_error(f"source shape [{shapes[0]}] must match [destination shape {shapes[1]}]")


def verify_allocation(op: Operation, source: Type | None, type: triton.MemDescType) -> None:
    """Mirrors verifyAllocOp."""
    if tuple(type.shape) != tuple(type.allocShape):
        raise op.op_error("result shape and its alloc shape must match")
    if source is not None:
        verify_same_elements(op, source, type)
    elif not type.mutableMemory:
        raise op.op_error("uninitialized alloc must have a mutable memdesc type")


# -- barriers ---------------------------------------------------------------------------------------------

_BARRIER_BITS = 64


def verify_barrier(op: Operation, type: triton.MemDescType) -> None:
    """Mirrors verifyBarrierType."""
    element, shape = type.elementType, tuple(type.shape)
    is_number = isinstance(element, IntegerType) and element.width == _BARRIER_BITS
    if not is_number or len(shape) != 1 or shape[0] > blocks_at(op):
        raise op.op_error("barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs")
    function = buffer_function(type)
    step = 1
    for basis in () if function is None else function.of("block"):
        if basis[0] not in (0, step):
            raise op.op_error(
                "broadcasted cluster barriers require bases to be the sequence1, 2, 4, 8, ... perhaps with "
                "zero bases interleaved."
            )
        if basis[0]:
            step *= 2


def one_barrier_each(blocks: int) -> LinearLayout:
    """Mirrors CGAEncodingAttr::get1DLayout: a barrier for each block."""
    return cluster_layout([(1 << bit,) for bit in range(blocks.bit_length() - 1)], 1)


def cluster_bases(cluster: LinearLayout) -> str:
    """Mirrors formatCGALayout."""
    return bases_text(cluster.of("block"))


def verify_barrier_cluster(
    op: Operation, type: triton.MemDescType, expected: LinearLayout, name: str
) -> None:
    """Mirrors verifyBarrierCGALayout."""
    cluster = cluster_of(type.encoding)
    if cluster != expected:
        texts = f"{cluster_bases(expected)}, got {cluster_bases(cluster)}"
        raise op.op_error(f"{name} cga_layout must be {texts}")


def verify_cluster(op: Operation) -> None:
    """Mirrors verifyClusterIsMultiCTA."""
    if blocks_at(op) <= 1:
        raise op.op_error("requires ttg.num-ctas > 1")


# -- types ------------------------------------------------------------------------------------------------


def shape_problem(shape: tuple[int, ...], layout: Attribute, subject: str) -> str | None:
    """The error message if a size that the layout covers is not a power of two."""
    if all(map(is_power_of_two, in_layout(shape, layout))):
        return None
    return f"{subject} must have power-of-2 and non-zero dimensions; got {list_text(shape)[1:-1]}"
