"""Bytecode encodings of llvm's attributes, one table for each release that writes or reads a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.bytecode.dialect_codec import DialectBytecodeWriter
from mlirkit.bytecode.entry_codec import EntryCodec, TableCodec
from mlirkit.bytecode.entry_layout import Entry
from mlirkit.bytecode.reader.entry_reader import EntryReader
from mlirkit.core.attribute import Attribute, AttributeOrType, ParametrizedAttribute
from mlirkit.dialects.llvm.bytecode_codes import ATTRIBUTES, ATTRIBUTES_23, ATTRIBUTES_24
from mlirkit.dialects.llvm.dwarf import LANGUAGES
from mlirkit.dialects.release_entries import KeptEntry, kept_entry
from mlirkit.dialects.value_codec import add_entries, entry_codec
from mlirkit.layouts.changes.words import language_in, language_of
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import bytecode_codec
from mlirkit.support.diagnostics import MLIRError, ParseError
from mlirkit.support.late_regex import LateRegex

# The last release that writes all attributes as text, and reads nothing else.
_LAST_WITH_TEXT = 21

# The tables, by the first release that uses them.
_TABLES = {24: ATTRIBUTES_24, 23: ATTRIBUTES_23, 22: ATTRIBUTES}

_UNIT, _UNIT_CODE = "di_compile_unit", 1

# A release, or a development version before it.
_PRODUCER = LateRegex(r"MLIR(\d{1,9})(?!\d)(\.0\.0|\S*git)?")


class LLVMCodec(TableCodec):
    """Encodes attributes by the table of a release; a table is made at the first use."""

    def __init__(self, dialect: LiveDialect) -> None:
        TableCodec.__init__(self, {}, {}, {}, {})
        self.dialect = dialect
        self._made: dict[int, TableCodec] = {}

    def _table(self, release: int | None) -> TableCodec:
        """The table of a release; None before 22."""
        number = 22 if release is None else next((key for key in _TABLES if key <= release), 22)
        if number not in self._made:
            self._made[number] = made = TableCodec({}, {}, {}, {})
            self._fill(made, number)
        return self._made[number]

    def _fill(self, made: TableCodec, number: int) -> None:
        entries = _TABLES[number]
        if entries is ATTRIBUTES:
            add_entries(made, self.dialect, entries, {})
            return
        kept: dict[str, KeptEntry | None] = {}

        def keeping(entry: Entry) -> KeptEntry | None:
            kept[entry.mnemonic] = codec = kept_entry(entry, f"llvm{number}", self.dialect)
            return codec

        add_entries(made, self.dialect, entries, {}, keeping)
        unit = kept.get(_UNIT)
        if number >= 24 and unit is not None:
            # Between these two, the language became an attribute.
            former = entry_codec(
                ATTRIBUTES_23[_UNIT_CODE], self.dialect.attribute_class(_UNIT), self.dialect
            )
            made.attributes[_UNIT_CODE] = _unit_codec(former, unit, entries[_UNIT_CODE])

    def read_attribute(self, reader: Any) -> Any:
        producer = _PRODUCER.match(reader.table.file.producer)
        if producer is None:
            return TableCodec.read_attribute(self._table(None), reader)
        release = int(producer[1])
        table = self._table(release)
        if not producer[2] or release <= 22:
            return TableCodec.read_attribute(table, reader)
        # A development version: as the coming release has it, or as the one before.
        if release < 24 or not _has_language_as_number(reader):
            try:
                value = TableCodec.read_attribute(table, reader)
                if reader.missing or not reader.cursor.remaining:
                    return value
            except MLIRError:
                pass
            reader.rewind()
        return TableCodec.read_attribute(self._table(release - 1), reader)

    def write_attribute(self, attribute: Attribute, writer: DialectBytecodeWriter) -> bool:
        release = writer.dialect_version("builtin")
        if release is not None and release <= _LAST_WITH_TEXT:
            return False
        table = self._table(release)
        cls = type(attribute)
        if cls not in table.attribute_codes:
            # An attribute that prints in a release's syntax has a derived class.
            table.attribute_codes[cls] = table.attribute_codes.get(cls.__mro__[1], ())
        return TableCodec.write_attribute(table, attribute, writer)


def _has_language_as_number(reader: EntryReader) -> bool:
    """Whether an entry is a compile unit whose language is a number, judged by the number."""
    is_number = False
    if reader.read_var_int() == _UNIT_CODE:
        reader.read_var_int()
        reader.read_bool()
        reader.read_var_int()
        language = reader.read_var_int()
        # Zero is an absent attribute, an odd number one that is present.
        is_number = language != 0 and language & 1 == 0
    reader.rewind()
    return is_number


def _unit_codec(former: EntryCodec, kept: KeptEntry, entry: Entry) -> EntryCodec:
    """The codec of a compile unit whose language is an attribute; a keyword becomes its DWARF number."""
    names = [field.parameter for field in entry.fields]
    place = names.index("sourceLanguage")

    def build(reader: EntryReader, *fields: object) -> AttributeOrType:
        language = fields[place]
        number = LANGUAGES.get(language_in(language))
        if number is not None:
            try:
                made: AttributeOrType = former.build(reader, *fields[:place], number, *fields[place + 1 :])
                return made
            except ParseError:
                if not reader.table.keeps_unknown:
                    raise
        elif not reader.table.keeps_unknown or not isinstance(language, OpaqueAttr | None):
            raise reader.error(f"expected DISourceLanguageNameAttr, but got: {language}")
        return kept.keep(reader, fields)

    def take(value: ParametrizedAttribute) -> Sequence[object] | None:
        if isinstance(value, kept.cls):
            return kept.take(value)
        fields = former.take(value)
        if fields is None:
            return None
        word = next((name for name, number in LANGUAGES.items() if number == fields[place]), None)
        return None if word is None else [*fields[:place], language_of(word), *fields[place + 1 :]]

    return EntryCodec([field.kind for field in entry.fields], build, take)


@bytecode_codec("llvm")
def make_codec(dialect: LiveDialect) -> TableCodec:
    """The codec of the dialect."""
    return LLVMCodec(dialect)
