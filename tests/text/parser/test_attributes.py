"""Attributes and types: the values of texts.  Wordings of errors: tests/conformance/test_parse_cases.py."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.builtin.attributes import FALSE, TRUE, UNIT, ArrayAttr, FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseIntElementsAttr, DenseStringElementsAttr, SparseElementsAttr
from mlirkit.builtin.float_types import F32, F64
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType, VectorType
from mlirkit.builtin.types import INDEX, FunctionType, OpaqueType, TupleType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import FileLineColLoc, FileLineColRange, FusedLoc, NameLoc
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser import parse_attribute, parse_type
from tests.text.parser.check import context, headlines, parse

I32 = integer_type(32)
I64 = integer_type(64)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1", IntegerAttr(I64, 1)),
        ("-1 : i32", IntegerAttr(I32, -1)),
        ("0xFFFFFFFF : i32", IntegerAttr(I32, -1)),
        ("255 : ui8", IntegerAttr(integer_type(8, 2), 255)),
        ("true", TRUE),
        ("0 : i1", FALSE),
        ("170141183460469231731687303715884105728 : i129", IntegerAttr(integer_type(129), 1 << 127)),
        ("1.5", FloatAttr.get(F64, 1.5)),
        ("-0x1p", None),
        ("0x7FC00001 : f32", FloatAttr(F32, 0x7FC00001)),
        ("unit", UNIT),
        ('"a\\00b"', StringAttr("a\0b")),
        ('"a" : none', StringAttr("a")),
        ('"a" : i32', StringAttr("a", I32)),
        ('@a::@"b c"', SymbolRefAttr("a", "b c")),
        ("@a", FlatSymbolRefAttr("a")),
        ("[1, unit]", ArrayAttr([IntegerAttr(I64, 1), UNIT])),
        ("{b, a = i32}", DictionaryAttr({"a": TypeAttr(I32), "b": UNIT})),
        ('loc("f":1:2)', FileLineColLoc("f", 1, 2)),
        ('loc("f":1:2 to :5)', FileLineColRange("f", 1, 2, None, 5)),
        ('loc("n"(unknown))', NameLoc("n")),
        ('loc(fused<1>["n"])', FusedLoc([NameLoc("n")], IntegerAttr(I64, 1))),
    ],
)
def test_attributes(text: str, expected: Attribute | None) -> None:
    if expected is None:
        with pytest.raises(ParseError):
            parse_attribute(text, context())
    else:
        assert parse_attribute(text, context()) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tensor<4x?xf32>", RankedTensorType((4, DYNAMIC), F32)),
        ('tensor<0x4xi32, "e">', RankedTensorType((0, 4), I32, StringAttr("e"))),
        ("vector<2x[4]xindex>", VectorType((2, 4), INDEX, (False, True))),
        ("memref<4xi32, 0>", MemRefType((4,), I32)),
        ("memref<4xi32, affine_map<(d0) -> (d0)>>", MemRefType((4,), I32)),
        ("tuple<i32, tuple<>>", TupleType((I32, TupleType(())))),
        ("(i32) -> ()", FunctionType((I32,), ())),
        ("() -> (() -> i32)", FunctionType((), (FunctionType((), (I32,)),))),
        ("!a.b<c>", OpaqueType("a", "b<c>")),
        ('!a<"b">', OpaqueType("a", '"b"')),
        ('!a.b<">" -> [{(x)}]>', OpaqueType("a", 'b<">" -> [{(x)}]>')),
    ],
)
def test_types(text: str, expected: Type) -> None:
    assert parse_type(text, context()) == expected


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>", [1, -2, 3, 4]),
        ("dense<7> : vector<3xindex>", [7, 7, 7]),
        ('dense<"0x0100FF7F"> : tensor<2xi16>', [1, 32767]),
        ("dense<[true, false, true]> : tensor<3xi1>", [1, 0, 1]),
        ("dense<> : tensor<0x2xi32>", []),
    ],
)
def test_dense_integers(text: str, values: list[int]) -> None:
    found = parse_attribute(text, context())
    assert isinstance(found, DenseIntElementsAttr)
    assert list(found) == values


def test_dense_strings_and_sparse() -> None:
    strings = parse_attribute('dense<["a", "\\00"]> : tensor<2x!x.y>', context())
    assert isinstance(strings, DenseStringElementsAttr)
    assert strings.strings == ("a", "\0")
    sparse = parse_attribute("sparse<[[0, 1]], [5]> : tensor<2x2xi32>", context())
    assert isinstance(sparse, SparseElementsAttr)
    assert list(sparse.indices) == [0, 1]


@pytest.mark.parametrize("text", ["i32 i32", "", "tensor<4xi32> x"])
def test_nothing_may_follow_a_type(text: str) -> None:
    with pytest.raises(ParseError):
        parse_type(text, context())


def test_distinct_attributes_are_one_within_a_file() -> None:
    both: Any = parse_attribute("[distinct[1]<>, distinct[1]<>, distinct[2]<>]", context())
    assert both[0] is both[1]
    assert both[0] != both[2]


def test_the_same_text_is_the_same_type() -> None:
    both: Any = parse_attribute("[tensor<4x!a.b<c>>, tensor<4x!a.b<c>>, tensor<4x!a.b<d>>]", context())
    assert both[0].value is both[1].value
    assert both[0] != both[2]


@pytest.mark.parametrize(
    ("first", "second"),
    [("!a", "!a-b"), ("!a", "!a.b"), ("i3", "i32"), ("!a.b", "!a.b<c>"), ("!x.y", "!x.y-z")],
)
def test_a_type_is_not_taken_for_one_its_text_begins_with(first: str, second: str) -> None:
    # Types are looked up by their text; the end of the text must not be guessed short.
    text = f'!a = i1\n!a-b = i2\n"t.op"() {{v = [{first}, {second}, {first}]}} : () -> ()'
    op = parse(text).walk_list()[1]
    types: Any = op.attributes["v"]
    assert types[0] == types[2]
    assert types[0] != types[1]


@pytest.mark.parametrize(
    ("first", "second", "is_same"),
    [
        ("[1, @a]", "[1, @a]", True),
        ("[]", "[]", True),
        ("5 : i8", "5 : i8", True),
        ("tensor<?xi8>", "tensor<?xi8>", True),
        ("5 : i8", "5 : i16", False),
        ("5 : i8", "5 : si8", False),
        ("[1]", "[[1], 2]", False),
        ("[[1], 2]", "[[1]]", False),
        ('["]", 1]', '["]", 2]', False),
        ('["]"]', '["]"', None),
        ("[1 : i8]", "[1 : i8", None),
    ],
)
def test_equal_values_of_a_file_are_one_object(first: str, second: str, is_same: bool | None) -> None:
    """Lookups by text compare the whole text; None stands for an error."""
    text = f'"t.op"() {{v = {first}}} : () -> ()\n"t.op"() {{w = {second}}} : () -> ()'
    if is_same is None:
        assert headlines(text)
        return
    one, other = parse(text).walk_list()[1:]
    assert (one.attributes["v"] is other.attributes["w"]) is is_same
    assert [str(one.attributes["v"]), str(other.attributes["w"])] == [first, second]
