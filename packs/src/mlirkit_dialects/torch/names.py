"""Names that results of torch print with."""

from __future__ import annotations

from mlirkit.builtin.float_format import short_float_text
from mlirkit.builtin.float_semantics import F64
from mlirkit.ods.live.hooks import SetName, result_names
from mlirkit_dialects.torch import classes as torch


@result_names(torch.ConstantNoneOp)
def name_none(op: torch.ConstantNoneOp, set_name: SetName) -> None:
    set_name(op.result, "none")


@result_names(torch.ConstantStrOp)
def name_string(op: torch.ConstantStrOp, set_name: SetName) -> None:
    set_name(op.result, "str")


@result_names(torch.ConstantDeviceOp)
def name_device(op: torch.ConstantDeviceOp, set_name: SetName) -> None:
    set_name(op.result, op.value.value)


@result_names(torch.ConstantIntOp)
def name_int(op: torch.ConstantIntOp, set_name: SetName) -> None:
    set_name(op.result, f"int{op.value.value}")


@result_names(torch.ConstantBoolOp)
def name_bool(op: torch.ConstantBoolOp, set_name: SetName) -> None:
    set_name(op.result, "true" if op.value.value else "false")


@result_names(torch.ConstantFloatOp)
def name_float(op: torch.ConstantFloatOp, set_name: SetName) -> None:
    """`float1.000000e-01`: six digits, without characters invalid in names."""
    shown = short_float_text(op.value.bits, F64)
    set_name(op.result, "float" + "".join([c for c in shown if c.isalnum() or c in "_$.-"]))
