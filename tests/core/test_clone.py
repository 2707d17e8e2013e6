"""A clone is the same IR made of other objects, and equivalence notices every difference."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.support.gc_pause import gc_paused
from tests.core.graph_checks import check_graph
from tests.strategies import LOCATION, TYPES, modules, unregistered_context


@given(modules(max_ops=20))
@settings(max_examples=60, deadline=None)
def test_clone_is_equivalent_and_separate(module: Operation) -> None:
    clone = module.clone(ip=False)
    check_graph(clone)
    check_graph(module)
    assert clone.is_structurally_equivalent(module, ignore_locations=False)
    assert not {id(op) for op in clone.walk()} & {id(op) for op in module.walk()}
    clone.erase()
    check_graph(module)


def set_attribute(op: Operation) -> bool:
    op.attributes["extra"] = StringAttr("")
    return True


def swap_operands(op: Operation) -> bool:
    values = list(op.operands)
    op.set_operands(values[::-1])
    return values != values[::-1]


def drop_operands(op: Operation) -> bool:
    had = bool(op.operands)
    op.drop_operands()
    return had


def retype_result(op: Operation) -> bool:
    for result in op.results:
        result.set_type(TYPES[(TYPES.index(result.type) + 1) % len(TYPES)])
    return bool(op.results)


def insert_operation(op: Operation) -> bool:
    if op.parent_block is None:
        return False
    Operation.create("test.new", loc=LOCATION, ip=False, context=op.context).move_before(op)
    return True


def move_to_front(op: Operation) -> bool:
    block = op.parent_block
    if block is None or block.first is None or block.first is op or block.first.name == op.name:
        return False
    op.move_before(block.first)
    return True


def add_block(op: Operation) -> bool:
    for region in op.regions:
        region.blocks.append()
    return bool(op.regions)


def add_argument(op: Operation) -> bool:
    blocks = [block for region in op.regions for block in region]
    for block in blocks:
        block.add_argument(TYPES[0], LOCATION)
    return bool(blocks)


CHANGES: list[Callable[[Operation], bool]] = [
    set_attribute,
    swap_operands,
    drop_operands,
    retype_result,
    insert_operation,
    move_to_front,
    add_block,
    add_argument,
]


@given(modules(max_ops=20), st.sampled_from(CHANGES), st.integers(0, 99))
@settings(max_examples=150, deadline=None)
def test_equivalence_notices(module: Operation, change: Callable[[Operation], bool], at: int) -> None:
    clone = module.clone(ip=False)
    operations = clone.walk_list()
    is_changed = change(operations[at % len(operations)])
    assert module.is_structurally_equivalent(clone) == (not is_changed)
    assert clone.is_structurally_equivalent(module) == (not is_changed)


def test_locations_count_only_when_asked() -> None:
    op = Operation.create("test.op", loc=LOCATION, context=unregistered_context())
    other = op.clone(ip=False)
    other.location = Location.unknown()
    assert op.is_structurally_equivalent(other)
    assert not op.is_structurally_equivalent(other, ignore_locations=False)


def test_mapping_replaces_values_and_receives_copies() -> None:
    context = unregistered_context()
    inner, outer = Operation.create("test.def", results=[TYPES[0]] * 2, loc=LOCATION, context=context).results
    op = Operation.create("test.op", results=[TYPES[0]], operands=[inner], loc=LOCATION, context=context)
    mapping: dict[Value, Value] = {inner: outer}
    clone = op.clone(ip=False, mapping=mapping)
    assert list(clone.operands) == [outer] and mapping[op.result] is clone.result


def test_depth_is_no_limit() -> None:
    depth = 100_000
    context = unregistered_context()

    def make(operands: list[Value]) -> Operation:
        return Operation.create(
            "foo.op", results=[TYPES[0]], operands=operands, regions=1, loc=LOCATION, context=context
        )

    with gc_paused():
        root = current = make([])
        operands: list[Value] = []
        for _ in range(depth):
            block = current.regions[0].blocks.append()
            # Every level reads a value of the outermost one.
            current = make(operands)
            operands = operands or [current.result]
            block.append(current)
        clone = root.clone(ip=False)
        assert clone.is_structurally_equivalent(root)
        assert len(clone.walk_list()) == depth + 1 == sum(1 for _ in clone.walk())
        assert root.verify()
        clone.close()
        root.close()


@given(modules(max_ops=20))
@settings(max_examples=60, deadline=None)
def test_uses_of_a_clone_are_in_the_order_of_a_walk(module: Operation) -> None:
    """As in MLIR, the operands of an operation are used before those of nested and of later operations."""
    clone = module.clone(ip=False)
    place = {operation: number for number, operation in enumerate(clone.walk())}
    for operation in place:
        for result in operation.results:
            uses = [(place[use.owner], use.operand_number) for use in result.uses]
            assert uses == sorted(uses, reverse=True)


def test_shared_attributes_are_set_once() -> None:
    """Operations that get the same attributes share the dictionary, also after other attributes were set."""
    with gc_paused(), unregistered_context() as context:
        operations = [Operation.create("test.op", loc=LOCATION, ip=False, context=context) for _ in range(3)]
        one, two = StringAttr("one"), StringAttr("two")
        for operation in operations:
            operation.attributes["b"] = one
        operations[1].attributes["b"] = two
        operations[2].attributes["a"] = two
        assert [dict(operation.attributes.items()) for operation in operations] == [
            {"b": one},
            {"b": two},
            {"a": two, "b": one},
        ]
        again = Operation.create("test.op", loc=LOCATION, ip=False, context=context)
        again.attributes["b"] = one
        assert again.attrs is operations[0].attrs


def test_values_across_isolated_operations_are_copied() -> None:
    """Only invalid operations use values across isolated ones; their copies use the copies of the values."""
    with gc_paused(), unregistered_context() as context:

        def make(name: str, operands: list[Value], regions: int = 0) -> Operation:
            return Operation.create(name, [TYPES[0]], operands, regions=regions, loc=LOCATION, context=context)

        free = make("test.free", [])
        root = make("test.root", [], 1)
        body = root.regions[0].blocks.append()
        outer = make("test.outer", [])
        body.append(outer)
        inner: list[Operation] = []
        for _ in range(2):
            isolated = Operation.create("builtin.module", regions=1, loc=LOCATION, context=context)
            body.append(isolated)
            block = isolated.regions[0].blocks.append()
            values = [operation.result for operation in (outer, free, *inner)]
            inner.append(make("test.inner", values))
            block.append(inner[-1])
            block.append(make("test.user", [inner[-1].result, free.result]))
        body.append(make("test.user", [operation.result for operation in (free, outer, *inner)]))
        clone = root.clone(ip=False)
        copies = dict(zip(root.walk(), clone.walk(), strict=True))
        for operation, copy in copies.items():
            owners = [value.owner for value in operation.operands]
            assert [value.owner for value in copy.operands] == [copies.get(owner, owner) for owner in owners]
