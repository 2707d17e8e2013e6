"""Dominator trees against the definition: a block dominates another if no path avoids it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit import ir
from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo, DominatorTree, depth_first
from mlirkit.core.operation import Operation
from mlirkit.core.post_dominance import PostDominatorTree
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
    region = make(regions=1).region_at(0)
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
    assert info.tree(region).immediate(blocks[count]) is blocks[0]


def test_the_tree_by_blocks() -> None:
    region = make_region([[1, 2], [3], [3], [], [3]])
    blocks = region.get_blocks()
    tree = DominatorTree(region)
    assert tree.blocks == [blocks[at] for at in (0, 1, 3, 2)]
    assert tree.dominated(blocks[0]) == [blocks[at] for at in (1, 3, 2)] and not tree.dominated(blocks[3])
    assert tree.immediate(blocks[0]) is None and tree.immediate(blocks[3]) is blocks[0]
    assert tree.common(blocks[1], blocks[2]) is blocks[0] and tree.common(blocks[4], blocks[0]) is None
    after = PostDominatorTree(region)
    assert after.immediate(blocks[3]) is None and after.immediate(blocks[0]) is blocks[3]


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
    inner_block = outer.region_at(0).blocks.append(TYPES[0], arg_locs=[LOCATION])
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


def test_questions_of_users() -> None:
    """`ir.DominanceInfo`, of values, operations and blocks across regions."""
    module = ir.Module.parse(
        """
        func.func @f(%c: i1, %x: i32) -> i32 {
          %0 = arith.addi %x, %x : i32
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          %1 = scf.if %c -> i32 { %2 = arith.muli %0, %0 : i32  scf.yield %2 : i32 } else { scf.yield %0 : i32 }
          cf.br ^bb3(%1 : i32)
        ^bb2:
          cf.br ^bb3(%x : i32)
        ^bb3(%y: i32):
          return %y : i32
        }
        func.func private @g()"""
    )
    function, other = module.regions[0].blocks[0].operations
    entry, left, right, last = function.region_at(0).blocks
    add, branch = entry.operations
    conditional, _ = left.operations
    product = conditional.regions[0].blocks[0].operations[0]
    info = ir.DominanceInfo()
    assert info.properly_dominates(add.result, product) and info.properly_dominates(add, product)
    assert info.properly_dominates(conditional, product)
    assert not info.properly_dominates(conditional, product, enclosing_ok=False)
    assert not info.properly_dominates(conditional.result, product)
    assert not info.properly_dominates(conditional.result, last.operations[0])
    assert info.properly_dominates(entry.arguments[0], product)
    assert not info.properly_dominates(last.arguments[0], right.operations[0])
    assert info.properly_dominates(entry, last) and not info.properly_dominates(left, last)
    assert not info.properly_dominates(entry, entry) and info.dominates(entry, entry)
    assert info.dominates(add.result, add) and not info.properly_dominates(add.result, add)
    assert not info.properly_dominates(branch, add)
    # A module's region has no order.
    assert info.properly_dominates(other, function) and info.properly_dominates(function, other)
    with pytest.raises(TypeError):
        info.properly_dominates(3, add)


def _nested(levels: int, read: str) -> str:
    """A function with regions in regions, in the innermost of which a value is read."""
    around = "scf.execute_region {\n"
    return (
        "func.func @f(%x: i32, %c: i1) {\n"
        + around * levels
        + f"%0 = arith.addi %x, {read} : i32\nscf.yield\n"
        + "}\n%y = arith.constant 1 : i32\nscf.yield\n" * (levels - 1)
        + "}\n%z = arith.constant 1 : i32\nfunc.return\n}"
    )


@pytest.mark.parametrize("levels", [1, 3, 63, 64, 65, 200])
def test_values_from_any_depth(levels: int) -> None:
    with ir.Context():
        assert ir.Module.parse(_nested(levels, "%x")).operation.verify()
        module = ir.Module.parse(_nested(levels, "%x"), verify=False)
        (function,) = module.body.operations
        late = function.regions[0].blocks[0].operations[1].result
        inner = next(op for op in module.operation.walk() if op.name == "arith.addi")
        inner.operands[1] = late
        with pytest.raises(ir.MLIRError, match="operand #1 does not dominate this use"):
            module.operation.verify()


BLOCKS = """
func.func @f(%x: i32, %c: i1) {{
  {entry}
^a:
  %1 = arith.constant 1 : i32
  cf.br ^c
^b:
  cf.br ^c
^c:
  %2 = arith.addi %x, %{value} : i32
  func.return
^never:
  %3 = arith.addi %x, %1 : i32
  cf.br ^c
}}
"""


@pytest.mark.parametrize(
    ("entry", "value", "is_valid"),
    [
        ("cf.cond_br %c, ^a, ^b", "x", True),
        ("cf.cond_br %c, ^a, ^b", "1", False),
        ("cf.br ^a", "1", True),
        ("cf.br ^a", "3", False),
        # Unreachable blocks are not checked.
        ("func.return", "1", True),
    ],
)
def test_values_from_other_blocks(entry: str, value: str, is_valid: bool) -> None:
    with ir.Context():
        text = BLOCKS.format(entry=entry, value=value)
        if is_valid:
            assert ir.Module.parse(text).operation.verify()
        else:
            with pytest.raises(ir.MLIRError, match="operand #1 does not dominate this use"):
                ir.Module.parse(text)
