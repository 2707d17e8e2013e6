"""Definitions in the folders of MLIRKIT_INCLUDE come before the shipped ones; no other folder is searched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

AMX = """
include "mlir/IR/OpBase.td"
def AMX_Dialect : Dialect { let name = "amx"; let cppNamespace = "::amx"; }
def AMX_PingOp : Op<AMX_Dialect, "ping"> { let assemblyFormat = "attr-dict"; }
"""


def mlirkit(include: str | None, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "MLIRKIT_INCLUDE"}
    return subprocess.run(
        [sys.executable, "-m", "mlirkit", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env=environment if include is None else {**environment, "MLIRKIT_INCLUDE": include},
    )


@pytest.fixture(name="folder")
def folder_fixture(tmp_path: Path) -> Path:
    (tmp_path / "mlir/Dialect/AMX").mkdir(parents=True)
    (tmp_path / "mlir/Dialect/AMX/AMX.td").write_text(AMX)
    return tmp_path


def test_definitions_on_request(folder: Path) -> None:
    known = mlirkit(str(folder), "opt", stdin="amx.ping\n")
    assert (known.stdout, known.stderr) == ("module {\n  amx.ping\n}\n\n", "")
    # Dialects that the folder lacks are the shipped ones.
    assert mlirkit(str(folder), "opt", stdin="ub.unreachable\n").returncode == 0
    assert f"definitions: {folder} (MLIRKIT_INCLUDE)" in mlirkit(str(folder), "--version").stdout


@pytest.mark.parametrize("include", [None, ""])
def test_nothing_unasked(include: str | None) -> None:
    assert "custom op 'amx.ping' is unknown" in mlirkit(include, "opt", stdin="amx.ping\n").stderr
    assert mlirkit(include, "opt", stdin="amx.tilezero : !amx.tile<16x16xbf16>\n").returncode == 1
    assert "definitions" not in mlirkit(include, "--version").stdout


def test_definition_files_see_them_too(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "more.td").write_text(
        'include "mlir/Dialect/AMX/AMX.td"\ndef Pong : Op<AMX_Dialect, "pong"> { let assemblyFormat = "attr-dict"; }'
    )
    done = mlirkit(str(folder), "opt", "--td", str(tmp_path / "more.td"), stdin="amx.ping\namx.pong\n")
    assert (done.stdout, done.stderr) == ("module {\n  amx.ping\n  amx.pong\n}\n\n", "")
