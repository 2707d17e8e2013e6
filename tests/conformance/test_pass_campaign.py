"""A few modules of the campaign of passes; the first seed is MLIRKIT_PASS_SEED."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.conformance.pass_campaign import PIPELINES, WRONG, campaign
from tests.generators.pass_options import PASSES

FIRST = int(os.environ.get("MLIRKIT_PASS_SEED", "0"))


@pytest.mark.parametrize("name", [*PASSES, PIPELINES, WRONG])
def test_same_as_mlir_opt(name: str, tmp_path: Path) -> None:
    counts = campaign(name, range(FIRST, FIRST + 6), tmp_path)
    assert counts.compared
    assert counts.differing == 0, [path.read_text() for path in sorted(tmp_path.glob("*.in"))]
