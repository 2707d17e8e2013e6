"""Pausing the garbage collector around bulk work.

While a graph of hundreds of thousands of objects is built, a generational collector scans young objects that
are all alive.  `gc_paused` switches the collector off meanwhile; many new objects are then moved to the
oldest generation, which young collections do not scan.

Moved objects do not count towards the collector's own thresholds, so that the garbage of a program that reads
one large file after the other would never be collected.  They are counted here instead.
"""

from __future__ import annotations

import gc
from types import TracebackType
from typing import Final

# Fewer new objects than this are left to the young collections.
_LEAST_MOVED: Final = 10_000

# A full collection is due after this many objects were moved, or as many as survived the last one.
_LEAST_LIMIT: Final = 2_000_000


class _Moved:
    """The number of objects moved to the oldest generation since the last full collection."""

    __slots__ = ("count", "full_collections", "survivors")

    def __init__(self) -> None:
        self.count = 0
        self.survivors = 0
        self.full_collections = 0

    def add(self, count: int) -> None:
        self._forget_if_collected()
        self.count += count

    def collect_if_due(self) -> None:
        if self.count <= max(_LEAST_LIMIT, self.survivors):
            return
        self._forget_if_collected()
        if self.count:
            gc.collect()
            self._forget_if_collected()
            # Freezing counts all live objects; objects that the program froze must stay frozen.
            if gc.get_freeze_count() == 0:
                gc.freeze()
                self.survivors = gc.get_freeze_count()
                gc.unfreeze()

    def _forget_if_collected(self) -> None:
        collections: int = gc.get_stats()[-1]["collections"]
        if collections != self.full_collections:
            self.full_collections = collections
            self.count = 0


_moved: Final = _Moved()


class gc_paused:
    """A context manager without collections; it may nest, and the collector may already be off."""

    __slots__ = ("_before", "_was_enabled")

    def __init__(self) -> None:
        self._was_enabled = False
        self._before = 0

    def __enter__(self) -> None:
        self._was_enabled = gc.isenabled()
        if self._was_enabled:
            _moved.collect_if_due()
            gc.disable()
            self._before = gc.get_count()[0]

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._was_enabled:
            return
        new_objects = gc.get_count()[0] - self._before
        # `gc.unfreeze` would also affect objects that the program has frozen.
        if new_objects > _LEAST_MOVED and hasattr(gc, "freeze") and gc.get_freeze_count() == 0:
            gc.freeze()
            gc.unfreeze()
            _moved.add(new_objects)
        gc.enable()
