"""What a dialect brings to bytecode: encodings of its attributes and types, and its version.

    class MyCodec(BytecodeDialectCodec):
        def read_attribute(self, reader): ...           the attribute, or reader.error(...) raised
        def write_attribute(self, attribute, writer):   False: it has no encoding, write it as text
        def read_type / write_type                      likewise
        def read_version(self, reader) / write_version(self, writer)
        def upgrade_from_version(self, operation, version)   after an old file was read

As `BytecodeDialectInterface` in the bytecode-format document.  A dialect's codec is its `bytecode` field.
`write_*` runs twice for each value: once to find out what it refers to, once to write; both times against
the same `DialectBytecodeWriter` protocol.  Where encodings are a code and fields, a table says so once for
both directions: bytecode/entry_codec.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.resources import DialectResource
from mlirkit.core.attribute import Attribute, Type

Item = TypeVar("Item")


class DialectBytecodeReader(Protocol):
    """What a codec reads from; every method raises ParseError where the bytes do not fit."""

    @property
    def context(self) -> Any: ...
    @property
    def bytecode_version(self) -> int: ...
    def dialect_version(self, dialect: str) -> Any:
        """The version of a dialect in this file, as its codec read it, or None."""

    def error(self, message: str) -> Exception: ...
    def read_attribute(self, expected: type | None = None) -> Any: ...
    def read_optional_attribute(self, expected: type | None = None) -> Any: ...
    def read_type(self, expected: type | None = None) -> Any: ...
    def read_list(self, element: Callable[[], Item]) -> list[Item]: ...
    def read_resource_handle(self) -> DialectResource: ...
    def read_var_int(self) -> int: ...
    def read_signed_var_int(self) -> int: ...
    def read_var_int_with_flag(self) -> tuple[int, bool]: ...
    def read_ap_int_with_known_width(self, width: int) -> int: ...
    def read_ap_float_with_known_semantics(self, semantics: FloatSemantics) -> int: ...
    def read_string(self) -> str: ...
    def read_blob(self) -> bytes | memoryview: ...
    def read_bool(self) -> bool: ...
    def read_sparse_array(self, size: int) -> list[int]: ...


class DialectBytecodeWriter(Protocol):
    """What a codec writes to."""

    @property
    def bytecode_version(self) -> int: ...
    def dialect_version(self, dialect: str) -> Any:
        """The version asked for on writing, or None."""

    def write_attribute(self, attribute: Attribute) -> None: ...
    def write_optional_attribute(self, attribute: Attribute | None) -> None: ...
    def write_type(self, type: Type) -> None: ...
    def write_list(self, items: Sequence[Item], element: Callable[[Item], None]) -> None: ...
    def write_resource_handle(self, handle: DialectResource) -> None: ...
    def write_var_int(self, value: int) -> None: ...
    def write_signed_var_int(self, value: int) -> None: ...
    def write_var_int_with_flag(self, value: int, flag: bool) -> None: ...
    def write_ap_int_with_known_width(self, bits: int, width: int) -> None: ...
    def write_ap_float_with_known_semantics(self, bits: int, semantics: FloatSemantics) -> None: ...
    def write_owned_string(self, text: str) -> None: ...
    def write_owned_blob(self, data: bytes | memoryview) -> None: ...
    def write_owned_bool(self, value: bool) -> None: ...
    def write_sparse_array(self, values: Sequence[int]) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class BytecodeDialectCodec:
    """Base of codecs: a dialect without any encoding and without a version."""

    def read_attribute(self, reader: Any) -> Attribute:
        """Read one attribute, the code first."""
        raise reader.error("unknown attribute")

    def read_type(self, reader: Any) -> Type:
        raise reader.error("unknown type")

    def write_attribute(self, attribute: Attribute, writer: Any) -> bool:
        """Write the attribute and say True, or write nothing and say False."""
        return False

    def write_type(self, type: Type, writer: Any) -> bool:
        return False

    def read_version(self, reader: Any) -> Any:
        """Read the dialect's version; whatever is returned is what `dialect_version` gives."""
        raise reader.error("Dialect does not support versioning")

    def write_version(self, writer: Any) -> None:
        """Write the dialect's version; writing nothing means there is none."""

    def upgrade_from_version(self, top_level: Any, version: Any) -> None:
        """Bring IR that an old version of the dialect wrote up to date; runs once the file is read."""
