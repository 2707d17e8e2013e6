"""Names results of ml_program print with: what is loaded from `@weights` is `%weights`."""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import SetName, result_names


@result_names("ml_program.global_load", "ml_program.global_load_const")
def name_loaded(op: Operation, set_name: SetName) -> None:
    symbol: Any = op.inherent("global")
    if symbol is not None:
        set_name(op.result_values()[0], symbol.leaf_reference)
