"""Walks agree with a recursive definition, obey the results of callbacks, and survive changes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit.core.operation import Operation
from mlirkit.core.walk import WalkOrder, WalkResult
from tests.strategies import modules


def recursive(op: Operation, order: WalkOrder, skipped: set[int]) -> list[Operation]:
    """The definition; operations in `skipped` end the descent in pre-order."""
    nested = [
        found
        for region in op.regions
        for block in region
        for each in block
        for found in recursive(each, order, skipped)
    ]
    if order is WalkOrder.POST_ORDER:
        return [*nested, op]
    return [op] if id(op) in skipped else [op, *nested]


@given(modules(max_ops=20), st.sampled_from(WalkOrder), st.integers(2, 5), st.integers(0, 30))
@settings(max_examples=80, deadline=None)
def test_callbacks(module: Operation, order: WalkOrder, modulus: int, stop: int) -> None:
    skipped = {id(op) for at, op in enumerate(module.walk()) if at % modulus == 0 and at}
    expected = recursive(module, order, skipped)
    seen: list[Operation] = []

    def visit(op: Operation) -> WalkResult | None:
        seen.append(op)
        if len(seen) == stop:
            return WalkResult.INTERRUPT
        if id(op) in skipped:
            return WalkResult.SKIP
        return WalkResult.ADVANCE if len(seen) % 2 else None

    result = module.walk(visit, order)
    assert seen == (expected[:stop] if stop else expected)
    assert (result is WalkResult.INTERRUPT) == (0 < stop <= len(expected))


@given(modules(max_ops=20))
@settings(max_examples=50, deadline=None)
def test_iterators_lists_and_filters(module: Operation) -> None:
    preorder = recursive(module, WalkOrder.PRE_ORDER, set())
    assert list(module.walk()) == preorder == module.walk_list()
    assert list(module.walk(walk_order=WalkOrder.POST_ORDER)) == recursive(
        module, WalkOrder.POST_ORDER, set()
    )
    named = [op for op in preorder if op.name == "foo.a"]
    assert list(module.walk(op_class="foo.a")) == named == module.walk_list("foo.a")
    assert list(module.walk(op_class=Operation)) == preorder
    seen: list[Operation] = []
    module.walk(seen.append, WalkOrder.PRE_ORDER, op_class="foo.a")
    assert seen == named


@given(modules(max_ops=20))
@settings(max_examples=50, deadline=None)
def test_the_visited_operation_may_be_erased(module: Operation) -> None:
    def erase(op: Operation) -> None:
        if op is not module:
            for result in op.results:
                for use in list(result.uses):
                    use.owner.drop_operands()
            op.erase()

    module.walk(erase)
    assert module.walk_list() == [module]
