"""Forward and backward slices of generated functions agree with each other, and are in topological order."""

from __future__ import annotations

import pytest

from mlirkit.analysis.slices import backward_slice, forward_slice
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_preorder
from mlirkit.ir import Module
from tests.generators.plain_functions import generate_plain_functions


def operations(seed: int) -> list[Operation]:
    context = Context(allow_unregistered_dialects=True)
    module = Module.parse(generate_plain_functions(seed, dialect="cf"), context)
    return [op for op in walk_preorder(module.operation) if op.region_list is None]


@pytest.mark.parametrize("seed", range(6))
def test_what_an_operation_comes_from_goes_into_it(seed: int) -> None:
    listed = operations(seed)
    backward = {op: backward_slice(op) for op in listed}
    pairs = {(origin, op) for op, origins in backward.items() for origin in origins}
    assert pairs
    assert pairs == {
        (op, reader) for op in listed for result in op.result_values() for reader in forward_slice(result)
    }
    for op, origins in backward.items():
        place = {origin: number for number, origin in enumerate(origins)}
        assert len(place) == len(origins) and op not in place
        for origin in origins:
            for operand in origin.operand_values():
                definition = operand.defining_op
                assert definition is None or place[definition] < place[origin]


LOOP = """
func.func @f(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (i32) {
    %s = arith.addi %a, %x : i32
    scf.yield %s : i32
  }
  return %r : i32
}
"""


def test_arguments_come_from_the_operation_around() -> None:
    module = Module.parse(LOOP, Context())
    (add,) = [op for op in walk_preorder(module.operation) if op.name == "arith.addi"]
    assert [op.name for op in backward_slice(add)] == ["arith.constant", "arith.constant", "scf.for"]
    assert backward_slice(add, omit_block_arguments=True) == []
