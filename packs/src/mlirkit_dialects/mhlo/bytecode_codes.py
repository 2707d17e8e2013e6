"""Codes of mhlo's attributes and types in bytecode (notation: `bytecode/entry_layout.py`).

Attributes that are in neither table are written as text.
"""

from __future__ import annotations

import mlirkit.dialects.stablehlo.bytecode_codes as stablehlo
from mlirkit.bytecode.entry_layout import Entry, entry

# Codes that mean the same in stablehlo.
_SHARED = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)

ATTRIBUTES: dict[int, Entry] = {
    0: entry(
        "result_alias",
        "argTupleIndices:signed[]", "resultIndex:signed", "resultTupleIndices:signed[]", "isMustAlias:flag",
    ),
    **{code: stablehlo.ATTRIBUTES[code] for code in _SHARED},
    14: entry("kind", "value:enum"),
    15: entry("fusion_kind", "value:enum"),
    16: stablehlo.ATTRIBUTES[14],
    17: stablehlo.ATTRIBUTES[16],
    18: stablehlo.ATTRIBUTES[17],
    19: stablehlo.ATTRIBUTES[18],
    20: stablehlo.ATTRIBUTES[19],
    21: stablehlo.ATTRIBUTES[20],
}

TYPES: dict[int, Entry] = {
    0: entry("token"),
    1: entry("async_bundle", "types:type[]"),
}
