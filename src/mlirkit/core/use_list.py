"""The uses of a value, oldest first: operations and operand numbers.

MLIR inserts a new use at the front of a value's list; this list is kept in the reverse order, so that
adding appends.  The first use is in the value itself (most values have one), a few more are in a tuple
there; this class holds the further uses of values with many uses.  Adding is O(1).  Removing searches short
lists, and the youngest uses of long ones, which are removed first if a program is erased from its end; other
uses are found by a table of positions that is built on demand, so that removing is O(1) amortised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation

# Above this many uses, a removal uses the table of positions,
_LINEAR_LIMIT: Final = 32
# except for this many of the youngest uses.
_YOUNGEST: Final = 4


def _key(user: Operation, number: int) -> int:
    """A number for a use, of any size.  Neighbours have near numbers, so that a table is filled in order."""
    return (id(user) >> 4) + (number << 44)


class UseList:
    """Uses as two parallel lists: user and operand number.  A removed use leaves None until compaction."""

    __slots__ = ("_first", "_holes", "_positions", "numbers", "users")

    def __init__(self) -> None:
        self.users: list[Operation | None] = []
        self.numbers: list[int] = []
        # Positions by key.  Uses that were removed without the table stay in it until the key is used again.
        self._positions: dict[int, int] | None = None
        self._holes: i64 = 0
        # All entries in front of this index are removed.
        self._first: i64 = 0

    def append(self, user: Operation, number: i64) -> None:
        positions = self._positions
        if positions is not None:
            positions[_key(user, number)] = len(self.users)
        self.users.append(user)
        self.numbers.append(number)

    def remove(self, user: Operation, number: i64) -> bool:
        """Remove the use of `user`'s operand `number`; True when no use is left."""
        users = self.users
        count: i64 = len(users)
        if count <= _LINEAR_LIMIT and self._holes == 0:
            at: i64 = count - 1
            while at >= 0:
                if users[at] is user and self.numbers[at] == number:
                    del users[at]
                    del self.numbers[at]
                    break
                at -= 1
            return len(users) == 0
        users[self._position(user, number)] = None
        is_empty = self._count_hole()
        # Trailing holes go, so that readers of the newest uses find them at once.
        users = self.users
        while users and users[-1] is None:
            users.pop()
            self.numbers.pop()
            self._holes -= 1
        return is_empty

    def _position(self, user: Operation, number: i64) -> int:
        """The position of a use in a long list."""
        users = self.users
        count: i64 = len(users)
        at: i64 = count - 1
        while at >= count - _YOUNGEST and at >= 0:
            if users[at] is user and self.numbers[at] == number:
                return at
            at -= 1
        positions = self._positions
        if positions is None:
            positions = {}
            for index, entry in enumerate(users):
                if entry is not None:
                    positions[_key(entry, self.numbers[index])] = index
            self._positions = positions
        return positions.pop(_key(user, number))

    def take_first(self) -> tuple[Operation, int] | None:
        """Remove and return the oldest use."""
        users = self.users
        count: i64 = len(users)
        at: i64 = self._first
        while at < count:
            user = users[at]
            if user is not None:
                number = self.numbers[at]
                users[at] = None
                if self._positions is not None:
                    del self._positions[_key(user, number)]
                self._first = at + 1
                self._count_hole()
                return user, number
            at += 1
        return None

    def _count_hole(self) -> bool:
        """Account for a removed use; True when no use is left."""
        self._holes += 1
        if self._holes * 2 > len(self.users) and len(self.users) > _LINEAR_LIMIT:
            self._compact()
        return len(self.users) == self._holes

    @property
    def live_count(self) -> int:
        return len(self.users) - self._holes

    @property
    def is_empty(self) -> bool:
        return len(self.users) == self._holes

    def live(self) -> list[tuple[Operation, int]]:
        """The uses, oldest first."""
        pairs: list[tuple[Operation, int]] = []
        for at, user in enumerate(self.users):
            if user is not None:
                pairs.append((user, self.numbers[at]))
        return pairs

    def _compact(self) -> None:
        users: list[Operation | None] = []
        numbers: list[int] = []
        for at, user in enumerate(self.users):
            if user is not None:
                users.append(user)
                numbers.append(self.numbers[at])
        self.users = users
        self.numbers = numbers
        self._positions = None
        self._holes = 0
        self._first = 0
