"""The stubs of the packs' classes are those that the definitions give now."""

from __future__ import annotations

import runpy
from importlib import import_module
from pathlib import Path

import pytest

SCRIPT = runpy.run_path(str(Path(__file__).parents[2] / "packs" / "scripts" / "regenerate-stubs"))

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("pack", SCRIPT["PACKS"])
def test_stubs_are_current(pack: str) -> None:
    package = import_module(f"mlirkit_dialects.{pack}")
    stub = Path(str(package.__file__)).with_name("classes.pyi").read_text()
    assert stub == SCRIPT["classes_stub"](pack), "run packs/scripts/regenerate-stubs"
