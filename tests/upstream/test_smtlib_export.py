"""MLIR's tests of `mlir-translate --export-smtlib` pass with `smt.export_smtlib`, where the source package is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import mlirkit
from mlirkit.dialects import smt
from tests.upstream.source_package import Unavailable, kept_folder
from tests.upstream.suites import TOOLS

_INLINES = "--smtlibexport-inline-single-use-values"
_EXPECTED = re.compile(r"expected-error\s*@?\S*\s*\{\{(.*?)\}\}")


def _tests() -> list[Path]:
    try:
        folder = kept_folder()
    except Unavailable:
        return []
    return sorted(folder.glob("*/mlir/test/Target/SMTLIB/*.mlir"))


def _name(path: Path) -> str:
    return path.stem


@pytest.mark.skipif(not (TOOLS / "FileCheck").exists(), reason="no FileCheck")
@pytest.mark.parametrize("path", [each for each in _tests() if "errors" not in each.stem], ids=_name)
def test_scripts(path: Path) -> None:
    module = mlirkit.parse_file(path)
    lines = re.findall(r"RUN: mlir-translate --export-smtlib (.*)%s \| FileCheck %s(.*)", path.read_text())
    assert lines
    for options, check_options in lines:
        assert options.split() in ([], [_INLINES])
        script = smt.export_smtlib(module.operation, inline_single_use_values=_INLINES in options)
        command = [TOOLS / "FileCheck", path, *check_options.split()]
        done = subprocess.run(command, input=script, text=True, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", [each for each in _tests() if "errors" in each.stem], ids=_name)
def test_errors(path: Path) -> None:
    for chunk in path.read_text().split("// -----"):
        expected = _EXPECTED.findall(chunk)
        module = mlirkit.parse(chunk)
        if not expected:
            smt.export_smtlib(module.operation)
            continue
        with pytest.raises(ValueError, match=re.escape(expected[0])):
            smt.export_smtlib(module.operation)
