"""Continuing deep recursion on another thread's stack.

Recursive readers count their depth.  Every `SEGMENT` levels (the first time after `FIRST_SEGMENT`, since it
is unknown how much of its stack the caller has used) they hand the rest to `on_fresh_stack`, whose thread has
another stack and recursion count.  So input nested a hundred thousand levels deep needs some hundred threads
that wait for each other, and input of ordinary depth none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.support.exclusive import held_by_this_thread, stand_down, stand_in_for

if TYPE_CHECKING:
    from threading import Thread

# The levels of recursion before the first and between further changes of the stack.
FIRST_SEGMENT: Final = 40
SEGMENT: Final = 1000

# The needs of a segment: memory that is only touched if used, and Python frames.
_STACK_BYTES: Final = 128 << 20
_FRAMES: Final = 200_000


class _Call:
    """A call that runs on another thread, and its result."""

    def __init__(self, task: Callable[[], Any]) -> None:
        self.task = task
        # The waiting thread, if it has the lock of exclusive.py.
        self.holder = held_by_this_thread()
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self) -> None:
        if self.holder:
            stand_in_for(self.holder)
        try:
            self.result = self.task()
        except BaseException as error:
            self.error = error
        finally:
            stand_down()


def on_fresh_stack(task: Callable[[], Any]) -> Any:
    """`task()`, run on a new thread while this one waits; RecursionError if no thread can be started."""
    call = _Call(task)
    limit = sys.getrecursionlimit()
    if limit < _FRAMES:
        sys.setrecursionlimit(_FRAMES)
    try:
        thread = _start(call)
        try:
            thread.join()
        except BaseException:
            # Interrupted: the thread that works for this one must not continue without it.
            if call.holder:
                thread.join()
            raise
    finally:
        if limit < _FRAMES:
            sys.setrecursionlimit(limit)
    error = call.error
    if error is not None:
        # The only reference: a reference cycle through the traceback would keep every frame alive.
        call.error = None
        raise error
    return call.result


def _start(call: _Call) -> Thread:
    import threading

    stack_bytes = _STACK_BYTES
    while True:
        try:
            before = threading.stack_size(stack_bytes)
            try:
                thread = threading.Thread(target=call.run)
                thread.start()
                return thread
            finally:
                threading.stack_size(before)
        except (RuntimeError, ValueError):
            stack_bytes //= 4
            if stack_bytes < 1 << 20:
                raise RecursionError("no thread for deeper recursion") from None
