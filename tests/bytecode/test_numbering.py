"""Numbering: values, locations and attributes get the same numbers whichever way they are found."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.bytecode import write_bytecode

# Columns and lines on both sides of what is looked up by number, the same place twice, a place inside of
# another location, two files; results of one kind with equal and different attributes.
PLACES = """
%0 = "t.a"() {x = 1 : i8} : () -> i32 loc("a":1:4098)
%1 = "t.a"() {x = 1 : i8} : () -> i32 loc("a":1:4099)
%2 = "t.a"() {x = 2 : i8} : () -> i32 loc("b":2:0)
%3:2 = "t.a"(%0, %1, %2, %0) {x = 1 : i8} : (i32, i32, i32, i32) -> (i32, i8) loc("b":4294967295:1)
"t.b"(%3#1) {y = loc("b":2:0)} : (i8) -> () loc(fused["a":1:4098, "b":4294967295:1, "c":4000000000:70000])
"t.b"(%0) : (i32) -> () loc("a":1:4098)
"t.b"(%3#1) {y = loc("b":2:0)} : (i8) -> () loc("late"("c":4000000000:70000))
"""


def context() -> ir.Context:
    found = ir.Context()
    found.allow_unregistered_dialects = True
    return found


def parse(source: str | bytes) -> Any:
    return ir.Module.parse(source, context())


def text(module: Any) -> str:
    asm: str = module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
    return asm


@pytest.mark.parametrize("version", range(7))
def test_places(version: int) -> None:
    """Reading what was written gives the same, and writing that the same bytes."""
    module = parse(PLACES)
    data = write_bytecode(module.operation, version=version)
    again = parse(data)
    assert text(again) == text(module)
    assert write_bytecode(again.operation, version=version) == data


def test_equal_attributes_are_one_shape() -> None:
    """Operations with equal attributes are written alike, whether these are one object or several."""
    shared = parse(PLACES)
    copied = parse(PLACES)
    for op in copied.operation.walk_list():
        op.attributes["z"] = ir.Attribute.parse("0 : i8", copied.context)
        del op.attributes["z"]
    assert write_bytecode(copied.operation) == write_bytecode(shared.operation)


def test_operand_from_outside() -> None:
    """An operation that reads what is defined outside of it cannot be written alone."""
    module = parse('%0 = "t.a"() : () -> i32\n"t.b"() ({ "t.c"(%0) : (i32) -> () }) : () -> ()')
    _, outer = module.body.operations
    with pytest.raises(ir.MLIRError, match="outside of the operation that is written"):
        write_bytecode(outer)


@pytest.mark.parametrize("line", [-5, 1 << 70])
def test_numbers_that_do_not_fit(line: int) -> None:
    module = ir.Module.create(ir.Location.file("a", line, 1))
    with pytest.raises(ir.MLIRError, match=f"{line} cannot be written as an unsigned number"):
        write_bytecode(module.operation)


def test_negative_segment_sizes() -> None:
    source = '%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 1, -1>}> : () -> memref<i8>'
    module = ir.Module.parse(source, context(), verify=False)
    with pytest.raises(ir.MLIRError, match="'operandSegmentSizes' attribute cannot have negative elements"):
        write_bytecode(module.operation)


@pytest.mark.parametrize("turn", range(6))
def test_use_orders(turn: int) -> None:
    """Uses come back in their order: of one operation that uses a value twice, and of several."""
    source = '%0 = "t.a"() : () -> i32\n"t.b"(%0, %0) : (i32, i32) -> ()\n"t.b"(%0) : (i32) -> ()'
    module = parse(source)
    value = module.body.operations[0].results[0]
    pairs = list(list(permutations(value.use_pairs()))[turn])
    value.set_use_order(pairs)
    again = parse(write_bytecode(module.operation))
    operations = list(again.body.operations)
    places = [(operations.index(user), number) for user, number in operations[0].results[0].use_pairs()]
    assert places == [(list(module.body.operations).index(user), number) for user, number in pairs]
