"""Records cached on disk: equal to evaluated ones, used only while files are unchanged, never an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlirkit import tablegen
from mlirkit.tablegen.cache import CachedRecord
from mlirkit.tablegen.dump_json import dump_json
from mlirkit.tablegen.print_detailed_records import print_detailed_records
from mlirkit.tablegen.print_records import print_records
from tests.tablegen import language


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def is_cached(records: tablegen.Records) -> bool:
    return any(isinstance(one, CachedRecord) for one in records.classes.values())


@pytest.mark.parametrize(("program", "printed"), language.programs())
def test_round_trip(program: str, printed: str, tmp_path: Path) -> None:
    path = tmp_path / "t.td"
    path.write_text("class Keep;\n" + program)
    fresh = tablegen.load(path)
    again = tablegen.load(path)
    assert not is_cached(fresh) and is_cached(again)
    assert print_records(again) == print_records(fresh)
    assert dump_json(again) == dump_json(fresh)
    assert print_detailed_records(again) == print_detailed_records(fresh)
    assert [one.headline() for one in again.diagnostics] == [one.headline() for one in fresh.diagnostics]
    for name in fresh.classes:
        names = [one.name for one in fresh.derived_from(name)]
        assert [one.name for one in again.derived_from(name)] == names


def test_used_only_while_nothing_changed(tmp_path: Path) -> None:
    first, second, root = tmp_path / "1", tmp_path / "2", tmp_path / "root.td"
    first.mkdir()
    second.mkdir()
    (second / "a.td").write_text("class A; def second : A;")
    root.write_text('include "a.td"\n')

    def load(*, expect: bool, defines: list[str] | None = None, cache: bool = True) -> list[str]:
        records = tablegen.load(root, include_dirs=[first, second], defines=defines or [], cache=cache)
        assert is_cached(records) == expect
        return list(records.defs)

    assert load(expect=False) == ["second"]
    assert load(expect=True) == ["second"]
    assert load(expect=False, cache=False) == ["second"]
    assert load(expect=False, defines=["M"]) == ["second"]
    (second / "a.td").write_text("class A; def changed : A;")
    assert load(expect=False) == ["changed"]
    assert load(expect=True) == ["changed"]
    # A file that is now found earlier.
    (first / "a.td").write_text("class A; def first : A;")
    assert load(expect=False) == ["first"]
    assert load(expect=True) == ["first"]


def test_broken_entries_are_ignored(tmp_path: Path, cache_folder: Path) -> None:
    root = tmp_path / "root.td"
    root.write_text("class A; def a : A;")
    tablegen.load(root)
    (entry,) = [one for one in cache_folder.rglob("*") if one.is_file()]
    data = entry.read_bytes()
    for broken in (b"", data[:-1], data[:50], data[:60] + b"\xff" + data[61:]):
        entry.write_bytes(broken)
        assert not is_cached(tablegen.load(root))
        assert is_cached(tablegen.load(root))


def test_unwritable_folder_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MLIRKIT_CACHE", str(tmp_path / "file" / "cache"))
    root = tmp_path / "root.td"
    root.write_text("class A; def a : A;")
    for _ in range(2):
        assert not is_cached(tablegen.load(root))


def test_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLIRKIT_CACHE", "0")
    root = tmp_path / "root.td"
    root.write_text("class A; def a : A;")
    for _ in range(2):
        assert not is_cached(tablegen.load(root))
