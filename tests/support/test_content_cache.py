"""A cached entry is found again exactly while its sources are unchanged."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from mlirkit.support import content_cache
from mlirkit.support.content_cache import earlier_places, key_of, load_entry, store_entry


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "a.td"
    source.write_text("def a;")
    store_entry("kind", "key", b"payload", [str(source)], [str(tmp_path / "hides.td")])
    return source


def _entry(source: Path) -> Path:
    (entry,) = (source.parent / "cache" / "kind").iterdir()
    return entry


def _flip(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)


CHANGES: dict[str, tuple[Callable[[Path], object], bytes | None]] = {
    "nothing": (lambda source: None, b"payload"),
    "only the time": (lambda source: os.utime(source, (1, 1)), b"payload"),
    "the content": (lambda source: source.write_text("def b;"), None),
    "the size": (lambda source: source.write_text("def ab;"), None),
    "the file is gone": (lambda source: source.unlink(), None),
    "a file that hides it": (lambda source: (source.parent / "hides.td").touch(), None),
    "others may write the entry": (lambda source: _entry(source).chmod(0o662), None),
    "the group may write the entry": (lambda source: _entry(source).chmod(0o660), None),
    "others may write the folder": (lambda source: _entry(source).parent.chmod(0o777), None),
    "the entry is cut": (lambda source: os.truncate(_entry(source), 60), None),
    "the entry is empty": (lambda source: os.truncate(_entry(source), 0), None),
    "a bit of the entry's head": (lambda source: _flip(_entry(source), 20), None),
    "a bit of the entry's payload": (lambda source: _flip(_entry(source), -1), None),
}


@pytest.mark.parametrize("change", CHANGES)
def test_an_entry_after_a_change(source: Path, change: str) -> None:
    make, expected = CHANGES[change]
    make(source)
    assert load_entry("kind", "key") == expected


def test_switched_off(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLIRKIT_CACHE", "0")
    assert load_entry("kind", "key") is None
    store_entry("kind", "other", b"x", [])
    monkeypatch.setenv("MLIRKIT_CACHE", str(source.parent / "cache"))
    assert load_entry("kind", "other") is None


def test_a_folder_that_cannot_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "file"))
    store_entry("kind", "key", b"x", [])
    assert load_entry("kind", "key") is None


def test_permissions_do_not_depend_on_the_umask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    umask = os.umask(0)
    try:
        store_entry("kind", "key", b"x", [])
    finally:
        os.umask(umask)
    assert load_entry("kind", "key") == b"x"
    entry = next((tmp_path / "cache" / "kind").iterdir())
    assert (entry.stat().st_mode & 0o777, entry.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_an_entry_cannot_run_code(source: Path) -> None:
    """A header that is a pickle, checksum and all, is not unpickled."""
    header = b"cos\nmkdir\n(V" + str(source.parent / "ran").encode() + b"\ntR."
    body = len(header).to_bytes(8, "little") + header
    magic = _entry(source).read_bytes().partition(b"\n")[0] + b"\n"
    _entry(source).write_bytes(magic + crc32(body).to_bytes(4, "little") + body)
    assert load_entry("kind", "key") is None
    assert not (source.parent / "ran").exists()


def test_oldest_entries_go_first(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_cache, "LIMIT", 4000)
    for number in range(10):
        store_entry("large", str(number), bytes(300), [str(source)])
    kept = [number for number in range(10) if load_entry("large", str(number)) is not None]
    assert 9 in kept
    assert 0 not in kept
    folder = source.parent / "cache" / "large"
    assert sum(entry.stat().st_size for entry in folder.iterdir()) <= 4000


def test_keys_tell_their_parts_apart() -> None:
    assert len({key_of("a", "b"), key_of("ab"), key_of("a", "b", ""), key_of("b", "a")}) == 4


def test_places_that_would_be_found_first() -> None:
    assert earlier_places(["/y/m/A.td", "/x/B.td"], ["/x", "/w", "/y"]) == ["/x/m/A.td", "/w/m/A.td"]
