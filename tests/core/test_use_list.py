"""Uses are ordered as MLIR orders them: a model with MLIR's rules does the same things beside the graph."""

from collections.abc import Collection

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import erase_operands
from mlirkit.core.use_list import UseList
from mlirkit.core.value import OpResult
from tests.strategies import LOCATION, TYPES, unregistered_context


def make_values(count: int) -> list[OpResult]:
    op = Operation.create(
        "test.def", results=[TYPES[0]] * count, loc=LOCATION, context=unregistered_context()
    )
    return list(op.results)


def make_user(operands: list[OpResult]) -> Operation:
    return Operation.create("test.use", operands=operands, loc=LOCATION, context=unregistered_context())


class Model:
    """MLIR's use lists: a new use is inserted at the front; replacing moves uses one by one from the front.

    Operands that close a gap move to lower numbers one by one, from the first.
    """

    def __init__(self, count: int) -> None:
        self.uses: list[list[tuple[int, int]]] = [[] for _ in range(count)]

    def set(self, user: int, number: int, old: int | None, new: int | None) -> None:
        if old is not None:
            self.uses[old].remove((user, number))
        if new is not None:
            self.uses[new].insert(0, (user, number))

    def replace(self, old: int, new: int) -> list[tuple[int, int]]:
        moved = []
        while self.uses[old]:
            use = self.uses[old][0]
            self.set(*use, old, new)
            moved.append(use)
        return moved

    def erase(self, user: int, operands: list[int], numbers: Collection[int]) -> list[int]:
        kept: list[int] = []
        for number, value in enumerate(operands):
            if number in numbers:
                self.set(user, number, value, None)
            else:
                if number != len(kept):
                    self.set(user, number, value, None)
                    self.set(user, len(kept), None, value)
                kept.append(value)
        return kept


STEPS = st.lists(
    st.tuples(st.sampled_from(["use", "set", "replace", "drop", "erase"]), st.integers(0, 999), st.integers(0, 999)),
    max_size=120,
)


@given(STEPS, st.integers(2, 4))
@settings(max_examples=150, deadline=None)
def test_order_is_mlirs(steps: list[tuple[str, int, int]], count: int) -> None:
    values = make_values(count)
    model = Model(count)
    users: list[Operation] = []
    operands: list[list[int]] = []
    for kind, a, b in steps:
        if kind == "use":
            chosen = [a % count, b % count, (a + b) % count, a % 2, b % 2][: 1 + a % 5]
            for number, index in enumerate(chosen):
                model.set(len(users), number, None, index)
            users.append(make_user([values[index] for index in chosen]))
            operands.append(chosen)
        elif kind == "replace":
            old, new = a % count, b % count
            values[old].replace_all_uses_with(values[new])
            if old != new:
                for user, number in model.replace(old, new):
                    operands[user][number] = new
        elif users:
            user = a % len(users)
            if kind == "drop":
                users[user].drop_operands()
                for number, index in enumerate(operands[user]):
                    model.set(user, number, index, None)
                operands[user] = []
            elif kind == "erase" and operands[user]:
                numbers = {b % len(operands[user]), (a + b) % len(operands[user])}
                erase_operands(users[user], numbers)
                operands[user] = model.erase(user, operands[user], numbers)
                assert list(users[user].operands) == [values[index] for index in operands[user]]
            elif operands[user]:
                number = b % len(operands[user])
                users[user].set_operand(number, values[b % count])
                model.set(user, number, operands[user][number], b % count)
                operands[user][number] = b % count
        for value, expected in zip(values, model.uses, strict=True):
            found = [(users.index(use.owner), use.operand_number) for use in value.uses]
            assert found == expected
            assert value.has_uses == bool(expected) and value.has_one_use == (len(expected) == 1)


def test_many_uses_are_added_and_removed_in_linear_time() -> None:
    (value,) = make_values(1)
    users = [make_user([value, value]) for _ in range(20_000)]
    for user in users[:9_000]:
        user.drop_operands()
    for user in reversed(users[11_000:]):
        user.drop_operands()
    assert [use.owner for use in value.uses][:2] == [users[10_999]] * 2
    assert len(list(value.uses)) == 4_000
    for user in users[9_000:11_000]:
        user.drop_operands()
    assert not value.has_uses


def has_table(uses: UseList) -> bool:
    return uses._positions is not None


def test_the_youngest_of_many_uses_are_removed_without_a_table() -> None:
    user, *users = [make_user([]) for _ in range(100)]
    uses = UseList()
    for at in (user, *users):
        uses.append(at, 0)
    for at in reversed(users[40:]):
        assert not uses.remove(at, 0)
    assert not has_table(uses)
    # Out of order, after which an old use is added again.
    assert not uses.remove(user, 0)
    assert has_table(uses)
    assert not uses.remove(users[39], 0)
    uses.append(users[39], 0)
    assert not uses.remove(users[39], 0) and not uses.remove(users[3], 0)
    assert uses.live() == [(at, 0) for at in users[:39] if at is not users[3]]


@pytest.mark.compiled
def test_a_use_is_found_among_more_than_a_million_of_one_operation() -> None:
    """Keys of uses do not overflow."""
    (value,) = make_values(1)
    user = make_user([value])
    uses = UseList()
    count = (1 << 20) + 1
    for number in range(count):
        uses.append(user, number)
    for number in (0, count // 2, 1):
        assert not uses.remove(user, number)
    assert uses.live()[0] == (user, 2)
    assert uses.live_count == count - 3
    assert not uses.remove(user, count - 100)
