"""Bytecode encodings of stablehlo's attributes and types."""

from __future__ import annotations

from mlirkit.bytecode.entry_codec import TableCodec
from mlirkit.dialects.stablehlo.bytecode_codes import ATTRIBUTES, TYPES
from mlirkit.dialects.stablehlo.dialect import StablehloDialect
from mlirkit.dialects.value_codec import table_codec
from mlirkit.ods.live.hooks import bytecode_codec


@bytecode_codec("stablehlo")
def make_codec(dialect: StablehloDialect) -> TableCodec:
    """The codec of the dialect."""
    return table_codec(
        dialect, ATTRIBUTES, TYPES, "unknown stablehlo attribute code: {}", "unknown builtin type code: {}"
    )
