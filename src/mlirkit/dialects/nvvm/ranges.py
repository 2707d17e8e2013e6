"""Integer ranges of special registers: from the attribute `range`, both ends included.

Mirror: nvvmInferResultRanges of mlir/lib/Dialect/LLVMIR/IR/NVVMDialect.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.nvvm.verify import range_bounds
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange
from mlirkit.ods.live.hooks import interface

# The attribute of all register operations.
RANGE = "range"


class RegisterRange(InferIntRangeInterface):
    """The range of a register."""

    __slots__ = ()

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        (result,) = op.result_values()
        limits = op.inherent(RANGE)
        if isinstance(limits, llvm.ConstantRangeAttr):
            width, lower, upper = range_bounds(limits)
            least, largest = APInt(lower, width), APInt(upper, width)
            set_range(result, IntRange(least, largest, least, largest))


interface("nvvm", "InferIntRangeInterface")(RegisterRange())
