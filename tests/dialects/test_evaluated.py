"""The evaluated form of what ships is used where it stands, as long as the definitions are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit.dialects import evaluated
from mlirkit.dialects.loading import shared_dialect


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(evaluated, "_FOLDER", str(tmp_path))
    evaluated.write_evaluated(str(tmp_path), ["ub", "index"])
    return tmp_path


def test_it_says_what_the_definitions_say(folder: Path) -> None:
    found = evaluated.evaluated_definitions("index")
    assert found is not None
    assert list(found.operators) == list(shared_dialect("index").definitions.operators)
    assert evaluated.evaluated_definitions("arith") is None


def test_it_does_not_name_the_folder_of_the_build(folder: Path) -> None:
    found = evaluated.evaluated_definitions("ub")
    assert found is not None
    assert found.operators["ub.poison"].place[0] == found.main_file == "mlir/Dialect/UB/IR/UBOps.td"


def test_other_definitions_beside_it_make_it_stale(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluated, "_checksum", lambda path: 0 if path.endswith("UBOps.td") else None)
    assert evaluated.evaluated_definitions("ub") is None
