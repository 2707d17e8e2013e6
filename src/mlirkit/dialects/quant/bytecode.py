"""Bytecode encodings of the quantized types."""

from __future__ import annotations

from mlirkit.builtin.float_format import float_texts
from mlirkit.builtin.float_semantics import F64
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode.dialect_codec import DialectBytecodeReader, DialectBytecodeWriter
from mlirkit.bytecode.entry_codec import Build, EntryCodec, TableCodec
from mlirkit.bytecode.reader.entry_reader import EntryReader
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.dialects.declared import quant
from mlirkit.dialects.quant.bytecode_codes import TYPES
from mlirkit.dialects.value_codec import add_entries
from mlirkit.ods.live.classes.value_class import invalid_reason
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec

# The last release that writes types per axis as text, and cannot read their code.
_LAST_WITH_TEXT_PER_AXIS = 16


# A type of release 23 and later, which is stored as text.
_QUANTILE = 7


class QuantCodec(TableCodec):
    """Encodes quantized types; types unknown to a release are text."""

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
        is_old = release is not None and release <= _LAST_WITH_TEXT_PER_AXIS
        if is_old and isinstance(type, quant.UniformQuantizedPerAxisType):
            return False
        return TableCodec.write_type(self, type, writer)


@bytecode_codec("quant")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    codec = QuantCodec({}, {}, {}, {}, unknown_type="unknown type code: {}")
    add_entries(codec, dialect, {}, TYPES)
    for code, entry in codec.types.items():
        codec.types[code] = EntryCodec(entry.kinds, _checked(entry.build), entry.take)
    return codec


def _checked(build: Build) -> Build:
    """A builder of a type from its fields that raises the reader's error for an invalid type."""

    def build_checked(reader: DialectBytecodeReader, *fields: object) -> AttributeOrType:
        made = build(reader, *fields)
        reason = invalid_reason(made)
        if reason is not None:
            raise reader.error(reason)
        return made

    return build_checked
