"""What the documents show is what happens."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from mlirkit.ods.live import hooks
from mlirkit.ods.live.hook_table import HookTable
from tests.documented_commands import ROOT, blocks, rerun

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", [each for each in DOCUMENTS if blocks(each)], ids=lambda each: each.name)
def test_examples(document: Path, tmp_path: Path) -> None:
    pytest.importorskip("safetensors")
    pytest.importorskip("ml_dtypes")
    assert rerun(document, tmp_path) == document.read_text()


def test_there_are_examples() -> None:
    assert len(blocks(ROOT / "README.md")) >= 6


def test_hooks_are_listed() -> None:
    """What registers a hook has a row in the overview of hooks, and what has a row registers one."""
    registers = {
        name
        for name, value in vars(hooks).items()
        if isinstance(getattr(value, "__self__", None), HookTable)
        or (inspect.isfunction(value) and value.__module__ == hooks.__name__ and not name.startswith("_"))
    }
    table = [line for line in (ROOT / "docs" / "hook-examples.md").read_text().splitlines() if line.startswith("| `")]
    listed = {name for line in table for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert listed == registers - {"directive_hook", "is_function", "quiet_errors", "ships", "unkept_promises"}
