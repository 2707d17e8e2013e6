"""Names results of async print with: `%token, %bodyResults`."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import SetName, result_names


@result_names("async.execute")
def name_execute(op: Operation, set_name: SetName) -> None:
    results = op.result_values()
    set_name(results[0], "token")
    if len(results) > 1:
        set_name(results[1], "bodyResults")
