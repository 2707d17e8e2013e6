"""Counting operations in the IR section without making any: the histogram of `mlirkit inspect`.

The section is read straight through, bodies of isolated operations included; what an operation refers to is
skipped by the lengths of its varints.  Layout: reader/ir.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import VARINT_LENGTHS, Cursor

_HAS_LISTS: Final = encoding.HAS_RESULTS | encoding.HAS_OPERANDS


def count_operations(cursor: Cursor, version: int, names: int) -> list[int]:
    """How many operations the IR section has of each name, by the name's index."""
    counts = [0] * names
    data = cursor.data
    end = cursor.end
    lengths = VARINT_LENGTHS
    sections = version >= encoding.LAZY_LOADING
    ordered = version >= encoding.USE_LIST_ORDERING
    elided = version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION
    # What is left to read of each operation around this place, innermost last.
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
                    lists = 0
            cursor.pos = pos
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
                _skip_arguments(cursor, ordered, elided)
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


def _skip_arguments(cursor: Cursor, ordered: bool, elided: bool) -> None:
    count = cursor.varint()
    left = count
    while left > 0:
        packed = cursor.varint()
        if packed & 1 or not elided:
            cursor.varint()
        left -= 1
    if ordered and cursor.byte():
        _skip_orders(cursor, count)
