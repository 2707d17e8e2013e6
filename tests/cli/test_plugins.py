"""Hooks from Python files on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.cli import main

DEFINITIONS = """
include "mlir/IR/OpBase.td"
def Plug_Dialect : Dialect { let name = "plug"; let cppNamespace = "::plug"; }
def Plug_InOp : Op<Plug_Dialect, "in"> {
  let arguments = (ins I64Attr:$n);
  let assemblyFormat = "$n attr-dict";
  let hasVerifier = 1;
}
"""
PLUGIN = """
from mlirkit.ods.live.hooks import verifier
from words import WORDS

@verifier("plug.in")
def verify_in(op):
    if op.n.value == 13:
        raise op.op_error(WORDS)
    if op.n.value == 14:
        op.nothing_of_this_name
"""


@pytest.fixture(name="folder")
def folder_fixture(tmp_path: Path) -> Path:
    (tmp_path / "plug.td").write_text(DEFINITIONS)
    (tmp_path / "plug.py").write_text(PLUGIN)
    (tmp_path / "words.py").write_text('WORDS = "brings bad luck"')
    return tmp_path


@pytest.mark.parametrize(
    ("number", "status", "said"),
    [
        (12, 0, ""),
        (13, 1, "'plug.in' op brings bad luck"),
        # An exception in a hook shows its place in the plugin.
        (14, 1, ", in verify_in\n    op.nothing_of_this_name\n"),
    ],
)
def test_opt(number: int, status: int, said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "in.mlir").write_text(f"plug.in {number}\n")
    options = ["--td", str(folder / "plug.td"), f"--load-dialect-plugin={folder / 'plug.py'}"]
    assert main(["opt", str(folder / "in.mlir"), *options]) == status
    error = capsys.readouterr().err
    assert said in error if said else not error
    assert "please report" not in error
    assert main(["convert", str(folder / "in.mlir"), "--to", "text", *options]) == status
    assert main(["convert", str(folder / "in.mlir"), "--to", "generic", *options]) == 0


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("nope.py", None, "Failed to load dialect plugin from"),
        ("plug.so", "", "it is no Python"),
        ("syntax.py", "x = (", "'(' was never closed"),
        ("zero.py", "x = 1 / 0", "ZeroDivisionError: division by zero"),
    ],
)
def test_failures(
    name: str, text: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / name).write_text(text)
    for command in (["opt"], ["inspect"], ["convert", "--to=text"]):
        assert main([*command, f"--load-dialect-plugin={tmp_path / name}", str(tmp_path / "in.mlir")]) == 1
        assert said in capsys.readouterr().err
