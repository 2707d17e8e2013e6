"""Effects on memory as definitions state them, and which operations nobody would miss."""

from __future__ import annotations

import pytest

from mlirkit.core.interfaces import interface
from mlirkit.core.side_effects import is_memory_effect_free, is_op_trivially_dead
from tests.patterns import fx

VALUES = '%a, %b = "t.values"() : () -> (i32, i32)\n'


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ('"fx.none"() : () -> ()', []),
        ('"fx.writes"() : () -> ()', ["Write"]),
        (
            '%m = "fx.moves"(%a, %b, %b) : (i32, i32, i32) -> i32',
            ["Read a", "Read b", "Free a", "Free b", "Write b", "Allocate itself"],
        ),
        ('%m = "fx.allocates"() : () -> i32', ["Allocate"]),
        ('%m = "fx.makes"() : () -> i32', ["Allocate itself", "Write itself"]),
        ('"fx.unknown"() : () -> ()', None),
        ('"fx.silent"() : () -> ()', None),
        ('"fx.around"() ({}) : () -> ()', None),
        ("%m = arith.addi %a, %b : i32", []),
        ("%m = builtin.unrealized_conversion_cast %a : i32 to f32", []),
    ],
)
def test_effects(text: str, effects: list[str] | None) -> None:
    values, op = fx.parse(VALUES + text).body.operations
    a, b = values.results
    implementation = interface(op, "MemoryEffectOpInterface")
    if effects is None:
        assert implementation is None
        return
    names = {None: "", a: " a", b: " b"}
    found = [each.effect + names.get(each.value, " itself") for each in implementation.effects(op)]
    assert found == effects
    assert op.has_trait("MemoryEffectOpInterface")


@pytest.mark.parametrize(
    ("text", "is_dead", "is_free"),
    [
        ('"fx.none"() : () -> ()', True, True),
        ('"fx.writes"() : () -> ()', False, False),
        ('%m = "fx.allocates"() : () -> i32', False, False),
        ('%m = "fx.makes"() : () -> i32', True, False),
        ('%m = "fx.reads"(%a) : (i32) -> i32', True, False),
        ('"fx.silent"() : () -> ()', False, False),
        ('"t.unknown"() : () -> ()', False, False),
        ('"fx.around"() ({}) : () -> ()', True, True),
        ('"fx.around"() ({ "fx.none"() : () -> () }) : () -> ()', True, True),
        ('"fx.around"() ({ %m = "fx.makes"() : () -> i32 }) : () -> ()', True, False),
        ('"fx.around"() ({ "fx.around"() ({ "fx.silent"() : () -> () }) : () -> () }) : () -> ()', False, False),
        ("func.func private @f()", False, False),
        ('%m = "fx.first"(%a, %b) : (i32, i32) -> i32  "t.use"(%m) : (i32) -> ()', False, True),
    ],
)
def test_trivially_dead(text: str, is_dead: bool, is_free: bool) -> None:
    op = fx.parse(VALUES + text).body.operations[1]
    assert is_op_trivially_dead(op) is is_dead
    assert is_memory_effect_free(op) is is_free
