"""Entry points agree with importlib.metadata, for all groups of this environment and for generated ones."""

from __future__ import annotations

import importlib.metadata
import sys
import zipfile
from pathlib import Path

import pytest

from mlirkit.support.entry_points import EntryPoint, entry_points

TEXT = """\
# a comment
[a.group]
first = os.path:join
second=collections : OrderedDict.fromkeys [extra]

[other]
first = sys
"""


def reference(group: str) -> list[tuple[str, str]]:
    return sorted((each.name, each.value) for each in importlib.metadata.entry_points(group=group))


def test_those_of_this_environment() -> None:
    groups = importlib.metadata.entry_points().groups
    assert "mlirkit.dialects" in groups
    for group in groups:
        assert sorted(entry_points(group)) == reference(group)


@pytest.mark.parametrize("is_zip", [False, True], ids=["folders", "zip"])
def test_made_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_zip: bool) -> None:
    """The first of two equal distributions counts; archives are distributions as well."""
    for folder, name, text in (
        ("one", "A_thing-1.0.dist-info", TEXT),
        ("two", "a.thing-2.0.dist-info", TEXT.replace("first", "newer")),
        ("two", "another-1.dist-info", "[a.group]\nthird = math:pi\n"),
        ("two", "none-1.dist-info", None),
    ):
        place = tmp_path / folder / name
        place.mkdir(parents=True)
        (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name.partition('-')[0]}\nVersion: 1\n")
        if text is not None:
            (place / "entry_points.txt").write_text(text)
    for folder in ("two", "one"):
        added = tmp_path / folder
        if is_zip:
            with zipfile.ZipFile(tmp_path / f"{folder}.zip", "w") as archive:
                for path in added.rglob("*"):
                    archive.write(path, path.relative_to(added))
            added = tmp_path / f"{folder}.zip"
        monkeypatch.syspath_prepend(str(added))
    assert sorted(entry_points("a.group")) == reference("a.group")
    assert {each.name for each in entry_points("a.group")} == {"first", "second", "third"}


def test_loading() -> None:
    import collections
    import math

    assert EntryPoint("a", "math:pi").load() is math.pi
    assert EntryPoint("a", "sys").load() is sys
    assert EntryPoint("a", "collections:OrderedDict.fromkeys [x]").load() == collections.OrderedDict.fromkeys
    with pytest.raises(ImportError):
        EntryPoint("a", "no_such_module_here:x").load()
