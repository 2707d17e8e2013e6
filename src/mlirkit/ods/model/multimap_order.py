"""A multimap with the iteration order of libstdc++'s unordered_multimap<string, T>.

mlir-tblgen writes the variables of a rewriter in this order.  The nodes of a bucket are adjacent; a new
bucket is inserted at the front of the map, and a new node at the front of its bucket, or after the first node
with the same key.  The number of buckets is a prime, initially 13, and about doubles when the number of nodes
would exceed it.  The hash is libstdc++'s MurmurHash64A.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

_T = TypeVar("_T")

_LOW_64 = (1 << 64) - 1
_SEED = 0xC70F6907
_MULTIPLIER = 0xC6A4A7935BD1E995

# The numbers of buckets, about doubled each time.
_BUCKETS = (13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043)


class OrderedMultimap(Generic[_T]):
    """Values by key; a key may have several values."""

    def __init__(self) -> None:
        self._size = 0
        self._count = 0
        # The buckets in order, with the keys and values of their nodes.
        self._buckets: list[list[tuple[str, _T]]] = []

    def __iter__(self) -> Iterator[tuple[str, _T]]:
        for bucket in self._buckets:
            yield from bucket

    def groups(self) -> Iterator[tuple[str, list[_T]]]:
        """The distinct keys with all their values."""
        seen: set[str] = set()
        for key, _ in self:
            if key not in seen:
                seen.add(key)
                yield key, self.values(key)

    def values(self, key: str) -> list[_T]:
        """The values of a key."""
        return [value for other, value in self if other == key]

    def insert(self, key: str, value: _T) -> None:
        """Add a value; earlier values of the key are kept."""
        if self._size + 1 > self._count:
            self._rehash(next((count for count in _BUCKETS if count > self._count), self._count))
        self._size += 1
        bucket = self._bucket(key)
        if bucket is None:
            self._buckets.insert(0, [(key, value)])
            return
        keys = [other for other, _ in bucket]
        bucket.insert(keys.index(key) + 1 if key in keys else 0, (key, value))

    def _bucket(self, key: str) -> list[tuple[str, _T]] | None:
        number = _hash(key) % self._count
        return next((bucket for bucket in self._buckets if _hash(bucket[0][0]) % self._count == number), None)

    def _rehash(self, count: int) -> None:
        nodes = list(self)
        self._count = count
        self._buckets = []
        last: tuple[list[tuple[str, _T]], int] | None = None
        for node in nodes:
            bucket = self._bucket(node[0])
            if bucket is None:
                bucket = [node]
                self._buckets.insert(0, bucket)
                last = bucket, 0
            elif last is not None and last[0] is bucket:
                bucket.insert(last[1] + 1, node)
                last = bucket, last[1] + 1
            else:
                bucket.insert(0, node)
                last = bucket, 0


def _hash(key: str) -> int:
    data = key.encode("utf-8", "surrogateescape")
    value = _SEED ^ (len(data) * _MULTIPLIER & _LOW_64)
    word_bytes = len(data) & ~7
    for start in range(0, word_bytes, 8):
        word = _mixed(int.from_bytes(data[start : start + 8], "little") * _MULTIPLIER & _LOW_64)
        value = (value ^ (word * _MULTIPLIER & _LOW_64)) * _MULTIPLIER & _LOW_64
    if word_bytes < len(data):
        value = (value ^ int.from_bytes(data[word_bytes:], "little")) * _MULTIPLIER & _LOW_64
    return _mixed(_mixed(value) * _MULTIPLIER & _LOW_64)


def _mixed(value: int) -> int:
    return value ^ (value >> 47)
