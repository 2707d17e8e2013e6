"""Ranges of the elements of vectors."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange, storage_width
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import vector
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange
from mlirkit.ods.live.hooks import interface

_INTERFACE = "InferIntRangeInterface"


class SourceRange(InferIntRangeInterface):
    """The range of the first operand, from which elements are taken."""

    __slots__ = ()

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        set_range(op.result, ranges[0])


class InsertionRange(InferIntRangeInterface):
    """The union of the inserted value's range and the destination's."""

    __slots__ = ()

    def infer_result_ranges(
        self, op: vector.InsertOp, ranges: Sequence[IntRange], set_range: SetRange
    ) -> None:
        inserted, target, *_ = ranges
        set_range(op.result, inserted.union(target))


class StepRange(InferIntRangeInterface):
    """The range of element numbers."""

    __slots__ = ()

    def infer_result_ranges(self, op: vector.StepOp, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        type = op.result.type
        if not any(type.scalable_dims):
            width = storage_width(type)
            zero, last = APInt(0, width), APInt(type.dims[0] - 1, width)
            set_range(op.result, IntRange(zero, last, zero, last))


for _owner in (vector.BroadcastOp, vector.ExtractOp, vector.ShapeCastOp, vector.TransposeOp):
    interface(_owner, _INTERFACE)(SourceRange())
interface(vector.InsertOp, _INTERFACE)(InsertionRange())
interface(vector.StepOp, _INTERFACE)(StepRange())
