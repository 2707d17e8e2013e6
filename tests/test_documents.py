"""The documents show the real behaviour."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from mlirkit.ods.live import hooks
from mlirkit.ods.live.hook_table import HookTable
from tests.documented_commands import ROOT, blocks, named_files, rerun

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", [each for each in DOCUMENTS if blocks(each)], ids=lambda each: each.name)
def test_examples(document: Path, tmp_path: Path) -> None:
    pytest.importorskip("safetensors")
    pytest.importorskip("ml_dtypes")
    assert rerun(document, tmp_path) == document.read_text()


def test_there_are_examples() -> None:
    assert len(blocks(ROOT / "README.md")) >= 6


def hook_names(text: str) -> list[str]:
    """The hooks that have a row in the overview."""
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]


def test_hooks_are_listed() -> None:
    """Functions that register a hook and rows in the overview of hooks are the same."""
    registers = {
        name
        for name, value in vars(hooks).items()
        if isinstance(getattr(value, "__self__", None), HookTable)
        or (inspect.isfunction(value) and value.__module__ == hooks.__name__ and not name.startswith("_"))
    }
    listed = set(hook_names((ROOT / "docs" / "hook-examples.md").read_text()))
    no_hooks = {"add_canonicalizers", "directive_hook", "is_function", "quiet_errors", "ships", "unkept_promises"}
    assert listed == registers - no_hooks


def test_hooks_have_examples() -> None:
    """Every hook of the overview is used by a file of the document, which the document's sessions load."""
    text = (ROOT / "docs" / "hook-examples.md").read_text()
    shown = " ".join(source for name, source in named_files(ROOT / "docs" / "hook-examples.md") if name.endswith(".py"))
    registered = set(re.findall(r"\bhooks\.(\w+)\(", shown))
    assert [name for name in hook_names(text) if name not in registered] == []
