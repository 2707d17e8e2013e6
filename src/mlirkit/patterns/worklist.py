"""Worklists: operations to look at, the last one first, each at most once."""

from __future__ import annotations

from mlirkit.core.operation import Operation


class Worklist:
    """A stack from which operations can be removed anywhere."""

    def __init__(self) -> None:
        # What was removed leaves a gap.
        self._list: list[Operation | None] = []
        self._places: dict[Operation, int] = {}

    def __len__(self) -> int:
        return len(self._places)

    def push(self, op: Operation) -> None:
        """Put `op` on top, unless it is somewhere already."""
        listed = self._list
        # Operations that are there have places in front of this one.
        place = len(listed)
        if self._places.setdefault(op, place) == place:
            listed.append(op)

    def pop(self) -> Operation | None:
        """Take the last operation, if there is one."""
        listed = self._list
        while listed:
            op = listed.pop()
            if op is not None:
                del self._places[op]
                return op
        return None

    def remove(self, op: Operation) -> None:
        """Take `op` out, if it is there."""
        place = self._places.pop(op, None)
        if place is not None:
            self._list[place] = None

    def reverse(self) -> None:
        self._list = [op for op in reversed(self._list) if op is not None]
        self._places = {op: place for place, op in enumerate(self._list) if op is not None}

    def clear(self) -> None:
        self._list.clear()
        self._places.clear()
