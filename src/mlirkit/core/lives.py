"""The count of living contexts, for tests that look for leaks: `Context._get_live_count()`.

A context holds its `Life`, an object with weak references, which compiled classes do not support.
"""

from __future__ import annotations

from weakref import WeakSet


class Life:
    """Lives as long as the object that holds it."""

    __slots__ = ("__weakref__",)

    def __init__(self) -> None:
        _lives.add(self)

    def leave_out(self) -> None:
        """Leave the holder out of the count."""
        _lives.discard(self)


_lives: WeakSet[Life] = WeakSet()


def live_count() -> int:
    return len(_lives)
