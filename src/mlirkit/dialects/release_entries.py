"""Values that a release encodes in bytecode, and that today's definitions cannot hold.

Their class is from the release's own definition.  They are treated like unknown text: they print as the
release spells them, are not verified, and are written back unchanged into a file for the release.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.bytecode.entry_layout import Entry
from mlirkit.bytecode.reader.entry_reader import EntryReader
from mlirkit.core.asm_interface import AsmPrinter
from mlirkit.core.attribute import AttributeOrType, ParametrizedAttribute
from mlirkit.dialects.release_definitions import stored_definitions
from mlirkit.dialects.value_codec import field_reader, field_writer
from mlirkit.layouts.tables import HOME_RELEASE
from mlirkit.ods.assembly_format import parse_value_format
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.value_step import ValueFormatCompiler
from mlirkit.ods.model import AttrOrTypeDef

# Directives of formats that are equivalent to the parameter's syntax.
_DIRECTIVES = {"custom<SourceLanguage>($sourceLanguage)": "$sourceLanguage"}


def kept_entry(entry: Entry, release: str, dialect: LiveDialect) -> KeptEntry | None:
    """A kept entry of a release; None if the release's definition is unknown."""
    stored = stored_definitions(release)
    definition = None if stored is None else stored.attributes.get(f"{dialect.name}.{entry.mnemonic}")
    return None if definition is None else KeptEntry(entry, definition, dialect)


class KeptEntry:
    """The values of an entry that are kept: fields as the release has them."""

    def __init__(self, entry: Entry, definition: AttrOrTypeDef, dialect: LiveDialect) -> None:
        text = definition.assembly_format or ""
        for directive, parameter in _DIRECTIVES.items():
            text = text.replace(directive, parameter)
        definition = definition.replaced(assembly_format=text)
        steps = ValueFormatCompiler(definition, dialect).compile(parse_value_format(definition).elements)[1]
        names = [parameter.name for parameter in definition.parameters]
        places = [names.index(field.parameter) for field in entry.fields]
        self._mnemonic = entry.mnemonic
        self._count = len(names)
        self._fields: list[tuple[int, Callable[[Any, Any], Any] | None, Callable[[Any], Any] | None]] = [
            (
                place,
                field_reader(field.kind, definition, place, dialect),
                field_writer(field.kind, definition.parameters[place].cpp_type),
            )
            for place, field in zip(places, entry.fields, strict=True)
        ]

        def print_value(value: ParametrizedAttribute, printer: AsmPrinter) -> None:
            for step in steps:
                step.print([*value.parameters], printer)

        # The class of these values.
        self.cls: type[ParametrizedAttribute] = type(
            definition.cpp_class_name,
            (ParametrizedAttribute,),
            {
                "__slots__": (),
                "__doc__": f"{HOME_RELEASE} knows not all of it.",
                "DIALECT": dialect.name,
                "MNEMONIC": entry.mnemonic,
                "print_value": print_value,
            },
        )

    def keep(self, reader: EntryReader, fields: Sequence[object]) -> AttributeOrType:
        """The value of an entry's fields, which the file's table notes."""
        if reader.cursor.remaining:
            raise reader.error(f"the entry of '{self._mnemonic}' is not as the release has it")
        values: list[object] = [None] * self._count
        for (place, read, _), field in zip(self._fields, fields, strict=True):
            values[place] = field if read is None else read(reader, field)
        return reader.table.keep(self.cls(*values), f"not all of it is known to {HOME_RELEASE}")

    def take(self, value: ParametrizedAttribute) -> list[object]:
        """The fields of a value."""
        held = value.parameters
        return [held[place] if write is None else write(held[place]) for place, _, write in self._fields]
