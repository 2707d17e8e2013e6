"""Counting the operations of the IR section without creating them: the histogram of `mlirkit inspect`.

The section is read straight through, bodies of isolated operations included; an operation's references are
skipped by the lengths of their varints.  Layout: reader/ir.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import VARINT_LENGTHS, Cursor

_HAS_LISTS: Final = encoding.HAS_RESULTS | encoding.HAS_OPERANDS


class BlobUse:
    """A blob of properties used by operations of a name, with the numbers of their operands and results."""

    __slots__ = ("blob", "operands", "results")

    def __init__(self, blob: int, operands: int, results: int) -> None:
        self.blob = blob
        self.operands = operands
        self.results = results


class _Uses:
    """The results of a scan: blobs by name, and mentioned attributes."""

    __slots__ = ("blobs", "mentioned")

    def __init__(self, names: int, mentioned: set[int]) -> None:
        self.blobs: list[dict[tuple[int, int, int], BlobUse]] = [{} for _ in range(names)]
        self.mentioned = mentioned

    def head(self, cursor: Cursor, pos: i64, mask: i64) -> i64:
        """Record location and attributes of an operation at `pos`; return the blob's index, or -1."""
        cursor.pos = pos
        self.mentioned.add(cursor.varint())
        if mask & encoding.HAS_ATTRS:
            self.mentioned.add(cursor.varint())
        return cursor.varint() if mask & encoding.HAS_PROPERTIES else -1


def blob_uses(cursor: Cursor, version: int, names: int, mentioned: set[int]) -> list[list[BlobUse]]:
    """The distinct uses of blobs in the IR section, by the index of the operations' name.

    Adds to `mentioned` the attributes that operations and arguments have as locations and dictionaries.
    """
    uses = _Uses(names, mentioned)
    _scan(cursor, version, names, uses)
    return [list(blob.values()) for blob in uses.blobs]


def count_operations(cursor: Cursor, version: int, names: int) -> list[int]:
    """The number of operations of each name in the IR section, by the name's index."""
    return _scan(cursor, version, names, None)


def _scan(
    cursor: Cursor, version: int, names: int, uses: _Uses | None
) -> list[int]:
    """As `count_operations`; also adds to `uses`, if given."""
    counts = [0] * names
    data = cursor.data
    end = cursor.end
    lengths = VARINT_LENGTHS
    sections = version >= encoding.LAZY_LOADING
    ordered = version >= encoding.USE_LIST_ORDERING
    elided = version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION
    # The counts that remain to be read of each operation around this position, innermost last.
    regions: list[int] = [0]
    blocks: list[int] = [0]
    ops: list[int] = [cursor.varint() >> 1]
    while ops:
        left: i64 = ops[-1]
        if left > 0:
            ops[-1] = left - 1
            pos = cursor.pos
            name: i64 = data[pos] if pos < end else 0
            if name & 1:
                name >>= 1
                cursor.pos = pos + 1
            else:
                name = cursor.varint()
            if name >= names:
                raise cursor.error(f"invalid operation name index: {name}")
            counts[name] += 1
            pos = cursor.pos
            mask: i64 = data[pos] if pos < end else cursor.byte()
            pos += 1
            # The location, and one index each for attributes and properties; then results and operands, each
            # a list of indices behind its length.
            skipped: i64 = 1 + (mask & encoding.HAS_ATTRS) + (mask >> 6 & 1)
            results: i64 = 0
            operands: i64 = 0
            blob: i64 = -1
            if uses is not None:
                blob = uses.head(cursor, pos, mask)
            lists = mask & _HAS_LISTS
            while True:
                while skipped > 0:
                    if pos >= end:
                        raise cursor.error("attempting to parse a byte at the end of the bytecode", pos)
                    pos += lengths[data[pos]]
                    skipped -= 1
                if lists == 0:
                    break
                skipped = data[pos] if pos < end else 0
                if skipped & 1:
                    skipped >>= 1
                    pos += 1
                else:
                    cursor.pos = pos
                    skipped = cursor.varint()
                    pos = cursor.pos
                if lists & encoding.HAS_RESULTS:
                    results = skipped
                    lists &= encoding.HAS_OPERANDS
                else:
                    operands = skipped
                    lists = 0
            cursor.pos = pos
            if uses is not None and blob >= 0:
                uses.blobs[name].setdefault((blob, operands, results), BlobUse(blob, operands, results))
            if mask & encoding.HAS_SUCCESSORS:
                _skip_list(cursor)
            if mask & encoding.HAS_USE_LIST_ORDERS:
                _skip_orders(cursor, results)
            if mask & encoding.HAS_REGIONS:
                header = cursor.varint()
                if header & 1 and sections:
                    cursor.byte()
                    cursor.varint()
                regions.append(header >> 1)
                blocks.append(0)
                ops.append(0)
        elif blocks[-1] > 0:
            blocks[-1] -= 1
            header = cursor.varint()
            if header & 1:
                _skip_arguments(cursor, ordered, elided, uses)
            ops[-1] = header >> 1
        elif regions[-1] > 0:
            regions[-1] -= 1
            count = cursor.count("block")
            blocks[-1] = count
            if count:
                cursor.varint()
        else:
            regions.pop()
            blocks.pop()
            ops.pop()
    return counts


def _skip(cursor: Cursor, count: i64) -> None:
    """Skip `count` varints."""
    data = cursor.data
    pos = cursor.pos
    end = cursor.end
    while count > 0:
        if pos >= end:
            raise cursor.error("attempting to parse a byte at the end of the bytecode", pos)
        pos += VARINT_LENGTHS[data[pos]]
        count -= 1
    cursor.pos = pos


def _skip_list(cursor: Cursor) -> i64:
    count = cursor.varint()
    _skip(cursor, count)
    return count


def _skip_orders(cursor: Cursor, values: i64) -> None:
    orders: i64 = 1
    if values != 1:
        orders = cursor.varint()
    while orders > 0:
        if values != 1:
            cursor.varint()
        _skip(cursor, cursor.varint() >> 1)
        orders -= 1


def _skip_arguments(cursor: Cursor, ordered: bool, elided: bool, uses: _Uses | None) -> None:
    count = cursor.varint()
    left = count
    while left > 0:
        packed = cursor.varint()
        if packed & 1 or not elided:
            location = cursor.varint()
            if uses is not None:
                uses.mentioned.add(location)
        left -= 1
    if ordered and cursor.byte():
        _skip_orders(cursor, count)
