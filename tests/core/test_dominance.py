"""Dominator trees against the definition: a block dominates another if no path avoids it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo, depth_first
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from tests.strategies import LOCATION, TYPES, unregistered_context

CONTEXT = unregistered_context()
GRAPHS = st.integers(1, 9).flatmap(
    lambda count: st.lists(st.lists(st.integers(0, count - 1), max_size=3), min_size=count, max_size=count)
)


def make(name: str = "test.op", **parts: object) -> Operation:
    return Operation.create(name, loc=LOCATION, ip=False, context=CONTEXT, **parts)  # type: ignore[arg-type]


def make_region(edges: list[list[int]]) -> Region:
    """A region with one block per node, each holding a definition and a branch along its edges."""
    region = make(regions=1).region(0)
    blocks = [region.blocks.append() for _ in edges]
    for block, targets in zip(blocks, edges, strict=True):
        block.append(make(results=[TYPES[0]]))
        block.append(make("test.br", successors=[blocks[target] for target in targets]))
    return region


def reachable(edges: list[list[int]], without: int | None) -> set[int]:
    """The nodes on paths from node 0 that avoid `without`."""
    found: set[int] = set()
    pending = [0]
    while pending:
        node = pending.pop()
        if node not in found and node != without:
            found.add(node)
            pending.extend(edges[node])
    return found


@given(GRAPHS)
@settings(max_examples=300, deadline=None)
def test_block_dominance_is_the_definition(edges: list[list[int]]) -> None:
    region = make_region(edges)
    blocks = region.get_blocks()
    info = DominanceInfo()
    alive = reachable(edges, None)
    assert {blocks.index(block) for block in depth_first(region)[0]} == alive
    for a, left in enumerate(blocks):
        assert info.is_reachable(left) == (a in alive)
        avoiding = reachable(edges, a)
        for b, right in enumerate(blocks):
            expected = a == b or b not in alive or b not in avoiding
            if a not in alive and a != b:
                expected = b not in alive
            assert info.dominates(left, right) == expected
            value = left.first.result if left.first else None
            assert info.properly_dominates(value, right.last) == expected


def test_a_long_chain_is_no_problem() -> None:
    count = 20_000
    region = make_region([[node + 1] for node in range(count)] + [[]])
    blocks = region.get_blocks()
    info = DominanceInfo()
    assert info.dominates(blocks[1], blocks[count]) and not info.dominates(blocks[count], blocks[1])


def test_many_ways_to_one_exit_are_no_problem() -> None:
    count = 20_000
    region = make_region([[node + 1, count] for node in range(count)] + [[]])
    blocks = region.get_blocks()
    info = DominanceInfo()
    assert info.dominates(blocks[0], blocks[count]) and not info.dominates(blocks[1], blocks[count])
    assert info.tree(region).immediate[blocks[count]] is blocks[0]


def test_order_in_a_block_and_nesting() -> None:
    region = make_region([[1], []])
    block = region.get_blocks()[0]
    definition, branch = block.operations
    info = DominanceInfo()
    assert info.properly_dominates(definition, branch) and not info.properly_dominates(branch, definition)
    assert not info.properly_dominates(definition, definition) and info.dominates(definition, definition)
    outer = make(results=[TYPES[0]], regions=1)
    branch.move_after(definition)
    outer.move_before(branch)
    inner_block = outer.region(0).blocks.append(TYPES[0], arg_locs=[LOCATION])
    inner = make()
    inner_block.append(inner)
    assert info.properly_dominates(definition.result, inner)
    assert info.properly_dominates(outer, inner) and not info.properly_dominates(outer, inner, False)
    assert not info.properly_dominates(outer.result, inner)
    assert info.properly_dominates(inner_block.arguments[0], inner)
    assert not info.properly_dominates(inner_block.arguments[0], branch)


def test_one_block_of_an_unknown_operation_has_no_order() -> None:
    region = make_region([[]])
    block: Block = region.get_blocks()[0]
    definition, branch = block.operations
    info = DominanceInfo()
    assert info.properly_dominates(branch, definition) and info.properly_dominates(definition, definition)
