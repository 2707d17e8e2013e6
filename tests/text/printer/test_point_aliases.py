"""Places in files, however large their numbers are, print with their aliases."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir
from mlirkit.text.printer.point_aliases import PointAliases


@pytest.mark.parametrize("line", [0, 7, 2**26 - 1, 2**26, 2**32, 2**80])
@pytest.mark.parametrize("column", [0, 9, 2**16 - 1, 2**16, 2**24 - 1, 2**24, 2**80])
def test_places(line: int, column: int) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.create(ir.Location.file("f", line, column))
    assert module.operation.get_asm(enable_debug_info=True) == (
        f'module {{\n}} loc(#loc)\n#loc = loc("f":{line}:{column})\n'
    )


def test_others_between_points() -> None:
    """Locations of all kinds are numbered together, in order; a location follows its nested ones."""
    text = """\
#loc2 = loc("f":1:2)
#loc3 = loc("g":3:4)
"builtin.module"() ({
  "a.a"() ({
  ^bb0(%arg0: i8 loc("f":1:2), %arg1: i8 loc("g":3:4)):
    "a.b"() : () -> () loc(#loc4)
    "a.b"() : () -> () loc(#loc5)
    "a.b"() : () -> () loc(#loc9)
    "a.b"() : () -> () loc(#loc6)
    "a.b"() : () -> () loc(#loc2)
    "a.b"() : () -> () loc(#loc7)
    "a.b"() : () -> () loc(#loc8)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("f":0:0)
#loc1 = loc(unknown)
#loc4 = loc("x")
#loc5 = loc("f":7:7)
#loc6 = loc("f":1:2 to :9)
#loc7 = loc("f":99999999:1)
#loc8 = loc("f":1:1)
#loc9 = loc("y"(#loc3))
"""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
    assert module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True) == text


def test_aliases_of_a_file_are_points() -> None:
    """The location of an alias defined after its use has a number, like any point."""
    source = """\
module {
  "t.op"() : () -> () loc(#loc1)
} loc(#loc)
#loc = loc("f":1:1)
#loc1 = loc("f":2:3)
"""
    module: Any = ir.Module.parse(source, ir.Context(allow_unregistered_dialects=True))
    op = module.body.operations[0]
    points = PointAliases()
    assert points.visit(op.loc, op.place, True) >= 0
    assert points.find(op.loc, op.place) == "#loc"
    assert module.operation.get_asm(enable_debug_info=True) == source


def test_points_of_one_scope() -> None:
    """Points fused with a scope are numbered behind all points, and defined in front where arguments are."""
    text = """\
#loc2 = loc("f":1:2)
#loc6 = loc(fused<"s">[#loc2])
module {
  "a.a"() {l = #loc6} : () -> () loc(#loc5)
  "a.a"() : () -> () loc(#loc6)
  "a.a"() : () -> () loc(#loc7)
  "a.a"() : () -> () loc(#loc8)
  "a.a"() : () -> () loc(#loc5)
} loc(#loc)
#loc = loc("f":0:0)
#loc1 = loc("f":3:4)
#loc3 = loc("f":5:6)
#loc4 = loc("f":7:8)
#loc5 = loc(fused<"s">[#loc1])
#loc7 = loc(fused<"s">[#loc3])
#loc8 = loc(fused<"t">[#loc4, #loc1])
"""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
    assert module.operation.get_asm(enable_debug_info=True) == text
