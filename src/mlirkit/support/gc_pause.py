"""Pausing the garbage collector around bulk work.

Building a graph of hundreds of thousands of objects makes a generational collector scan young objects
that are all alive.  `gc_paused` switches it off for the duration and afterwards moves the new objects
to the oldest generation, where the next young collections do not look at them again.
"""

from __future__ import annotations

import gc
from types import TracebackType


class gc_paused:
    """Context manager: no collection inside; nested uses and a collector that is already off are fine."""

    __slots__ = ("_was_enabled",)

    def __init__(self) -> None:
        self._was_enabled = False

    def __enter__(self) -> None:
        self._was_enabled = gc.isenabled()
        if self._was_enabled:
            gc.disable()

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._was_enabled:
            return
        # A user who froze objects on purpose would lose that by our unfreeze.
        if hasattr(gc, "freeze") and gc.get_freeze_count() == 0:
            gc.freeze()
            gc.unfreeze()
        gc.enable()
