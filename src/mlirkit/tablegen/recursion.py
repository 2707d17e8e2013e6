"""Deep nesting: allow the Python frames it takes.

Trees are walked by functions that call themselves, which in CPython costs a frame on the heap but no C stack.
So the interpreter's limit is raised while source is being evaluated or values are printed; limits.py bounds
how deep a source may nest, well within the frames allowed here.
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
    """Inside, functions may call themselves some hundred thousand levels deep."""
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
