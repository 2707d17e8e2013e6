"""Elements of dense arrays as Python numbers."""

from __future__ import annotations

from typing import Any

import pytest

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
