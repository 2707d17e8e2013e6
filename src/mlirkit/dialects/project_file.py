"""The settings of a project: `mlirkit.toml`, or the table `[tool.mlirkit]` of `pyproject.toml`.

    include = ["include", "build/include"]      folders of definitions, searched before those that ship
    definitions = ["include", "My.td"]          files and folders that define dialects; the project's folder
    defines = ["WITH_EXTRAS"]                   macros for `#ifdef` in definitions
    hooks = ["python/my_hooks.py"]              Python files that register hooks
    release = "llvm19"                          the release of bytecode whose producer is not known
    text-release = "llvm19"                     the release of text files
    mlir-opt = "build/bin/garden-opt"           runs passes that mlirkit does not have

Paths are relative to the file; an `mlir-opt` without a folder is searched in PATH.  Of several files upward
from a place the nearest counts, and in one folder `mlirkit.toml`.  Files are only read here; whether hooks
and the tool run is decided in project.py.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from mlirkit.support.diagnostics import MLIRError

_NAMES = ("mlirkit.toml", "pyproject.toml")
_LISTS = ("include", "definitions", "defines", "hooks")
# Settings that are a text, with a description of the text.
_TEXTS = {
    "release": 'a name, e.g. "llvm19"',
    "text-release": 'a name, e.g. "llvm19"',
    "mlir-opt": "the path or the name of a program",
}
# No project file is larger.
_LONGEST = 1 << 20


class ProjectFile:
    """The settings of a project; all paths are absolute."""

    __slots__ = ("defines", "definitions", "hooks", "include", "mlir_opt", "path", "release", "text_release")

    def __init__(
        self, folder: str, settings: Mapping[str, Sequence[str]], texts: Mapping[str, str], path: str
    ) -> None:
        def absolute(name: str) -> list[str]:
            return [os.path.normpath(os.path.join(folder, path)) for path in settings.get(name, ())]

        # The project file; empty for a folder without one.
        self.path = path
        self.include = absolute("include")
        self.definitions = absolute("definitions") or [folder]
        self.defines = list(settings.get("defines", ()))
        self.hooks = absolute("hooks")
        self.release = texts.get("release")
        self.text_release = texts.get("text-release")
        tool = texts.get("mlir-opt")
        self.mlir_opt = tool if tool is None or os.sep not in tool else os.path.join(folder, tool)


def project_file_in(folder: str) -> ProjectFile | None:
    """The settings in a folder's file, or None if no file has any; MLIRError if they are faulty."""
    for name in _NAMES:
        path = os.path.join(folder, name)
        try:
            with open(path, "rb") as stream:
                data = stream.read(_LONGEST)
        except OSError:
            continue
        # Most Python projects have a pyproject.toml without a table for mlirkit.
        if name == "mlirkit.toml" or b"mlirkit" in data:
            project = _read(data, path)
            if project is not None:
                return project
    return None


def project_file_above(folder: str) -> ProjectFile | None:
    """The settings nearest upward from a folder, or None."""
    folder = os.path.abspath(folder)
    while True:
        project = project_file_in(folder)
        if project is not None:
            return project
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent


def _read(data: bytes, path: str) -> ProjectFile | None:
    # Few runs have a project.
    import tomllib

    try:
        table: object = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        if os.path.basename(path) != "mlirkit.toml":
            # Other tools report errors in pyproject.toml.
            return None
        raise MLIRError(f"{path}: {error}") from None
    if os.path.basename(path) != "mlirkit.toml":
        for name in ("tool", "mlirkit"):
            table = table.get(name) if isinstance(table, dict) else None
        if table is None:
            return None
    if not isinstance(table, dict):
        raise MLIRError(f"{path}: 'tool.mlirkit' is not a table")
    settings: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for name, value in table.items():
        if name in _LISTS:
            if not isinstance(value, list) or not all(
                isinstance(name, str) and "\0" not in name for name in value
            ):
                nouns = "names" if name == "defines" else "paths"
                raise MLIRError(f"{path}: '{name}' is not a list of {nouns}")
            settings[name] = value
        elif name not in _TEXTS:
            names = ", ".join([*_LISTS, "release", "text-release"])
            raise MLIRError(f"{path}: unknown setting '{name}'; there are {names} and mlir-opt")
        elif not isinstance(value, str) or "\0" in value:
            raise MLIRError(f"{path}: '{name}' is not {_TEXTS[name]}")
        else:
            texts[name] = value
    return ProjectFile(os.path.dirname(path), settings, texts, path)
