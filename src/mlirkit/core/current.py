"""What is current: the stacks behind `with Context(), Location.unknown(), InsertionPoint(block):`.

Plain lists, innermost last; the classes that push themselves are in context.py, location.py and
insertion_point.py.
"""

from __future__ import annotations

from typing import Any


class Current:
    """`Context.current`, `Location.current`, `InsertionPoint.current`: the innermost one.

    Without one, the current context and location are None, and asking for an insertion point is a ValueError.
    """

    __slots__ = ("_may_be_none", "_name", "_stack")

    def __init__(self, name: str, stack: list[Any], may_be_none: bool = False) -> None:
        self._name = name
        self._stack = stack
        self._may_be_none = may_be_none

    def __get__(self, instance: Any, owner: Any) -> Any:
        if not self._stack:
            if self._may_be_none:
                return None
            raise ValueError(f"No current {self._name}")
        return self._stack[-1]


def leave(stack: list[Any], thing: Any, name: str) -> None:
    """End the `with` block of `thing`, which must be the innermost."""
    if not stack or stack[-1] is not thing:
        raise RuntimeError(f"Unbalanced {name} enter/exit")
    stack.pop()


context_stack: list[Any] = []
location_stack: list[Any] = []
insertion_point_stack: list[Any] = []

# The most frames that locations have, while `loc_tracebacks` is in force.
traceback_limits: list[int] = []
