"""Inserting arguments and results into a function and erasing them again restores its signature."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.builtin.function_signature import (
    erase_arguments,
    erase_results,
    insert_arguments,
    insert_results,
    set_function_type,
)
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr

PLAIN = "func.func private @f(i32, f32) -> (i8, i16)"
NAMED = "func.func private @f(i32 {test.a}, f32) -> (i8, i16 {test.b})"
BODY = "func.func @f(%a: i32 {test.a}, %b: f32) {\n  return\n}"


def function(text: str) -> Operation:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    operation: Operation = ir.Module.parse(text, context).body.operations[0].operation
    return operation


@pytest.mark.parametrize("text", [PLAIN, NAMED, BODY])
@pytest.mark.parametrize("numbers", [[], [0], [1], [2], [0, 0], [0, 2], [1, 2, 2]])
def test_what_is_inserted_can_be_erased(text: str, numbers: list[int]) -> None:
    op = function(text)
    before = str(op)
    types = [ir.IndexType.get()] * len(numbers)
    attributes = [DictionaryAttr({"test.new": ir.UnitAttr.get()})] * len(numbers)
    locations = [UNKNOWN_LOC] * len(numbers)
    places = {number + offset for offset, number in enumerate(numbers)}
    assert insert_arguments(op, numbers, types, attributes, locations)
    assert str(op).count("index {test.new}") == len(numbers)
    assert op.verify()
    assert erase_arguments(op, places)
    if "return" not in text:
        assert insert_results(op, numbers, types, attributes)
        assert op.verify()
        assert erase_results(op, places)
    assert str(op) == before


def test_attributes_follow_the_type() -> None:
    op, other = function(NAMED), function("func.func private @g(i32)")
    type = other.attribute("function_type")
    assert isinstance(type, ir.TypeAttr)
    set_function_type(op, type.value)
    assert str(op) == "func.func private @f(i32 {test.a})"
    assert op.verify()
