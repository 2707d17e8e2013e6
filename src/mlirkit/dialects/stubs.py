"""Stubs of dialects: the action `--gen-pyi`, and those that ship.

A dialect that has a package here has its stub in there, `<name>/__init__.pyi`, the others theirs beside:
`<name>.pyi`.  scripts/regenerate-stubs writes them.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from mlirkit.dialects.loading import import_hooks, shared_dialect
from mlirkit.dialects.roots import ROOTS
from mlirkit.ods.emit.options import Options
from mlirkit.ods.emit.pyi import stub
from mlirkit.ods.live.loader import live_dialects
from mlirkit.ods.live.python_classes import describe_module
from mlirkit.ods.model.reader import read_definitions
from mlirkit.support.diagnostics import MLIRError
from mlirkit.tablegen import Records

_FOLDER = Path(__file__).resolve().parent


def pyi(records: Records, options: Options) -> str:
    """The action: the stub of the only dialect with operations, attributes or types, or of `--dialect`."""
    dialects = live_dialects(read_definitions(records))
    wanted = options.value("dialect")
    if wanted and wanted not in dialects:
        raise MLIRError("selected dialect with '-dialect' does not exist")
    if not wanted and len(dialects) != 1:
        found = ", ".join(dialects) or "none"
        raise MLIRError(f"one dialect must be selected via '-dialect'; there are: {found}")
    dialect = dialects[wanted] if wanted else next(iter(dialects.values()))
    if dialect.name in ROOTS:
        import_hooks(dialect.name)
    return stub(describe_module(dialect))


def shipped_stubs() -> dict[Path, str]:
    """The stubs of the dialects that ship, by file."""
    return {stub_path(name): stub(describe_module(shared_dialect(name))) for name in ROOTS}


def stub_path(name: str) -> Path:
    """Where the stub of a dialect that ships stands."""
    has_package = find_spec(f"mlirkit.dialects.{name}") is not None
    return _FOLDER / name / "__init__.pyi" if has_package else _FOLDER / f"{name}.pyi"
