"""Places of operations and blocks, and edges between blocks, found without visiting all of them."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from mlirkit import ir
from mlirkit.core.block import Block, OperationList
from mlirkit.core.region import WaitingBlocks
from tests.core.graph_checks import check_graph

COUNT = 200


def function(blocks: int, operations: int = 0) -> ir.Operation:
    """An operation with a region of blocks that branch at random, with operations in front of the branch."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    draw = random.Random(3)
    lines = ['"t.op"() ({']
    for at in range(blocks):
        lines += [f"^b{at}:", *['  "t.a"() : () -> ()'] * operations]
        targets = ", ".join(f"^b{draw.randrange(1, blocks)}" for _ in range(draw.randrange(3)))
        lines.append(f'  "t.br"(){f"[{targets}]" if targets else ""} : () -> ()')
    op = ir.Operation.parse("\n".join([*lines, "}) : () -> ()"]), context=context, verify=False)
    assert isinstance(op, ir.Operation)
    return op


def predecessors(block: Block) -> list[Block]:
    """The expected result of `Block.predecessors`, computed from all successors."""
    assert block.region is not None
    return [each for each in block.region.blocks for other in each.successors if other is block]


def check_edges(op: ir.Operation) -> None:
    check_graph(op)
    for block in op.regions[0].blocks:
        found = predecessors(block)
        assert block.predecessors == found
        assert block.single_predecessor is (found[0] if len(found) == 1 else None)


@pytest.mark.parametrize("seed", range(5))
def test_edges_follow_changes(seed: int) -> None:
    draw = random.Random(seed)
    op = function(12)
    region = op.regions[0]
    check_edges(op)
    for _ in range(40):
        blocks = list(region.blocks)
        block = draw.choice(blocks)
        branch = block.operations[-1] if len(block.operations) else None
        change = draw.randrange(7)
        if change == 0 and branch is not None and len(branch.successors):
            branch.successors[draw.randrange(len(branch.successors))] = draw.choice(blocks[1:])
        elif change == 1 and branch is not None:
            branch.erase()
        elif change == 2 and branch is not None:
            branch.clone(ip=ir.InsertionPoint(branch))
        elif change == 3:
            block.create_after()
        elif change == 4:
            block.create_before()
        elif change == 5 and not block.predecessors and block is not blocks[0]:
            block.erase()
        elif change == 6 and block is not blocks[0]:
            block.append_to(region)
        check_edges(op)
    check_edges(op.clone(ip=False))


def test_edges_across_regions_do_not_count() -> None:
    op = function(3)
    other = function(3)
    block = other.regions[0].blocks[1]
    branch = ir.Operation.create(
        "t.br", successors=[block], ip=ir.InsertionPoint(op.regions[0].blocks[0]), context=op.context
    )
    assert op.regions[0].blocks[0] not in block.predecessors
    branch.erase()
    check_edges(op)
    check_edges(other)


def test_operations_by_place() -> None:
    op = function(1, COUNT)
    block = op.regions[0].blocks[0]
    assert [block.operations[at] for at in range(COUNT)] == list(block)[:COUNT]
    assert block.operations[-2] is list(block)[-2]
    assert list(block.operations[3:6]) == list(block)[3:6]
    listed = block.listed
    assert listed is not None and block.operations[7] is listed[7] and block.listed is listed
    # Additions and removals at the end keep the list; other changes make a new one on demand.
    block.operations[-1].erase()
    made = ir.Operation.create("t.b", ip=ir.InsertionPoint(block), context=op.context)
    assert block.listed is listed and block.operations[COUNT] is made
    block.operations[0].erase()
    listed_now: object = block.listed
    assert listed_now is None and len(block.operations) == COUNT and block.operations[COUNT - 1] is made
    with pytest.raises(IndexError):
        block.operations[COUNT]
    check_graph(op)


def test_ends_make_no_list() -> None:
    """Taking operations off an end makes no list, so that each operation takes one step."""
    op = function(1, COUNT)
    block = op.regions[0].blocks[0]
    while block.operations:
        block.operations[0].erase()
        assert block.listed is None
    assert isinstance(block.operations, OperationList) and not len(block.operations)


@pytest.mark.parametrize("count", [1, 3, 40, 400])
def test_waiting_blocks_stand_where_they_were_put(count: int) -> None:
    """Pending blocks, also beside pending ones, get the places that an immediate insertion gives."""
    draw = random.Random(count)
    op = function(COUNT)
    region = op.regions[0]
    region.number_blocks()
    expected = list(region.blocks)
    for _ in range(count):
        at = draw.randrange(len(expected))
        is_behind = bool(draw.randrange(2))
        neighbour = expected[at]
        block = neighbour.create_after() if is_behind else neighbour.create_before()
        assert block.region is region
        expected.insert(at + is_behind, block)
    assert isinstance(region.loader, WaitingBlocks)
    assert list(region.blocks) == expected
    assert [region.index_of(block) for block in expected] == list(range(len(expected)))
    check_graph(op)


def test_threads_see_waiting_blocks_once() -> None:
    """The first reading thread merges the pending blocks; the other threads wait."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            op = function(COUNT)
            region = op.regions[0]
            for block in list(region.blocks):
                block.create_after()
            with ThreadPoolExecutor(8) as pool:
                lengths = set(pool.map(lambda _, region=region: len(region.blocks), range(16)))
            assert lengths == {2 * COUNT}
            check_graph(op)
    finally:
        sys.setswitchinterval(interval)


def test_waiting_blocks_are_erased_with_their_operation() -> None:
    op = function(3)
    block = op.regions[0].blocks[1].create_after()
    made = ir.Operation.create("t.b", ip=ir.InsertionPoint(block), context=op.context)
    op.erase()
    with pytest.raises(ir.MLIRError, match="erased"):
        made.detach_from_parent()
    with pytest.raises(ir.MLIRError, match="erased"):
        block.create_after()


def test_blocks_are_numbered_once() -> None:
    """Inserting blocks between others or at either end, and removing blocks, keeps the numbers in order."""
    op = function(COUNT)
    region = op.regions[0]
    blocks = list(region.blocks)
    assert [region.index_of(each) for each in blocks] == list(range(COUNT))
    numbers = [each.order for each in blocks]
    for block in blocks:
        block.create_after()
    for block in blocks[1:]:
        if not block.predecessors:
            block.erase()
    blocks[0].create_before()
    assert region.order_valid
    kept = [(each, number) for each, number in zip(blocks, numbers, strict=True) if not each.is_erased]
    assert all(each.order == number for each, number in kept)
    check_graph(op)
