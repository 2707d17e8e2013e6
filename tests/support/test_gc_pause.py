"""The pause ends, nests, and does not keep garbage from being collected in the long run."""

from __future__ import annotations

import gc

import pytest

from mlirkit.support.gc_pause import gc_paused


def test_nesting() -> None:
    with gc_paused():
        with gc_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_collector_that_is_off_stays_off() -> None:
    gc.disable()
    try:
        with gc_paused():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


class Ring:
    """An object that only the collector can free."""

    alive = 0

    def __init__(self) -> None:
        self.ring = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


# Little is left young; what much was made of is moved away from the young.
@pytest.mark.parametrize("size", [10, 20_000])
def test_garbage_is_freed_in_the_long_run(size: int) -> None:
    Ring.alive = 0
    # As many as are alive may be waiting to be freed.
    limit = max(2_000_000, len(gc.get_objects())) if size > 10_000 else 15_000
    for _ in range(2 * limit // size):
        with gc_paused():
            for _ in range(size):
                Ring()
    assert Ring.alive < limit + 2 * size
    gc.collect()


def test_what_is_freed_at_once_does_not_put_off_collections() -> None:
    for _ in range(250):
        with gc_paused():
            # Each is freed with the list, by its count of references.
            _ = [[] for _ in range(20_000)]
    test_garbage_is_freed_in_the_long_run(20_000)
