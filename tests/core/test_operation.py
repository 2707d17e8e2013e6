"""Operations: creating, moving, erasing, attributes; the graph's invariants hold throughout."""

import copy
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit import ir
from mlirkit.core.block import Block
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.support.diagnostics import MLIRError
from tests.core.graph_checks import check_graph
from tests.strategies import LOCATION, TYPES, modules, unregistered_context

CONTEXT = unregistered_context()


def make(name: str = "test.op", **parts: object) -> Operation:
    return Operation.create(name, loc=LOCATION, context=CONTEXT, ip=parts.pop("ip", False), **parts)  # type: ignore[arg-type]


@given(modules())
@settings(max_examples=60, deadline=None)
def test_built_graphs_are_consistent(module: Operation) -> None:
    check_graph(module)


@given(modules(), st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), max_size=20))
@settings(max_examples=60, deadline=None)
def test_moving_and_erasing_keep_the_graph_consistent(
    module: Operation, moves: list[tuple[int, int]]
) -> None:
    for a, b in moves:
        operations = module.walk_list()[1:]
        if not operations:
            break
        moved, anchor = operations[a % len(operations)], operations[b % len(operations)]
        if (
            a % 3 == 0
            and moved.use_empty
            and not any(result.has_uses for each in moved.walk_list() for result in each.results)
        ):
            moved.erase()
            with pytest.raises(MLIRError, match="erased"):
                _ = moved.operands
        elif not moved.is_ancestor(anchor):
            if a % 2:
                moved.move_before(anchor)
            else:
                moved.move_after(anchor)
        check_graph(module)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 99), st.integers(0, 99)), max_size=60))
@settings(max_examples=80, deadline=None)
def test_order_in_block(steps: list[tuple[int, int, int]]) -> None:
    block = Block()
    model: list[Operation] = []
    for kind, a, b in steps:
        op = make()
        if kind == 0 or not model:
            block.append(op)
            model.append(op)
        elif kind == 1:
            InsertionPoint(model[a % len(model)]).insert(op)
            model.insert(a % len(model), op)
        elif kind == 2:
            model.pop(a % len(model)).detach_from_parent()
        else:
            first, second = model[a % len(model)], model[b % len(model)]
            assert first.is_before_in_block(second) == (a % len(model) < b % len(model))
        assert list(block.operations) == model
        if block.order_valid:
            assert [each.order for each in model] == sorted({each.order for each in model})


def test_erasing_a_used_operation_is_refused() -> None:
    op = make(results=[TYPES[0]])
    user = make(operands=[op])
    with pytest.raises(MLIRError, match="still has uses"):
        op.erase()
    user.erase()
    op.erase()
    assert repr(op) == "<erased Operation>"


def test_a_stale_handle_raises() -> None:
    op = make()
    op.erase()
    for use in (
        lambda: op.operands,
        lambda: op.op_operands,
        lambda: op.result,
        lambda: op.attributes,
        lambda: op.discardable_attributes,
        lambda: op.properties,
        lambda: copy.deepcopy(op),
        lambda: pickle.dumps(op),
        op.walk,
        op.erase,
        op.clone,
        op.verify,
        op.__str__,
    ):
        with pytest.raises(MLIRError, match="the operation has been erased"):
            use()


def test_an_operation_does_not_go_inside_of_itself() -> None:
    outer = make(regions=1)
    block = outer.regions[0].blocks.append()
    inner = make(regions=1)
    block.append(inner)
    moves: list[Callable[[], object]] = [
        lambda: outer.move_before(inner),
        lambda: outer.move_after(inner),
        lambda: block.append(outer),
        lambda: InsertionPoint(block).insert(outer),
    ]
    for move in moves:
        with pytest.raises(MLIRError, match="inside of itself"):
            move()
    check_graph(outer)


def test_a_stale_value_is_refused() -> None:
    op = make(results=[TYPES[0]])
    result = op.result
    op.erase()
    with pytest.raises(MLIRError, match="has been erased"):
        make(operands=[result])


def test_arguments_are_a_block_s_own() -> None:
    """Blocks have no list before they have arguments, and none in common afterwards."""
    blocks = [Block() for _ in range(3)]
    assert blocks[0].args is blocks[1].args
    blocks[0].add_argument(TYPES[0])
    blocks[0].insert_argument(0, TYPES[0])
    blocks[1].add_argument(TYPES[0])
    blocks[1].erase_argument(0)
    blocks[1].add_arguments(TYPES[:3])
    assert [len(block.args) for block in blocks] == [2, 3, 0]
    assert [argument.number for block in blocks for argument in block.arguments] == [0, 1, 0, 1, 2]
    assert all(argument.block is block for block in blocks for argument in block.args)


def test_attributes_are_a_mapping() -> None:
    op = make(attributes={"b": StringAttr("x")})
    op.attributes["a"] = StringAttr("y")
    assert list(op.attributes) == ["a", "b"] and "a" in op.attributes and len(op.attributes) == 2
    del op.attributes["b"]
    with pytest.raises(KeyError):
        op.attributes["b"]
    assert op.attributes == {"a": StringAttr("y")}


def test_operands_are_a_mutable_sequence() -> None:
    values = make(results=[TYPES[0]] * 5).results
    op = make(operands=list(values))
    op.operands[4] = values[0]
    assert list(op.operands) == [*values[:4], values[0]] and op.operands[-1] is values[0]
    assert list(op.operands[1:3]) == list(values[1:3])
    with pytest.raises(IndexError):
        op.operands[5] = values[0]
    op.replace_uses_of_with(values[0], values[1])
    assert not values[0].has_uses and len(list(values[1].uses)) == 3


def test_insertion_points() -> None:
    module = make("test.module", regions=1)
    block = module.regions[0].blocks.append()
    with CONTEXT, LOCATION, InsertionPoint(block):
        last = Operation.create("test.last")
        with InsertionPoint.at_block_begin(block):
            first = Operation.create("test.first")
        with InsertionPoint.after(first):
            middle = Operation.create("test.middle")
    assert list(block) == [first, middle, last]
    with pytest.raises(ValueError, match="already attached"):
        InsertionPoint(block).insert(first)
    with pytest.raises(ValueError, match="no terminator"):
        InsertionPoint.at_block_terminator(block)


def test_copies_are_deep() -> None:
    module = make("test.module", regions=1)
    module.regions[0].blocks.append().append(make("test.inner"))
    other = copy.deepcopy(module)
    other.regions[0].blocks[0].operations[0].attributes["x"] = StringAttr("y")
    assert not module.is_structurally_equivalent(other)
    assert module.is_structurally_equivalent(copy.copy(module))


def test_parts_are_not_copied_alone() -> None:
    op = make(results=[TYPES[0]], regions=1)
    block = op.regions[0].blocks.append(TYPES[0], arg_locs=[LOCATION])
    for part in (op.result, op.regions[0], block, block.arguments[0]):
        with pytest.raises(TypeError, match="part of an operation"):
            copy.deepcopy(part)


def test_names_are_per_context() -> None:
    assert unregistered_context().operation_name("a.b") is not unregistered_context().operation_name("a.b")
    assert not CONTEXT.is_registered_operation("test.op")


@pytest.mark.parametrize("count", [0, 1, 3])
def test_replacements_of_all_results(count: int) -> None:
    """Another number of values than of results replaces nothing."""
    with ir.Context(allow_unregistered_dialects=True), ir.Location.unknown():
        i32 = ir.IntegerType.get_signless(32)
        op = ir.Operation.create("x.pair", results=[i32, i32])
        user = ir.Operation.create("x.use", operands=list(op.results))
        values = [ir.Operation.create("x.one", results=[i32]).result for _ in range(count)]
        with pytest.raises(ValueError):
            op.replace_all_uses_with(values)
        assert list(user.operands) == list(op.results)
