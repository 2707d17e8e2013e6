"""Building operations of transform's extension for structured operations as upstream's bindings do.

    structured.TileUsingForOp(target, sizes=[4, v, [8]])     a loop for each size that is not 0; [8] scales
    structured.TileUsingForallOp(target, num_threads=[2, 3])     numbers, values, or one handle for all
    structured.MatchOp.match_op_names(target, ["linalg.matmul"])
    structured.PadOp(target, pad_to_multiple_of=[2, v])

Result types that may be left out are `!transform.any_op`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import as_value
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import transform
from mlirkit.dialects.mixed_arguments import (
    Building,
    Insertion,
    MixedIndices,
    MixedValues,
    ValueLike,
    dispatch_dynamic_index_list,
    dispatch_mixed_values,
    integer_arrays,
)
from mlirkit.dialects.transform.builders import any_op_t, handles_by_default
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, members

# The number of results whose types may be left out, by operation.
RESULTS = {
    "decompose": 1,
    "fuse_into_containing_op": 2,
    "generalize": 1,
    "gpu.map_copy_to_threads": 2,
    "interchange": 1,
    "scalarize": 1,
    "vectorize_children_and_apply_patterns": 1,
}


def _register(name: str, count: int) -> None:
    @builder(f"transform.structured.{name}")
    def build(builder: OpBuilder, info: OperationName, *args: object, **named: object) -> OperationState:
        return handles_by_default(builder, info, count, args, named)


for _name, _count in RESULTS.items():
    _register(_name, _count)


@builder(transform.BufferizeToAllocationOp)
def build_bufferize(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    *,
    memory_space: Attribute | int | str | None = None,
    **named: object,
) -> Building:
    """Build `bufferize_to_allocation`: the memory space may be a number, or the text of an attribute."""
    if isinstance(memory_space, (int, str)):
        memory_space = Attribute.parse(str(memory_space))
    return builder.state(info, (target,), {**named, "memory_space": memory_space})


@members(transform.MatchOp)
class MatchMembers(transform.MatchOp):
    """Members of `structured.MatchOp` besides the generated accessors."""

    @classmethod
    def match_op_names(
        cls, *args: Type | ValueLike | str | Sequence[str], loc: Location | None = None, ip: Insertion = None
    ) -> Operation:
        """`(target, names)`, with the type of the handle in front if it is not `!transform.any_op`."""
        type, target, names = args if isinstance(args[0], Type) else (any_op_t(), *args)
        listed = [names] if isinstance(names, str) else cast(Sequence[str], names)
        made: Any = cls
        op: Operation = made(
            type, target, ops=ArrayAttr([StringAttr(name) for name in listed]), loc=loc, ip=ip
        )
        return op


@builder(transform.MultiTileSizesOp)
def build_multitile_sizes(
    builder: OpBuilder, info: OperationName, result_type: Type, target: ValueLike, **named: object
) -> Building:
    return builder.state(info, (target,), {**named, "results": [result_type] * 3})


@builder(transform.SplitOp)
def build_split(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    dimension: int | Attribute,
    chunk_sizes: int | ValueLike,
    **named: object,
) -> OperationState:
    if isinstance(chunk_sizes, int):
        named["static_chunk_sizes"] = chunk_sizes
    else:
        named |= {"static_chunk_sizes": DYNAMIC, "dynamic_chunk_sizes": chunk_sizes}
    return builder.state(
        info, (target,), {**named, "results": [as_value(target).type], "dimension": dimension}
    )


@builder(transform.VectorizeOp)
def build_vectorize(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    vector_sizes: MixedIndices | None = None,
    *,
    scalable_sizes: Sequence[bool] | Attribute | None = None,
    static_vector_sizes: Sequence[int] | Attribute | None = None,
    **named: object,
) -> Building:
    """Build `vectorize`: `vector_sizes` mixes numbers and values, unless static sizes and scalable flags are
    given."""
    dynamic: MixedIndices = vector_sizes or []
    if scalable_sizes is None and static_vector_sizes is None:
        if vector_sizes is not None:
            dynamic, static_vector_sizes, scalable_sizes = dispatch_dynamic_index_list(vector_sizes)
    elif scalable_sizes is None or static_vector_sizes is None:
        raise TypeError(
            "'scalable_sizes' and 'static_vector_sizes' must either both be given explicitly or both be "
            "given as part of 'vector_sizes'."
        )
    named |= {
        "vector_sizes": dynamic,
        "static_vector_sizes": static_vector_sizes,
        "scalable_sizes": scalable_sizes,
    }
    return builder.state(info, (target,), named)


@builder(transform.PadOp)
def build_pad(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    *,
    pad_to_multiple_of: MixedIndices | None = None,
    transpose_paddings: Sequence[Sequence[int | IntegerAttr]] | None = None,
    **named: object,
) -> Building:
    dynamic, static, _ = (
        ([], None, None) if pad_to_multiple_of is None else dispatch_dynamic_index_list(pad_to_multiple_of)
    )
    named |= {
        "results": [any_op_t()] * 3,
        "pad_to_multiple_of": dynamic,
        "static_pad_to_multiple_of": static,
        "transpose_paddings": integer_arrays(transpose_paddings),
    }
    return builder.state(info, (target,), named)


def _loops(args: Sequence[ValueLike | Type | Sequence[Type]], count: int) -> tuple[list[Type], ValueLike]:
    """The types of loops, and the target: `(target)`, `(type, target)` or `(types, target)`."""
    if len(args) == 1:
        return [any_op_t()] * count, cast(ValueLike, args[0])
    types, target = cast(tuple[Type | Sequence[Type], ValueLike], args)
    return [types] * count if isinstance(types, Type) else list(types), target


@builder(transform.TileUsingForOp)
def build_tile_using_for(
    builder: OpBuilder,
    info: OperationName,
    *args: ValueLike | Type | Sequence[Type],
    sizes: MixedIndices | None = None,
    interchange: Sequence[int] | Attribute | None = None,
    **named: object,
) -> Building:
    dynamic, static, scalable = dispatch_dynamic_index_list(sizes or [])
    loops, target = _loops(args, len([size for size in static if size != 0]))
    named |= {
        "results": [as_value(target).type, *loops],
        "dynamic_sizes": dynamic,
        "static_sizes": static,
        "interchange": interchange,
        "scalable_sizes": scalable,
    }
    return builder.state(info, (target,), named)


@builder(transform.FuseOp)
def build_fuse(
    builder: OpBuilder,
    info: OperationName,
    *args: ValueLike | Type | Sequence[Type],
    tile_sizes: MixedIndices | None = None,
    tile_interchange: MixedIndices | None = None,
    use_forall: bool = False,
    **named: object,
) -> Building:
    dynamic_sizes, static_sizes, _ = dispatch_dynamic_index_list(tile_sizes or [])
    dynamic_interchange, static_interchange, _ = dispatch_dynamic_index_list(tile_interchange or [])
    loops, target = _loops(args, 1 if use_forall else len([size for size in static_sizes if size != 0]))
    named |= {
        "results": [as_value(target).type, *loops],
        "tile_sizes": dynamic_sizes,
        "tile_interchange": dynamic_interchange,
        "static_tile_sizes": static_sizes,
        "static_tile_interchange": static_interchange,
        "use_forall": use_forall,
    }
    return builder.state(info, (target,), named)


@builder(transform.TileUsingForallOp)
def build_tile_using_forall(
    builder: OpBuilder,
    info: OperationName,
    *args: object,
    num_threads: MixedValues = None,
    tile_sizes: MixedValues = None,
    **named: object,
) -> OperationState:
    threads, packed_threads, static_threads = dispatch_mixed_values(num_threads)
    sizes, packed_sizes, static_sizes = dispatch_mixed_values(tile_sizes)
    named |= {
        "tile_sizes": sizes,
        "packed_tile_sizes": packed_sizes,
        "static_tile_sizes": static_sizes,
        "num_threads": threads,
        "packed_num_threads": packed_threads,
        "static_num_threads": static_threads,
    }
    return handles_by_default(builder, info, 2, args, named)
