"""What the documents show is what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.documented_commands import ROOT, blocks, rerun

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", [each for each in DOCUMENTS if blocks(each)], ids=lambda each: each.name)
def test_examples(document: Path, tmp_path: Path) -> None:
    pytest.importorskip("safetensors")
    pytest.importorskip("ml_dtypes")
    assert rerun(document, tmp_path) == document.read_text()


def test_there_are_examples() -> None:
    assert len(blocks(ROOT / "README.md")) >= 6
