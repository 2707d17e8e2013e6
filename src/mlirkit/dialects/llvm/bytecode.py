"""The bytecode of llvm: its table over its live classes, and what old releases cannot read."""

from __future__ import annotations

from typing import Any

from mlirkit.bytecode.entry_codec import TableCodec
from mlirkit.dialects.llvm.bytecode_codes import ATTRIBUTES
from mlirkit.dialects.value_codec import add_entries

# The last release that writes all attributes as text, and cannot read anything else.
_LAST_WITH_TEXT = 21


class LLVMCodec(TableCodec):
    """The table, where the reader's release has it; made when the first attribute asks for it."""

    def __init__(self, dialect: Any) -> None:
        TableCodec.__init__(self, {}, {}, {}, {})
        self.dialect = dialect

    def _fill(self) -> None:
        if not self.attributes:
            add_entries(self, self.dialect, ATTRIBUTES, {})

    def read_attribute(self, reader: Any) -> Any:
        self._fill()
        return TableCodec.read_attribute(self, reader)

    def write_attribute(self, attribute: Any, writer: Any) -> bool:
        release = writer.dialect_version("builtin")
        if release is not None and release <= _LAST_WITH_TEXT:
            return False
        self._fill()
        return TableCodec.write_attribute(self, attribute, writer)


def make_codec(dialect: Any) -> TableCodec:
    """The codec of the dialect."""
    return LLVMCodec(dialect)
