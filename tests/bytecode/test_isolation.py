"""Isolation follows its definition: nothing inside of an operation uses a value that is defined around it."""

from __future__ import annotations

from random import Random

import pytest

from mlirkit import ir
from mlirkit.bytecode.isolation import Isolation
from mlirkit.core.operation import Operation


def nest(random: Random, values: list[ir.Value], depth: int) -> list[ir.Operation]:
    """Operations over values that are defined before them, in their block or around it."""
    type = ir.IntegerType.get_signless(32)
    operations = []
    visible = list(values)
    for _ in range(random.randrange(1, 5)):
        operands = [random.choice(visible) for _ in range(random.randrange(6))] if visible else []
        regions = random.choice([0, 0, 1, 2]) if depth else 0
        operation = ir.Operation.create(
            "t.nest", [type] * random.randrange(3), operands, regions=regions, loc=ir.Location.unknown()
        )
        for region in operation.regions:
            inner = list(visible)
            for _ in range(random.randrange(3)):
                block = region.blocks.append(*[type] * random.randrange(2))
                inner.extend(block.arguments)
                for child in nest(random, inner, depth - 1):
                    block.append(child)
                    inner.extend(child.results)
        operations.append(operation)
        visible.extend(operation.results)
    return operations


def uses_what_is_around(op: Operation) -> bool:
    inside = {id(inner) for inner in op.walk_list()}
    for inner in op.walk_list():
        for value in inner.operand_values() if inner is not op else ():
            owner = value.owner
            holder = owner.parent_op if isinstance(owner, Operation) else owner.parent_region.parent_op
            if id(holder) not in inside:
                return True
    return False


@pytest.mark.parametrize("seed", range(60))
def test_isolation(seed: int) -> None:
    random = Random(seed)
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context:
        module = ir.Module.create(ir.Location.unknown())
        for operation in nest(random, [], 4):
            module.body.append(operation)
        for root in (module.operation, random.choice(module.operation.walk_list())):
            operations = root.walk_list()
            isolation = Isolation(root, operations, True)
            assert [op.order for op in operations if op is not root] == list(range(1, len(operations)))
            assert isolation.is_closed == (not uses_what_is_around(root))
            for op in operations:
                if op.region_list:
                    assert isolation.is_isolated(op) == (not uses_what_is_around(op))
