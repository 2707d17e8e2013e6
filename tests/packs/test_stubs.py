"""The lists and stubs of the packs' classes agree with the definitions."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

SCRIPT = runpy.run_path(str(Path(__file__).parents[2] / "packs" / "scripts" / "regenerate-stubs"))

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("module", SCRIPT["MODULES"])
def test_lists_and_stubs_are_current(module: str) -> None:
    path = SCRIPT["module_path"](module)
    for suffix, content in ((".json", SCRIPT["classes_list"]), (".pyi", SCRIPT["classes_stub"])):
        assert path.with_suffix(suffix).read_text() == content(module), "run packs/scripts/regenerate-stubs"
