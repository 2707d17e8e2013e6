"""Programs that make garbage between pauses of the collector, each for its own process.

    python -m tests.support.garbage small | large | freed

The collector lets more garbage wait the more objects are alive: in the process of a whole test run the
programs would take minutes.
"""

from __future__ import annotations

import gc
import sys

from mlirkit.support.gc_pause import gc_paused


class Ring:
    """An object that only the collector can free."""

    alive = 0

    def __init__(self) -> None:
        self.ring = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


def make_rings(size: int) -> None:
    """Make rings, so many in each pause, and see to it that most have been freed."""
    # As many objects may wait to be freed as are alive.
    limit = max(2_000_000, len(gc.get_objects())) if size > 10_000 else 15_000
    for _ in range(2 * limit // size):
        with gc_paused():
            for _ in range(size):
                Ring()
    assert Ring.alive < limit + 2 * size


def make_lists() -> None:
    """Make lists inside of a list, which reference counting frees with it."""
    for _ in range(250):
        with gc_paused():
            _ = [[] for _ in range(20_000)]


def main(program: str) -> None:
    if program == "freed":
        make_lists()
    # Pauses with few objects leave them in the young generation; pauses with many move them to an older one.
    make_rings(10 if program == "small" else 20_000)


if __name__ == "__main__":
    main(sys.argv[1])
