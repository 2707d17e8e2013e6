"""Deep nesting: raising the limit of Python frames.

Trees are walked by functions that call themselves, which in CPython costs a frame on the heap but no C stack.
So the interpreter's limit is raised while source is evaluated or values are printed; limits.py bounds the
nesting of a source, well within the frames allowed here.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_FRAMES = 200_000

_lock = threading.Lock()
_users = 0
_outer_limit = 0


@contextmanager
def deep_recursion() -> Iterator[None]:
    """A context in which functions may recurse some hundred thousand levels deep."""
    global _users, _outer_limit
    with _lock:
        if _users == 0:
            _outer_limit = sys.getrecursionlimit()
            sys.setrecursionlimit(max(_outer_limit, _FRAMES))
        _users += 1
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if _users == 0:
                sys.setrecursionlimit(_outer_limit)
