"""Operations, blocks, values and files: the graph that a text describes."""

from __future__ import annotations

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.context import Context
from mlirkit.core.location import FileLineColLoc, NameLoc
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument
from mlirkit.support.diagnostics import ParseError
from mlirkit.text.parser import parse_source
from tests.text.parser.check import context, headlines, parse


def ops(text: str) -> list[Operation]:
    """The operations in the module, in pre-order, without the module."""
    return parse(text).walk_list()[1:]


def test_operands_results_and_uses() -> None:
    a, b = ops('%0:2 = "t.a"() : () -> (i1, i2)\n"t.b"(%0#1, %0#0, %0#1) : (i2, i1, i2) -> ()')
    assert b.operand_values() == [a.results[1], a.results[0], a.results[1]]
    assert [use.operand_number for use in a.results[1].uses] == [2, 0]


def test_uses_before_the_definition_are_the_oldest_in_reverse() -> None:
    text = '"t.a"(%0) : (i1) -> ()\n"t.b"(%0) : (i1) -> ()\n%0 = "t.c"() : () -> i1\n"t.d"(%0) : (i1) -> ()'
    users = [user.name for user in ops(text)[2].results[0].users]
    assert users == ["t.d", "t.a", "t.b"]


def test_uses_in_regions_are_older_than_the_operation_s_own() -> None:
    text = '%0 = "t.a"() : () -> i1\n"t.b"(%0) ({ "t.c"(%0) : (i1) -> () }) : (i1) -> ()'
    assert [user.name for user in ops(text)[0].results[0].users] == ["t.b", "t.c"]


def test_blocks_and_successors() -> None:
    op = ops(
        '"t.a"() ({ ^a(%x: i1): "t.b"()[^c, ^b] : () -> () ^b: "t.c"() : () -> () ^c: "t.d"() : () -> () })'
        " : () -> ()"
    )[0]
    first, second, third = op.region_at(0).blocks
    assert first.last is not None
    assert first.last.successors == [third, second]
    assert isinstance(first.args[0], BlockArgument)


def test_names_are_forgotten_at_the_end_of_their_region() -> None:
    assert len(ops('module { %0 = "t.a"() : () -> i1 } %0 = "t.b"() : () -> i1')) == 3
    assert headlines('%0 = "t.b"() : () -> i1 "t.c"() ({ %0 = "t.a"() : () -> i1 }) : () -> ()') == [
        "t:1:36: error: redefinition of SSA value '%0'",
        "t:1:1: note: previously defined here",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            '%0:2 = "t.a"() : () -> (i1, i1) "t.b"() ({ "t.c"(%0#1) : (i2) -> () }) : () -> ()',
            [
                "t:1:50: error: use of value '%0' expects different type than prior uses: 'i2' vs 'i1'",
                "t:1:1: note: prior use here",
            ],
        ),
        (
            '"t.b"() ({ "t.c"(%0) : (i1) -> () }) : () -> () "t.d"(%0) : (i2) -> ()',
            [
                "t:1:55: error: use of value '%0' expects different type than prior uses: 'i2' vs 'i1'",
                "t:1:18: note: prior use here",
            ],
        ),
        (
            '"t.c"(%0) : (i1) -> () %0 = "t.a"() : () -> i2',
            [
                "t:1:24: error: definition of SSA value '%0#0' has type 'i2'",
                "t:1:7: note: previously used here with type 'i1'",
            ],
        ),
        (
            '"t.c"(%0) : (i1) -> () %0 = "t.a"() : () -> i1 %0 = "t.a"() : () -> i1',
            [
                "t:1:48: error: redefinition of SSA value '%0'",
                "t:1:24: note: previously defined here",
            ],
        ),
    ],
)
def test_notes_say_where_a_name_came_from(text: str, expected: list[str]) -> None:
    assert headlines(text) == expected


def test_properties_apart_from_attributes() -> None:
    op = ops('"t.a"() <{a = 1}> {a = 2, b} : () -> ()')[0]
    assert list(op.properties) == ["a"]
    assert list(op.discardable_attributes) == ["a", "b"]
    assert op.properties["a"] != op.discardable_attributes["a"]


def test_inherent_attributes_of_registered_operations_move_to_the_properties() -> None:
    op = parse('"builtin.module"() ({ ^a: }) {sym_name = "x", other} : () -> ()')
    assert isinstance(op, ModuleOp)
    assert list(op.properties) == ["sym_name"]
    assert list(op.discardable_attributes) == ["other"]


def test_locations() -> None:
    text = '"t.a"() : () -> ()\n  "t.b"() : () -> () loc("f":3:4)\n"t.c"() : () -> () loc(#l)\n#l = loc("n")'
    places = [op.location for op in ops(text)]
    assert places == [FileLineColLoc("t", 1, 1), FileLineColLoc("f", 3, 4), NameLoc("n")]


def test_lines_count_from_one_and_columns_in_bytes() -> None:
    assert headlines('"t.é"() $') == ["t:1:10: error: unexpected character"]
    assert headlines("\n\n  $") == ["t:3:3: error: unexpected character"]


@pytest.mark.parametrize(("text", "count"), [("", 0), ('"t.a"() : () -> () "t.b"() : () -> ()', 2)])
def test_one_operation_is_asked_for(text: str, count: int) -> None:
    with pytest.raises(ParseError) as caught:
        parse_source(text.encode(), "t", context(), False)
    message = f"source must contain a single top-level operation, found: {count}"
    assert caught.value.error_diagnostics[0].message == message


def test_a_single_module_is_not_wrapped() -> None:
    assert len(parse("module @a { module @b {} }").walk_list()) == 2
    assert len(parse("module @a {} module @b {}").walk_list()) == 3
    assert parse_source(b'"t.a"() : () -> ()', "t", context(), False).name == "t.a"


def test_unregistered_dialects_may_be_forbidden() -> None:
    strict = Context(load_shipped=False)
    strict.load_dialect(context().dialects["builtin"])
    words = "operation being parsed with an unregistered dialect. If this is intended, please use"
    assert words in headlines('"t.a"() : () -> ()', strict)[0]
    cast = '%%0 = "builtin.unrealized_conversion_cast"() {a = %s} : () -> i1'
    assert "type created with unregistered dialect" in headlines(cast % "!t.a", strict)[0]
    assert "attribute created with unregistered dialect" in headlines(cast % "#t.a", strict)[0]


def test_resources() -> None:
    text = (
        'module { "t.a"() {v = dense_resource<k> : tensor<1xi8>} : () -> () }\n'
        '{-# dialect_resources: { builtin: { k: "0x0800000007" } },'
        '    external_resources: { g: { a: true, "b c": "s", d: "0x0400000001" } } #-}'
    )
    module = parse(text)
    assert isinstance(module, ModuleOp)
    handle = module.resources["k"]
    assert (bytes(handle.require_data()), handle.alignment) == (b"\x07", 8)
    assert module.walk_list()[1].attributes["v"].handle is handle
    external = module.resources.external["g"]
    assert external["a"] is True
    assert external["b c"] == "s"
    assert bytes(external["d"].data) == b"\x01"  # type: ignore[union-attr]


def test_every_undefined_name_is_reported() -> None:
    assert headlines('"t.a"(%x, %y) : (i1, i1) -> ()') == [
        "t:1:7: error: use of undeclared SSA value name",
        "t:1:11: error: use of undeclared SSA value name",
    ]


_LINE = '"t.b"(%0, %1) <{p = 1 : i8}> {a = "}\\" loc("} : (i1, i2) -> (i1, i2)'


@pytest.mark.parametrize(
    ("again", "expected"),
    [
        (_LINE, None),
        (_LINE.replace("(%0, %1)", "(%0,%1)"), None),
        (_LINE + " loc(#loc7)", None),
        (_LINE + ' loc("n")', None),
        (_LINE.replace("(%0, %1)", "(%0#0, %1)"), None),
        (_LINE.replace("(%0, %1)", "(%0#1, %1)"), ["t:4:7: error: reference to invalid result number"]),
        (_LINE.replace("(%0, %1)", "(%0#0#0, %1)"), ["t:4:11: error: expected ')' to end operand list"]),
        (_LINE.replace("(%0, %1)", "(%0)"), ["t:4:45: error: expected 1 operand type but had 2"]),
        (
            _LINE.replace("(%0, %1)", "(%0, %0)"),
            [
                "t:4:11: error: use of value '%0' expects different type than prior uses: 'i2' vs 'i1'",
                "t:1:1: note: prior use here",
            ],
        ),
        (
            _LINE.replace("(%0, %1)", "(%0, %9)"),
            ["t:4:11: error: use of undeclared SSA value name"],
        ),
        (_LINE + " loc(#loc8)", ["t:4:74: error: operation location alias was never defined"]),
        (_LINE + " loc(#a)", ["t:5:74: error: expected location, but found '1 : i64'"]),
        (_LINE + ", i1", ["t:4:69: error: expected operation name in quotes"]),
    ],
)
def test_an_operation_like_one_before_is_read_as_that_was(again: str, expected: list[str] | None) -> None:
    alias = "#a = 1\n" if "#a" in again else ""
    text = f'{alias}%0 = "t.a"() : () -> i1\n%1 = "t.a"() : () -> i2\n{_LINE}\n{again}\n#loc7 = loc(unknown)\n'
    if expected is None:
        first, second = ops(text)[2:]
        assert first.is_structurally_equivalent(second)
    else:
        assert headlines(text) == expected


_POINT = '#p = loc("f":1:2)\n'


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ('#a = loc("":3:4)\n', 'loc("-":3:4)'),
        ('#a = loc("\\22":3:4294967295)\n', 'loc("\\22":3:4294967295)'),
        (f"{_POINT}#a = loc(callsite(#p at #p))\n", 'loc(callsite("f":1:2 at "f":1:2))'),
        (f"#m = 7\n{_POINT}#a = loc(fused<#m>[#p])\n", 'loc(fused<7 : i64>["f":1:2])'),
        (f"{_POINT}#a = loc(fused<#p>[#p])", 'loc(fused<loc("f":1:2)>["f":1:2])'),
        ('#a = loc("f":3:4294967296)\n', "t:1:16: error: expected integer column number in FileLineColRange"),
        ("#a = loc(callsite(#p at #p))\n", "t:1:21: error: undefined symbol alias id 'p'"),
        ("#p = 1\n#a = loc(fused<#p>[#p])\n", "t:2:22: error: expected location attribute, but got1 : i64"),
        (f"{_POINT}{_POINT}", "t:2:1: error: redefinition of attribute alias id 'p'"),
    ],
)
def test_aliases_of_locations(lines: str, expected: str) -> None:
    text = f'{lines}"t.a"() : () -> () loc(#a)'
    if expected.startswith("loc"):
        assert str(ops(text)[0].location) == expected
    else:
        assert headlines(text) == [expected]
