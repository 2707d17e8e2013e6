"""Names that results of index print with: `%idx42`, `%true`."""

from __future__ import annotations

from mlirkit.dialects.declared import index
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(index.ConstantOp)
def name_constant(op: index.ConstantOp, set_name: SetName) -> None:
    set_name(op.result, f"idx{op.value.value}")


@result_names(index.BoolConstantOp)
def name_bool_constant(op: index.BoolConstantOp, set_name: SetName) -> None:
    set_name(op.result, "true" if op.value.value else "false")
