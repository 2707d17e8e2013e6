"""Trees print in one pass: hooks run once, and texts known only at the end are put into their places."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit import ir
from mlirkit.core.attribute import ParametrizedAttribute
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation import Operation

MAP = "affine_map<(d0) -> (d0)>"


class NoteOp(Operation):
    """Prints the attribute `text`, then its map; fails after that if it has the attribute `fails`."""

    OPERATION_NAME = "toy.note"
    TRAITS = ()
    printed = 0

    @staticmethod
    def print_assembly(op: Any, printer: Any) -> None:
        NoteOp.printed += 1
        entries = op.attributes.entries()
        if "text" in entries:
            printer.print_text(entries["text"].value)
        if "m" in entries:
            printer.print_text(" ")
            printer.print_attribute(entries["m"])
        if "fails" in entries:
            raise RuntimeError("as told")


class PlaceAttr(ParametrizedAttribute):
    """An attribute whose alias name is also that of locations."""

    DIALECT = "toy"
    MNEMONIC = "place"

    @staticmethod
    def alias_name() -> tuple[str, bool]:
        return ("loc", False)

    def print_value(self, printer: Any) -> None: ...


class CountedAttr(ParametrizedAttribute):
    """An attribute that counts its printings."""

    DIALECT = "toy"
    MNEMONIC = "counted"
    printed = 0

    def print_value(self, printer: Any) -> None:
        CountedAttr.printed += 1


class PlainOp(Operation):
    OPERATION_NAME = "toy.plain"
    TRAITS = ()
    ATTRIBUTE_NAMES = ("counted", "number")


class Toy(Dialect):
    def __init__(self) -> None:
        Dialect.__init__(self, "toy")
        self.register_operation(NoteOp)
        self.register_operation(PlainOp)


def check(body: str, expected: str, **flags: bool) -> None:
    context = Context(allow_unregistered_dialects=True)
    context.load_dialect(Toy())
    module = ir.Module.parse(body, context, verify=False)
    NoteOp.printed = 0
    assert module.operation.get_asm(assume_verified=True, **flags) == expected


def test_hooks_run_once_where_there_are_aliases() -> None:
    check(
        f'"toy.note"() {{m = {MAP}}} : () -> () "toy.note"() {{m = affine_map<() -> (1)>}} : () -> ()',
        "#map = affine_map<(d0) -> (d0)>\n#map1 = affine_map<() -> (1)>\n"
        "module {\n  toy.note #map\n  toy.note #map1\n}\n",
    )
    assert NoteOp.printed == 2


CASES = {
    # The attribute that a definition contains is numbered first, although it is printed last.
    "distinct": (
        '"x.y"() {a = distinct[7]<>, b = distinct[8]<[distinct[9]<>]>} : () -> ()',
        "#distinct = distinct[0]<[distinct[1]<>]>\n"
        'module {\n  "x.y"() {a = distinct[2]<>, b = #distinct} : () -> ()\n}\n',
    ),
    # Attributes of arguments have aliases only if another use, before or behind, has the alias.
    "argument": (
        f"func.func @f(%a: i32 {{x.m = {MAP}}}) {{ return }}",
        f"module {{\n  func.func @f(%arg0: i32 {{x.m = {MAP}}}) {{\n    return\n  }}\n}}\n",
    ),
    "argument and use": (
        f'func.func @f(%a: i32 {{x.m = {MAP}}}) {{ "x.y"() {{m = {MAP}}} : () -> () return }}',
        f"#map = {MAP}\nmodule {{\n  func.func @f(%arg0: i32 {{x.m = #map}}) {{\n"
        '    "x.y"() {m = #map} : () -> ()\n    return\n  }\n}\n',
    ),
    # Properties of unregistered operations also have aliases only then.
    "properties": (
        f'"x.y"() <{{m = {MAP}}}> : () -> ()',
        f'module {{\n  "x.y"() <{{m = {MAP}}}> : () -> ()\n}}\n',
    ),
    # Types come before attributes, and attributes in regions before both.
    "generic order": (
        '%0 = "x.y"() ({ "x.z"() {m = affine_map<() -> (3)>} : () -> () })'
        " {m = affine_map<() -> (2)>} : () -> memref<1xf32, affine_map<(d0) -> (d0 + 1)>>",
        "#map = affine_map<() -> (3)>\n#map1 = affine_map<(d0) -> (d0 + 1)>\n#map2 = affine_map<() -> (2)>\n"
        'module {\n  %0 = "x.y"() ({\n    "x.z"() {m = #map} : () -> ()\n'
        "  }) {m = #map2} : () -> memref<1xf32, #map1>\n}\n",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_order(case: str) -> None:
    body, expected = CASES[case]
    check(body, expected)


def test_a_null_character_is_text() -> None:
    check(
        f'"toy.note"() {{text = " \\00", m = {MAP}}} : () -> ()',
        f"#map = {MAP}\nmodule {{\n  toy.note \0 #map\n}}\n",
    )


def test_what_a_failing_hook_has_printed_is_not_visited() -> None:
    with pytest.warns(RuntimeWarning, match="as told"):
        check(
            f'"toy.note"() {{fails, m = {MAP}, a = affine_map<() -> (1)>}} : () -> ()',
            f"#map = affine_map<() -> (1)>\n#map1 = {MAP}\n"
            'module {\n  "toy.note"() {a = #map, fails, m = #map1} : () -> ()\n}\n',
        )


@pytest.mark.parametrize(
    ("name", "locations"),
    [
        ("points", ['"a":1:1', '"a":2:1', '"a":1:1']),
        ("names between points", ['"a":1:1', '"n"', '"a":2:1', '"n"("a":3:1)', '"a":4:1']),
        (
            "fused",
            ['"a":1:1', 'fused<"m">["a":2:1, unknown]', '"a":3:1', 'fused[callsite("a":1:1 at "a":4:1)]'],
        ),
    ],
)
def test_locations_read_back(name: str, locations: list[str]) -> None:
    """Aliases of points, which are guessed as they are visited, name one location each."""
    operations = [f'"x.y"() : () -> () loc({text})' for text in locations]
    context = Context(allow_unregistered_dialects=True)
    context.load_dialect(Toy())
    text = "\n".join(["module {", *operations, "}"])
    module = ir.Module.parse(text, context, verify=False)
    printed = module.operation.get_asm(enable_debug_info=True)
    again = ir.Module.parse(printed, context, verify=False)
    assert again.operation.get_asm(enable_debug_info=True) == printed
    in_full = [op.get_asm(enable_debug_info=True, use_local_scope=True) for op in again.body.operations]
    assert in_full == [
        op.get_asm(enable_debug_info=True, use_local_scope=True) for op in module.body.operations
    ]
    numbers = [line.split(" = ")[0] for line in printed.splitlines() if line.startswith("#loc")]
    assert len(set(numbers)) == len(numbers)


def test_another_value_is_called_loc() -> None:
    context = Context(allow_unregistered_dialects=True)
    context.load_dialect(Toy())
    text = 'module { "x.y"() {d = distinct[3]<>} : () -> () loc("a":1:1) "x.y"() : () -> () loc("a":2:1) } loc("a":1:1)'
    module = ir.Module.parse(text, context, verify=False)
    module.body.operations[0].attributes["p"] = PlaceAttr()
    assert module.operation.get_asm(enable_debug_info=True) == (
        "#loc1 = #toy.place\nmodule {\n"
        '  "x.y"() {d = distinct[0]<>, p = #loc1} : () -> () loc(#loc)\n'
        '  "x.y"() : () -> () loc(#loc2)\n'
        '} loc(#loc)\n#loc = loc("a":1:1)\n#loc2 = loc("a":2:1)\n'
    )


def test_what_properties_share_prints_once() -> None:
    context = Context()
    context.load_dialect(Toy())
    text = 'module { "toy.plain"() <{number = 1}> : () -> () "toy.plain"() <{number = 2}> : () -> () }'
    module = ir.Module.parse(text, context, verify=False)
    shared = CountedAttr()
    for op in module.body.operations:
        op.attributes["counted"] = shared
    CountedAttr.printed = 0
    assert module.operation.get_asm(print_generic_op_form=True, assume_verified=True) == (
        '"builtin.module"() ({\n'
        '  "toy.plain"() <{counted = #toy.counted, number = 1 : i64}> : () -> ()\n'
        '  "toy.plain"() <{counted = #toy.counted, number = 2 : i64}> : () -> ()\n'
        "}) : () -> ()\n"
    )
    assert CountedAttr.printed == 1
