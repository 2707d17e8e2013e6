"""The data of a page agrees with the module: its structure, its text, the uses of its symbols and values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.core.operation import Operation
from mlirkit.core.walk import walk_preorder
from mlirkit.text.parser import parse_source
from mlirkit.viewer import ViewDocument
from mlirkit.viewer.source_files import SourceFiles
from tests.generators.modules import generate_module

CALLS = """
func.func @main(%x: i32) -> i32 {
  %0 = call @helper(%x) : (i32) -> i32
  %1 = constant @helper : (i32) -> i32
  return %0 : i32
}
func.func @helper(%x: i32) -> i32 { return %x : i32 }
"""


def parse(text: str) -> Operation:
    return parse_source(text.encode(), "f.mlir", ir.Context(allow_unregistered_dialects=True), True)


def data_of(root: Operation) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(ViewDocument(root, "f.mlir").json()))
    return data


@pytest.mark.parametrize("seed", range(12))
def test_structure(seed: int) -> None:
    root = parse(generate_module(seed))
    data = data_of(root)
    strings, lines = data["strings"], data["text"].split("\n")
    numbers: dict[Any, int] = {}
    for op in walk_preorder(root):
        for result in op.results:
            numbers[result] = len(numbers)
        for region in op.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    numbers[argument] = len(numbers)
    assert len(data["values"]) == len(numbers)
    for value, number in numbers.items():
        name, type = data["values"][number]
        assert (name, strings[type]) == (value.get_name(), str(value.type))
    operations = list(walk_preorder(root))
    assert len(data["ops"]) == len(operations)
    for op, row in zip(operations, data["ops"], strict=True):
        name, line, _, operands, results, attributes, regions, successors = row
        assert strings[name] == op.name
        assert operands == [numbers[value] for value in op.operands]
        assert results == [numbers[value] for value in op.results]
        assert [strings[key] for key in attributes[::2]] == list(op.attributes.entries())
        inner = [[[operations[at] for at in data["blocks"][block][2]] for block in region] for region in regions]
        assert inner == [[list(block.operations) for block in region.blocks] for region in op.regions]
        assert len(successors) == len(op.successors)
        if line >= 0:
            assert op.name in lines[line] or op.name.split(".")[-1] in lines[line]
        if line >= 0 and results:
            assert lines[line].lstrip().startswith(data["values"][results[0]][0].split("#")[0])


def test_references() -> None:
    data = data_of(parse(CALLS))
    names = [data["strings"][row[0]] for row in data["ops"]]
    assert [(names[user], symbol, call) for user, symbol, call in data["references"]] == [
        ("func.call", names.index("func.func", 2), True),
        ("func.constant", names.index("func.func", 2), False),
    ]


def test_long_values_are_elided() -> None:
    elements = ", ".join(map(str, range(2000)))
    data = data_of(parse(f'"t.x"() {{a = dense<[{elements}]> : tensor<2000xi32>, b = "{"x" * 9000}"}} : () -> ()'))
    assert max(map(len, data["strings"])) <= 4003
    assert "1999" not in data["text"]
    (constant,) = data["constants"]
    assert (constant["count"], constant["least"], constant["greatest"]) == (2000, 0, 1999)


SOURCE = "def f(x):\n  return x + x\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder `in` with sources, a file beside it, and links out of it."""
    inside = tmp_path / "in"
    (inside / "below" / ".git").mkdir(parents=True)
    for path in (tmp_path / "outside.py", inside / "a.py", inside / "below" / "b.py", inside / "below" / ".git" / "c.py"):
        path.write_text(SOURCE)
    (inside / "link.py").symlink_to(tmp_path / "outside.py")
    (inside / "data.py").write_bytes(b"\xff\x00")
    (inside / "large.py").write_text("#" * (1 << 21))
    return inside


def test_places() -> None:
    data = data_of(
        parse(
            '"t.x"() : () -> () loc(callsite("f"("a.py":2:3) at fused["b.py":4:5, "b.py":4:5, unknown]))\n'
            '"t.y"() : () -> () loc("named")\n'
        )
    )
    strings = data["strings"]
    shown = [[[strings[file], line, column] for file, line, column in data["places"][str(row[2])]] for row in data["ops"][1:]]
    assert shown == [[["a.py", 2, 3], ["b.py", 4, 5]], []]
    assert data["sources"] == {}


@pytest.mark.parametrize("name", ["a.py", "below/b.py", "below/../a.py", "FOLDER/a.py"])
def test_sources_below_the_folder(name: str, folder: Path) -> None:
    name = name.replace("FOLDER", str(folder))
    root = parse(f'"t.x"() : () -> () loc("{name}":2:3)')
    data = json.loads(json.dumps(ViewDocument(root, "f.mlir", SourceFiles(str(folder))).json()))
    assert {data["strings"][int(file)]: text for file, text in data["sources"].items()} == {name: SOURCE}


@pytest.mark.parametrize(
    "name",
    ["../outside.py", "link.py", "below/.git/c.py", "data.py", "large.py", "absent.py", ".", "", "a.py\\00", "FOLDER/../outside.py"],
)
def test_other_files_are_not_shown(name: str, folder: Path) -> None:
    name = name.replace("FOLDER", str(folder))
    root = parse(f'"t.x"() : () -> () loc("{name}":2:3)')
    assert ViewDocument(root, "f.mlir", SourceFiles(str(folder))).json()["sources"] == {}


def test_without_a_folder_nothing_is_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    assert ViewDocument(parse('"t.x"() : () -> () loc("a.py":2:3)'), "f.mlir").json()["sources"] == {}
