"""Encodings of single attributes and types in place of those of their dialects, for one file.

Like the callbacks of `BytecodeWriterConfig` and `BytecodeReaderConfig`: a producer can write values of an old
release, or as values of another dialect, and a consumer can read them, without changing any dialect.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute, AttributeOrType, Type


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueOverrides:
    """Base class without overrides; subclasses override methods.  Readers and writers are those of codecs."""

    def write_attribute(self, attribute: Attribute, writer: Any) -> str | None:
        """Write the attribute and return the dialect that it is filed under; None for its own codec."""
        return None

    def write_type(self, type: Type, writer: Any) -> str | None:
        return None

    def read_attribute(self, reader: Any, dialect: str) -> Attribute | None:
        """The attribute of an entry that is filed under `dialect`, or None to leave it to the dialect."""
        return None

    def read_type(self, reader: Any, dialect: str) -> Type | None:
        return None

    def write(self, value: AttributeOrType, writer: Any) -> str | None:
        """As `write_attribute` or `write_type`."""
        if isinstance(value, Attribute):
            return self.write_attribute(value, writer)
        assert isinstance(value, Type)
        return self.write_type(value, writer)
