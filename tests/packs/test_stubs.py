"""The stubs of the packs' classes are those that the definitions give now."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

SCRIPT = runpy.run_path(str(Path(__file__).parents[2] / "packs" / "scripts" / "regenerate-stubs"))

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("module", SCRIPT["MODULES"])
def test_stubs_are_current(module: str) -> None:
    stub = SCRIPT["stub_path"](module).read_text()
    assert stub == SCRIPT["classes_stub"](module), "run packs/scripts/regenerate-stubs"
