"""Entry points of installed distributions: objects that they declare for other programs to load.

    dist-info/entry_points.txt   [group]
                                 name = module:attribute

As importlib.metadata.entry_points, whose import takes longer than all of this.  It is used if distributions
are not in folders of `sys.path`.
"""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any, Final, NamedTuple

from mlirkit.support.late_regex import LateRegex

_INSTALLED: Final = LateRegex(r"(.+?)(?:-[^-]*)?(?:-py[\d.]+)?\.(?:dist|egg)-info")


class EntryPoint(NamedTuple):
    """An object under a name of a group."""

    name: str
    #: `module:attribute`, `module:attribute.attribute` or `module`.
    value: str

    def load(self) -> Any:
        """The object; errors of importing its module are raised."""
        module, _, path = self.value.partition("[")[0].strip().partition(":")
        target: Any = import_module(module.strip())
        for name in filter(None, path.strip().split(".")):
            target = getattr(target, name)
        return target


def entry_points(group: str) -> list[EntryPoint]:
    """The entry points of a group; of a distribution that is installed twice, the first on `sys.path`."""
    if not _are_in_folders():
        from importlib.metadata import entry_points as all_entry_points

        return [EntryPoint(point.name, point.value) for point in all_entry_points(group=group)]
    points: list[EntryPoint] = []
    seen: set[str] = set()
    for folder in sys.path:
        for name, place in _distributions(folder):
            if name not in seen:
                seen.add(name)
                points += _read(os.path.join(place, "entry_points.txt"), group)
    return points


def _are_in_folders() -> bool:
    """Whether all distributions are in folders of `sys.path`."""
    finders = [finder for finder in sys.meta_path if hasattr(finder, "find_distributions")]
    return all(finder is PathFinder for finder in finders) and not any(map(os.path.isfile, sys.path))


def _distributions(folder: str) -> list[tuple[str, str]]:
    """The distributions whose metadata are in a folder, by normalized name, and the paths of the metadata."""
    try:
        names = os.listdir(folder or ".")
    except OSError:
        return []
    infos = [name for name in names if name.endswith("-info")]
    matches = [match for name in infos if (match := _INSTALLED.fullmatch(name)) is not None]
    return [
        (re.sub(r"[-_.]+", "_", match[1]).lower(), os.path.join(folder, match[0])) for match in matches
    ]


def _read(path: str, group: str) -> list[EntryPoint]:
    """The entry points of a group that a file declares; empty if the file does not exist."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except OSError:
        return []
    if group not in text:
        return []
    points: list[EntryPoint] = []
    section = ""
    for raw_line in text.splitlines():
        line = raw_line.strip()
        if line.startswith("["):
            section = line[1:].partition("]")[0].strip()
        elif section == group and not line.startswith(("#", ";")):
            name, equals, value = line.partition("=")
            if equals:
                points.append(EntryPoint(name.strip(), value.strip()))
    return points
