"""The lock for objects that are made on first use: one thread at a time makes them.

    exclusively(task)       `task()` while no other thread runs a task; tasks may nest

Dialects, their classes and compiled formats, and the lazy parts of modules are made this way: later readers
find them published and complete, without the lock.  There is only one lock, so that no order of locks can be
wrong.  An exception, also an interrupt at any point, releases the lock.
"""

from __future__ import annotations

from _thread import allocate_lock, get_ident
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")


class _Holder:
    """The thread that has the lock; 0 if none has it."""

    def __init__(self) -> None:
        self.thread = 0


_lock: Final = allocate_lock()
_holder: Final = _Holder()

# Threads that work for another thread, which waits for them and has the lock (fresh_stack.py).
_stand_ins: Final[dict[int, int]] = {}


def exclusively(task: Callable[[], T]) -> T:
    """`task()`, while no other thread runs a task here."""
    ident = get_ident()
    thread = _stand_ins.get(ident, ident)
    if _holder.thread == thread:
        return task()
    with _lock:
        try:
            _holder.thread = thread
            return task()
        finally:
            _holder.thread = 0


def held_by_this_thread() -> int:
    """The thread for which this one works, if it has the lock; else 0."""
    ident = get_ident()
    thread = _stand_ins.get(ident, ident)
    return thread if _holder.thread == thread else 0


def stand_in_for(thread: int) -> None:
    """Let this thread continue the work of `thread`, which has the lock and waits."""
    _stand_ins[get_ident()] = thread


def stand_down() -> None:
    """End the effect of `stand_in_for`."""
    _stand_ins.pop(get_ident(), None)
