"""The bytecode of llvm: tables over its live classes, by the release that wrote a file or is to read it."""

from __future__ import annotations

from typing import Any

from mlirkit.bytecode.dialect_codec import DialectBytecodeWriter
from mlirkit.bytecode.entry_codec import TableCodec
from mlirkit.core.attribute import Attribute
from mlirkit.dialects.llvm.bytecode_codes import ATTRIBUTES, ATTRIBUTES_23
from mlirkit.dialects.value_codec import add_entries
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec
from mlirkit.support.late_regex import LateRegex

# The last release that writes all attributes as text, and cannot read anything else.
_LAST_WITH_TEXT = 21

_PRODUCER = LateRegex(r"MLIR(\d{1,9})(?!\d)")


class LLVMCodec(TableCodec):
    """The tables; each is made when the first attribute asks for it."""

    def __init__(self, dialect: LiveDialect) -> None:
        TableCodec.__init__(self, {}, {}, {}, {})
        self.dialect = dialect
        self._newer: TableCodec | None = None

    def _table(self, release: int | None) -> TableCodec:
        """The codec of release 22, or of 23 and later."""
        if release is not None and release > 22:
            if self._newer is None:
                self._newer = TableCodec({}, {}, {}, {})
                add_entries(self._newer, self.dialect, ATTRIBUTES_23, {}, True)
            return self._newer
        if not self.attributes:
            add_entries(self, self.dialect, ATTRIBUTES, {})
        return self

    def read_attribute(self, reader: Any) -> Any:
        producer = _PRODUCER.match(reader.table.file.producer)
        table = self._table(None if producer is None else int(producer[1]))
        return TableCodec.read_attribute(table, reader)

    def write_attribute(self, attribute: Attribute, writer: DialectBytecodeWriter) -> bool:
        release = writer.dialect_version("builtin")
        if release is not None and release <= _LAST_WITH_TEXT:
            return False
        return TableCodec.write_attribute(self._table(release), attribute, writer)


@bytecode_codec("llvm")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    return LLVMCodec(dialect)
