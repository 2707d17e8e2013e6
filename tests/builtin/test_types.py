"""Types of which there is one object each: however they are made, equal ones are the same."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.builtin.float_types import FLOAT_TYPES
from mlirkit.builtin.types import INDEX, NONE, SIGNED, IndexType, IntegerType, NoneType, integer_type

_FLOATS: dict[str, Any] = dict(FLOAT_TYPES)


@pytest.mark.parametrize(
    "same",
    [
        [
            integer_type(32),
            IntegerType(32),
            IntegerType(32, 0),
            IntegerType(width=32),
            ir.IntegerType.get(32),
            ir.Type.parse("i32"),
            ir.IntegerType(integer_type(32)),
        ],
        [integer_type(8, SIGNED), IntegerType(8, ir.IntegerType.SIGNED), ir.Type.parse("si8")],
        [INDEX, IndexType(), ir.IndexType.get(), ir.Type.parse("index")],
        [NONE, NoneType(), ir.NoneType.get(), ir.Type.parse("none")],
        *[[each, each.__class__(), ir.Type.parse(name)] for name, each in _FLOATS.items()],
    ],
)
def test_equal_types_are_one_object(same: list[Any]) -> None:
    first = same[0]
    for each in [*same, copy.copy(first), copy.deepcopy(first), pickle.loads(pickle.dumps(first))]:
        assert each is first
        assert each == first and hash(each) == hash(first)


def test_types_keep_plain_numbers() -> None:
    found = IntegerType(8, ir.IntegerType.SIGNED)
    assert type(found.signedness) is int and str(found) == "si8"


def test_different_types_differ() -> None:
    types = [*[integer_type(8, kind) for kind in range(3)], INDEX, NONE, *FLOAT_TYPES.values()]
    assert len(set(types)) == len(types)
