"""Names results of vector print with: `%vscale`."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import result_names


@result_names("vector.vscale")
def name_vscale(op: Operation, set_name: Callable[[Value, str], None]) -> None:
    set_name(op.result_values()[0], "vscale")
