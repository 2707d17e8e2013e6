"""Numbering: values, locations and attributes get the same numbers whichever way they are found."""

from __future__ import annotations

import gc
from itertools import permutations
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.bytecode.encoding import CURRENT_VERSION
from mlirkit.bytecode.numbering import Numbering

# Columns and lines below and above the limits of table lookups, the same place twice, a place inside of
# another location, two files; results of one kind with equal and different attributes.
PLACES = """
%0 = "t.a"() {x = 1 : i8} : () -> i32 loc("a":1:2047)
%1 = "t.a"() {x = 1 : i8} : () -> i32 loc("a":1:2048)
%2 = "t.a"() {x = 2 : i8} : () -> i32 loc("b":2:0)
%3:2 = "t.a"(%0, %1, %2, %0) {x = 1 : i8} : (i32, i32, i32, i32) -> (i32, i8) loc("b":4294967295:1)
"t.b"(%3#1) {y = loc("b":2:0)} : (i8) -> () loc(fused["a":1:2047, "b":4294967295:1, "c":4000000000:70000])
"t.b"(%0) : (i32) -> () loc("a":1:2047)
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
    """Reading the written bytes gives the same module, and writing that gives the same bytes."""
    module = parse(PLACES)
    data = write_bytecode(module.operation, version=version)
    again = parse(data)
    assert text(again) == text(module)
    assert write_bytecode(again.operation, version=version) == data


# Points of one file: far apart at first, then near each other, several in one line, and with and without
# metadata.
POINTS = [
    *[(5_000 * step, 1, None) for step in range(1, 20)],
    *[(line, 1 + line % 2, None) for line in range(900)],
    *[(5_000 * step, column, scope) for step in range(20) for column in (1, 2) for scope in (None, 0, 1)],
    *[(line, 1, scope) for line in range(0, 40_000, 777) for scope in (0, 1, 0)],
    *[(17, column, scope) for column in (2047, 2048, 40, 2047, 80, 40, 2048) for scope in (None, 1)],
]


def test_points_are_one_entry() -> None:
    """Equal places are one entry, whichever lookup finds them."""
    module = ir.Module.create(ir.Location.unknown(context()))
    with module.context:
        for line, column, scope in POINTS:
            location = ir.Location.file("a", line, column)
            if scope is not None:
                location = ir.Location.fused([location], ir.StringAttr.get(f"scope {scope}"))
            ir.Operation.create("t.a", loc=location, ip=ir.InsertionPoint(module.body))
    numbering = Numbering(module.operation, CURRENT_VERSION)
    points = {(line, column) for line, column, _ in POINTS}
    scoped = {point for point in POINTS if point[2] is not None}
    # Further entries: the name of the file, two scopes, and the location of the module.
    assert len(numbering.attribute_entries) == len(points) + len(scoped) + 4
    again = parse(write_bytecode(module.operation))
    assert text(again) == text(module)


def test_nothing_is_left_to_the_collector() -> None:
    """Writing a file leaves no objects behind."""
    scoped = [f'"t.c"() : () -> () loc(fused<"{scope}">["a":1:{column}])' for scope in "mn" for column in (1, 2)]
    module = parse(PLACES + "\n".join(scoped))
    write_bytecode(module.operation)
    gc.collect()
    gc.disable()
    try:
        write_bytecode(module.operation)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_kinds_in_turn() -> None:
    """Operations of many kinds in turn have the same shapes each time."""
    kinds = [f'"t.a"() {{x = {number} : i8, y = [{number % 3}]}} : () -> ()' for number in range(40)]
    once = Numbering(parse("\n".join(kinds)).operation, CURRENT_VERSION)
    often = Numbering(parse("\n".join(kinds * 5)).operation, CURRENT_VERSION)
    assert len({id(shape) for shape in often.op_shapes}) == len({id(shape) for shape in once.op_shapes})


def test_equal_attributes_are_one_shape() -> None:
    """Operations with equal attributes are written alike, whether these are one object or several."""
    shared = parse(PLACES)
    copied = parse(PLACES)
    for op in copied.operation.walk_list():
        op.attributes["z"] = ir.Attribute.parse("0 : i8", copied.context)
        del op.attributes["z"]
    assert write_bytecode(copied.operation) == write_bytecode(shared.operation)


def test_operand_from_outside() -> None:
    """An operation that uses a value defined outside of it cannot be written alone."""
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
