"""Upstream's `dialects.linalg.opdsl.lang`: the language, and `ir`, which star imports include."""

from __future__ import annotations

from mlirkit import ir
from mlirkit.dialects.linalg.opdsl import lang
from mlirkit.dialects.linalg.opdsl.lang import *  # noqa: F403

__all__ = [*lang.__all__, "ir"]  # noqa: PLE0604
_ = ir
# Upstream's module is a package; its submodules are found by name (module_tree.py).
__path__: list[str] = []
