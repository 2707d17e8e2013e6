"""The layout tables and constraints are equal to those computed from the installed releases' definitions."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from mlirkit.layouts.release_files import CONSTRAINT_FILES
from mlirkit.layouts.tables import RELEASES, release_layouts
from tests.conformance.tools import include_dir

SCRIPT = Path(__file__).parents[2] / "scripts" / "regenerate-layouts"


@pytest.mark.parametrize("release", RELEASES)
def test_table_is_fresh(release: str) -> None:
    number = int(release.removeprefix("llvm"))
    script = runpy.run_path(str(SCRIPT))
    folder = include_dir(number)
    known = release_layouts(release)
    operations, values = script["contents_of"](folder, number >= script["FIRST_WITH_PROPERTIES"])
    assert operations == {name: known.entry(name) for name in known.lines}
    assert {dialect: frozenset(names.split()) for dialect, names in values.items()} == known.values
    codes = {"attribute_codes": known.attribute_codes, "type_codes": known.type_codes}
    assert script["builtin_codes"](folder) == codes


@pytest.mark.slow
@pytest.mark.parametrize("release", CONSTRAINT_FILES.releases)
def test_constraints_are_fresh(release: str) -> None:
    number = int(release.removeprefix("llvm"))
    script = runpy.run_path(str(SCRIPT.with_name("regenerate-constraints")))
    folder = include_dir(number)
    home = script["definitions_in"](include_dir(script["HOME"]))
    table = script["constraints_of"](number, script["definitions_in"](folder), home)
    assert script["constraint_text"](table) == CONSTRAINT_FILES.read(release)
