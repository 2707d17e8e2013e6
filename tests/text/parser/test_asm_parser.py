"""The parser's interface for hooks: a small dialect whose operations, types and attributes use it."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType
from mlirkit.core.context import Context
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.support.diagnostics import MLIRError
from tests.text.parser.check import context, headlines, parse


class PairType(ParametrizedType):
    """`!my.pair<type, type>`."""

    DIALECT = "my"
    MNEMONIC = "pair"

    @staticmethod
    def parse_value(parser: Any) -> Any:
        left, right = parser.parse_comma_separated_list("<>", parser.parse_type)
        return PairType(left, right)


class NumberAttr(ParametrizedAttribute):
    """`#my.number<integer> : type`."""

    DIALECT = "my"
    MNEMONIC = "number"

    @staticmethod
    def parse_value(parser: Any, type: Any) -> Any:
        parser.parse_punctuation("<")
        value = parser.parse_integer()
        parser.parse_punctuation(">")
        return NumberAttr(value, type)


class MyOp(Operation):
    """`my.op keyword %operands : types -> (types)? {attributes}? region?`."""

    __slots__ = ()

    OPERATION_NAME: ClassVar[str] = "my.op"
    default_dialect: ClassVar[str] = "my"

    @staticmethod
    def parse_assembly(parser: Any, state: Any) -> None:
        keyword = parser.parse_any_keyword()
        if keyword == "bad":
            raise MLIRError("is bad")
        if keyword == "twice":
            state.attributes["a"] = parser.parse_attribute()
        if keyword == "names":
            names = [parser.result_name_and_number(n) for n in range(parser.number_of_results() + 1)]
            state.attributes["names"] = StringAttr(str(names))
        operands = parser.parse_operand_list()
        types = parser.parse_optional_colon_type_list()
        state.operands = parser.resolve_operands(operands, types)
        state.result_types = parser.parse_optional_arrow_type_list()
        parser.parse_optional_attr_dict(state.attributes)
        if parser.parse_optional_keyword("body"):
            arguments = parser.parse_argument_list("()", allow_type=True)
            parser.parse_region(state.add_region(), arguments)


def my_context() -> Context:
    dialect = Dialect("my")
    dialect.register_operation(MyOp)
    dialect.types["pair"] = PairType
    dialect.attributes["number"] = NumberAttr
    made = context()
    made.load_dialect(dialect)
    return made


def ops(text: str) -> list[Operation]:
    return parse(text, my_context()).walk_list()[1:]


def test_operations_types_and_attributes() -> None:
    inner, outer = ops(
        '%0 = "t.a"() : () -> !my.pair<i1, !my.pair<i2, i3>>\n'
        "%1:2 = my.op good %0 : !my.pair<i1, !my.pair<i2, i3>> -> (i1, i2) {v = #my.number<-5> : i8}"
    )
    assert isinstance(outer, MyOp)
    assert outer.operand_values() == inner.result_values()
    number = outer.attributes["v"]
    assert isinstance(number, NumberAttr)
    assert number.parameters[0] == -5


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("my.op names", [("", -1)]),
        ("%a = my.op names -> i1", [("a", 0), ("", -1)]),
        (
            "%a, // %no\n %b : 2 = my.op names -> (i1, i1, i1) {v}",
            [("a", 0), ("b", 0), ("b", 1), ("", -1)],
        ),
    ],
)
def test_names_on_the_left(text: str, names: list[tuple[str, int]]) -> None:
    assert ops(text)[0].attributes["names"].value == str(names)


def test_regions_arguments_and_the_default_dialect() -> None:
    outer, inner = ops("my.op good body (%x: i1) { op good %x : i1 }")
    assert isinstance(inner, MyOp)
    assert inner.operand_values() == outer.region_at(0).blocks[0].arguments


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("my.op", "t:1:6: error: custom op 'my.op' expected valid keyword"),
        ("my.op bad", "t:1:1: error: is bad"),
        (
            "my.op good %a : i1, i1",
            "t:1:23: error: custom op 'my.op' number of operands and types do not match: "
            "got 1 operands and 2 types",
        ),
        (
            "my.op twice 1 {a}",
            "t:1:1: error: custom op 'my.op' attribute 'a' occurs more than once in the attribute list",
        ),
        ("my.op good body (%x) {}", "t:1:20: error: expected ':'"),
        (
            "my.op good body (%x: i1, %x: i1) {}",
            "t:1:26: error: region entry argument '%x' is already in use",
        ),
        (
            "my.op good body (%x: i1) { ^a: }",
            "t:1:28: error: invalid block name in region with named arguments",
        ),
        ('"t.a"() {v = !my.what} : () -> ()', "t:1:18: error: unknown type `what` in dialect `my`"),
        ('"t.a"() {v = !my.pair<i1>} : () -> ()', None),
        ("my.other", "t:1:1: error: custom op 'my.other' is unknown"),
        ("other", "t:1:1: error: custom op 'other' is unknown (tried 'builtin.other' as well)"),
    ],
)
def test_errors(text: str, expected: str | None) -> None:
    if expected is None:
        with pytest.raises(ValueError):
            parse(text, my_context())
    else:
        assert headlines(text, my_context())[0] == expected


def test_hooks_nest_deeply() -> None:
    depth = 5000
    text = "my.op good body () {" * depth + "}" * depth
    assert len(parse(text, my_context()).walk_list()) == depth + 1


# The words that `ListOp` has parsed from brackets itself, by key.
READ: list[tuple[str, list[str]]] = []


class ListOp(Operation):
    """`my.list key [words]`."""

    __slots__ = ()

    OPERATION_NAME: ClassVar[str] = "my.list"

    @staticmethod
    def parse_assembly(parser: Any, state: Any) -> None:
        key = parser.parse_any_keyword()

        def read() -> tuple[str, ...]:
            words = parser.parse_comma_separated_list("[]", parser.parse_any_keyword)
            READ.append((key, words))
            return tuple(words)

        state.attributes["words"] = StringAttr(" ".join(parser.parse_bracketed(key, read)))


@pytest.mark.parametrize(
    ("text", "read", "words"),
    [
        ("my.list a [x, y] my.list a [x, y]", [("a", ["x", "y"])], ["x y", "x y"]),
        ("my.list a [x] my.list b [x]", [("a", ["x"]), ("b", ["x"])], ["x", "x"]),
        ("my.list a [x] my.list a [x, y]", [("a", ["x"]), ("a", ["x", "y"])], ["x", "x y"]),
        ("my.list a [x] my.list a [ x]", [("a", ["x"]), ("a", ["x"])], ["x", "x"]),
    ],
)
def test_the_same_brackets_are_read_once(
    text: str, read: list[tuple[str, list[str]]], words: list[str]
) -> None:
    dialect = Dialect("my")
    dialect.register_operation(ListOp)
    made = context()
    made.load_dialect(dialect)
    READ.clear()
    operations = parse(text, made).walk_list()[1:]
    assert [operation.attributes["words"].value for operation in operations] == words
    assert read == READ


def test_brackets_that_are_wrong_are_wrong_each_time() -> None:
    dialect = Dialect("my")
    dialect.register_operation(ListOp)
    made = context()
    made.load_dialect(dialect)
    for _ in range(2):
        assert headlines("my.list a [x, 1]", made) == ["t:1:15: error: custom op 'my.list' expected valid keyword"]
