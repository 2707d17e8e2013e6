"""The flow of buffers: the values that may alias a value because it is forwarded to them.

A view aliases its source, arguments and results alias the values that control flow forwards to them, and
results of calls alias the operands.  Other operations forward nothing.
Mirror: mlir/lib/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType
from mlirkit.core.interfaces import BranchOpInterface, RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.dialects.declared import arith, memref
from mlirkit.dialects.view_origins import view_of
from mlirkit.patterns.region_branches import branches_of


class BufferFlow:
    """The flow of buffers between the values inside of an operation."""

    def __init__(self, root: Operation) -> None:
        self._passed_to: dict[Value, dict[Value, None]] = {}
        for op in walk_postorder(root):
            for value, receiver in _passed_on(op):
                self._passed_to.setdefault(value, {})[receiver] = None

    def resolve(self, value: Value) -> list[Value]:
        """All values that may refer to the buffer of `value`, itself among them."""
        result = {value: None}
        pending = [value]
        while pending:
            for target in self._passed_to.get(pending.pop(), ()):
                if target not in result:
                    result[target] = None
                    pending.append(target)
        return list(result)


def _passed_on(op: Operation) -> Iterator[tuple[Value, Value]]:
    """The values that an operation forwards, with the values that receive them."""
    interfaces = op.info.interfaces
    branch = interfaces.get("BranchOpInterface")
    if isinstance(op, arith.SelectOp):
        yield op.true_value, op.result
        yield op.false_value, op.result
    elif isinstance(op, memref.ReallocOp):
        yield op.source, op.result
    elif (view := view_of(op)) is not None:
        yield view
    elif isinstance(branch, BranchOpInterface):
        for number, block in enumerate(op.successor_list or ()):
            operands = branch.successor_operands(op, number)
            yield from zip(operands.forwarded, block.args[operands.produced_count :], strict=True)
    elif isinstance(interfaces.get("RegionBranchOpInterface"), RegionBranchOpInterface):
        for source, numbers, receivers in branches_of(op):
            for number, receiver in zip(numbers, receivers, strict=True):
                yield source.operand_at(number), receiver
    elif op.info.has_trait("CallOpInterface"):
        for operand in filter(_is_buffer, op.operand_values()):
            for result in filter(_is_buffer, op.result_values()):
                yield operand, result


def _is_buffer(value: Value) -> bool:
    return isinstance(value.type, (MemRefType, UnrankedMemRefType))
