"""Definitions of an installed MLIR are found, preferred by release, and used for dialects that do not ship."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mlirkit.dialects import installed
from mlirkit.dialects.installed import installed_include_dirs

# All of upstream's dialects ship, so that the one that does not is invented.
PING = """
include "mlir/IR/OpBase.td"
def Ping_Dialect : Dialect { let name = "ping"; let cppNamespace = "::ping"; }
def Ping_SendOp : Op<Ping_Dialect, "send"> { let assemblyFormat = "attr-dict"; }
"""
PROGRAM = """
import sys
from mlirkit.cli import main
from mlirkit.dialects.roots import ROOTS
ROOTS["ping"] = ("mlir/Dialect/Ping/Ping.td",)
sys.exit(main())
"""


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What one test finds is not what the next should."""
    installed_include_dirs.cache_clear()
    yield
    installed_include_dirs.cache_clear()


def include_folder(root: Path, name: str) -> Path:
    folder = root / name / "include"
    (folder / "mlir/IR").mkdir(parents=True)
    (folder / "mlir/IR/OpBase.td").touch()
    return folder


@pytest.mark.parametrize(
    ("names", "chosen"),
    [
        (["llvm-19", "llvm-22", "llvm-23"], "llvm-22"),
        (["llvm-19", "llvm-24", "llvm-23"], "llvm-23"),
        (["llvm-16", "llvm-19"], "llvm-19"),
        (["local", "llvm-16"], "llvm-16"),
        (["local"], "local"),
        ([], None),
    ],
)
def test_preference(
    names: list[str], chosen: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = {name: include_folder(tmp_path, name) for name in names}
    (tmp_path / "llvm-22-without-mlir" / "include").mkdir(parents=True)
    monkeypatch.delenv("MLIRKIT_INCLUDE", raising=False)
    monkeypatch.setattr(installed, "_PLACES", (str(tmp_path / "*" / "include"),))
    assert installed_include_dirs() == (() if chosen is None else (str(folders[chosen]),))


@pytest.mark.parametrize(("value", "found"), [("", ()), ("/a", ("/a",)), (f"/a{os.pathsep}/b", ("/a", "/b"))])
def test_what_the_user_says_is_taken(
    value: str, found: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MLIRKIT_INCLUDE", value)
    assert installed_include_dirs() == found


def mlirkit(include: str, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MLIRKIT_INCLUDE": include},
    )


def test_a_dialect_that_does_not_ship(tmp_path: Path) -> None:
    folder = tmp_path / "include"
    (folder / "mlir/Dialect/Ping").mkdir(parents=True)
    (folder / "mlir/Dialect/Ping/Ping.td").write_text(PING)
    known = mlirkit(str(folder), "opt", stdin="ping.send\n")
    assert (known.stdout, known.stderr) == ("module {\n  ping.send\n}\n\n", "")
    unknown = mlirkit("", "opt", stdin="ping.send\n")
    assert "Dialect `ping' not found for custom op 'ping.send'" in unknown.stderr
    assert f"installed definitions: {folder}" in mlirkit(str(folder), "--version").stdout
