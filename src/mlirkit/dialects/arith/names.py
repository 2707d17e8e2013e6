"""Names results of arith print with: `%c0_i32`, `%true`, `%cst`."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import result_names


@result_names("arith.constant")
def name_constant(op: Operation, set_name: Callable[[Value, str], None]) -> None:
    """As ConstantOp::getAsmResultNames."""
    value = op.inherent("value")
    result = op.result_values()[0]
    type = result.type
    if not isinstance(value, IntegerAttr):
        set_name(result, "cst")
        return
    if isinstance(type, IntegerType) and type.width == 1:
        set_name(result, "true" if value.value else "false")
        return
    name = f"c{value.value}"
    if isinstance(type, IntegerType) and not isinstance(type, IndexType):
        name += f"_{type}"
    set_name(result, name)
