"""The layout tables are those that the installed releases' definitions give."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

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
    assert operations == dict(known.entries)
    assert {dialect: frozenset(names.split()) for dialect, names in values.items()} == known.values
    codes = {"attribute_codes": known.attribute_codes, "type_codes": known.type_codes}
    assert script["builtin_codes"](folder) == codes
