"""The pause ends, nests, and does not keep garbage from being collected in the long run."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

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


@pytest.mark.parametrize("program", ["small", "large", "freed"])
def test_garbage_is_freed_in_the_long_run(program: str) -> None:
    """Pauses make few or many objects, or follow pauses whose objects were freed at once."""
    command = [sys.executable, "-m", "tests.support.garbage", program]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[2])
