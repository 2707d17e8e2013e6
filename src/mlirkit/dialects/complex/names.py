"""Names results of complex print with."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import result_names


@result_names("complex.constant")
def name_constant(op: Operation, set_name: Callable[[Value, str], None]) -> None:
    set_name(op.result_values()[0], "cst")
