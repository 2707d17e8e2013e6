"""Encodings of the most frequent values of builtin, and of locations around others, made without the codec.

The bytes equal those of the codec (bytecode/builtin_codec.py), which encodes all other values.  The grammar
of locations is in reader/locations.py.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.attributes import IntegerAttr, TypeAttr
from mlirkit.builtin.dense import DenseFPElementsAttr, DenseIntElementsAttr, DenseIntOrFPElementsAttr
from mlirkit.builtin.types import IntegerType
from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import string_attr
from mlirkit.bytecode.emitter import known_width_bytes, unsigned_bytes
from mlirkit.bytecode.writer.recording_writer import RecordingWriter
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.location import CallSiteLoc, FusedLoc, Location, NameLoc
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr

_STRING: Final[bytes] = unsigned_bytes(encoding.STRING_ATTRIBUTE)
_FLAT_SYMBOL_REFERENCE: Final[bytes] = unsigned_bytes(encoding.SYMBOL_ATTRIBUTE)
_TYPE: Final[bytes] = unsigned_bytes(encoding.TYPE_ATTRIBUTE)
_INTEGER: Final[bytes] = unsigned_bytes(encoding.INTEGER_ATTRIBUTE)
_DENSE_ELEMENTS: Final[bytes] = unsigned_bytes(encoding.DENSE_ATTRIBUTE)
_CALLSITE: Final[bytes] = unsigned_bytes(encoding.CALLSITE_LOCATION)
_FUSED: Final[bytes] = unsigned_bytes(encoding.FUSED_LOCATION)
_FUSED_WITH_METADATA: Final[bytes] = unsigned_bytes(encoding.FUSED_LOCATION_WITH_METADATA)
_NAME: Final[bytes] = unsigned_bytes(encoding.NAME_LOCATION)


def frequent_steps(value: AttributeOrType, writer: RecordingWriter) -> list[object] | None:
    """The steps of the encoding of a frequent value; None for any other value."""
    if isinstance(value, Location):
        return _location_steps(value)
    kind = type(value)
    if kind is StringAttr:
        assert isinstance(value, StringAttr)
        return [_STRING, value.value] if value.type is None else None
    if kind is FlatSymbolRefAttr:
        assert isinstance(value, FlatSymbolRefAttr)
        return [_FLAT_SYMBOL_REFERENCE, string_attr(value.path[0])]
    if kind is IntegerAttr:
        assert isinstance(value, IntegerAttr)
        width_of = value.type
        if isinstance(width_of, IntegerType):
            return [_INTEGER, width_of, known_width_bytes(value.bits, width_of.width)]
        return None
    if kind is TypeAttr:
        assert isinstance(value, TypeAttr)
        return [_TYPE, value.type]
    if kind is DenseFPElementsAttr or kind is DenseIntElementsAttr:
        assert isinstance(value, DenseIntOrFPElementsAttr)
        writer.steps = [_DENSE_ELEMENTS, value.type]
        writer.write_owned_blob(value.raw)
        return writer.steps
    return None


def _location_steps(value: Location) -> list[object] | None:
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
