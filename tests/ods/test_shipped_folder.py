"""The archive of the definitions that ship, as a wheel has it, unpacks to the folder that a source tree has."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from mlirkit.ods import shipped_folder as module
from mlirkit.ods.shipped_folder import ARCHIVE, shipped_folder, write_archive

FILES = {
    "mlir/IR/OpBase.td": "class Op;\n",
    "mlir/Dialect/Toy/ToyOps.td": 'include "mlir/IR/OpBase.td"\n',
}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package that has an archive, and an empty cache."""
    for path, text in FILES.items():
        (tmp_path / "td" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "td" / path).write_text(text)
    installed = tmp_path / "installed"
    installed.mkdir()
    write_archive(str(installed / ARCHIVE), str(tmp_path / "td"))
    monkeypatch.setattr(module, "_DIALECTS", str(installed))
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    shipped_folder.cache_clear()
    yield tmp_path / "cache"
    shipped_folder.cache_clear()


def unpacked() -> Path:
    """The folder that a new process finds; checked to have the packed files."""
    shipped_folder.cache_clear()
    folder = Path(shipped_folder())
    assert {path: (folder / path).read_text() for path in FILES} == FILES
    return folder


def test_it_is_unpacked_once(cache: Path) -> None:
    folder = unpacked()
    assert folder.parent.parent == cache
    times = {path: (folder / path).stat().st_mtime_ns for path in FILES}
    assert unpacked() == folder
    assert {path: (folder / path).stat().st_mtime_ns for path in FILES} == times
    assert list(folder.parent.iterdir()) == [folder]


@pytest.mark.parametrize("damage", ["missing file", "shorter file", "no contents", "writable by others"])
def test_a_damaged_folder_is_unpacked_again(cache: Path, damage: str) -> None:
    folder = unpacked()
    if damage == "missing file":
        (folder / "mlir/IR/OpBase.td").unlink()
    elif damage == "shorter file":
        (folder / "mlir/IR/OpBase.td").write_text("")
    elif damage == "no contents":
        (folder / "contents").unlink()
    else:
        folder.chmod(folder.stat().st_mode | stat.S_IWOTH)
    assert unpacked() == folder
    assert not folder.stat().st_mode & stat.S_IWOTH


def test_another_archive_is_another_folder(cache: Path, tmp_path: Path) -> None:
    folder = unpacked()
    (tmp_path / "td" / "more.td").write_text("")
    write_archive(str(tmp_path / "installed" / ARCHIVE), str(tmp_path / "td"))
    other = unpacked()
    assert other != folder and (other / "more.td").exists()


@pytest.mark.parametrize("setting", ["off", "no folder", "others may write"])
def test_without_a_cache_it_is_unpacked_for_the_process(
    cache: Path, setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if setting == "off":
        monkeypatch.setenv("MLIRKIT_CACHE", "0")
    elif setting == "no folder":
        cache.write_text("")
    else:
        (cache / "definitions").mkdir(parents=True)
        (cache / "definitions").chmod(0o777)
    folder = unpacked()
    assert cache not in folder.parents


def test_comments_are_left_out_and_lines_stay_where_they_are(cache: Path, tmp_path: Path) -> None:
    (tmp_path / "td" / "more.td").write_text("// A.\nclass A; // of A\n  // B.\nclass B;\n")
    write_archive(str(tmp_path / "installed" / ARCHIVE), str(tmp_path / "td"))
    assert (unpacked() / "more.td").read_text() == "\nclass A; // of A\n\nclass B;\n"


def test_the_same_files_give_the_same_archive(cache: Path, tmp_path: Path) -> None:
    os.utime(tmp_path / "td" / "mlir/IR/OpBase.td", (1, 1))
    write_archive(str(tmp_path / "again"), str(tmp_path / "td"))
    assert (tmp_path / "again").read_bytes() == (tmp_path / "installed" / ARCHIVE).read_bytes()


def test_a_source_tree_has_the_folder_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DIALECTS", str(tmp_path))
    shipped_folder.cache_clear()
    try:
        assert Path(shipped_folder()).parts[-2:] == ("dialects", "td")
    finally:
        shipped_folder.cache_clear()
