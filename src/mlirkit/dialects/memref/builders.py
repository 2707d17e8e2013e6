"""Building views of memory as upstream's bindings do.

    memref.subview(source, [i, 0], [4, 4], [1, 1])      the result's type is inferred where sizes are known
    memref.subview(source, offsets, sizes, strides, result_type=type)

Offsets, sizes and strides are Python numbers or values; constants count as numbers.  Calls of the generated
builder work as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard, cast

from mlirkit.builtin.attributes import IntegerAttr, StridedLayoutAttr
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.core.attribute import Type
from mlirkit.core.creation import as_value
from mlirkit.core.value import OpResult, Value
from mlirkit.dialects.declared import arith
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import MixedInt, MixedValues, dispatch_mixed_values, is_value_like
from mlirkit.ods.live.building.value_builder import Computed, computed
from mlirkit.ods.live.hooks import face_function


@face_function("memref", "_is_constant_int_like")
def is_constant(size: object) -> bool:
    """Whether a value is an integer constant."""
    return _constant(size) is not None


@face_function("memref", "_is_static_int_like")
def is_known(size: object) -> bool:
    """Whether a size is a number or a constant."""
    return _is_static(size) or is_constant(size)


def _constant(size: object) -> int | None:
    """The number of an integer constant; None for other values."""
    result = as_value(size) if is_value_like(size) else None
    if isinstance(result, OpResult) and isinstance(result.owner, arith.ConstantOp):
        value = result.owner.value
        if isinstance(value, IntegerAttr):
            return int(value.value)
    return None


def _number(size: MixedInt) -> MixedInt:
    """The number of a constant; other values unchanged."""
    constant = _constant(size)
    return size if constant is None else constant


def _is_static(size: object) -> TypeGuard[int]:
    return isinstance(size, int) and size != DYNAMIC


@face_function("memref", "_infer_memref_subview_result_type")
def infer_subview_type(
    source: MemRefType, offsets: Sequence[MixedInt], sizes: Sequence[MixedInt], strides: Sequence[MixedInt]
) -> tuple[list[MixedInt], list[MixedInt], list[MixedInt], MemRefType]:
    """(offsets, sizes, strides, type) of a view, constants as numbers; ValueError where sizes are dynamic."""
    source_strides, source_offset = source.get_strides_and_offset()
    at, counts, steps = ([_number(number) for number in group] for group in (offsets, sizes, strides))
    known_counts = [count for count in counts if _is_static(count)]
    known_steps = [step for step in steps if _is_static(step)]
    if len(known_counts) != len(counts) or len(known_steps) != len(steps) or DYNAMIC in source_strides:
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    static_at = [offset for offset in at if _is_static(offset)]
    offset = DYNAMIC
    if len(static_at) == len(at) and source_offset != DYNAMIC:
        offset = source_offset + sum([a * b for a, b in zip(static_at, source_strides, strict=False)])
    result_strides = [a * b for a, b in zip(source_strides, known_steps, strict=False)]
    layout = None
    if offset != 0 or result_strides != _contiguous(known_counts):
        layout = StridedLayoutAttr.get(offset, result_strides)
    type = MemRefType(known_counts, source.element_type, layout, source.memory_space)
    return at, counts, steps, type


def _contiguous(sizes: Sequence[int]) -> list[int]:
    strides = [1]
    for size in reversed(sizes[1:]):
        strides.append(strides[-1] * size)
    return strides[::-1]


@face_function("memref", "_generated_subview")
@face_function("memref", "subview")
def subview(
    first: object, *args: MixedValues, result_type: MemRefType | None = None, **named: object
) -> Computed:
    """Build `memref.subview`: `(source, offsets, sizes, strides)`."""
    op_class = shared_dialect("memref").public("SubViewOp")
    if isinstance(first, Type) or len(args) > 3 or not isinstance(first, Value):
        return computed(op_class(first, *args, **named))
    names = ("offsets", "sizes", "strides")
    arguments = cast(
        list[Sequence[MixedInt] | None], [*args, *[named.pop(name, None) for name in names[len(args) :]]]
    )
    offsets, sizes, strides = [
        list(argument) if isinstance(argument, (list, tuple)) else argument or [] for argument in arguments
    ]
    if result_type is None:
        source = first.type
        assert isinstance(source, MemRefType), source
        source_strides, _ = source.get_strides_and_offset()
        lists = (sizes, strides, source_strides)
        if not all(isinstance(group, list) and all(_is_static(_number(e)) for e in group) for group in lists):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        offsets, sizes, strides, result_type = infer_subview_type(source, offsets, sizes, strides)
    dispatched = [dispatch_mixed_values(group) for group in (offsets, sizes, strides)]
    dynamic = [value[0] for value in dispatched]
    static = [value[2] for value in dispatched]
    return computed(op_class(result_type, first, *dynamic, *static, **named))
