"""Invariants of every graph: links, owners, numbers and use lists agree with each other."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value


def check_graph(root: Operation) -> None:
    """Assert the invariants of the tree below `root`."""
    expected: dict[int, list[tuple[int, int]]] = {}
    values: dict[int, Value] = {}
    for op in root.walk_list():
        for number, result in enumerate(op.results):
            assert result.op is op and result.number == number
            values[id(result)] = result
        assert op.operand_count == len(op.operands)
        for number, value in enumerate(op.operands):
            expected.setdefault(id(value), []).append((id(op), number))
            values[id(value)] = value
        for region in op.regions:
            assert region.parent_op is op
            if region.order_valid:
                orders = [each.order for each in region.blocks]
                assert orders == sorted(set(orders))
            assert [region.index_of(each) for each in region.blocks] == list(range(len(region.blocks)))
            for block in region.blocks:
                assert block.parent_region is region
                for number, argument in enumerate(block.arguments):
                    assert argument.block is block and argument.number == number
                    values[id(argument)] = argument
                operations = list(block.operations)
                assert all(each.parent_block is block for each in operations)
                previous = [None, *operations]
                assert [each.prev_op for each in operations] == previous[:-1] if operations else True
                assert block.first is (operations[0] if operations else None)
                assert block.last is (operations[-1] if operations else None)
                assert list(block.operations[:]) == operations
                for each in operations:
                    for successor in each.successors:
                        assert each in (successor.branches or ())
                for each in block.branches or ():
                    assert block in each.successors
                if block.order_valid:
                    orders = [each.order for each in operations]
                    assert orders == sorted(set(orders))
    for key, value in values.items():
        uses = sorted((id(use.owner), use.operand_number) for use in value.uses)
        assert uses == sorted(expected.get(key, []))
        assert value.has_uses == bool(uses) and value.has_one_use == (len(uses) == 1)
