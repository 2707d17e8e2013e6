"""Changes of sparse_tensor: levels come before values."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, reorder_results

# The results of `disassemble` for the values: a tensor and a number, as for each level.
_OF_VALUES = 2


def _upgrade_disassemble(op: Operation) -> None:
    results = op.result_values()
    levels = (len(results) - _OF_VALUES) // 2
    value, length = results[0], results[levels + 1]
    reorder_results(op, [*results[1 : levels + 1], value, *results[levels + 2 :], length])


def _downgrade_disassemble(op: Operation) -> None:
    results = op.result_values()
    levels = (len(results) - _OF_VALUES) // 2
    value, length = results[levels], results[-1]
    reorder_results(op, [value, *results[:levels], length, *results[levels + 1 : -1]])


# The order of the results is not visible in an operation.
CHANGES = (
    Change("sparse_tensor.disassemble", 18, _upgrade_disassemble, _downgrade_disassemble, by_form=False),
)
