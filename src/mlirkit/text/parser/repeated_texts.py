"""Texts of operations and heads, which are cached by the pieces between the names of values.

The caches are in repeated_operations.py and repeated_heads.py.
"""

from __future__ import annotations

import re
from typing import Final

# The longest text that is looked up.
SHORT_BYTES: Final = 512

_STRING: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')


def equal_names(names: list[bytes]) -> tuple[int, ...]:
    """For each name the index of its first occurrence; empty if no two are equal."""
    count = len(names)
    if count < 2 or len(set(names)) == count:
        return ()
    return tuple([names.index(name) for name in names])


def has_name_in_string(text: bytes) -> bool:
    """Whether a string in a text, which has a line feed for each name, contains a name."""
    return b'"' in text and any(b"\n" in string for string in _STRING.findall(text))
