"""Names results of index print with: `%idx42`, `%true`."""

from __future__ import annotations

from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import SetName, result_names


@result_names("index.constant")
def name_constant(op: Operation, set_name: SetName) -> None:
    value: Any = op.inherent("value")
    set_name(op.result_values()[0], f"idx{value.value}")


@result_names("index.bool.constant")
def name_bool_constant(op: Operation, set_name: SetName) -> None:
    value: Any = op.inherent("value")
    set_name(op.result_values()[0], "true" if value.value else "false")
