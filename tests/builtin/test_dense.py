"""Elements attributes: dense arrays as Python numbers, resources from buffers."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from mlirkit.builtin.dense import DenseResourceElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("array<i1: true, false>", [True, False]),
        ("array<i8: 1, -1>", [1, -1]),
        ("array<i64>", []),
        ("array<i0: 0, 0>", [0, 0]),
        ("array<f32: 1.5, -0.0>", [1.5, -0.0]),
    ],
)
def test_iteration(text: str, expected: list[Any]) -> None:
    found = list(Attribute.parse(text))
    assert found == expected
    # `True == 1`: the Python type of an element is part of the interface.
    assert [type(each) for each in found] == [type(each) for each in expected]


def test_a_resource_is_the_buffer_it_was_made_from() -> None:
    numbers = array("i", [1, 2])
    type = RankedTensorType([2], integer_type(32))
    made = DenseResourceElementsAttr.get_from_buffer(numbers, "numbers", type)
    assert str(made) == "dense_resource<numbers> : tensor<2xi32>"
    numbers[1] = 7
    assert bytes(made.data) == numbers.tobytes()


def test_resources_of_a_context_have_names_of_their_own() -> None:
    def names(*asked: str) -> list[str]:
        type = RankedTensorType([1], integer_type(32))
        made = [DenseResourceElementsAttr.get_from_buffer(array("i", [1]), each, type) for each in asked]
        return [each.handle.key for each in made]

    with Context():
        assert names("w", "v", "w", "w_1", "w") == ["w", "v", "w_1", "w_1_1", "w_2"]
    with Context():
        assert names("w") == ["w"]
