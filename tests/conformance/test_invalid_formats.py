"""Errors in assembly formats against mlir-tblgen's: messages, carets and notes, in a root file and an
included one.

Generators report all errors; loading a dialect reports the first one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.cli import tblgen
from mlirkit.ods.assembly_format import FormatError
from mlirkit.ods.live.loader import load_td
from tests.conformance.tools import include_dir, run, tool
from tests.ods.assembly_format.invalid_formats import ATTRS, OPS, AttrCase, OpCase

CASES = [*OPS, *ATTRS]
#: All cases in a root file, and some in an included one.
PLACED = [*[(case, False) for case in CASES], *[(case, True) for case in CASES[::20]]]


@pytest.mark.parametrize(("case", "is_included"), PLACED)
def test_rendering(
    case: OpCase | AttrCase, is_included: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = path = tmp_path / "case.td"
    path.write_text(case.source)
    if is_included:
        root = tmp_path / "root.td"
        root.write_text('// Line 1.\n  include "case.td"\n')
    action = "--gen-op-defs" if isinstance(case, OpCase) else "--gen-attrdef-defs"
    flags = [action, "-I", str(include_dir()), "-I", str(tmp_path), str(root)]
    done = run(tool("mlir-tblgen"), *flags, check=False)
    assert tblgen.main([*flags, "-o", str(tmp_path / "out.inc"), "--no-cache"]) == done.returncode == 1
    expected = done.stderr.decode()
    assert capsys.readouterr().err == expected
    with pytest.raises(FormatError) as raised:
        load_td(root, include=[include_dir()])
    assert expected.startswith(f"{raised.value}\n")
    assert expected.count("Included from ") >= is_included
