"""Names results of shape print with: `%c5`."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.operation import Operation
from mlirkit.ods.live.hooks import SetName, result_names


@result_names("shape.const_size")
def name_size(op: Operation, set_name: SetName) -> None:
    value: Any = op.inherent("value")
    if isinstance(value, IntegerAttr):
        set_name(op.result_values()[0], f"c{value.value}")
