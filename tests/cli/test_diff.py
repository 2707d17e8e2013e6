"""`mlirkit diff`: its report on two files, its exit status, and the forms of files that it accepts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mlirkit.cli import main

BEFORE = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
AFTER = BEFORE.replace("addi", "muli").replace("  return", "  call @f(%0) : (i32) -> i32\n  return")
TEXT = """builtin.module
  func.func @f
    ~ arith.muli at after.mlir:2:8
        name: arith.addi -> arith.muli
    + %1 = func.call @f(%0) : (i32) -> i32
"""


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("before.mlir").write_text(BEFORE)
    Path("after.mlir").write_text(AFTER)
    Path("renamed.mlir").write_text(BEFORE.replace("%a", "%x").replace("%0", "%sum"))
    assert main(["opt", "before.mlir", "--emit-bytecode", "-o", "before.mlirbc"]) == 0
    assert main(["convert", "before.mlir", "--to", "llvm19", "-o", "before.llvm19.mlirbc"]) == 0


@pytest.mark.parametrize("other", ["before.mlir", "renamed.mlir", "before.mlirbc", "before.llvm19.mlirbc"])
def test_the_same(other: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "before.mlir", other]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("before", ["before.mlir", "before.mlirbc"])
def test_different(before: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", before, "after.mlir"]) == 1
    assert capsys.readouterr().out == TEXT


def test_color(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "--color=always", "before.mlir", "after.mlir"]) == 1
    assert "\x1b[33m~ arith.muli at after.mlir:2:8\x1b[0m\n" in capsys.readouterr().out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "--json", "before.mlir", "after.mlir"]) == 1
    assert [change["kind"] for change in json.loads(capsys.readouterr().out)] == ["changed", "added"]


@pytest.mark.parametrize("text", ["}", "\0"])
def test_what_does_not_open(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.mlir").write_text(text)
    assert main(["diff", "before.mlir", "bad.mlir"]) == 2
    assert main(["diff", "before.mlir", "absent.mlir"]) == 2
    assert "bad.mlir" in capsys.readouterr().err
