"""The quant dialect as a whole."""

from __future__ import annotations

from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class


@dialect_class("quant")
class QuantDialect(LiveDialect):
    """quant, with its own words for unknown types."""

    UNKNOWN_TYPE = "unknown quantized type {}"
