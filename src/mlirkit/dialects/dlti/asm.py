"""Custom syntax of dlti: entries of data layouts and of descriptions of targets.

#dlti.dl_entry<key, value>
#dlti.dl_spec<key = value, ...>             keys are types or strings; entries may be written in full
#dlti.map<key = value, ...>                 the same
#dlti.target_system_spec<"key" = value, ...>, #dlti.target_device_spec<"key" = value, ...>
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import dlti
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit.support.diagnostics import ParseError, with_outer_error


def parse_key(parser: DialectAsmParser, with_types: bool) -> Type | StringAttr | None:
    """Parse a type or a string; None if there is neither."""
    type: Type | None = parser.parse_optional_type() if with_types else None
    if type is not None:
        return type
    text = parser.parse_optional_string()
    return None if text is None else StringAttr(text)


def key_of(entry: dlti.DataLayoutEntryAttr) -> Type | StringAttr:
    """The key of an entry, which has no accessor: all attributes have a method of that name."""
    assert isinstance(entry, ParametrizedAttribute)
    key: Type | StringAttr
    key, _ = entry.parameters
    return key


@value_assembly(dlti.DataLayoutEntryAttr)
class EntrySyntax:
    """`<key, value>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[Type | StringAttr, Attribute]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        key = parse_key(parser, True)
        if key is None:
            raise parser.error("expected a type or a quoted string", at)
        parser.parse_punctuation(",")
        value = parser.parse_attribute()
        parser.parse_punctuation(">")
        return key, value

    @staticmethod
    def print(value: dlti.DataLayoutEntryAttr, printer: AsmPrinter) -> None:
        # Keys get no aliases.
        printer.print_text(f"<{key_of(value)}, ")
        printer.print_attribute(value.value)
        printer.print_text(">")


Description: TypeAlias = (
    dlti.DataLayoutSpecAttr | dlti.MapAttr | dlti.TargetSystemSpecAttr | dlti.TargetDeviceSpecAttr
)


class Entries:
    """`<key = value, ...>`."""

    CHECKED_AT_NAME = True

    def __init__(self, with_types: bool) -> None:
        self.with_types = with_types

    def parse(
        self, parser: DialectAsmParser, type: Type | None
    ) -> tuple[tuple[dlti.DataLayoutEntryAttr, ...]]:
        def parse_entry() -> dlti.DataLayoutEntryAttr:
            try:
                key = parse_key(parser, self.with_types)
            except ParseError as error:
                if self.with_types:
                    error = with_outer_error(error, parser.error("error while parsing type DLTI key"))
                raise error from None
            if key is None:
                return parse_attribute_of(parser, dlti.DataLayoutEntryAttr)
            parser.parse_punctuation("=")
            return dlti.DataLayoutEntryAttr.get(key, parser.parse_attribute(), context=parser.context)

        entries: tuple[dlti.DataLayoutEntryAttr, ...] = ()
        at_entries = parser.at("<")
        try:
            entries = tuple(parser.parse_comma_separated_list("<>", parse_entry))
        except ParseError as error:
            if at_entries or self.with_types:
                raise
            raise with_outer_error(error, self._no_entries(parser)) from None
        if not entries and not self.with_types:
            raise self._no_entries(parser)
        return (entries,)

    def _no_entries(self, parser: DialectAsmParser) -> ParseError:
        return parser.error("no DLTI entries provided", parser.name_location())

    def print(self, value: Description, printer: AsmPrinter) -> None:
        printer.print_text("<")
        for number, entry in enumerate(value.entries):
            printer.print_text((", " if number else "") + f"{key_of(entry)} = ")
            printer.print_attribute(entry.value)
        printer.print_text(">")


value_assembly(dlti.DataLayoutSpecAttr, dlti.MapAttr)(Entries(True))
value_assembly(dlti.TargetSystemSpecAttr, dlti.TargetDeviceSpecAttr)(Entries(False))


@value_verifier(dlti.DataLayoutSpecAttr, dlti.MapAttr)
def verify_entries(value: dlti.DataLayoutSpecAttr | dlti.MapAttr) -> str | None:
    return invalid_entries(value.entries, True)


@value_verifier(dlti.TargetDeviceSpecAttr)
def verify_device(value: dlti.TargetDeviceSpecAttr) -> str | None:
    return invalid_entries(value.entries, False)


@value_verifier(dlti.TargetSystemSpecAttr)
def verify_system(value: dlti.TargetSystemSpecAttr) -> str | None:
    """Mirrors TargetSystemSpecAttr::verify."""
    devices: set[Type | StringAttr] = set()
    for entry in value.entries:
        key = key_of(entry)
        if isinstance(key, Type):
            return "non-string key of DLTI system spec"
        if not isinstance(entry.value, dlti.TargetDeviceSpecAttr):
            return f"value associated with key {key} is not a DLTI device spec"
        if key in devices:
            return f"repeated device ID in dlti.target_system_spec: {key}"
        devices.add(key)
    return None


def invalid_entries(entries: Sequence[dlti.DataLayoutEntryAttr], with_types: bool) -> str | None:
    """The error message for the keys, or None."""
    keys: set[Type | StringAttr] = set()
    for entry in entries:
        key = key_of(entry)
        if isinstance(key, Type) and not with_types:
            return "type as DLTI key is not allowed"
        if isinstance(key, StringAttr) and not key.value:
            return "empty string as DLTI key is not allowed"
        if key in keys:
            return f"repeated DLTI key: {key}"
        keys.add(key)
    return None
