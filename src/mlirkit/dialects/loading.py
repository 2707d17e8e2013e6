"""Loading dialects by name: definitions found on include paths, hooks imported from this room.

A dialect's package lists the modules that register its hooks in HOOK_MODULES; modules of hooks that only
transformations or bytecode use are in TRANSFORMATION_MODULES and BYTECODE_MODULES, and are imported at the
first use.  Dialects made from the definitions that ship are shared by all contexts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from os import PathLike, fspath
from types import ModuleType

from mlirkit.core.context import Context
from mlirkit.dialects.evaluated import evaluated_definitions
from mlirkit.dialects.roots import ROOTS, find_roots
from mlirkit.ods.live.dialect import LiveDialect, make_codec, make_dialect
from mlirkit.ods.live.hook_table import load_when_asked
from mlirkit.ods.live.loader import load_definitions, requested_include_dirs
from mlirkit.ods.shipped_folder import shipped_folder
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

# The kinds of hook modules, as packages call them; the first has the hooks of reading, verifying and
# printing.
READING = "HOOK_MODULES"
TRANSFORMATIONS = "TRANSFORMATION_MODULES"
BYTECODE = "BYTECODE_MODULES"


def shared_dialect(name: str) -> LiveDialect:
    """The dialect of the shipped definitions, or of MLIRKIT_INCLUDE's; one object for all contexts."""
    return exclusively(lambda: _shared_dialect(name))


@cache
def _shared_dialect(name: str) -> LiveDialect:
    dialect = build_dialect(name, requested_include_dirs())
    dialect.is_shared = True
    return dialect


def build_dialect(name: str, include: Sequence[str | PathLike[str]]) -> LiveDialect:
    """A dialect from the first definitions found on `include`, then among the definitions that ship."""
    definitions = None if include else evaluated_definitions(name)
    if definitions is None:
        folders = [*[fspath(folder) for folder in include], shipped_folder()]
        roots = find_roots(name, folders)
        if not roots:
            raise MLIRError(f"no definitions of dialect '{name}' in {', '.join(folders)}")
        definitions = load_definitions(roots, include)
    _have_hooks(name)
    dialect = make_dialect(name, definitions, f"mlirkit.dialects.{name}")
    dialect.is_known_by_name = True
    codec_modules = modules_listed(name, BYTECODE)
    if codec_modules:
        dialect.make_bytecode = lambda: _make_codec(dialect, codec_modules)
    package = sys.modules.get(f"mlirkit.dialects.{name}")
    for attribute, value in [*vars(package).items()] if package is not None else ():
        if isinstance(value, ModuleType) and f"{name}.{attribute}" in definitions.operators:
            # The face's name refers to the builder of the operation, not to the submodule.
            delattr(package, attribute)
    return dialect


def _make_codec(dialect: LiveDialect, modules: tuple[str, ...]) -> object:
    _import(dialect.name, modules)
    return make_codec(dialect)


@cache
def _have_hooks(name: str) -> None:
    """Import the hooks that reading, verifying and printing need; the rest at their first lookup."""
    _import(name, modules_listed(name, READING))
    others = modules_listed(name, TRANSFORMATIONS)
    if others:
        load_when_asked(name, lambda: _import(name, others))


def import_hooks(name: str) -> None:
    """Import all hook modules that the dialect lists; importing registers their hooks."""
    _import(name, hook_modules(name))


def hook_modules(name: str) -> tuple[str, ...]:
    """The modules, below the dialect's package, that register its hooks; importing only the package."""
    return tuple(
        module for kind in (READING, TRANSFORMATIONS, BYTECODE) for module in modules_listed(name, kind)
    )


def _import(dialect: str, modules: Iterable[str]) -> None:
    for module in modules:
        # A name that begins with a point is a module beside the package.
        import_module(f".{module}", f"mlirkit.dialects.{dialect}")


def modules_listed(dialect: str, kind: str) -> tuple[str, ...]:
    """The hook modules of one of the three kinds that a dialect's package lists."""
    package = f"mlirkit.dialects.{dialect}"
    if find_spec(package) is None:
        return ()
    # Asking the package itself would ask the face, which has the definitions' names.
    modules: tuple[str, ...] = vars(import_module(package)).get(kind, ())
    return modules


@cache
def import_cpp_names(namespace: str) -> None:
    """Import the functions that C++ names in a namespace, whose lower case is the dialect's name."""
    name = namespace.lower()
    if name in ROOTS and "cpp_names" in hook_modules(name):
        import_module(f"mlirkit.dialects.{name}.cpp_names")


def register_include_dirs(context: Context, include: Sequence[str | PathLike[str]]) -> None:
    """Make every upstream dialect defined under `include` available in a context, ahead of ours."""
    for name in ROOTS:
        if find_roots(name, include):
            context.register_dialect(name, include_loader(name, include))


def include_loader(name: str, include: Sequence[str | PathLike[str]]) -> Callable[[Context], LiveDialect]:
    """A loader for `Context.register_dialect`."""

    def load(context: Context) -> LiveDialect:
        dialect = build_dialect(name, include)
        dialect.other_dialect = context.dialect
        return dialect

    return load
