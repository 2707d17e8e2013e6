"""A packed folder reads alike from its files and from its archive."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit.support.packed_folder import PackedFolder

TEXTS = {"a": "one\n", "b": "", "c": "\u00fc" * 100}


def test_an_archive_has_what_the_files_have(tmp_path: Path) -> None:
    for name, text in TEXTS.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    (tmp_path / "other.json").write_text("{}")
    (tmp_path / "mlirkit").mkdir()
    files = PackedFolder(str(tmp_path), ".txt", str(Path(mlirkit.__file__).parent / "texts.lzma"))
    path = files.write_archive(str(tmp_path))
    assert path == str(tmp_path / "mlirkit" / "texts.lzma")
    packed = PackedFolder(str(tmp_path / "none"), ".txt", path)
    for each in (files, packed):
        assert each.names() == list(TEXTS)
        assert {name: each.read(name) for name in TEXTS} == TEXTS
        with pytest.raises(KeyError):
            each.read("d")
