"""Dialects of irdl refuse the same operations as mlir-opt with the same definitions; messages are equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance.tools import mlir_opt, run
from tests.dialects.irdl.test_loading import CASES, DEFINITIONS, text_of


@pytest.fixture(scope="module")
def definitions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("irdl") / "definitions.mlir"
    path.write_text(DEFINITIONS)
    return path


@pytest.mark.parametrize(("case", "expected"), CASES)
def test_reference(definitions: Path, case: str, expected: str) -> None:
    done = run(mlir_opt(), f"--irdl-file={definitions}", "-", stdin=text_of(case), check=False)
    found = re.search(r"error: (.*)", done.stderr.decode())
    assert (found[1] if found else "") == expected
