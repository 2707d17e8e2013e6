"""How much a snippet may do: a bound on its steps, however its loops, lambdas and methods nest.

A snippet comes from whoever wrote the definition, so it must end.  The outermost function with loops,
lambdas or statements begins the count (`enter`); each turn of a loop, each call of a lambda or of a method
is a `step`; what makes a range pays for its length (`charge`).
"""

from __future__ import annotations

from _thread import _local
from typing import Final

#: Steps one evaluation may take, about a second's worth; MLIR's own snippets need a few hundred.
MOST_STEPS: Final = 1 << 20


class WorkLimitError(ArithmeticError):
    """A snippet did more than a snippet may."""


class _Work(_local):
    """The steps that are left in this thread; None while no snippet runs."""

    left: int | None = None


_work: Final = _Work()


def enter() -> bool:
    """Begin to count; whether the caller is the outermost, and has to `leave`."""
    if _work.left is not None:
        return False
    _work.left = MOST_STEPS
    return True


def leave(outermost: bool) -> None:
    """End what `enter` began."""
    if outermost:
        _work.left = None


def step() -> None:
    """One step; raises WorkLimitError where there were too many."""
    charge(1)


def charge(steps: int) -> None:
    """So many steps at once."""
    left = _work.left
    if left is None:
        left = MOST_STEPS
        if steps > left:
            raise WorkLimitError("a snippet takes too many steps")
        return
    _work.left = left - steps
    if steps > left:
        raise WorkLimitError("a snippet takes too many steps")
