"""Verification without warnings, as the printer needs it.

Printing verifies an operation first.  A verifier that warns shows the operation in a note, so that without
this module the operation would be verified, and warned about, again.
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable
from typing import Final

# The threads in which warnings are dropped.
_silent_threads: Final[set[int]] = set()


def is_silent() -> bool:
    """Whether warnings are dropped in this thread."""
    return get_ident() in _silent_threads


def silently(action: Callable[[], bool]) -> bool:
    """Return the result of an action whose warnings are dropped."""
    thread = get_ident()
    if thread in _silent_threads:
        return action()
    _silent_threads.add(thread)
    try:
        return action()
    finally:
        _silent_threads.discard(thread)
