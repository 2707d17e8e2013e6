"""Modules of the classes and enums that hooks are registered for.

Beside such a module, `classes.py` or `<dialect>_classes.py`, are the list of the declared names, `.json`
(notation: mlirkit/dialects/declared_dialect.py), and a stub of the names that hooks use, `.pyi`.
packs/scripts/regenerate-stubs writes both.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from mlirkit.dialects.declared_dialect import DeclaredDialect


def declared_names(file: str) -> Callable[[str], Any]:
    """The `__getattr__` of the module in a file."""
    path = Path(file)
    return partial(getattr, DeclaredDialect(path.stem, path.with_suffix(".json").read_text()))
