"""`--project DIR`, and the project file found upward from the input of a command.

    mlirkit opt adder.mlir --project circt      all dialects that are defined below the folder, with its hooks
    mlirkit opt adder.mlir                      with mlirkit.toml above the file, without its hooks

The first use of a dialect loads it, and reports its unchecked parts (owed.py).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from mlirkit.cli.output_file import say
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.dialects.project import Project
    from mlirkit.ods.live.loader import LoadedDefinitions


def project_of(folder: str | None, path: str, include: Sequence[str] = ()) -> Project | None:
    """The project that the command line names, else the one around a file; `-` is in the working folder."""
    return _project(folder, os.path.dirname(os.path.abspath(path)), tuple(include))


@cache
def _project(folder: str | None, place: str, include: tuple[str, ...]) -> Project | None:
    if folder is None:
        from mlirkit.dialects.project_file import project_file_above

        settings = project_file_above(place)
        if settings is None:
            return None
        from mlirkit.dialects.project import found_project

        return found_project(settings, include)
    from mlirkit.dialects.project import named_project

    return named_project(folder, include)


def register_project(
    context: Context, project: Project, reported: set[str], strict: bool = False, tolerant: bool = False
) -> None:
    """Register a project's dialects; notes about them are shown once, which `reported` remembers.

    With `tolerant`, dialects whose definitions have errors are unknown dialects.
    """

    def say_once(loaded: LoadedDefinitions) -> None:
        from mlirkit.cli.owed import report_incomplete_definitions

        report_incomplete_definitions(loaded, reported, strict)
        path = project.settings.path
        if project.refused_hooks and path not in reported:
            reported.add(path)
            folder = _shown(project.folder)
            say(f"note: the hooks that {_shown(path)} names are not loaded: --project {folder} runs them\n")

    def say_unknown(name: str, error: MLIRError) -> None:
        if name not in reported:
            reported.add(name)
            diagnostics = error.error_diagnostics
            reason = diagnostics[0].headline() if diagnostics else f"error: {error}"
            lead = f"dialect '{name}' is read without its definitions in the project, which have an error"
            say(f"warning: {lead}: {reason}\n")

    project.register(context, say_once, on_failure=say_unknown if tolerant else None)


def _shown(path: str) -> str:
    """A path relative to the working folder, if it is below that folder."""
    relative = os.path.relpath(path)
    return path if relative.startswith(os.pardir) else relative
