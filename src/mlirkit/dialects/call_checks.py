"""Verifying the operands of calls, for several dialects."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation


def check_argument_types(op: Operation, inputs: Sequence[Type]) -> None:
    """The operands of a call, of which there are as many as inputs, are of the types of the `inputs`."""
    for number, (operand, expected) in enumerate(zip(op.operand_types(), inputs, strict=True)):
        if operand != expected:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{expected}', but provided '{operand}' for "
                f"operand number {number}"
            )
