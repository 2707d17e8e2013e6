"""Checks of return operations of several dialects: the operands are the function's results."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.symbols import symbol_name


def verify_returned(op: Operation, results: Sequence[Type], noun: str) -> None:
    """The operands of `op`, which is a `noun`, are of the types of its function's `results`."""
    function = op.parent_op
    assert function is not None
    name = symbol_name(function)
    if op.operand_count != len(results):
        raise op.op_error(
            f"has {op.operand_count} operands, but enclosing function (@{name}) {noun}s {len(results)}"
        )
    for number, (type, result) in enumerate(zip(op.operand_types(), results)):
        if type != result:
            raise op.error(
                f"type of {noun} operand {number} ('{type}') doesn't match function result type ('{result}')"
                f" in function @{name}"
            )
