"""What calls of several dialects ask of their operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.core.attribute import Type


def check_argument_types(op: Any, inputs: Sequence[Type]) -> None:
    """The operands of a call, of which there are as many as inputs, are of the types of the `inputs`."""
    for number, (given, expected) in enumerate(zip(op.operand_types(), inputs, strict=True)):
        if given != expected:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{expected}', but provided '{given}' for "
                f"operand number {number}"
            )
