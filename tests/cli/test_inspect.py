"""`mlirkit inspect`: what it says of files, whole and broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mlirkit.bytecode import write_bytecode
from mlirkit.bytecode.byte_map import map_bytes
from mlirkit.cli.inspect import main
from mlirkit.core.context import Context
from mlirkit.text.parser import parse_source
from tests.bytecode.recipes import FOLDER

GOLDEN = FOLDER.parent / "golden"

SOURCE = b"""
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
"""


@pytest.mark.parametrize("form", ["text", *range(7)])
def test_json(form: str | int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "input"
    data = SOURCE
    if isinstance(form, int):
        context = Context(allow_unregistered_dialects=True)
        data = write_bytecode(parse_source(SOURCE, "input", context, True), form, "MLIR22.1.8")
    path.write_bytes(data)
    assert main(["--json", str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bytes"] == len(data)
    assert found["operations"] == {"arith.addi": 2, "builtin.module": 1, "func.func": 1, "func.return": 1}
    assert found["functions"] == [{"name": "f", "type": "(i32) -> i32"}]
    if isinstance(form, int):
        assert (found["version"], found["producer"]) == (form, "MLIR22.1.8")
        assert {each["name"] for each in found["dialects"]} == {"builtin", "func", "arith"}


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.mlirbc")), ids=lambda path: path.name)
def test_every_byte_has_a_meaning(path: Path) -> None:
    at = 0
    for piece in map_bytes(path.name, path.read_bytes()):
        assert piece.offset == at
        assert "error" not in piece.meaning and "not interpreted" not in piece.meaning
        at += piece.size
    assert at == path.stat().st_size


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.mlirbc")), ids=lambda path: path.stem)
def test_broken_files(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if path.read_bytes()[:4] == b"ML\xefR":
        assert main(["--bytes", str(path)]) == 0
        assert capsys.readouterr().out.startswith("00000000  4d 4c ef 52")
        assert main([str(path)]) in (0, 1)
