"""Symbol tables: lookup, insertion, uses, renaming, and the rules in MLIR's words."""

from typing import Any

import pytest

from mlirkit.core.interfaces import SymbolOpInterface, SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import (
    DictionaryAttr,
    FlatSymbolRefAttr,
    StringAttr,
    SymbolRefAttr,
    make_symbol_ref,
)
from mlirkit.core.symbol_table import SymbolTable, SymbolTableCollection
from mlirkit.core.symbol_uses import replace_all_symbol_uses_of, symbol_known_use_empty, symbol_uses_of
from mlirkit.core.symbols import lookup_nearest_symbol_from, lookup_symbol_in, nearest_symbol_table
from mlirkit.core.verified import begin_verification
from tests.core.registered import TestContext, messages


class Callee(SymbolUserOpInterface):
    """The attribute `callee` must name a symbol."""

    def verify_symbol_uses(self, op: Operation, tables: Any) -> None:
        if tables.lookup_nearest_symbol_from(op, op.attributes["callee"]) is None:
            raise op.op_error(f"'{op.attributes['callee'].value}' is nowhere")


def make_context() -> TestContext:
    context = TestContext()
    context.define("table", "NoTerminator", "SymbolTable", ATTRIBUTE_NAMES=("sym_name",))
    context.define("call", INTERFACES={"SymbolUserOpInterface": Callee()})
    context.define("symbol", "SymbolOpInterface", INTERFACES={"SymbolOpInterface": SymbolOpInterface()})
    context.define("use")
    return context


CONTEXT = make_context()


def table(name: str | None = None, *contents: Operation) -> Operation:
    attributes = {} if name is None else {"sym_name": StringAttr(name)}
    op = CONTEXT.make("t.table", attributes=attributes, regions=1)
    block = op.regions[0].blocks.append()
    for each in contents:
        block.append(each)
    return op


def symbol(name: str, visibility: str | None = None) -> Operation:
    attributes = {"sym_name": StringAttr(name)}
    if visibility:
        attributes["sym_visibility"] = StringAttr(visibility)
    return CONTEXT.make("t.symbol", attributes=attributes)


def use(*path: str) -> Operation:
    return CONTEXT.make("t.use", attributes={"x": DictionaryAttr({"ref": make_symbol_ref(list(path))})})


def paths(op: Operation) -> list[tuple[str, ...]]:
    return [each.attributes["x"]["ref"].path for each in op.walk_list("t.use")]


def test_lookups_of_a_verification_end_with_a_change() -> None:
    old, other = symbol("a"), symbol("b")
    root = table(None, old, other)
    stamp = begin_verification()
    assert lookup_symbol_in(root, "a") is old
    assert lookup_symbol_in(root, "c") is None
    old.attributes["sym_name"] = StringAttr("c")
    assert stamp.symbols
    assert lookup_symbol_in(root, "a") is None
    assert lookup_symbol_in(root, "c") is old
    begin_verification()
    assert lookup_symbol_in(root, "c") is old
    other.erase()
    assert lookup_symbol_in(root, "b") is None


def test_lookup() -> None:
    inner = symbol("b")
    nested = table("a", inner)
    a_use = use("a", "b")
    root = table(None, nested, a_use)
    symbols = SymbolTable(root)
    assert symbols["a"] is nested and "b" not in symbols and len(symbols) == 1
    assert symbols.lookup(SymbolRefAttr("a", "b")) is inner
    assert symbols.lookup(SymbolRefAttr("a", "c")) is None
    with pytest.raises(KeyError, match="Symbol 'c' not in the symbol table"):
        symbols["c"]
    assert nearest_symbol_table(a_use) is root and nearest_symbol_table(inner) is nested
    for find in (lookup_nearest_symbol_from, SymbolTableCollection().lookup_nearest_symbol_from):
        assert find(a_use, SymbolRefAttr("a", "b")) is inner
        assert find(a_use, "b") is None and find(inner, "b") is inner
    assert lookup_symbol_in(root, FlatSymbolRefAttr("a")) is nested
    with pytest.raises(TypeError):
        SymbolTable(a_use)


def test_insertion_renames_and_goes_before_the_terminator() -> None:
    context = make_context()
    context.define("end", "IsTerminator")
    root = context.make("t.table", regions=1)
    end = context.make("t.end")
    root.regions[0].blocks.append().append(end)
    symbols = SymbolTable(root)
    made = [context.make("t.symbol", attributes={"sym_name": StringAttr("f")}) for _ in range(3)]
    assert [symbols.insert(each).value for each in made] == ["f", "f_0", "f_1"]
    assert symbols.insert(made[1]).value == "f_0"
    assert list(root.regions[0].blocks[0]) == [*made, end]
    symbols.erase(made[1])
    assert list(symbols) == ["f", "f_1"]
    del symbols["f"]
    assert list(root.regions[0].blocks[0]) == [made[2], end]


def test_names_and_visibility() -> None:
    op = symbol("f")
    with pytest.raises(ValueError, match=r"Expected operation to have a symbol visibility\."):
        SymbolTable.get_visibility(op)
    SymbolTable.set_visibility(op, "private")
    SymbolTable.set_symbol_name(op, "g")
    assert (SymbolTable.get_symbol_name(op).value, SymbolTable.get_visibility(op).value) == ("g", "private")
    with pytest.raises(ValueError, match="Expected visibility"):
        SymbolTable.set_visibility(op, "secret")
    with pytest.raises(ValueError, match="symbol name"):
        SymbolTable.set_symbol_name(use("f"), "g")


def test_uses_and_replacing_follow_scopes() -> None:
    target = symbol("f")
    nested = table("n", target, use("f"), use("other"))
    shadow = table("m", symbol("f"), use("f"))
    root = table(None, nested, shadow, use("n", "f"), use("n"), use("f"))
    found = symbol_uses_of(target, root)
    assert found is not None and [each.symbol_ref.path for each in found] == [("f",), ("n", "f")]
    assert symbol_known_use_empty(target, shadow) and not symbol_known_use_empty(target, nested)
    replace_all_symbol_uses_of(target, "g", root)
    assert paths(root) == [("g",), ("other",), ("f",), ("n", "g"), ("n",), ("f",)]
    replace_all_symbol_uses_of(nested, "k", root)
    assert paths(root) == [("g",), ("other",), ("f",), ("k", "g"), ("k",), ("f",)]
    SymbolTable.replace_all_symbol_uses("f", "h", root)
    assert paths(root)[-1] == ("h",) and paths(root)[2] == ("f",)


def test_renaming_changes_references() -> None:
    target = symbol("f")
    root = table(None, target, use("f"), symbol("f_0"))
    symbols = SymbolTable(root)
    assert symbols.rename_to_unique(target, []) == "f_1"
    assert paths(root) == [("f_1",)] and symbols["f_1"] is target and "f" not in symbols


def test_unknown_operations_hide_uses() -> None:
    target = symbol("f")
    opaque = CONTEXT.make("who.knows", regions=1)
    root = table(None, target, opaque)
    assert symbol_uses_of(target, root) is None and not symbol_known_use_empty(target, root)


def test_walking_tables() -> None:
    inner = table("inner")
    hidden = table("hidden")
    private = table("private", inner)
    SymbolTable.set_visibility(private, "private")
    opaque = CONTEXT.make("t.use", regions=1)
    opaque.regions[0].blocks.append().append(hidden)
    public = table("public")
    root = table(None, private, public, opaque)
    seen: list[tuple[Operation, bool]] = []
    SymbolTable.walk_symbol_tables(root, False, lambda op, visible: seen.append((op, visible)))
    assert [op for op, _ in seen] == [inner, private, public, hidden, root]
    assert all(visible for _, visible in seen)


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (
            lambda: table(None, symbol("f"), symbol("f")),
            ["redefinition of symbol named 'f'", "note: see existing symbol definition here"],
        ),
        (lambda: table(None, table("f"), symbol("g")), []),
        (
            lambda: CONTEXT.make("t.table"),
            ["'t.table' op Operations with a 'SymbolTable' must have exactly one region"],
        ),
        (
            lambda: CONTEXT.make("t.table", regions=1),
            ["'t.table' op Operations with a 'SymbolTable' must have exactly one block"],
        ),
        (
            lambda: table(None, CONTEXT.make("t.call", attributes={"callee": FlatSymbolRefAttr("f")})),
            ["'t.call' op 'f' is nowhere"],
        ),
        (
            lambda: table(
                None, symbol("f"), CONTEXT.make("t.call", attributes={"callee": FlatSymbolRefAttr("f")})
            ),
            [],
        ),
        (lambda: CONTEXT.make("t.symbol"), ["'t.symbol' op requires string attribute 'sym_name'"]),
        (
            lambda: symbol("f", "secret"),
            [
                "'t.symbol' op visibility expected to be one of "
                '["public", "private", "nested"], but got "secret"'
            ],
        ),
    ],
)
def test_words(make: Any, expected: list[str]) -> None:
    assert messages(make()) == expected


def test_symbols_live_in_tables() -> None:
    context = make_context()
    context.define("box", "NoTerminator")
    box = context.make("t.box", regions=1)
    box.regions[0].blocks.append().append(context.make("t.symbol", attributes={"sym_name": StringAttr("f")}))
    assert messages(box) == ["'t.symbol' op symbol's parent must have the SymbolTable trait"]


def test_uses_in_regions_and_in_tables_inside() -> None:
    context = make_context()
    context.define("box", "NoTerminator")

    def around(kind: str, *contents: Operation) -> Operation:
        op = context.make(kind, regions=1)
        block = op.regions[0].blocks.append()
        for operation in contents:
            block.append(operation)
        return op

    def call(name: str) -> Operation:
        return context.make("t.call", attributes={"callee": FlatSymbolRefAttr(name)})

    defined = context.make("t.symbol", attributes={"sym_name": StringAttr("f")})
    assert messages(around("t.table", defined, around("t.box", call("f"), call("g")))) == [
        "'t.call' op 'g' is nowhere"
    ]
    assert messages(around("t.table", call("h"), around("t.box", call("g")))) == ["'t.call' op 'h' is nowhere"]
    assert messages(around("t.table", around("t.table", call("g")))) == ["'t.call' op 'g' is nowhere"]
