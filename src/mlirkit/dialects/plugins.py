"""Python files that register hooks: `--load-dialect-plugin=FILE`, and the `hooks` of a project.

    mlirkit opt collage.mlir --td pix.td --load-dialect-plugin=pix.py

The file is run once, as a module that is not imported by name; it can import modules in its folder.
Exceptions that it raises, then or when a hook is called, are shown as Python shows them.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location

from mlirkit.core.context import DialectLoader
from mlirkit.support.diagnostics import MLIRError

# Loaders of the dialects that plugins bring, by name.
_provided: dict[str, DialectLoader] = {}


def provide_dialect(name: str, loader: DialectLoader) -> None:
    """Register a dialect for all contexts that have the shipped ones; `loader` makes it."""
    _provided[name] = loader


def provided_dialect(name: str) -> DialectLoader | None:
    """The loader of a plugin's dialect; None if no plugin has it."""
    return _provided.get(name)


def provided_names() -> list[str]:
    """The dialects of plugins, sorted."""
    return sorted(_provided)


def load_plugin(path: str) -> str:
    """Run a plugin; return its path.  MLIRError if the file does not exist."""
    if not os.path.isfile(path):
        raise MLIRError(f"Failed to load dialect plugin from '{path}'.")
    folder = os.path.dirname(os.path.abspath(path))
    name = _module_name(path)
    spec = spec_from_file_location(name, path) if path.endswith(".py") else None
    if spec is None or spec.loader is None:
        raise MLIRError(f"Failed to load dialect plugin from '{path}': it is no Python.")
    if folder not in sys.path:
        sys.path.append(folder)
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise MLIRError(f"Failed to load dialect plugin from '{path}': {error}.") from None
    return path


def require_plugin(path: str) -> None:
    """Run a plugin, unless this process has run it; a forked process has its parent's plugins."""
    if _module_name(path) not in sys.modules:
        load_plugin(path)


def _module_name(path: str) -> str:
    return f"mlirkit_plugin_{os.path.splitext(os.path.basename(path))[0]}"
