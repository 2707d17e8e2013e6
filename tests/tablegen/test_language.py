"""The tables of accepted and rejected sources; conformance/test_tablegen.py proves them against the tool."""

from __future__ import annotations

import pytest

from mlirkit import tablegen
from mlirkit.tablegen.print_records import print_records
from tests.tablegen import language


@pytest.mark.parametrize(("source", "error"), language.errors())
def test_rejected(source: str, error: str) -> None:
    with pytest.raises(tablegen.TableGenError) as caught:
        tablegen.load("t.td", source=source)
    assert str(caught.value).removeprefix("t.td:") == error
    first = next(one for one in caught.value.error_diagnostics if one.severity.value == "error")
    assert first.headline().rstrip("\n") == str(caught.value)


@pytest.mark.parametrize(
    ("program", "printed"), [*language.programs(), *language.programs("language_23.txt")]
)
def test_accepted(program: str, printed: str) -> None:
    assert print_records(tablegen.load("t.td", source=program)) == printed


@pytest.mark.parametrize(
    ("source", "error"),
    [
        (
            "let append i = 1;",
            "1:62: error: Cannot append to field 'i' of type 'int' (expected list, string, code, or dag)",
        ),
        ("let prepend b{0} = 1;", "1:63: error: Cannot use append/prepend with bit range"),
        ("let append s;", "1:63: error: expected '=' in let expression"),
        ("let append append = 1;", "1:62: error: Value 'append' unknown!"),
    ],
)
def test_rejected_additions(source: str, error: str) -> None:
    with pytest.raises(tablegen.TableGenError) as caught:
        tablegen.load("t.td", source="class A { int i = 1; bits<2> b = 0; } def a : A { " + source + " }")
    assert str(caught.value) == f"t.td:{error}"


@pytest.mark.parametrize(
    "source",
    [
        "def d { int x = !cond(1: 4, 1: 0b1); }",
        "def d { list<int> x = [!cond(1: 4, 1: 0b1)]; }",
        "def d { int x = !head([1, !cond(1: 4, 1: 0b1)]); }",
        "class A<int k> { int x = !cond(!eq(k, 4): k, 1: 0b1); } def d : A<4>;",
        "class A<int k> { int x = !add(1, !cond(!eq(k, 4): k, 1: 0b1)); } def d : A<4>;",
    ],
)
def test_values_that_cond_cannot_convert(source: str) -> None:
    """llvm-tblgen leaves the first value unset, refuses two for a missing ';', and crashes on two."""
    with pytest.raises(tablegen.TableGenError, match="value '4' of !cond does not convert to type 'bits<1>'"):
        tablegen.load("t.td", source=source)


@pytest.mark.parametrize(("program", "printed"), language.programs())
def test_layout_does_not_matter(program: str, printed: str) -> None:
    """The same tokens through an include, and with an include between every two statements."""
    if "#ifdef" in program:
        return
    included = tablegen.load("root.td", source='include "t.td"\n', vfs={"t.td": program})
    assert print_records(included) == printed
    middle = program.replace("; def ", '; include "empty.td"\n def ')
    assert print_records(tablegen.load("t.td", source=middle, vfs={"empty.td": "// nothing"})) == printed


@pytest.mark.parametrize(
    ("elements", "columns"),
    [("nowhere", (13, 21)), ("-2 - 0", (16, 16)), ('"a" - 3', (17, 17)), ("0 - in", (17, 17, 17))],
)
def test_a_range_that_is_wrong_leaves_a_loop_without_declaration(
    elements: str, columns: tuple[int, ...]
) -> None:
    with pytest.raises(tablegen.TableGenError) as caught:
        tablegen.load("t.td", source=f"foreach i = {elements} in def a#i;")
    diagnostics = caught.value.error_diagnostics
    assert tuple([each.column for each in diagnostics]) == columns
    assert diagnostics[-1].message == "expected declaration in for"


def test_a_decided_operand_leaves_the_other_alone() -> None:
    records = tablegen.load(
        "t.td",
        source="class A<list<int> l = []> { bit b = !and(false, !head(l)); int i = !or(-1, !head(l)); } def a : A;",
    )
    assert "bit b = 0;" in print_records(records) and "int i = -1;" in print_records(records)


def test_a_second_else_names_the_first() -> None:
    with pytest.raises(tablegen.TableGenError) as caught:
        tablegen.load("t.td", source="#ifdef D\n#else\n#else\n#endif\n")
    said = [(each.line, each.message) for each in caught.value.error_diagnostics]
    assert said == [(3, "double #else"), (2, "previous #else is here")]
