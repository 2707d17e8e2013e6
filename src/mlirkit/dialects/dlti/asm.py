"""Custom syntax of dlti: entries of data layouts and of descriptions of targets.

#dlti.dl_entry<key, value>
#dlti.dl_spec<key = value, ...>             keys are types or strings; entries may be written in full
#dlti.map<key = value, ...>                 the same
#dlti.target_system_spec<"key" = value, ...>, #dlti.target_device_spec<"key" = value, ...>
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.attribute import Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.ods.live.hooks import value_assembly, value_verifier

ENTRY = "dlti.dl_entry"


def parse_key(parser: Any, with_types: bool) -> Any:
    """A type or a string; None if there is neither."""
    type = parser.parse_optional_type() if with_types else None
    if type is not None:
        return type
    text = parser.parse_optional_string()
    return None if text is None else StringAttr(text)


@value_assembly(ENTRY)
class EntrySyntax:
    """`<key, value>`."""

    @staticmethod
    def parse(parser: Any, type: Any) -> Any:
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
    def print(value: Any, printer: Any) -> None:
        # The key is no value that aliases are made for.
        printer.print_text(f"<{value.parameters[0]}, ")
        printer.print_attribute(value.parameters[1])
        printer.print_text(">")


class Entries:
    """`<key = value, ...>`."""

    CHECKED_AT_NAME = True

    def __init__(self, with_types: bool) -> None:
        self.with_types = with_types

    def parse(self, parser: Any, type: Any) -> Any:
        make = parser.context.dialect("dlti").attribute_class("dl_entry")

        def parse_one() -> Any:
            key = parse_key(parser, self.with_types)
            if key is not None:
                parser.parse_punctuation("=")
                return make(key, parser.parse_attribute())
            return parse_attribute_of(parser, ENTRY)

        found = tuple(parser.parse_comma_separated_list("<>", parse_one))
        if not found and not self.with_types:
            raise parser.error("no DLTI entries provided", parser.name_location())
        return (found,)

    def print(self, value: Any, printer: Any) -> None:
        printer.print_text("<")
        for number, entry in enumerate(value.parameters[0]):
            printer.print_text((", " if number else "") + f"{entry.parameters[0]} = ")
            printer.print_attribute(entry.parameters[1])
        printer.print_text(">")


value_assembly("dlti.dl_spec", "dlti.map")(Entries(True))
value_assembly("dlti.target_system_spec", "dlti.target_device_spec")(Entries(False))


@value_verifier("dlti.dl_spec", "dlti.map")
def verify_entries(value: Any) -> str | None:
    return invalid_entries(value, True)


@value_verifier("dlti.target_system_spec", "dlti.target_device_spec")
def verify_description(value: Any) -> str | None:
    return invalid_entries(value, False)


def invalid_entries(value: Any, with_types: bool) -> str | None:
    """What is wrong with the keys; None if nothing is."""
    keys: set[Any] = set()
    for entry in value.parameters[0]:
        key = entry.parameters[0]
        if isinstance(key, Type) and not with_types:
            return "type as DLTI key is not allowed"
        if isinstance(key, StringAttr) and not key.value:
            return "empty string as DLTI key is not allowed"
        if key in keys:
            return f"repeated DLTI key: {key}"
        keys.add(key)
    return None
