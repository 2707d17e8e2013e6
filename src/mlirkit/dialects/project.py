"""A project: the dialects of a checkout, each loaded when a context first looks up its name.

    project = named_project("circt")            the folder's project file, else all definitions below it
    project = found_project(settings)           a project file that was found upward from a file
    project.register(context)

Definitions are data and load either way.  Hooks are Python, and the project's mlir-opt is a program: they
run only for a project that the user named (`--project`, `load_project`), never for one that was found beside
a file (docs/SECURITY.md).
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from os import PathLike, fspath
from typing import cast

from mlirkit.core.context import Context, current_context
from mlirkit.core.dialect import Dialect
from mlirkit.dialects import loaders
from mlirkit.dialects.definition_index import Sources, find_dialects
from mlirkit.dialects.loading import include_loader, shared_dialect
from mlirkit.dialects.plugins import load_plugin
from mlirkit.dialects.project_file import ProjectFile, project_file_in
from mlirkit.dialects.roots import ROOTS, find_roots
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.loader import LoadedDefinitions, load_td
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import MLIRError

OnLoad = Callable[[LoadedDefinitions], None]
# Called with the name of a dialect and the error in its definitions.
OnFailure = Callable[[str, MLIRError], None]


class Project:
    """The sources of a project's dialects, and the other settings of its project file."""

    def __init__(
        self, settings: ProjectFile, folder: str, is_named: bool, include: Sequence[str] = ()
    ) -> None:
        self.settings = settings
        self.include = [*map(os.path.abspath, include), *settings.include]
        self.folder = folder
        # Whether the user named the project, so that its hooks may run.
        self.is_named = is_named
        self._hooks_are_loaded = False

    @cached_property
    def sources(self) -> dict[str, Sources]:
        """The definition files of each dialect, by name."""
        for path in self.settings.definitions:
            if not os.path.exists(path):
                raise MLIRError(f"{self.settings.path}: there is no '{path}'")
        return find_dialects(self.settings.definitions, self.include)

    @property
    def names(self) -> list[str]:
        """The dialects that the project defines or adds to, sorted."""
        return list(self.sources)

    def include_folders(self) -> list[str]:
        """The folders with which the project's definitions resolve."""
        folders = dict.fromkeys(self.include)
        for sources in self.sources.values():
            folders.update(dict.fromkeys(sources.include))
        return list(folders)

    @property
    def refused_hooks(self) -> list[str]:
        """The hooks that did not run because the user has not named the project."""
        return [] if self.is_named else self.settings.hooks

    def register(
        self,
        context: Context,
        on_load: OnLoad | None = None,
        replaces: bool = True,
        on_failure: OnFailure | None = None,
    ) -> None:
        """Register the dialects with a context; `on_load` is called when one is loaded.

        Unless the project `replaces` dialects, dialects that the context has from elsewhere stay.  With
        `on_failure`, which is called, a dialect with an error in its definitions is an unknown dialect.
        """
        context.has_project = True
        if self.is_named and not self._hooks_are_loaded:
            for path in self.settings.hooks:
                load_plugin(path)
            self._hooks_are_loaded = True
        if self.settings.release is not None:
            context.assumed_release = self.settings.release
        if self.settings.text_release is not None:
            context.text_release = self.settings.text_release
        if self.is_named and self.settings.mlir_opt is not None:
            context.mlir_opt = self.settings.mlir_opt
        stay = set() if replaces else set(context.available_dialect_names()).difference(loaders())
        for name, sources in self.sources.items():
            if name not in stay and (replaces or not context.is_loaded(name)):
                loader = self._loader(sources, on_load)
                if on_failure is not None:
                    loader = _or_unknown(loader, name, on_failure)
                context.register_dialect(name, loader)

    def _loader(self, sources: Sources, on_load: OnLoad | None) -> Callable[[Context], Dialect | None]:
        name = sources.name

        def load(context: Context) -> Dialect | None:
            if find_roots(name, sources.include) and sources.places:
                # One of upstream's: with its hooks.
                dialect: Dialect = include_loader(name, sources.include)(context)
                return dialect
            if len(sources.places) > 1:
                raise MLIRError(
                    f"dialect '{name}' is defined in {' and '.join(sources.places)}; "
                    "`definitions` of mlirkit.toml says which counts"
                )
            if not sources.places and name in ROOTS:
                context.load_dialect(shared_dialect(name))
            loaded = _load(sources, context, self.settings.defines)
            if on_load is not None:
                on_load(loaded)
            return loaded.dialects.get(name) or context.dialect(name)

        return load


def _or_unknown(
    loader: Callable[[Context], Dialect | None], name: str, on_failure: OnFailure
) -> Callable[[Context], Dialect | None]:
    """`loader`; a dialect whose definitions have an error is unknown, or the shipped one of its name."""

    def load(context: Context) -> Dialect | None:
        try:
            return loader(context)
        except MLIRError as error:
            on_failure(name, error)
            return shared_dialect(name) if name in ROOTS else None

    return load


def _load(sources: Sources, context: Context, defines: Sequence[str]) -> LoadedDefinitions:
    try:
        return load_td(sources.roots, sources.include, context, defines=defines, names=[sources.name])
    except MLIRError as error:
        # The list may be older than a file: a build has run, or another version has been installed.
        folders = [*sources.include, shipped_folder()]
        missing = [
            f"'{included}' (of {file})"
            for included, file in sources.missing
            if not any(os.path.exists(os.path.join(folder, included)) for folder in folders)
        ]
        if not missing:
            raise
        files = ", ".join(missing)
        message = (
            f"definitions of dialect '{sources.name}' are missing: {files}; files that a build of the "
            "project generates are found below its folder, or in a folder that -I or `include` of "
            "mlirkit.toml names"
        )
        raise MLIRError(message) from error


def named_project(folder: str | PathLike[str], include: Sequence[str] = ()) -> Project:
    """The project in a folder: by the folder's project file, else all definitions below it.

    `include` names folders that are searched before the project's.
    """
    path = os.path.abspath(fspath(folder))
    if not os.path.isdir(path):
        raise MLIRError(f"there is no project folder '{fspath(folder)}'")
    return Project(project_file_in(path) or ProjectFile(path, {}, {}, ""), path, True, include)


def found_project(settings: ProjectFile, include: Sequence[str] = ()) -> Project:
    """The project of a file that was found, not named: its hooks do not run."""
    return Project(settings, os.path.dirname(settings.path), False, include)


class LoadedProject:
    """The result of `mlirkit.load_project`: the project's dialects by name, loaded on first use."""

    def __init__(self, project: Project, context: Context) -> None:
        self.project = project
        self.context = context

    @property
    def names(self) -> Sequence[str]:
        """The dialects that the project defines or adds to, sorted."""
        return self.project.names

    def __getitem__(self, name: str) -> LiveDialect:
        if name not in self.project.sources:
            raise KeyError(name)
        return cast(LiveDialect, self.context.dialect(name))

    def __repr__(self) -> str:
        return f"<project {self.project.folder}: {', '.join(self.names)}>"


def load_project(
    folder: str | PathLike[str], context: Context | None = None, *, tolerant: bool = False
) -> LoadedProject:
    """Register the dialects of the project in a folder with a context, and run its hooks.

    With `tolerant`, a dialect whose definitions have an error is an unknown dialect, with a warning.
    """
    context = current_context(context)
    project = named_project(folder)

    def warn(name: str, error: MLIRError) -> None:
        message = f"dialect '{name}' is read without its definitions in {project.folder}: {error}"
        warnings.warn(message, stacklevel=2)

    project.register(context, on_failure=warn if tolerant else None)
    return LoadedProject(project, context)


def register_found_project(settings: ProjectFile) -> None:
    """Register a project that was found upward from a file with the current context, replacing no dialect."""
    project = _cached_project(settings.path, os.stat(settings.path).st_mtime_ns)

    def warn(loaded: LoadedDefinitions) -> None:
        if project.refused_hooks:
            message = f"the hooks that {settings.path} names are not loaded: mlirkit.load_project runs them"
            warnings.warn(message, stacklevel=2)

    project.register(current_context(), warn, replaces=False)


@cache
def _cached_project(path: str, time: int) -> Project:
    """The project of a project file; its folder is searched once per process."""
    settings = project_file_in(os.path.dirname(path))
    assert settings is not None
    return found_project(settings)
