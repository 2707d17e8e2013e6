"""Worklists: operations to process, the last one first, each at most once."""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.core.operation import Operation


class Worklist:
    """A stack from which operations can be removed anywhere."""

    def __init__(self) -> None:
        # A removed operation stays in the list, and may be added again further up: `_members` decides.
        self._list: list[Operation] = []
        self._members: set[Operation] = set()

    def __len__(self) -> int:
        return len(self._members)

    def push(self, op: Operation) -> None:
        """Put `op` on top, unless it is somewhere already."""
        members = self._members
        count: i64 = len(members)
        members.add(op)
        if len(members) != count:
            self._list.append(op)

    def extend(self, ops: list[Operation]) -> None:
        """Push operations one by one."""
        members, listed = self._members, self._list
        count: i64 = len(members)
        for op in ops:
            members.add(op)
            if len(members) != count:
                count += 1
                listed.append(op)

    def pop(self) -> Operation | None:
        """Remove and return the last operation; None if empty."""
        listed, members = self._list, self._members
        count: i64 = len(members)
        while listed:
            op = listed.pop()
            members.discard(op)
            if len(members) != count:
                return op
        return None

    def remove(self, op: Operation) -> None:
        """Remove `op`, if it is a member."""
        self._members.discard(op)

    def reverse(self) -> None:
        if len(self._list) == len(self._members):
            self._list.reverse()
            return
        # Of an operation that was removed and added again, the upper entry counts.
        kept = Worklist()
        for op in reversed(self._list):
            if op in self._members:
                kept.push(op)
        self._list, self._members = kept._list, kept._members

    def clear(self) -> None:
        self._list.clear()
        self._members.clear()
