"""Errors in assembly formats beside mlir-tblgen's: messages, carets and notes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mlirkit.ods.assembly_format import render_format_error
from mlirkit.support.source import SourceBuffer
from tests.conformance.tools import include_dir, run, tool
from tests.ods.assembly_format.invalid_formats import ATTRS, OPS, AttrCase, OpCase
from tests.ods.assembly_format.test_invalid_formats import format_error


@pytest.mark.parametrize("case", [*OPS, *ATTRS], ids=lambda case: case.format)
def test_rendering(case: OpCase | AttrCase, tmp_path: Path) -> None:
    path = tmp_path / "case.td"
    path.write_text(case.source)
    flag = "--gen-op-defs" if isinstance(case, OpCase) else "--gen-attrdef-defs"
    done = run(tool("mlir-tblgen"), flag, "-I", str(include_dir()), str(path), check=False)
    source = SourceBuffer(str(path), case.source.encode())
    ours = render_format_error(format_error(case, str(path)), {str(path): source})
    # mlir-tblgen goes on and reports what follows from an error; at the end it names the definition.
    first, *errors = done.stderr.decode().split("error: ")[: ours.count("error: ") + 1]
    assert first == ""
    expected = re.sub(rf"{re.escape(str(path))}:\d+:5: $", "", "error: " + "error: ".join(errors))
    assert ours.rstrip() == expected.rstrip()
