"""Loading definitions: from `.td` files to dialects of a context.

    my = load_td("MyOps.td", include=["include"])      evaluate, read the model, make the dialects live
    my.BlendOp(lhs, rhs)                                classes by their C++ names
    my.dialects["my"]                                   the dialects themselves
    my.rewrite_rules["FoldTwice"]                       rewrite rules as patterns (rewrite_rules.py)

`include` is searched first, then the file's own folder, then the definitions that ship.  Evaluating and
reading take a fraction of a second, and the result is cached in the user's cache directory by the content of
all files that were read (support/content_cache.py).
"""

from __future__ import annotations

import os
from collections.abc import Collection, Hashable, Iterator, Sequence
from functools import cache, cached_property
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, NamedTuple

from mlirkit.core.context import Context, current_context
from mlirkit.ods.live import hooks
from mlirkit.ods.live.dialect import LiveDialect, make_dialect
from mlirkit.ods.live.dialect_pool import add_to_context, dialect_names, merged
from mlirkit.ods.model import Definitions, stored_form
from mlirkit.ods.model.definitions import merge_definitions, pruned
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.content_cache import earlier_places, key_of, load_entry, store_entry

if TYPE_CHECKING:
    from mlirkit.ods.live.rewriting.rewrite_rules import RewriteRules, UntranslatedRule
    from mlirkit.patterns.pattern_set import RewritePatternSet


# Paths are strings: importing pathlib takes longer than loading a cached dialect.
_PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


class LoadedDefinitions:
    """The result of loading a `.td` file: its dialects, and their classes as attributes."""

    def __init__(self, definitions: Definitions, dialects: dict[str, LiveDialect], context: Context) -> None:
        self.definitions = definitions
        self.dialects = dialects
        self._context = context

    @cached_property
    def rewrite_rules(self) -> RewriteRules:
        """The rewrite rules of the file as patterns, by name."""
        from mlirkit.ods.live.rewriting.rewrite_rules import RewriteRules

        return RewriteRules(self.definitions, self._live_dialect)

    def populate_with_generated(self, patterns: RewritePatternSet) -> None:
        """Add all rewrite rules of the file to a set, as `populateWithGenerated` in generated C++."""
        for rule in self.rewrite_rules.values():
            patterns.add_pattern(rule.root, rule)

    @property
    def untranslated_rules(self) -> list[UntranslatedRule]:
        """The rewrite rules that cannot run, with the reasons."""
        return self.rewrite_rules.untranslated() if self.definitions.patterns else []

    def _live_dialect(self, name: str) -> LiveDialect | None:
        dialect = self.dialects.get(name) or self._context.dialect(name)
        return dialect if isinstance(dialect, LiveDialect) else None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        for dialect in self.dialects.values():
            place = (dialect.name, name)
            function = hooks.face_functions.get(place) or hooks.face_classes.get(place)
            if function is not None:
                return function
            try:
                return dialect.public(name)
            except AttributeError:
                continue
        raise AttributeError(f"none of the dialects {', '.join(self.dialects)} defines '{name}'")

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *[name for dialect in self for name in dialect.public_names]})

    def __iter__(self) -> Iterator[LiveDialect]:
        return iter(self.dialects.values())

    def __repr__(self) -> str:
        return f"<definitions of {', '.join(self.dialects)} from {self.definitions.main_file}>"


def load_td(
    path: str | PathLike[str] | Sequence[str | PathLike[str]],
    include: Sequence[str | PathLike[str]] = (),
    context: Context | None = None,
    defines: Sequence[str] = (),
    names: Sequence[str] | None = None,
) -> LoadedDefinitions:
    """Register the dialects that `path` (one root file or several) defines with a context.

    They extend dialects of the same names in the context (dialect_pool.py).  With `names`, only these
    dialects are registered. Raises ParseError with TableGen's or ODS's diagnostics if the definitions are not
    accepted; for a wrong format in any definition, a FormatError (ods/assembly_format).
    """
    return add_td(read_td(path, include, defines), current_context(context), names)


class ReadDefinitions(NamedTuple):
    """Definitions and their identity (`_origin`), which is None without a stored form."""

    definitions: Definitions
    origin: Hashable


def read_td(
    path: str | PathLike[str] | Sequence[str | PathLike[str]],
    include: Sequence[str | PathLike[str]] = (),
    defines: Sequence[str] = (),
) -> ReadDefinitions:
    """The definitions of `load_td`, read once for several calls."""
    roots = [path] if isinstance(path, (str, PathLike)) else list(path)
    parts = [_stored(fspath(root), _folders(root, include), list(defines)) for root in roots]
    origins = [_origin(part.text) for part in parts]
    definitions = merged([part.definitions for part in parts])
    return ReadDefinitions(definitions, None if None in origins else tuple(origins))


def add_td(
    read: ReadDefinitions,
    context: Context,
    names: Sequence[str] | None = None,
    shipped: Collection[str] = (),
) -> LoadedDefinitions:
    """Register the dialects of read definitions, or only those in `names`, with a context.

    Other dialects that they refer to are loaded, except for those in `shipped`.
    """
    dialects = add_to_context(context, read.definitions, read.origin, names, shipped)
    return LoadedDefinitions(read.definitions, dialects, context)


def load_definitions(
    roots: Sequence[str | PathLike[str]],
    include: Sequence[str | PathLike[str]] = (),
    defines: Sequence[str] = (),
) -> Definitions:
    """The merged model of one or more root files; of common definitions, the first file's are used."""
    parts = [_stored(fspath(root), _folders(root, include), list(defines)).definitions for root in roots]
    return parts[0] if len(parts) == 1 else merge_definitions(parts)


def _folders(root: str | PathLike[str], include: Sequence[str | PathLike[str]]) -> list[str]:
    file_folder = os.path.dirname(fspath(root)) or "."
    return [*[fspath(folder) for folder in include], file_folder, *requested_include_dirs(), shipped_folder()]


def requested_include_dirs() -> list[str]:
    """The folders in MLIRKIT_INCLUDE, separated as in PATH, searched before the shipped definitions.

    An installed MLIR is searched only if named here, so that a file has the same meaning on every machine.
    """
    return [folder for folder in os.environ.get("MLIRKIT_INCLUDE", "").split(os.pathsep) if folder]


class _Stored(NamedTuple):
    """Definitions and their stored form, which may be None."""

    definitions: Definitions
    text: str | None


def _origin(text: str | None) -> Hashable:
    """The identity of definitions: the length and hash of their stored form."""
    if text is None:
        return None
    meaning = stored_form.with_full_paths(text)
    return (len(meaning), hash(meaning))


def _stored(path: str, folders: list[str], defines: list[str]) -> _Stored:
    """The definitions of one root file, from the cache if none of its files changed."""
    key = key_of(_model_version(), os.path.abspath(path), *folders, "--", *defines)
    entry = load_entry("definitions", key)
    if entry is not None:
        try:
            text = entry.decode()
            return _Stored(stored_form.read_definitions(text), text)
        except ValueError:
            pass  # treated like a missing entry
    definitions, files = evaluate_definitions(path, folders, defines)
    try:
        text = stored_form.write_definitions(definitions)
    except stored_form.NotStorable:
        return _Stored(definitions, None)
    store_entry("definitions", key, text.encode(), files, earlier_places(files, folders))
    return _Stored(definitions, text)


def evaluate_definitions(
    path: str, folders: list[str], defines: list[str], cache: bool = True
) -> tuple[Definitions, list[str]]:
    """Evaluate the definitions of one root file; return also the files that were read.

    `cache`: whether the records are cached for the next call.
    """
    # Imported late: definitions are rarely evaluated, and these modules are large.
    from mlirkit import tablegen
    from mlirkit.ods.assembly_format.all_formats import check_formats
    from mlirkit.ods.model.other_releases import names_of_other_releases
    from mlirkit.ods.model.reader import read_definitions

    records = tablegen.load(
        path, include_dirs=folders, defines=defines, cache=cache, other_names=names_of_other_releases()
    )
    definitions = read_definitions(records)
    check_formats(definitions, records)
    return pruned(definitions), [path, *records.dependencies]


@cache
def _model_version() -> str:
    """A key of the sources that decide how definitions are read and checked."""
    described: list[str] = []
    for room in ("ods/assembly_format", "ods/model", "tablegen"):
        with os.scandir(os.path.join(_PACKAGE, room)) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    status = entry.stat()
                    described.append(f"{room}/{entry.name} {status.st_size} {status.st_mtime_ns}")
    return key_of(*sorted(described))


def live_dialects(definitions: Definitions) -> dict[str, LiveDialect]:
    """Live dialects of `definitions` without a context, for tools that inspect definitions."""
    return {name: make_dialect(name, definitions) for name in dialect_names(definitions)}
