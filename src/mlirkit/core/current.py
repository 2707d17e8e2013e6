"""The current context, location and insertion point: the stacks behind `with` blocks.

Each thread has its own stacks, innermost last; the classes that push themselves are in context.py,
location.py and insertion_point.py.  A location that was made for a context makes that context current as
well, and so does an insertion point with the context of its operation; in a `with` block of another context,
locations and insertion points around it are not current.
"""

from __future__ import annotations

from _thread import _local, get_ident
from typing import Any, Final


class Threads:
    """Whether several threads have current objects; until then, threads are not compared."""

    __slots__ = ("are_several", "first")

    def __init__(self) -> None:
        self.first = get_ident()
        self.are_several = False


_threads: Final = Threads()


class CurrentStack:
    """The current objects of one kind: the first thread's, and the other threads'."""

    __slots__ = ("_first", "_others")

    def __init__(self) -> None:
        self._first: list[Any] = []
        self._others: Any = _local()

    def _items(self) -> list[Any]:
        """The stack of this thread."""
        if get_ident() == _threads.first:
            return self._first
        _threads.are_several = True
        items: list[Any] | None = getattr(self._others, "items", None)
        if items is None:
            items = []
            self._others.items = items
        return items

    def top(self) -> Any:
        """The innermost object, or None."""
        items = self._items() if _threads.are_several else self._first
        return items[-1] if items else None

    def push(self, thing: Any) -> None:
        self._items().append(thing)

    def pop(self) -> None:
        self._items().pop()


class Current:
    """`Context.current`, `Location.current`, `InsertionPoint.current`: the innermost object of the kind.

    Outside of `with` blocks, the current context and location are None, and reading the current insertion
    point is a ValueError.
    """

    __slots__ = ("_may_be_none", "_name", "_stack")

    def __init__(self, name: str, stack: CurrentStack, may_be_none: bool = False) -> None:
        self._name = name
        self._stack = stack
        self._may_be_none = may_be_none

    def __get__(self, instance: Any, owner: Any) -> Any:
        top = self._stack.top()
        if top is None and not self._may_be_none:
            raise ValueError(f"No current {self._name}")
        return top


def enter(context: Any, location: Any, insertion_point: Any) -> None:
    """Begin a `with` block in which these objects are current; None if no object of the kind is."""
    context_stack.push(context)
    location_stack.push(location)
    insertion_point_stack.push(insertion_point)


def leave(stack: CurrentStack, thing: Any, name: str) -> None:
    """End the `with` block of `thing`, which must be the innermost."""
    if stack.top() is not thing:
        raise RuntimeError(f"Unbalanced {name} enter/exit")
    context_stack.pop()
    location_stack.pop()
    insertion_point_stack.pop()


# Every `with` block pushes on all three stacks, so that no location or insertion point of another context is
# current in it.
context_stack: Final = CurrentStack()
location_stack: Final = CurrentStack()
insertion_point_stack: Final = CurrentStack()

# The most frames that locations have, while `loc_tracebacks` is in force.
traceback_limits: Final = CurrentStack()
