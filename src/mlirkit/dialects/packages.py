"""Dialects of other distributions, found by entry point.

    [project.entry-points."mlirkit.dialects"]
    torch = "mlirkit_dialects.torch:DIALECT"            a DialectPackage, or a function (context) -> Dialect

A dialect is loaded when a context first looks up its name, unless a dialect of that name ships.  Installed
distributions are looked through once per process, and only for a name that is unknown otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple

from mlirkit.core.context import Context, DialectLoader, default_context
from mlirkit.core.dialect import Dialect
from mlirkit.core.release_text import ReleaseText
from mlirkit.dialects.roots import PACKED, PACKS, ROOTS
from mlirkit.ods.live.dialect import LiveDialect, make_codec
from mlirkit.ods.live.hook_table import load_when_asked
from mlirkit.ods.live.loader import ReadDefinitions, add_td, load_definitions, requested_include_dirs
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.entry_points import EntryPoint, entry_points

GROUP = "mlirkit.dialects"


class DialectPackage(NamedTuple):
    """The definition files of a distribution's dialect, and the modules that register its hooks."""

    name: str
    #: Definition files, by full path; of two definitions of a name, the first counts.
    roots: tuple[str, ...]
    #: Include folders of the definition files, searched before the definitions that ship.
    include: tuple[str, ...] = ()
    #: Modules by full name; importing them registers hooks.
    hook_modules: tuple[str, ...] = ()
    #: Readers, in order, of texts of other versions of the project that today's definitions do not read.
    other_versions: Callable[[Context], Sequence[ReleaseText]] | None = None

    #: Modules of hooks that only transformations need, which are imported at the first lookup of one.
    transformation_modules: tuple[str, ...] = ()
    #: Modules with the hook for the dialect's bytecode, which are imported on demand.
    bytecode_modules: tuple[str, ...] = ()

    def __call__(self, context: Context) -> Dialect | None:
        """Load the dialect for a context."""
        _have_hooks(self)
        definitions = _definitions_of(self, tuple(requested_include_dirs()))
        loaded = add_td(definitions, context, [self.name], ROOTS)
        dialect = loaded.dialects.get(self.name)
        if dialect is not None:
            if self.bytecode_modules and not dialect.is_packaged:
                dialect.make_bytecode = lambda: self._make_codec(dialect)
            dialect.is_known_by_name = True
            dialect.is_packaged = True
            dialect.other_versions = self.other_versions
        return dialect

    def _make_codec(self, dialect: LiveDialect) -> object:
        _import(self.bytecode_modules)
        return make_codec(dialect)


@cache
def _have_hooks(package: DialectPackage) -> None:
    """Import the hooks that reading, verifying and printing need; the rest at their first lookup."""
    _import(package.hook_modules)
    if package.transformation_modules:
        load_when_asked(package.name, lambda: _import(package.transformation_modules))


@cache
def _definitions_of(package: DialectPackage, requested: tuple[str, ...]) -> ReadDefinitions:
    """The definitions of a distribution with the user's include folders, read once for all contexts."""
    definitions = load_definitions(package.roots, package.include)
    return ReadDefinitions(definitions, (package.roots, package.include, requested))


def _import(modules: tuple[str, ...]) -> None:
    for module in modules:
        import_module(module)


def installed_names() -> list[str]:
    """The dialects of other distributions, sorted."""
    return sorted(_entry_points())


def installed_dialect(name: str) -> DialectLoader | None:
    """The loader of a dialect of another distribution; None if no distribution has it."""
    entry = _entry_points().get(name)
    return None if entry is None else _loader(entry)


class NotInstalled(ModuleNotFoundError):
    """A missing module, with the distribution that has it in the message."""


def packaged_dialect(name: str) -> LiveDialect:
    """The dialect of another distribution, for its face: that of the context of programs that make none.

    Contexts that load equal definitions have the same one.
    """
    dialect = default_context().dialect(name)
    if not isinstance(dialect, LiveDialect):
        raise MLIRError(f"no definitions of dialect '{name}'{where_packed(name)}")
    return dialect


def where_packed(name: str) -> str:
    """The hint for a missing dialect: the distribution that has it; "" if none is known."""
    return f"; `pip install {PACKS}` brings it" if name in PACKED and name not in _entry_points() else ""


@cache
def _loader(entry: EntryPoint) -> DialectLoader:
    loader = entry.load()
    if not callable(loader):
        raise MLIRError(f"entry point '{entry.value}' of dialect '{entry.name}' is no loader of a dialect")
    made: DialectLoader = loader
    return made


@cache
def _entry_points() -> dict[str, EntryPoint]:
    """By dialect; of two distributions that bring the same one, the first counts."""
    return {entry.name: entry for entry in reversed(entry_points(GROUP))}
