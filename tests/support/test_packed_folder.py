"""A packed folder reads alike from its files and from its archive."""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit.dialects.declared_dialect import DECLARATIONS
from mlirkit.layouts.release_files import CONSTRAINT_FILES, FORMAT_FILES, LAYOUT_FILES
from mlirkit.support.packed_folder import Archive, PackedFolder

TEXTS = {"a": "one\n", "b": "", "c": "\u00fc" * 100_000}
SHIPPED = {each.label: each for each in (DECLARATIONS, LAYOUT_FILES, FORMAT_FILES, CONSTRAINT_FILES)}


def test_an_archive_has_what_the_files_have(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    for name, text in TEXTS.items():
        (tmp_path / "files" / f"{name}.txt").write_text(text, encoding="utf-8")
    (tmp_path / "files" / "other.json").write_text("{}")
    (tmp_path / "mlirkit").mkdir()
    place = str(Path(mlirkit.__file__).parent / "texts_of_a_test.lzma")
    texts = PackedFolder(str(tmp_path / "files"), ".txt", "texts", Archive(place))
    others = PackedFolder(str(tmp_path / "files"), ".json", "others", Archive(place))
    path = Archive(place).write(str(tmp_path), [others, texts])
    assert path == str(tmp_path / "mlirkit" / "texts_of_a_test.lzma")
    packed = PackedFolder(str(tmp_path / "none"), ".txt", "texts", Archive(path))
    for folder in (texts, packed):
        assert folder.names() == list(TEXTS)
        # Reading from the last text to the first, and the first once more.
        assert {name: folder.read(name) for name in sorted(TEXTS, reverse=True)} == TEXTS
        assert folder.read("a") == TEXTS["a"]
        with pytest.raises(KeyError):
            folder.read("d")
    copied = packed.copy(str(tmp_path / "copied"))
    assert [Path(each).name for each in copied] == [f"{name}.txt" for name in TEXTS]
    assert {name: Path(each).read_text(encoding="utf-8") for name, each in zip(TEXTS, copied, strict=True)} == TEXTS
    first = Path(path).read_bytes()
    Archive(place).write(str(tmp_path), [others, texts])
    assert Path(path).read_bytes() == first


@pytest.mark.plain
def test_the_texts_that_ship(tmp_path: Path) -> None:
    """The archive of a wheel reads as the folders of the source tree do."""
    (tmp_path / "mlirkit").mkdir()
    path = Archive(str(Path(mlirkit.__file__).parent / "of_a_test.lzma")).write(
        str(tmp_path), list(SHIPPED.values())
    )
    archive = Archive(path)
    for label, folder in SHIPPED.items():
        packed = type(folder)(str(tmp_path / "none"), "", label, archive)
        assert packed.names() == folder.names()
        assert len(packed.names()) > 4
        assert [name for name in archive.names() if name.startswith(f"{label}/")] == [
            f"{label}/{name}" for name in folder.names_in_archive()
        ]
        assert all(packed.read(name) == folder.read(name) for name in folder.names())
    assert LAYOUT_FILES.names_in_archive()[0] == max(LAYOUT_FILES.releases)
