"""Codes of the quantized types in bytecode (notation: `bytecode/entry_layout.py`).

Bit 0 of `flags` marks signed storage; the storage type is signless either way (u8 is
written as i8). `any` has two codes, without and with an expressed type. Code 0 is reserved.
Mirror: `QuantDialectBytecode.td`.
"""

from __future__ import annotations

from mlirkit.bytecode.entry_layout import Entry, entry

ATTRIBUTES: dict[int, Entry] = {}

_STORAGE = ("flags:varint", "storageType:type")
_RANGE = ("storageTypeMin:signed", "storageTypeMax:signed")

TYPES: dict[int, Entry] = {
    1: entry("any", *_STORAGE, *_RANGE),
    2: entry("any", *_STORAGE, "expressedType:type", *_RANGE),
    3: entry("calibrated", "expressedType:type", "min:f64", "max:f64"),
    4: entry("uniform", *_STORAGE, "expressedType:type", "scale:f64", "zeroPoint:signed", *_RANGE),
    5: entry(
        "uniform_per_axis",
        *_STORAGE, "expressedType:type", "quantizedDimension:varint", *_RANGE, "scales:f64[]",
        "zeroPoints:signed[]",
    ),
    # Scales and zero points are dense elements.
    6: entry(
        "uniform_sub_channel",
        *_STORAGE, "expressedType:type", *_RANGE, "quantizedDimensions:signed[]", "blockSizes:signed[]",
        "scales:attribute", "zeroPoints:attribute",
    ),
}
