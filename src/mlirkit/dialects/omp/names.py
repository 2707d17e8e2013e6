"""Names results of omp print with: `%cli` for a loop that nothing generates or transforms."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import result_names


@result_names("omp.new_cli")
def name_loop(op: Operation, set_name: Callable[[Value, str], None]) -> None:
    result = op.result_values()[0]
    # With uses, the name depends on the operation that generates the loop.
    if not any(True for _ in result.uses):
        set_name(result, "cli")
