"""Bytecode encodings of sdy's attributes, and the version of the dialect."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.bytecode.dialect_codec import DialectBytecodeReader
from mlirkit.bytecode.entry_codec import EntryCodec, TableCodec
from mlirkit.dialects.declared import sdy
from mlirkit.dialects.sdy.bytecode_codes import ATTRIBUTES, SHARDING_PER_VALUE
from mlirkit.dialects.value_codec import add_entries
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec


class SdyCodec(TableCodec):
    """Encodes attributes, and the three numbers of a version."""

    def read_version(self, reader: DialectBytecodeReader) -> tuple[int, ...]:
        return tuple([reader.read_var_int() for _ in range(3)])


@bytecode_codec("sdy")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    codec = SdyCodec({}, {}, {}, {}, "unknown sdy attribute code: {}", "unknown builtin type code: {}")
    add_entries(codec, dialect, ATTRIBUTES, {})
    plain = codec.attributes.get(SHARDING_PER_VALUE)
    if plain is not None:
        codec.attributes[SHARDING_PER_VALUE] = EntryCodec(plain.kinds, plain.build, take_plain)
    return codec


def take_plain(value: sdy.TensorShardingPerValueAttr) -> Sequence[object] | None:
    """The fields of shardings without unreduced axes; others have another code."""
    shardings = value.shardings
    return None if any(sharding.unreduced_axes for sharding in shardings) else [shardings]
