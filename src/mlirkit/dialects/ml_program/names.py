"""Names that results of ml_program print with: a load from `@weights` is `%weights`."""

from __future__ import annotations

from mlirkit.dialects.declared import ml_program
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(ml_program.GlobalLoadOp, ml_program.GlobalLoadConstOp)
def name_loaded(op: ml_program.GlobalLoadOp | ml_program.GlobalLoadConstOp, set_name: SetName) -> None:
    set_name(op.result, op.global_.leaf_reference)
