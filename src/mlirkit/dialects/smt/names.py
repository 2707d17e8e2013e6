"""Names results of smt print with: `%c5`, `%c5_bv8`, `%true`, `%foo`."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import smt
from mlirkit.dialects.smt.asm import signed_value
from mlirkit.ods.live.hooks import SetName, result_names
from mlirkit.ods.live.value_class import parameters_of


@result_names(smt.IntConstantOp)
def name_integer(op: Operation, set_name: SetName) -> None:
    value: Any = op.inherent("value")
    if isinstance(value, IntegerAttr):
        set_name(op.result_values()[0], f"c{signed_value(value)}")


@result_names(smt.BVConstantOp)
def name_bit_vector(op: Operation, set_name: SetName) -> None:
    constant: Any = op.inherent("value")
    if isinstance(constant, smt.BitVectorAttr):
        value, type = parameters_of(constant)[0]
        set_name(op.result_values()[0], f"c{value}_bv{type.parameters[0]}")


@result_names(smt.BoolConstantOp)
def name_boolean(op: Operation, set_name: SetName) -> None:
    value: Any = op.inherent("value")
    if isinstance(value, IntegerAttr):
        set_name(op.result_values()[0], "true" if value.value else "false")


@result_names(smt.DeclareFunOp)
def name_function(op: Operation, set_name: SetName) -> None:
    prefix: Any = op.inherent("namePrefix")
    if isinstance(prefix, StringAttr) and prefix.value:
        set_name(op.result_values()[0], prefix.value)
