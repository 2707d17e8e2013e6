"""The evaluated form of the shipped definitions is used if present, and agrees with the definitions."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mlirkit.dialects import evaluated
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.shipped_rules import shipped_rules
from mlirkit.ods.model.stored_form import write_definitions
from mlirkit.ods.shipped_folder import shipped_folder


@pytest.fixture(params=["compressed", "plain"])
def folder(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(evaluated, "_FOLDER", str(tmp_path))
    names = ["ub", "index", "shape", "shape_rules"]
    evaluated.write_evaluated(str(tmp_path), names, plain=request.param == "plain")
    return tmp_path


def test_it_says_what_the_definitions_say(folder: Path) -> None:
    found = evaluated.evaluated_definitions("index")
    assert found is not None
    assert list(found.operators) == list(shared_dialect("index").definitions.operators)
    assert evaluated.evaluated_definitions("arith") is None


@pytest.mark.parametrize("name", ["ub", "index", "shape"])
def test_what_it_builds_upon_is_read_with_it(folder: Path, name: str) -> None:
    found = evaluated.evaluated_definitions(name)
    assert found is not None
    shipped = write_definitions(shared_dialect(name).definitions)
    assert write_definitions(found) == shipped.replace(f"{shipped_folder()}{os.sep}", "")


def test_the_users_cache_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("MLIRKIT_CACHE", str(cache))
    evaluated.write_evaluated(str(tmp_path / "evaluated"), ["ub"])
    assert not cache.exists()


def test_rules_are_found_beside_what_their_dialect_has(folder: Path) -> None:
    found = evaluated.evaluated_definitions("shape_rules")
    assert found is not None
    assert len(found.patterns) == len(shipped_rules("shape").definitions.patterns) > 0
    of_dialect = evaluated.evaluated_definitions("shape")
    assert of_dialect is not None
    assert found.operators["shape.add"] is of_dialect.operators["shape.add"]


def test_common_parts_are_the_same_objects(folder: Path) -> None:
    names = ("ub", "index")
    first, second = [evaluated.evaluated_definitions(name) for name in names]
    assert first is not None and second is not None
    traits = [
        {each.def_name: each for operator in found.operators.values() for each in operator.traits}
        for found in (first, second)
    ]
    common = traits[0].keys() & traits[1].keys()
    assert common and all(traits[0][name] is traits[1][name] for name in common)


def test_another_base_makes_it_stale(folder: Path) -> None:
    (shared,) = folder.glob("shared.*")
    evaluated.write_evaluated(str(folder / "others"), ["ub", "cf"], plain=shared.suffix == ".txt")
    shared = folder / "others" / shared.name
    shared.rename(folder / shared.name)
    assert evaluated.evaluated_definitions("ub") is None


def test_it_does_not_name_the_folder_of_the_build(folder: Path) -> None:
    found = evaluated.evaluated_definitions("ub")
    assert found is not None
    assert found.operators["ub.poison"].place[0] == found.main_file == "mlir/Dialect/UB/IR/UBOps.td"
