"""Slices of tensors and memrefs: their numbers, bounds, and types with dimensions of size one left out.

As isRankReducedType of MLIR's Tensor and BuiltinTypes, and verifyInBoundsSlice of ViewLikeInterface.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from mlirkit.builtin.affine_expr import wrap_to_int64
from mlirkit.builtin.dense import DenseI32ArrayAttr, DenseI64ArrayAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.value import Value
from mlirkit.dialects.declared import memref, tensor
from mlirkit.dialects.mixed_values import (
    Mixed,
    constant_of_mixed,
    fold_constants,
    mixed_values,
    split_mixed,
)

SliceOp: TypeAlias = (
    tensor.ExtractSliceOp
    | tensor.InsertSliceOp
    | tensor.ParallelInsertSliceOp
    | memref.SubViewOp
    | memref.ReinterpretCastOp
)


def dropped_dimensions(original: Sequence[int], reduced: Sequence[int]) -> list[int] | None:
    """The dimensions of size one that `reduced` drops; None if it is not a reduction of `original`."""
    dropped: list[int] = []
    matched = 0
    for number, size in enumerate(original):
        if matched < len(reduced) and size == reduced[matched]:
            matched += 1
        elif size == 1:
            dropped.append(number)
        else:
            return None
    return dropped if matched == len(reduced) else None


def out_of_bounds(
    shape: Sequence[int], offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> str | None:
    """The error in a slice of a shape, as far as numbers are known; None if it is valid."""
    for number, (extent, offset, size, stride) in enumerate(zip(shape, offsets, sizes, strides)):
        if DYNAMIC in (extent, offset):
            continue
        if offset >= extent:
            return f"offset {number} is out-of-bounds: {offset} >= {extent}"
        if DYNAMIC in (size, stride):
            continue
        last = wrap_to_int64(offset + (size - 1) * stride)
        if last >= extent:
            return f"slice along dimension {number} runs out-of-bounds: {last} >= {extent}"
    return None


class Slice(NamedTuple):
    """Offsets, sizes and strides, one of each per dimension."""

    offsets: list[Mixed]
    sizes: list[Mixed]
    strides: list[Mixed]

    @property
    def static_offsets(self) -> list[int]:
        return split_mixed(self.offsets)[0]

    @property
    def static_sizes(self) -> list[int]:
        return split_mixed(self.sizes)[0]

    @property
    def static_strides(self) -> list[int]:
        return split_mixed(self.strides)[0]

    def is_inside(self, shape: Sequence[int]) -> bool:
        """Whether the slice is not known to be out of the bounds of a shape."""
        return out_of_bounds(shape, self.static_offsets, self.static_sizes, self.static_strides) is None

    def is_all_of(self, shape: Sequence[int]) -> bool:
        """Whether the slice covers a shape, or its leading dimensions cover a shape of lower rank."""
        return (
            all(constant_of_mixed(offset) == 0 for offset in self.offsets)
            and all(
                constant_of_mixed(extent) == size for extent, size in zip(self.sizes, shape)
            )
            and all(constant_of_mixed(stride) == 1 for stride in self.strides)
        )

    def with_constants(self, *, nonzero_strides: bool = False) -> Slice | None:
        """The same with constants of one kind, the first that has any, as integers; None if none has."""
        offsets = fold_constants(self.offsets, 0)
        if offsets != self.offsets:
            return Slice(offsets, self.sizes, self.strides)
        sizes = fold_constants(self.sizes, 0)
        if sizes != self.sizes:
            return Slice(self.offsets, sizes, self.strides)
        strides = fold_constants(self.strides, nonzero=nonzero_strides)
        return Slice(self.offsets, self.sizes, strides) if strides != self.strides else None


def slice_of(op: SliceOp) -> Slice:
    """The source of a slice."""
    return Slice(
        mixed_values(op.static_offsets.values, op.offsets),
        mixed_values(op.static_sizes.values, op.sizes),
        mixed_values(op.static_strides.values, op.strides),
    )


def slice_operands(slice: Slice, *tensors: Value) -> tuple[list[Value], dict[str, Attribute]]:
    """The operands, behind the given tensors, and the properties of an operation on a slice."""
    operands = list(tensors)
    sizes = [1] * len(tensors)
    properties: dict[str, Attribute] = {}
    for name, mixed in (("offsets", slice.offsets), ("sizes", slice.sizes), ("strides", slice.strides)):
        integers, values = split_mixed(mixed)
        operands += values
        sizes.append(len(values))
        properties[f"static_{name}"] = DenseI64ArrayAttr.get(integers)
    properties["operandSegmentSizes"] = DenseI32ArrayAttr.get(sizes)
    return operands, properties


def reduced_to_rank(sizes: Sequence[int], rank: int) -> list[int]:
    """The sizes without as many leading sizes of one as needed to reduce them to a rank."""
    surplus = len(sizes) - rank
    kept: list[int] = []
    for size in sizes:
        if surplus > 0 and size == 1:
            surplus -= 1
        else:
            kept.append(size)
    return kept


def canonical_slice_type(source: RankedTensorType, slice: Slice, rank: int) -> RankedTensorType:
    """Mirrors inferCanonicalRankReducedResultType: the type of a slice of a tensor, of a rank."""
    sizes = slice.static_sizes
    encoding = source.encoding if rank >= len(sizes) else None
    return RankedTensorType.get(reduced_to_rank(sizes, rank), source.element_type, encoding)


def dropped_dynamic_dimensions(original: Sequence[int], reduced: Sequence[int]) -> list[int] | None:
    """As `dropped_dimensions`; a dynamic size matches any size but one."""
    dropped: list[int] = []
    matched = 0
    for number, size in enumerate(original):
        has_more = matched < len(reduced)
        if has_more and size != 1 and DYNAMIC in (size, reduced[matched]):
            matched += 1
        elif has_more and size == reduced[matched]:
            matched += 1
        elif size == 1:
            dropped.append(number)
        else:
            return None
    return dropped if matched == len(reduced) else None
