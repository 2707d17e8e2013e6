"""Sparse arrays: segment sizes as bytecode version 6 stores them, without the zeros if that is shorter.

    array ::= (n * 2):varint  value:varint[n]                            dense
            | (m * 2 + 1):varint  [b:varint  (value << b | index):varint[m]]   m non-zero elements

Source: the bytecode-format document and the files of the reference.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.emitter import unsigned_bytes


def read_sparse_array(cursor: Cursor, size: int) -> list[int]:
    """Read an array of `size` elements; elements that the sparse form leaves out are 0."""
    header = cursor.varint()
    count = header >> 1
    values = [0] * size
    if header & 1 == 0:
        if count > size:
            raise cursor.error(f"trying to read an array of {count} but only {size} storage available.")
        for index in range(count):
            values[index] = cursor.varint()
        return values
    if count == 0:
        return values
    if count > cursor.remaining:
        raise cursor.too_many("sparse array", count)
    index_bits = cursor.varint()
    if index_bits > 8:
        raise cursor.error(f"reading sparse array with indexing above 8 bits: {index_bits}")
    for _ in range(count):
        pair = cursor.varint()
        index = pair & ((1 << index_bits) - 1)
        if index >= size:
            raise cursor.error(
                f"reading a sparse array found index {index} but only {size} storage available."
            )
        values[index] = pair >> index_bits
    return values


def sparse_array_bytes(values: Sequence[int]) -> bytes:
    """The encoding of an array in the form that the reference chooses."""
    filled = [index for index, value in enumerate(values) if value]
    last = filled[-1] if filled else 0
    if last > 256 or len(filled) > len(values) // 2:
        return unsigned_bytes(len(values) << 1) + b"".join([unsigned_bytes(value) for value in values])
    head = unsigned_bytes(len(filled) << 1 | 1)
    if not filled:
        return head
    index_bits = last.bit_length()
    pairs = [unsigned_bytes(values[index] << index_bits | index) for index in filled]
    return head + unsigned_bytes(index_bits) + b"".join(pairs)
