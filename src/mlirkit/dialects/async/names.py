"""Names that results of async print with: `%token, %bodyResults`."""

from __future__ import annotations

from mlirkit.dialects.declared import async_dialect
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(async_dialect.ExecuteOp)
def name_execute(op: async_dialect.ExecuteOp, set_name: SetName) -> None:
    set_name(op.token, "token")
    if op.bodyResults:
        set_name(op.bodyResults[0], "bodyResults")
