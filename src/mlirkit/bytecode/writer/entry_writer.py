"""Writing one attribute or type entry or property blob: the DialectBytecodeWriter codecs write to.

Mirror: reader/entry_reader.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.builtin.float_semantics import FloatSemantics
from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.sparse_array import write_sparse_array
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.attribute import Attribute, Type
from mlirkit.support.mapped_file import require_whole


@mypyc_attr(allow_interpreted_subclasses=True)
class EntryWriter:
    """An emitter with the numbers that indices stand for."""

    __slots__ = ("emitter", "numbering", "strings")

    def __init__(self, numbering: Numbering, strings: StringInterner, emitter: Emitter) -> None:
        self.numbering = numbering
        self.strings = strings
        self.emitter = emitter

    @property
    def bytecode_version(self) -> int:
        return self.numbering.version

    def dialect_version(self, dialect: str) -> Any:
        return self.numbering.dialect_versions.get(dialect)

    def write_attribute(self, attribute: Attribute) -> None:
        self.emitter.varint(self.numbering.attribute_number(attribute))

    def write_optional_attribute(self, attribute: Attribute | None) -> None:
        if attribute is None:
            self.emitter.varint(0)
        else:
            self.emitter.varint(self.numbering.attribute_number(attribute) << 1 | 1)

    def write_type(self, type: Type) -> None:
        self.emitter.varint(self.numbering.types[type].number)

    def write_list(self, items: Sequence[Any], element: Callable[[Any], None]) -> None:
        self.emitter.varint(len(items))
        for item in items:
            element(item)

    def write_resource_handle(self, handle: DialectResource) -> None:
        self.emitter.varint(self.numbering.resource_numbers[handle])

    def write_var_int(self, value: int) -> None:
        self.emitter.varint(value)

    def write_signed_var_int(self, value: int) -> None:
        self.emitter.signed(value)

    def write_var_int_with_flag(self, value: int, flag: bool) -> None:
        self.emitter.flagged(value, flag)

    def write_ap_int_with_known_width(self, bits: int, width: int) -> None:
        self.emitter.known_width(bits, width)

    def write_ap_float_with_known_semantics(self, bits: int, semantics: FloatSemantics) -> None:
        self.emitter.known_width(bits, semantics.width)

    def write_owned_string(self, text: str) -> None:
        self.emitter.varint(self.strings.number(text))

    def write_owned_blob(self, data: bytes | memoryview) -> None:
        self.emitter.varint(len(data))
        require_whole(data)
        self.emitter.raw(data)

    def write_owned_bool(self, value: bool) -> None:
        self.emitter.byte(1 if value else 0)

    def write_sparse_array(self, values: Sequence[int]) -> None:
        write_sparse_array(self.emitter, values)
