"""Sources for another version of the files that they include."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.tablegen import IntValue, OtherNames, TableGenError

INCLUDED = """
class Shape<int n> { int Sides = n; }
def Square : Shape<4>;
class Colour { string Word = "grey"; }
"""

# Text behind the included file, a record with a field and its value, and the error of exact evaluation.
CASES = [
    ("def X { Shape Of = Quadrat; int N = Of.Sides; }", 4, "Variable not defined: 'Quadrat'"),
    ("def X { int N = Figure<6>.Sides; }", 6, "Expected a class name, got 'Figure'"),
    ("def Y : Figure<5>; def X { int N = Y.Sides; }", 5, "Couldn't find class 'Figure'"),
    ("def X : Shape<3> { let Tint = nobody; int N = Sides; }", 3, "Value 'Tint' unknown!"),
    ("let Tint = 1 in def X : Shape<3> { int N = Sides; }", 3, "Value 'Tint' unknown!"),
    ("class Shape<int n> { int Edges = n; } def X : Shape<2> { int N = Edges; }", 2, "already defined"),
    ("class Shape<int n> { int Edges = n; } def X { int N = Square.Sides; }", 4, "already defined"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    (tmp_path / "current").mkdir()
    (tmp_path / "current/shapes.td").write_text(INCLUDED)
    return tmp_path


@pytest.mark.parametrize(("text", "value", "error"), CASES)
def test_other_versions(text: str, value: int, error: str, folder: Path) -> None:
    root = folder / "root.td"
    root.write_text(f'include "shapes.td"\n{text}\n')
    other = OtherNames(
        str(folder / "current"), {"Figure": "Shape", "Quadrat": "Square"}, frozenset({"Tint"})
    )
    for _evaluated_or_cached in range(2):
        records = tablegen.load(root, include_dirs=[folder / "current"], other_names=other)
        number = records["X"].field("N").value
        assert isinstance(number, IntValue) and number.value == value
    with pytest.raises(TableGenError, match=error):
        tablegen.load(root, include_dirs=[folder / "current"])


def test_a_class_of_the_source_stays(folder: Path) -> None:
    root = folder / "root.td"
    root.write_text('class Colour { int Word = 7; }\ninclude "shapes.td"\ndef X : Colour;\n')
    other = OtherNames(str(folder / "current"), {}, frozenset())
    records = tablegen.load(root, include_dirs=[folder / "current"], other_names=other)
    assert records["X"].value_as_int("Word") == 7


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("def X { int N = Nobody; }", "Variable not defined: 'Nobody'"),
        ("def X : Shape<3> { let Hue = 1; }", "Value 'Hue' unknown!"),
        ("class Own { int N = 1; } class Own { int N = 2; }", "Class 'Own' already defined"),
    ],
)
def test_other_errors_remain(text: str, error: str, folder: Path) -> None:
    root = folder / "root.td"
    root.write_text(f'include "shapes.td"\n{text}\n')
    with pytest.raises(TableGenError, match=error):
        other = OtherNames(str(folder / "current"), {"Figure": "Shape"}, frozenset({"Tint"}))
        tablegen.load(root, include_dirs=[folder / "current"], other_names=other)
