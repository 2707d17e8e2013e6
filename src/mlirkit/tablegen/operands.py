"""Properties of operands for the folds of operators: the number, the bytes, the size.

Numbers are 64-bit two's complement and wrap; texts are counted and cut in bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.tablegen.limits import MAX_LIST, MAX_TEXT
from mlirkit.tablegen.types import INT
from mlirkit.tablegen.values import (
    IntValue,
    Value,
)

if TYPE_CHECKING:
    from mlirkit.tablegen.expression_pool import ExpressionPool
    from mlirkit.tablegen.records import Record


def to_bytes(text: str) -> bytes:
    """The bytes a text had in its file."""
    return text.encode("utf-8", "surrogateescape")


def to_text(data: bytes) -> str:
    """The inverse of `to_bytes`."""
    return data.decode("utf-8", "surrogateescape")


def wrap(value: int) -> int:
    """The number wrapped to 64 signed bits."""
    value &= 0xFFFFFFFFFFFFFFFF
    return value - (1 << 64) if value >> 63 else value


def known_int(value: Value, pool: ExpressionPool) -> int | None:
    """The number of a value; None if it is no number or not known."""
    if isinstance(value, IntValue):
        return value.value
    converted = value.convert(INT, pool)
    return converted.value if isinstance(converted, IntValue) else None


def places(record: Record | None) -> list[int]:
    """The locations for errors that occur while `record` is made."""
    return [] if record is None else record.locations


def limit_text(pool: ExpressionPool, size: int, record: Record | None) -> None:
    """Report a text above the size limit."""
    if size > MAX_TEXT:
        pool.log.fatal(places(record), f"string of {size} bytes is too long")


def limit_list(pool: ExpressionPool, size: int, record: Record | None) -> None:
    """Report a list above the size limit."""
    if size > MAX_LIST:
        pool.log.fatal(places(record), f"list of {size} elements is too long")
    pool.log.spend(size, places(record))
