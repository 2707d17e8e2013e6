"""Hints about the packs: every dialect that they bring, and its project."""

from __future__ import annotations

import tomllib
from pathlib import Path

from mlirkit.cli.dialect_owners import PACKAGES, PROJECTS

PROJECT = Path(__file__).parents[2] / "packs" / "pyproject.toml"


def test_hints_name_all_dialects_of_the_packs() -> None:
    entry_points = tomllib.loads(PROJECT.read_text())["project"]["entry-points"]
    assert set(PACKAGES) == set(entry_points["mlirkit.dialects"])
    assert set(PACKAGES) <= set(PROJECTS)
