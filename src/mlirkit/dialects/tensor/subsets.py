"""Extracted and inserted slices, as subsets of tensors that loops read and write."""

from __future__ import annotations

from mlirkit.builtin.subset_interfaces import (
    HyperrectangularSlice,
    SubsetExtractionOpInterface,
    SubsetInsertionOpInterface,
)
from mlirkit.dialects.declared import tensor
from mlirkit.dialects.mixed_values import mixed_values
from mlirkit.ods.live.hooks import external_model


def _slice(op: tensor.ExtractSliceOp | tensor.InsertSliceOp) -> HyperrectangularSlice:
    return HyperrectangularSlice(
        mixed_values(op.static_offsets.values, op.offsets),
        mixed_values(op.static_sizes.values, op.sizes),
        mixed_values(op.static_strides.values, op.strides),
    )


class ExtractSlice(SubsetExtractionOpInterface):
    """`tensor.extract_slice`."""

    __slots__ = ()

    def accessed_slice(self, op: tensor.ExtractSliceOp) -> HyperrectangularSlice:
        return _slice(op)


class InsertSlice(SubsetInsertionOpInterface):
    """`tensor.insert_slice`."""

    __slots__ = ()

    def accessed_slice(self, op: tensor.InsertSliceOp) -> HyperrectangularSlice:
        return _slice(op)


external_model("SubsetExtractionOpInterface", ExtractSlice(), tensor.ExtractSliceOp)
external_model("SubsetInsertionOpInterface", InsertSlice(), tensor.InsertSliceOp)
