"""Bytecode encodings of mhlo's attributes and types."""

from __future__ import annotations

from mlirkit.bytecode.entry_codec import TableCodec
from mlirkit.dialects.value_codec import table_codec
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec
from mlirkit_dialects.mhlo.bytecode_codes import ATTRIBUTES, TYPES


@bytecode_codec("mhlo")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    return table_codec(
        dialect, ATTRIBUTES, TYPES, "unknown mhlo attribute code: {}", "unknown mhlo type code: {}"
    )
