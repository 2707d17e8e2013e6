"""`mlirkit examples` writes the files of the documents, and overwrites nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.cli import main
from tests.documented_commands import ROOT


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["examples"]) == 0
    expected = {
        path.relative_to(ROOT): path.read_bytes()
        for path in (ROOT / "examples").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    written = {
        path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()
    }
    assert written == expected
    assert len(capsys.readouterr().out.splitlines()) == len(expected)
    assert main(["opt", "examples/counter.mlir", "--td", "examples/toy.td"]) == 0


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "here"
    assert main(["examples", str(folder)]) == 0
    (folder / "toy.td").write_text("mine")
    (folder / "tiles.mlir").unlink()
    capsys.readouterr()
    assert main(["examples", str(folder)]) == 1
    captured = capsys.readouterr()
    assert captured.out == f"{folder / 'tiles.mlir'}\n"
    assert "toy.td is another file" in captured.err
    assert (folder / "toy.td").read_text() == "mine"
