"""Definitions that break a rule, compared with mlir-tblgen: the same messages at the same place."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.cli import tblgen
from mlirkit.ods.model.reader import read_definitions
from mlirkit.support.diagnostics import ParseError
from tests.conformance.tools import include_dir, run, tool
from tests.ods.model.invalid_definitions import HEAD, OPERATORS, OWN, VALUES

CASES = [("op", each) for each in OPERATORS]
CASES += [("typedef" if "TypeDef" in each else "attrdef", each) for each in VALUES]


@pytest.mark.parametrize(("kind", "definition"), CASES, ids=range(len(CASES)))
def test_first_error(kind: str, definition: str, tmp_path: Path) -> None:
    path = tmp_path / "case.td"
    path.write_text(HEAD + definition)
    folder = str(include_dir())
    done = run(tool("mlir-tblgen"), f"--gen-{kind}-defs", "-I", folder, str(path), check=False)
    expected = next(line for line in done.stderr.decode().splitlines() if "error: " in line)
    with pytest.raises(ParseError) as raised:
        read_definitions(tablegen.load(str(path), include_dirs=[folder]))
    found = raised.value.error_diagnostics[0].headline()
    if "Unexpected overlap" in expected:
        # The rest of the message names the overlapping C++ method and a line of mlir-tblgen's source.
        expected, found = (each.partition(" when ")[0] for each in (expected, found))
    if "must have a name" in expected:
        # mlir-tblgen gives no place for this error.
        found = found.partition(": ")[2]
    assert found == expected


@pytest.mark.parametrize("definition", [*OPERATORS, *OWN], ids=range(len(OPERATORS) + len(OWN)))
def test_generators_say_the_same(definition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Compare mlir-tblgen's messages for C++ output, with lines and places, or else the output."""
    path = tmp_path / "case.td"
    path.write_text(HEAD + definition)
    options = ["--gen-op-defs", "-I", str(include_dir()), str(path)]
    done = run(tool("mlir-tblgen"), *options, check=False)
    expected = done.stderr.decode()
    if "Stack dump" in expected:
        return
    status = tblgen.main([*options, "-o", str(tmp_path / "out.inc"), "--no-cache"])
    assert (status, capsys.readouterr().err) == (done.returncode, expected)
    if status == 0:
        assert (tmp_path / "out.inc").read_bytes() == done.stdout
