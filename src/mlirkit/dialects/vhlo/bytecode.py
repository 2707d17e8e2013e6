"""Bytecode encodings of vhlo's attributes and types."""

from __future__ import annotations

from mlirkit.bytecode.entry_codec import TableCodec
from mlirkit.dialects.value_codec import table_codec
from mlirkit.dialects.vhlo.bytecode_codes import ATTRIBUTES, TYPES
from mlirkit.dialects.vhlo.types import float_semantics, int_width
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec


@bytecode_codec("vhlo")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    return table_codec(
        dialect,
        ATTRIBUTES,
        TYPES,
        "unknown vhlo attribute code: {}",
        "unknown vhlo type code: {}",
        int_width,
        float_semantics,
    )
