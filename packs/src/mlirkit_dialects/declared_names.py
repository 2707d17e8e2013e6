"""Modules of the classes and enums that hooks are written against.

Such a module, `classes.py` or `<dialect>_classes.py`, has beside it the list of what the definitions declare,
`.json` (notation: mlirkit/dialects/declared_dialect.py), and a stub of what hooks use, `.pyi`.
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
