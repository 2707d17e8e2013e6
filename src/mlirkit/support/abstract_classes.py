"""Compiled classes that derive from abstract ones of the standard library."""

from __future__ import annotations

from abc import ABCMeta
from typing import Any


def separate_caches(cls: Any) -> None:
    """Give `cls` a separate cache of `isinstance` results.

    `ABCMeta` does not make compiled classes, so that they share the cache of their base: after
    `isinstance([], OpOperandList)` a list would no longer be a `Sequence`.
    """
    if "_abc_impl" not in vars(cls):
        fresh: Any = ABCMeta("fresh", (), {})
        cls._abc_impl = fresh._abc_impl
