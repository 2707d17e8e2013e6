"""The transform dialect: its definitions, and its words for types it does not know."""

from __future__ import annotations

from mlirkit.ods.live.dialect import LiveDialect


class TransformDialect(LiveDialect):
    """Types are looked up by mnemonic alone, as extensions add to them."""

    UNKNOWN_TYPE = "unknown type mnemonic: {}"


DIALECT_CLASS = TransformDialect
