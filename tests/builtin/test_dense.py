"""Elements attributes: dense arrays as Python numbers, resources from buffers."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from mlirkit.builtin.dense import DenseResourceElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute


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
    # `True == 1`: the kind of number is part of the promise.
    assert [type(each) for each in found] == [type(each) for each in expected]


def test_a_resource_is_the_buffer_it_was_made_from() -> None:
    numbers = array("i", [1, 2])
    type = RankedTensorType([2], integer_type(32))
    made = DenseResourceElementsAttr.get_from_buffer(numbers, "numbers", type)
    assert str(made) == "dense_resource<numbers> : tensor<2xi32>"
    numbers[1] = 7
    assert bytes(made.data) == numbers.tobytes()
