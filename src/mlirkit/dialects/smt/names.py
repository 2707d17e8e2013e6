"""Names that results of smt print with: `%c5`, `%c5_bv8`, `%true`, `%foo`."""

from __future__ import annotations

from mlirkit.builtin.integer import decimal_text
from mlirkit.dialects.declared import smt
from mlirkit.dialects.smt.asm import signed_value
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(smt.IntConstantOp)
def name_integer(op: smt.IntConstantOp, set_name: SetName) -> None:
    set_name(op.result, f"c{decimal_text(signed_value(op.value_attr))}")


@result_names(smt.BVConstantOp)
def name_bit_vector(op: smt.BVConstantOp, set_name: SetName) -> None:
    ((value, type),) = parameters_of(op.value_attr)
    set_name(op.result, f"c{decimal_text(value)}_bv{type.width}")


@result_names(smt.BoolConstantOp)
def name_boolean(op: smt.BoolConstantOp, set_name: SetName) -> None:
    set_name(op.result, "true" if op.value_attr.value else "false")


@result_names(smt.DeclareFunOp)
def name_function(op: smt.DeclareFunOp, set_name: SetName) -> None:
    prefix = op.namePrefix_attr
    if prefix is not None and prefix.value:
        set_name(op.result, prefix.value)
