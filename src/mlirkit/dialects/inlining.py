"""Shared inliner interfaces of dialects with simple rules.

Packages of these dialects list this module as `.inlining` among their hook modules.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.block import Block
from mlirkit.core.inlining import DialectInlinerInterface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import dialect_interface


class InlineOperations(DialectInlinerInterface):
    """All operations may be inlined, but no operation into their regions."""

    __slots__ = ()

    def is_legal_to_inline(
        self, op: Operation, dest: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        return True


class InlineEverywhere(InlineOperations):
    """All operations may be inlined, and any operation into their regions."""

    __slots__ = ()

    def is_legal_to_inline_region(
        self, dest: Region, src: Region, would_be_cloned: bool, mapping: dict[Value, Value]
    ) -> bool:
        return True


for _name in (
    "amdgpu",
    "arith",
    "bufferization",
    "complex",
    "gpu",
    "index",
    "math",
    "ml_program",
    "nvvm",
    "quant",
    "ub",
    "vector",
):
    dialect_interface(_name, "DialectInlinerInterface")(InlineOperations())
for _name in (
    "chlo",
    "linalg",
    "memref",
    "sdy",
    "shape",
    "stablehlo",
    "tensor",
):
    dialect_interface(_name, "DialectInlinerInterface")(InlineEverywhere())


def branch_with_operands(op: Operation, branch: str, dest: Block) -> None:
    """Replace a terminator by a branch of a name, which passes the terminator's operands to `dest`."""
    made = Operation.create(
        branch, [], op.operand_values(), successors=[dest], loc=op.location, ip=False, context=op.context
    )
    made.move_before(op)
    op.erase()


def replace_by_operands(op: Operation, values: Sequence[Value]) -> None:
    """Replace the results of a call by the operands of a terminator."""
    for value, operand in zip(values, op.operand_values(), strict=True):
        value.replace_all_uses_with(operand)
