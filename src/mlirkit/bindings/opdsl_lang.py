"""Upstream's `dialects.linalg.opdsl.lang`: the language, and `ir`, which programs get by its star."""

from __future__ import annotations

from mlirkit import ir
from mlirkit.dialects.linalg.opdsl import lang
from mlirkit.dialects.linalg.opdsl.lang import *  # noqa: F403

__all__ = [*lang.__all__, "ir"]  # noqa: PLE0604
_ = ir
# Upstream's is a package; its modules are found by name (module_tree.py).
__path__: list[str] = []
