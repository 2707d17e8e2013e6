"""Bytecode encodings of quant's hand-written types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.float_format import float_texts
from mlirkit.builtin.float_semantics import F64, bits_from_float, bits_to_float
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode.dialect_codec import DialectBytecodeReader, DialectBytecodeWriter
from mlirkit.bytecode.entry_codec import EntryCodec, TableCodec
from mlirkit.bytecode.entry_layout import Entry
from mlirkit.bytecode.reader.entry_reader import EntryReader
from mlirkit.core.attribute import Type
from mlirkit.dialects.quant.bytecode_codes import TYPES
from mlirkit.dialects.quant.dialect import QuantDialect
from mlirkit.dialects.quant.types import (
    AnyQuantizedType,
    CalibratedQuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
)
from mlirkit.ods.live.hooks import bytecode_codec

# Code 1 is `any` without an expressed type, code 2 with one.
_CLASSES = {
    1: AnyQuantizedType,
    2: AnyQuantizedType,
    3: CalibratedQuantizedType,
    4: UniformQuantizedType,
    5: UniformQuantizedPerAxisType,
    6: UniformQuantizedSubChannelType,
}


# The last release that writes types per axis as text, and cannot read their code.
_LAST_WITH_TEXT_PER_AXIS = 16


# A type of release 23 and later, which is stored as text.
_QUANTILE = 7


class QuantCodec(TableCodec):
    """Encodes quantized types; those unknown to a release are text."""

    def read_type_of(self, code: int, reader: EntryReader) -> Type | None:
        if code != _QUANTILE or not reader.table.keeps_unknown:
            raise reader.error(self.unknown_type.format(code))
        storage, quantile = reader.read_type(), reader.read_type()
        numbers = [reader.read_ap_float_with_known_semantics(F64) for _ in range(reader.read_var_int())]
        # The minimum and maximum of the storage.
        range_ends = [reader.read_signed_var_int() for _ in range(2) if reader.read_bool()]
        if reader.missing:
            return None
        quantiles = ",".join(float_texts(numbers, F64))
        limits = ", <{}:{}>".format(*range_ends) if len(range_ends) == 2 else ""
        text = f"quantile<{storage}:{quantile}, {{{quantiles}}}{limits}>"
        kept = reader.table.keep(OpaqueType("quant", text), "unknown quantized type quantile")
        assert isinstance(kept, Type)
        return kept

    def write_type(self, type: Type, writer: DialectBytecodeWriter) -> bool:
        release = writer.dialect_version("builtin")
        if isinstance(type, UniformQuantizedPerAxisType) and (release or 17) <= _LAST_WITH_TEXT_PER_AXIS:
            return False
        return TableCodec.write_type(self, type, writer)


@bytecode_codec("quant")
def make_codec(dialect: QuantDialect) -> TableCodec:
    """The codec of the dialect."""
    types = {code: _entry_codec(TYPES[code], cls) for code, cls in _CLASSES.items()}
    codes: dict[Any, tuple[int, ...]] = {}
    for code, cls in _CLASSES.items():
        codes[cls] = (*codes.get(cls, ()), code)
    return QuantCodec({}, types, {}, codes, unknown_type="unknown type code: {}")


def _entry_codec(entry: Entry, cls: Any) -> EntryCodec:
    """Fields in wire order, parameters in the class's; a parameter that is no field is None."""
    names = [field.parameter for field in entry.fields]
    kinds = [field.kind for field in entry.fields]

    def build(reader: DialectBytecodeReader, *fields: Any) -> AnyQuantizedType:
        values = {
            name: _from_wire(kind, field) for name, kind, field in zip(names, kinds, fields, strict=True)
        }
        made: AnyQuantizedType = cls(*[values.get(name) for name in cls.PARAMETERS])
        reason = made.invalid_reason()
        if reason is not None:
            raise reader.error(reason)
        return made

    def take(value: Any) -> Sequence[Any] | None:
        parameters = dict(zip(cls.PARAMETERS, value.parameters, strict=True))
        if any((parameters[name] is None) == (name in names) for name in cls.PARAMETERS):
            return None
        return [_to_wire(kind, parameters[name]) for name, kind in zip(names, kinds, strict=True)]

    return EntryCodec(kinds, build, take)


def _from_wire(kind: str, field: Any) -> Any:
    if kind.endswith("[]"):
        return tuple([_from_wire(kind[:-2], element) for element in field])
    return bits_to_float(field, F64) if kind == "f64" else field


def _to_wire(kind: str, value: Any) -> Any:
    if kind.endswith("[]"):
        return [_to_wire(kind[:-2], element) for element in value]
    return bits_from_float(value, F64) if kind == "f64" else value
