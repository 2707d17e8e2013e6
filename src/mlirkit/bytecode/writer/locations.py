"""Encodings of locations around others, made without the builtin dialect's codec.

Mirror: reader/locations.py, which has the grammar.  The same as what the codec gives
(bytecode/builtin_codec.py), which encodes all that is not here.
"""

from __future__ import annotations

from typing import Final

from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import string_attr
from mlirkit.bytecode.emitter import unsigned_bytes
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.location import CallSiteLoc, FusedLoc, NameLoc

_CALLSITE: Final[bytes] = unsigned_bytes(encoding.CALLSITE_LOCATION)
_FUSED: Final[bytes] = unsigned_bytes(encoding.FUSED_LOCATION)
_FUSED_WITH_METADATA: Final[bytes] = unsigned_bytes(encoding.FUSED_LOCATION_WITH_METADATA)
_NAME: Final[bytes] = unsigned_bytes(encoding.NAME_LOCATION)


def location_steps(value: AttributeOrType) -> list[object] | None:
    """The steps of the encoding of a location around others; None for any other value."""
    if isinstance(value, CallSiteLoc):
        return [_CALLSITE, value.callee, value.caller]
    if isinstance(value, NameLoc):
        return [_NAME, string_attr(value.name_str), value.child_loc]
    if isinstance(value, FusedLoc):
        metadata = value.metadata
        if metadata is None:
            return [_FUSED, unsigned_bytes(len(value.parts)), *value.parts]
        return [_FUSED_WITH_METADATA, unsigned_bytes(len(value.parts)), *value.parts, metadata]
    return None
