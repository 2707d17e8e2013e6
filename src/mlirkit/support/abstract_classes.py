"""Compiled classes that derive from abstract ones of the standard library."""

from __future__ import annotations

from abc import ABCMeta
from typing import Any


def separate_caches(cls: Any) -> None:
    """Let `isinstance` remember its answers about `cls` in a place of its own.

    `ABCMeta` has no part in making a compiled class, which is left with the caches of its base: with
    `isinstance([], OpOperandList)` a list would be no `Sequence` either, from then on.
    """
    if "_abc_impl" not in vars(cls):
        fresh: Any = ABCMeta("fresh", (), {})
        cls._abc_impl = fresh._abc_impl
