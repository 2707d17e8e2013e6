"""`mlirkit doctor` lists the installed parts, and fails if a requested part is broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mlirkit
from mlirkit.cli import main
from mlirkit.dialects.roots import ROOTS


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MLIRKIT_INCLUDE", raising=False)
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path


def doctor(capsys: pytest.CaptureFixture[str], status: int) -> dict[str, str]:
    assert main(["doctor", "--json"]) == status
    answers: dict[str, str] = json.loads(capsys.readouterr().out)
    return answers


def test_all_is_well(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = doctor(capsys, 0)
    assert answers["mlirkit"].startswith(mlirkit.__version__)
    assert answers["definitions"].startswith(f"{len(ROOTS)} dialects ship")
    assert answers["cache"] == f"{folder / 'cache'}, empty"
    assert answers["project file"] == "none here"
    assert main(["doctor"]) == 0
    assert "BROKEN" not in capsys.readouterr().out


def test_project_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mlirkit.toml").write_text("")
    assert doctor(capsys, 0)["project file"] == str(folder / "mlirkit.toml")
    (folder / "mlirkit.toml").write_text("definitions = 3 3")
    assert "mlirkit.toml" in doctor(capsys, 1)["project file"]


def test_folder_of_definitions(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("MLIRKIT_INCLUDE", "absent")
    assert doctor(capsys, 1)["MLIRKIT_INCLUDE"] == "absent is no folder"
    assert main(["doctor"]) == 1
    assert "BROKEN: absent is no folder" in capsys.readouterr().out


def test_cache_off(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("MLIRKIT_CACHE", "0")
    assert doctor(capsys, 0)["cache"] == "off"
