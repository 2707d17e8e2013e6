"""A limit on the steps of a snippet, for any nesting of its loops, lambdas and methods.

Snippets come from the authors of definitions and must terminate.  The outermost function with loops, lambdas
or statements starts the count (`enter`); each iteration of a loop and each call of a lambda or method is a
`step`; a function that makes a range charges its length (`charge`).
"""

from __future__ import annotations

from _thread import _local
from typing import Final

#: The limit of steps in one evaluation, about a second; MLIR's own snippets need a few hundred.
MOST_STEPS: Final = 1 << 20


class WorkLimitError(ArithmeticError):
    """A snippet has exceeded the limit of steps."""


class _Work(_local):
    """The remaining steps in this thread; None while no snippet runs."""

    left: int | None = None


_work: Final = _Work()


def enter() -> bool:
    """Start to count; return whether the caller is the outermost function, which has to `leave`."""
    if _work.left is not None:
        return False
    _work.left = MOST_STEPS
    return True


def leave(outermost: bool) -> None:
    """Stop the count that `enter` started."""
    if outermost:
        _work.left = None


def step() -> None:
    """Count one step; raises WorkLimitError if the limit is exceeded."""
    charge(1)


def charge(steps: int) -> None:
    """Count several steps."""
    left = _work.left
    if left is None:
        left = MOST_STEPS
        if steps > left:
            raise WorkLimitError("a snippet takes too many steps")
        return
    _work.left = left - steps
    if steps > left:
        raise WorkLimitError("a snippet takes too many steps")
