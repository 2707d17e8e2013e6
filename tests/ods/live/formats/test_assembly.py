"""Custom syntax made of assembly formats: every text parses and prints as it was; errors have MLIR's words.

The definitions are in formats.td, one per feature.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ods.live import hooks
from mlirkit.ods.live.loader import load_td
from mlirkit.support.diagnostics import ParseError


@hooks.directive("f", "Swapped")
class Swapped:
    """`b : type of b, a : type of a, = x`"""

    @staticmethod
    def parse(parser: Any) -> tuple[Any, ...]:
        b = parser.parse_operand()
        b_type = parser.parse_colon_type()
        parser.parse_punctuation(",")
        a = parser.parse_operand()
        a_type = parser.parse_colon_type()
        x = parser.parse_attribute() if parser.parse_optional_punctuation("=") else None
        return a, a_type, b, b_type, x

    @staticmethod
    def print(printer: Any, op: Any, a: Any, a_type: Any, b: Any, b_type: Any, x: Any) -> None:
        printer.print_operand(b)
        printer.print_text(f" : {b_type}, ")
        printer.print_operand(a)
        printer.print_text(f" : {a_type}")
        if x is not None:
            printer.print_text(f" = {x}")


@hooks.directive("f", "Noted")
class Noted:
    """A keyword, whatever `x` is."""

    @staticmethod
    def parse(parser: Any, x: Any, note: str) -> tuple[()]:
        parser.parse_keyword(note if x is None else "x")
        return ()

    @staticmethod
    def print(printer: Any, op: Any, x: Any, note: str) -> None:
        printer.print_text(note if x is None else "x")


@hooks.parameter_syntax("f::Range")
class Range:
    """`1 to 2`, as `array<i64: 1, 2>`."""

    @staticmethod
    def parse(parser: Any) -> Any:
        first = parser.parse_integer()
        parser.parse_keyword("to")
        return dense_array(integer_type(64), [first, parser.parse_integer()])

    @staticmethod
    def parse_optional(parser: Any) -> Any:
        return Range.parse(parser) if parser.parse_optional_keyword("from") else None

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        printer.print_text(f"{value.values[0]} to {value.values[1]}")


@cache
def context() -> Context:
    made = Context()
    made.allow_unregistered_dialects = True
    made.load_dialect(load_td(Path(__file__).parent / "formats.td").dialects["f"])
    return made


def in_block(text: str) -> str:
    """Operations among values to use, and blocks to jump to."""
    return (
        '"x.wrap"() ({\n^bb0(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: vector<4xf32>):\n'
        f"  {text}\n}}) : () -> ()\n"
    )


def reprint(text: str) -> str:
    operation: Any = Operation.parse(text, context=context())
    printed: str = operation.get_asm(assume_verified=True)
    return printed


OPERATIONS = [
    "f.color red",
    'f.color "dark blue" red {y}',
    'f.properties 5 8, "s" true a, b [1, 2] maybe = 4 unit named<none>',
    'f.properties 5 7, "s" false none [] named<a, b> {y}',
    "f.prop_dict 5 <{fallback = 8 : i64, x = 1 : i32}>",
    "f.prop_dict 5 <{fallback = 9 : i64}> {y}",
    "f.attributes @name 4 [1, 2] unit",
    'f.attributes @name 4 text "t" unit [] 3 : i8 {fallback = 4 : i32, y}',
    "f.fallback",
    "f.fallback = 4",
    "f.clauses",
    "f.clauses u x(4) v(%arg0, %arg0) w %arg1 {y}",
    "f.spaces a= c\n   d{} [] <e> (5), f",
    "f.spaces a= c\n   d{} [] <e> none, f {y}",
    "f.groups (%arg0, %arg1), (), (%arg0) : (i32, i64), (), (i32)",
    "f.optional_groups of () : () <{sizes = array<i32: 0>}>",
    "f.optional_groups of (%arg0), () : (i32), () <{sizes = array<i32: 1, 0>}>",
    "f.optional_groups <{sizes = array<i32>}>",
    "%0:2 = f.operands %arg0, %arg1 : (i32, i64) -> (i32, i64)",
    "%0 = f.operands %arg0 {y} : (i32) -> i32",
    "%0 = f.one_type %arg0, %arg0, %arg0 : i32",
    "f.sizes 4x?x2",
    "f.sizes []",
    "f.optional",
    "%r = f.optional %arg0 : i32 -> i64",
    "%s:2 = f.optional[%arg0, %arg1 : i32, i64] and i32, i1 {y}",
    "%0 = f.match %arg0 if %arg2 -> i32",
    "%0 = f.transform %arg3 : vector<4xf32>",
    "f.own_prop 1 to 2 [3 to 4, 5 to 6]",
    '"f.unhooked_prop"() <{a = [1, 2], b = [], c = 3 : i64}> : () -> ()',
    "f.regions {\n  } more ",
    'f.regions {\n    "x.op"() : () -> ()\n  } more {\n  }, {\n    f.end {y}\n  } attributes {y}',
    "f.maybe_region {y}",
    "f.maybe_region with {\n    f.end\n  }",
    "f.jump ^bb1[]\n^bb1:  // 2 preds: ^bb0, ^bb1\n  f.jump ^bb2[^bb1]\n^bb2:  // pred: ^bb1\n  f.end",
    "f.swapped %arg1 : i64, %arg0 : i32 note",
    "f.swapped %arg1 : i64, %arg0 : i32 = 4 : i32 x {y}",
    "f.holds <4 : 1, 2> %arg4 : <i32>",
    "f.holds <4 : 1, 2> record #f.record<a = 1, b = \"s\", e = a> %arg4 : <i32>",
]


@pytest.mark.parametrize("text", OPERATIONS)
def test_operations(text: str) -> None:
    whole = in_block(text)
    if "%arg4" in text:
        whole = whole.replace("vector<4xf32>)", "vector<4xf32>, %arg4: !f.box<i32>)")
    assert reprint(whole).rstrip() == whole.rstrip()


VALUES = [
    "#f.pair<4 : 1, 2>",
    '#f.record<a = 1, b = "x y", e = a>',
    '#f.record<a = 1, b = "", c = 3 : i8, d = true, e = b>',
    "#f.params<1>",
    "#f.params<1, 2>",
    "#f.params<1, 2, i32>",
    "#f.group<[]>",
    "#f.group<[<1 : 2>, <3 : 4, 5>] times 2>",
    "#f.typed<3>",
    "#f.typed<3> : i32",
    "#f.bare",
    "#f.holder<#f.bare>",
    "!f.box<i32>",
    "!f.box<!f.box<f32>, #f.pair<1 : 2>>",
]


@pytest.mark.parametrize("text", VALUES)
def test_values(text: str) -> None:
    kind: Any = Type if text.startswith("!") else Attribute
    value = kind.parse(text, context=context())
    assert str(value) == text
    assert kind.parse(str(value), context=context()) == value


ERRORS = [
    ("f.color blue", "expected string or keyword containing one of the following enum values for attribute "
     "'color' [red, dark blue]"),
    ('f.color "blue"', 'invalid color attribute specification: "blue"'),
    ("f.properties red", "invalid value for property int, expected int64_t"),
    ("f.clauses u u", "`u` clause can appear at most once in the expansion of the oilist directive"),
    ("%0 = f.operands %arg0 : (i32, i64) -> i32", "number of operands and types do not match: "
     "got 1 operands and 2 types"),
    ("%0 = f.operands %arg0 : i32", "invalid kind of type specified"),
    ("%0 = f.transform %arg0 : i32", "'a' must be vector of any type values or tensor of any type values, "
     "but got 'i32'"),
    ('f.attributes @name "x" [] unit', "invalid kind of attribute specified"),
    ("f.fallback {x = 4 : i8}", "'f.fallback' op attribute 'x' failed to satisfy constraint: "
     "32-bit signless integer attribute"),
    ("f.unhooked", "has no custom assembly form here: custom<NobodyWroteThis> of its format "
     "has no Python hook"),
    ("f.unhooked_prop 1 2 []", "has no custom assembly form here: the property 'a', the property 'b' of its "
     "format has no Python hook"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), ERRORS, ids=[text for text, _ in ERRORS])
def test_operation_errors(text: str, message: str) -> None:
    with pytest.raises(ParseError) as raised:
        Operation.parse(in_block(text), context=context())
    name = text.split("f.")[1].split()[0]
    messages = [each.message for each in raised.value.error_diagnostics]
    assert any(each.startswith(f"custom op 'f.{name}' {message}") for each in messages), messages


VALUE_ERRORS = [
    ("#f.pair<x : 1>", "failed to parse PairAttr parameter 'a' which is to be a `int`"),
    ("#f.record<a = 1, a = 2>", "duplicate or unknown struct parameter name: a"),
    ("#f.record<a = 1>", "struct is missing required parameter: b"),
    ("#f.record<1>", "expected a parameter name in struct"),
    ('#f.record<a = 1, b = "", e = c>', "expected one of [none, a, b] for some bits, got: c"),
    # C++ generates no parser for a mnemonic alone: an attribute has all of its syntax, or none.
    ("#f.holder<>", "expected attribute value"),
    ("#f.missing", "unknown attribute `missing` in dialect `f`"),
]


@pytest.mark.parametrize(("text", "message"), VALUE_ERRORS, ids=[text for text, _ in VALUE_ERRORS])
def test_value_errors(text: str, message: str) -> None:
    with pytest.raises(ParseError) as raised:
        Attribute.parse(text, context=context())
    assert message in [each.message for each in raised.value.error_diagnostics]


@pytest.mark.parametrize(
    ("value", "text"),
    [(1, "low"), (3, "low, high, both"), (5, '"low, last"'), (7, '"low, high, both, last"'), (0, "")],
)
def test_bits_print_in_quotes_unless_they_are_one_case(value: int, text: str) -> None:
    """Not all of these texts read back, as in MLIR."""
    assert f"f.flags {text}\n" in reprint(in_block(f'"f.flags"() <{{flags = {value} : i8}}> : () -> ()')) + "\n"


def test_operations_without_hooks_print_in_the_generic_form() -> None:
    text = in_block('"f.unhooked"() <{x = 1 : i32}> : () -> ()')
    assert reprint(text).rstrip() == text.rstrip()
