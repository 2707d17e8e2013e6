"""Bytecode encodings of chlo's attributes."""

from __future__ import annotations

from mlirkit.bytecode.entry_codec import TableCodec
from mlirkit.dialects.chlo.bytecode_codes import ATTRIBUTES, TYPES
from mlirkit.dialects.value_codec import table_codec
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec


@bytecode_codec("chlo")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    return table_codec(
        dialect, ATTRIBUTES, TYPES, "unknown chlo attribute code: {}", "unknown builtin type code: {}"
    )
