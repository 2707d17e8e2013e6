"""Recursion that continues on a fresh stack, with the collector paused."""

from __future__ import annotations

import gc
import sys

import pytest

from mlirkit.support.fresh_stack import SEGMENT, on_fresh_stack
from mlirkit.support.gc_pause import gc_paused


def _depth(left: int) -> int:
    if left == 0:
        return 0
    if left % SEGMENT == 0:
        return 1 + int(on_fresh_stack(lambda: _depth(left - 1)))
    return 1 + _depth(left - 1)


def test_deeper_than_the_limit_of_recursion() -> None:
    limit = sys.getrecursionlimit()
    assert _depth(20 * limit) == 20 * limit
    assert sys.getrecursionlimit() == limit


def test_errors_arrive() -> None:
    with pytest.raises(KeyError, match="gone"):
        on_fresh_stack(lambda: dict[str, int]()["gone"])


@pytest.mark.parametrize("enabled", [True, False])
def test_the_collector_is_as_before(enabled: bool) -> None:
    (gc.enable if enabled else gc.disable)()
    try:
        with gc_paused():
            assert not gc.isenabled()
            with gc_paused():
                pass
            assert not gc.isenabled()
        assert gc.isenabled() == enabled
    finally:
        gc.enable()
