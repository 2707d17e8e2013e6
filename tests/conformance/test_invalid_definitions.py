"""Definitions that break a rule, beside mlir-tblgen: the same words at the same place."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.ods.model.reader import read_definitions
from mlirkit.support.diagnostics import ParseError
from tests.conformance.tools import include_dir, run, tool
from tests.ods.model.invalid_definitions import HEAD, OPERATORS, VALUES

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
        # The rest says which C++ method overlaps, and a line of mlir-tblgen's source.
        expected, found = (each.partition(" when ")[0] for each in (expected, found))
    if "must have a name" in expected:
        # mlir-tblgen gives no place here.
        found = found.partition(": ")[2]
    assert found == expected
