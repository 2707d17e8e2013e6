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
    assert script["operations_of"](folder, number >= script["FIRST_WITH_PROPERTIES"]) == dict(known.entries)
    codes = {"attribute_codes": known.attribute_codes, "type_codes": known.type_codes}
    assert script["builtin_codes"](folder) == codes
