"""The range of a dimension of a shaped value.

Mirror: inferShapedDimOpInterface of mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange, storage_width
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.dialects.declared import memref, tensor
from mlirkit.folding.ap_int import APInt, max_signed
from mlirkit.folding.int_range import IntRange, constant_range, signed_range
from mlirkit.ods.live.hooks import interface


class DimensionRange(InferIntRangeInterface):
    """The range of the sizes of the possible dimensions; none is negative."""

    __slots__ = ()

    def infer_result_ranges_from_optional(
        self, op: tensor.DimOp | memref.DimOp, ranges: Sequence[IntRange | None], set_range: SetRange
    ) -> None:
        width = storage_width(op.result.type)
        any_size = signed_range(APInt(0, width), max_signed(width))
        type = op.source.type
        result: IntRange | None = None
        if isinstance(type, (MemRefType, RankedTensorType)):
            numbers = range(len(type.dims))
            _, index = ranges
            if index is not None:
                numbers = range(max(0, index.smin.signed), min(len(type.dims) - 1, index.smax.signed) + 1)
            for number in numbers:
                size = type.dims[number]
                one = any_size if size == DYNAMIC else constant_range(APInt(size, width))
                result = one if result is None else result.union(one)
        set_range(op.result, any_size if result is None else result)


for _owner in (memref.DimOp, tensor.DimOp):
    interface(_owner, "InferIntRangeInterface")(DimensionRange())
