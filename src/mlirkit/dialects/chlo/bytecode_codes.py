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

# The reader's messages for unknown codes; the second one does name the wrong dialect upstream.
UNKNOWN_ATTRIBUTE = "unknown chlo attribute code: "
UNKNOWN_TYPE = "unknown builtin type code: "
