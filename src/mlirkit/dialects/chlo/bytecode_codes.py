"""Codes of chlo's attributes in bytecode (notation: `bytecode/entry_layout.py`).

`#chlo<precision ...>` and `#chlo.ragged_dot` are text. Mirror: `ChloBytecode.cpp`.
"""

from __future__ import annotations

from mlirkit.bytecode.entry_layout import Entry, entry

ATTRIBUTES: dict[int, Entry] = {
    0: entry("comparison_direction", "value:enum"),
    1: entry("comparison_type", "value:enum"),
}

TYPES: dict[int, Entry] = {}

# What a reader says to a code that is in neither table; the second does name the wrong dialect.
UNKNOWN_ATTRIBUTE = "unknown chlo attribute code: "
UNKNOWN_TYPE = "unknown builtin type code: "
