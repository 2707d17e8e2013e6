"""The pass that mlir-opt has for its own tests of orders of uses in bytecode, as a plugin.

mlirkit opt --load-pass-plugin=tests/passes/mlir_use_list_passes.py --test-verify-uselistorder ...
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from random import Random

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_preorder
from mlirkit.ir import Module
from mlirkit.passes.option_types import INT
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

# The first version of bytecode that keeps orders of uses.
VERSION = 3


@register_pass
class TestPreserveUseListOrders(Pass):
    """Shuffles the uses of every value in a copy, and compares their order after writing and reading."""

    ARGUMENT = "test-verify-uselistorder"
    NAME = "(anonymous namespace)::TestPreserveUseListOrders"
    OP_NAME = "builtin.module"
    OPTIONS = (Option("rng-seed", INT, 1, "Specify an input random seed"),)

    def run(self) -> None:
        random = Random(self.options.rng_seed)
        module: Operation = self.operation.clone()
        for value in values_with_uses(module):
            pairs = value.use_pairs()
            random.shuffle(pairs)
            value.set_use_order(pairs)
        expected = orders(module)
        stream = BytesIO()
        module.write_bytecode(stream, VERSION)
        again = Module.parse(stream.getvalue(), self.context)
        if orders(again.operation) != expected:
            self.emit(self.operation.diagnostic("found use-list order mismatch"))
            self.signal_pass_failure()


def values_with_uses(root: Operation) -> Iterator[Value]:
    """The values that are read more than once."""
    for op in walk_preorder(root):
        values: list[Value] = [*op.result_values()]
        for region in op.regions:
            values.extend([argument for block in region.get_blocks() for argument in block.args])
        yield from [value for value in values if len(value.use_pairs()) > 1]


def orders(root: Operation) -> list[list[tuple[int, int]]]:
    """By value with several uses: the numbers of its users and their operands, in order."""
    numbers = {op: number for number, op in enumerate(walk_preorder(root))}
    return [
        [(numbers[user], number) for user, number in value.use_pairs()] for value in values_with_uses(root)
    ]
