"""An index of the dialects that a checkout defines, from outlines of its files, without evaluation.

For each dialect, `Sources`: the root files that together define all of it, the include folders in which their
includes are found, and the includes that are missing.  A root is a file that defines part of the dialect and
includes the files that it needs; a file that does not include them is reached by the smallest file that
includes it.

    dialect of a record     the first dialect named in the arguments of its class, of that class's base, ...
    place of an include     the include folders, beside the file, the nearest file of the checkout whose path
                            ends so, the definitions that ship

Folders of tests, hidden folders and copies of LLVM below the checkout are skipped: upstream's dialects are
the ones that ship.  The index is kept in the cache, by the content of the files.  Outlines are made in
definition_outline.py.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence

from mlirkit.dialects import definition_outline
from mlirkit.dialects.definition_outline import Outline, Use, outline_of
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.content_cache import key_of, load_entry, store_entry

_ENDINGS = (".td", ".td.inc")
_LEFT_OUT = frozenset(("test", "tests", "unittest", "unittests", "node_modules", "__pycache__"))
# Records of these classes name a dialect whose values they admit; attribute and type definitions are exempt.
_CONSTRAINTS = frozenset(("DialectAttr", "DialectType"))
_VALUES = frozenset(("AttrDef", "TypeDef"))
# A file of every copy of MLIR's definitions.
_UPSTREAM = os.path.join("mlir", "IR", "OpBase.td")


class Sources:
    """The definition files of one dialect."""

    __slots__ = ("include", "missing", "name", "places", "roots")

    def __init__(self, name: str) -> None:
        self.name = name
        # The files with a `Dialect` record of the name; none if the project only adds to a dialect.
        self.places: list[str] = []
        self.roots: list[str] = []
        self.include: list[str] = []
        # Missing includes, with the file that includes them.
        self.missing: list[tuple[str, str]] = []


def find_dialects(paths: Sequence[str], include: Sequence[str] = ()) -> dict[str, Sources]:
    """The dialects that files and folders define or add to, by name, sorted.

    Files in `paths` are the only roots of their definitions; `include` lists folders searched first.
    """
    folders = [os.path.abspath(path) for path in paths if os.path.isdir(path)]
    named = [os.path.abspath(path) for path in paths if not os.path.isdir(path)]
    include = [os.path.abspath(folder) for folder in include]
    files = sorted({*named, *[file for folder in folders for file in definition_files(folder)]})
    key = key_of(_version(), shipped_folder(), *include, "--", *named, "--", *files)
    entry = load_entry("projects", key)
    if entry is not None:
        return _of_data(json.loads(entry))
    index = _Index(files, include)
    dialects = index.dialects(named)
    store_entry("projects", key, json.dumps(_as_data(dialects)).encode(), sorted(index.outlines))
    return dialects


def definition_files(folder: str) -> list[str]:
    """The definition files below a folder, sorted."""
    names: list[str] = []
    for place, folders, files in os.walk(folder):
        folders[:] = [
            name
            for name in folders
            if name not in _LEFT_OUT
            and not name.startswith(".")
            and not _is_upstream(os.path.join(place, name))
        ]
        names += [os.path.join(place, name) for name in files if name.endswith(_ENDINGS)]
    return sorted(names)


def _is_upstream(folder: str) -> bool:
    """Whether a folder is an include folder of MLIR's, as sources, installed or shipped."""
    return os.path.isfile(os.path.join(folder, _UPSTREAM))


class _Index:
    """The outlines of a checkout's files and of their includes."""

    def __init__(self, files: Sequence[str], include: Sequence[str]) -> None:
        self._include = include
        self._files = files
        # The outlines of all files that were needed, files outside the checkout included.
        self.outlines: dict[str, Outline] = {}
        self._by_name: dict[str, list[str]] = {}
        for path in files:
            self._by_name.setdefault(os.path.basename(path), []).append(path)
        self._closures: dict[str, dict[str, None]] = {}
        # The path of an include by include and including file; "" if the file is missing.
        self._places: dict[tuple[str, str], str] = {}
        self._missing: dict[str, list[str]] = {}
        # The files that define a class, or the `Dialect` record of a name.
        self._classes: dict[str, list[str]] = {}
        self._records: dict[str, list[str]] = {}
        for path in files:
            self._closure(path)

    # -- files --------------------------------------------------------------------------------------

    def _outline(self, path: str) -> Outline:
        outline = self.outlines.get(path)
        if outline is None:
            try:
                with open(path, encoding="utf-8", errors="replace") as stream:
                    outline = outline_of(stream.read())
            except OSError:
                outline = Outline()
            self.outlines[path] = outline
            for name in outline.classes:
                self._classes.setdefault(name, []).append(path)
            for name in outline.dialects:
                self._records.setdefault(name, []).append(path)
        return outline

    def _resolve(self, included: str, path: str) -> str | None:
        """The file that an include in `path` refers to."""
        for folder in (*self._include, os.path.dirname(path)):
            place = os.path.join(folder, included)
            if os.path.isfile(place):
                return place
        ending = f"{os.sep}{included}"
        candidates = [
            path for path in self._by_name.get(os.path.basename(included), ()) if path.endswith(ending)
        ]
        if candidates:
            return max(candidates, key=lambda candidate: len(os.path.commonpath([candidate, path])))
        place = os.path.join(shipped_folder(), included)
        return place if os.path.isfile(place) else None

    def _closure(self, path: str) -> dict[str, None]:
        """A file and all its transitive includes, in the order of their first mention."""
        closure = self._closures.get(path)
        if closure is not None:
            return closure
        closure = self._closures[path] = {}
        stack = [path]
        while stack:
            file = stack.pop()
            if file in closure:
                continue
            closure[file] = None
            resolved = [self._resolved(file, included) for included in reversed(self._outline(file).includes)]
            stack.extend([file for file in resolved if file is not None])
        return closure

    def _resolved(self, file: str, included: str) -> str | None:
        place = self._places.get((file, included))
        if place is None:
            place = self._places[file, included] = self._resolve(included, file) or ""
            if not place:
                self._missing.setdefault(file, []).append(included)
        return place or None

    # -- records ------------------------------------------------------------------------------------

    def _near(self, candidates: Sequence[str], path: str) -> str | None:
        """The file among several that `path` sees; any, if it sees none: others include both."""
        if path in candidates:
            return path
        closure = self._closure(path)
        return next(
            (candidate for candidate in candidates if candidate in closure),
            candidates[0] if candidates else None,
        )

    def _owner(self, use: Use, path: str) -> str | None:
        """The dialect that a record of the class and arguments `use` belongs to, or None."""
        parent, words = use
        # Classes from the record's own to the most basic one; the most basic one decides.
        chain: list[tuple[tuple[str, ...], str]] = [(words, path)]
        names = {parent}
        seen: set[tuple[str, str]] = set()
        while True:
            place = self._near(self._classes.get(parent, ()), path)
            if place is None or (parent, place) in seen:
                break
            seen.add((parent, place))
            path = place
            parent, words = self._outline(path).classes[parent]
            chain.append((words, path))
            names.add(parent)
        if not names.isdisjoint(_CONSTRAINTS) and names.isdisjoint(_VALUES):
            return None
        for words, path in reversed(chain):
            for word in words:
                place = self._near(self._records.get(word, ()), path)
                if place is not None:
                    return self._outline(place).dialects[word]
        return None

    def _is_complete(self, file: str, closure: Iterable[str]) -> bool:
        """Whether the classes that a file uses are defined in `closure`, or in no file."""
        outline = self._outline(file)
        for parent, _ in (*outline.uses, *outline.classes.values()):
            places = self._classes.get(parent)
            if places is not None and not any(place in closure for place in places):
                return False
        return True

    # -- dialects -----------------------------------------------------------------------------------

    def dialects(self, named: Sequence[str]) -> dict[str, Sources]:
        result: dict[str, Sources] = {}
        parts: dict[str, list[str]] = {}
        for file in self._files:
            for name in self._outline(file).dialects.values():
                result.setdefault(name, Sources(name)).places.append(file)
            owners = {
                owner for use in self._outline(file).uses if (owner := self._owner(use, file)) is not None
            }
            for name in (*owners, *self._outline(file).dialects.values()):
                parts.setdefault(name, []).append(file)
        for name in sorted(parts):
            sources = result.setdefault(name, Sources(name))
            sources.roots = self._roots(parts[name], named)
            sources.include = self._folders(sources.roots)
            sources.missing = [
                (included, file)
                for file in dict.fromkeys([path for root in sources.roots for path in self._closure(root)])
                for included in self._missing.get(file, ())
            ]
        return {name: result[name] for name in sorted(result) if result[name].roots}

    def _roots(self, parts: Sequence[str], named: Sequence[str]) -> list[str]:
        """The fewest files that have all parts."""
        if named:
            return [root for root in named if any(part in self._closure(root) for part in parts)]
        roots: dict[str, None] = {}
        for part in parts:
            if self._is_complete(part, self._closure(part)):
                roots[part] = None
                continue
            around = [file for file in self._files if part in self._closure(file)]
            whole = [file for file in around if self._is_complete(part, self._closure(file))]
            roots[min(whole, key=lambda file: len(self._closure(file)), default=part)] = None
        # Of files that include each other, the one with the `Dialect` record is evaluated first: the others
        # need it.
        kept = sorted(roots, key=lambda file: not self._outline(file).dialects)
        for root in reversed(kept.copy()):
            if any(root in self._closure(other) for other in kept if other != root):
                kept.remove(root)
        return [root for root in roots if root in kept]

    def _folders(self, roots: Sequence[str]) -> list[str]:
        """The include folders with which the roots resolve, the most useful ones first."""
        expected: dict[str, str] = {}
        for root in roots:
            for file in self._closure(root):
                for included in self._outline(file).includes:
                    place = self._places.get((file, included))
                    if place:
                        expected.setdefault(included, place)
        count = Counter(
            place[: -len(included) - 1] for included, place in expected.items() if place.endswith(included)
        )
        folders = list(self._include)
        for folder, _ in count.most_common():
            if folder != shipped_folder() and any(
                place == os.path.join(folder, included) and not _exists_in(included, folders)
                for included, place in expected.items()
            ):
                folders.append(folder)
        return folders


def _exists_in(included: str, folders: Sequence[str]) -> bool:
    return any(os.path.isfile(os.path.join(folder, included)) for folder in folders)


def _version() -> str:
    """A key for the version of the sources that read files."""
    described = []
    for path in (__file__, definition_outline.__file__):
        status = os.stat(path)
        described.append(f"{status.st_size} {status.st_mtime_ns}")
    return " ".join(described)


def _as_data(sources: dict[str, Sources]) -> list[list[object]]:
    return [
        [source.name, source.places, source.roots, source.include, source.missing]
        for source in sources.values()
    ]


def _of_data(data: list[list[object]]) -> dict[str, Sources]:
    result: dict[str, Sources] = {}
    for name, places, roots, include, missing in data:
        assert isinstance(name, str)
        sources = result[name] = Sources(name)
        sources.places, sources.roots, sources.include = places, roots, include  # type: ignore[assignment]
        sources.missing = [(included, file) for included, file in missing]  # type: ignore[attr-defined]
    return result
