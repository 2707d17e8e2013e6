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
@pytest.mark.parametrize(("rounds", "size"), [(3_000, 10), (130, 20_000)])
def test_garbage_is_freed_in_the_long_run(rounds: int, size: int) -> None:
    Ring.alive = 0
    for _ in range(rounds):
        with gc_paused():
            for _ in range(size):
                Ring()
    assert Ring.alive < rounds * size // 2 + size
    gc.collect()
