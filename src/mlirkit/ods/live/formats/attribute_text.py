"""Attributes in formats: `$attr`, `qualified($attr)`.

symbol names           @name
enums                  slt, or a string if the case is no keyword; "invalid x attribute specification"
of a buildable type    42            the type is left out
with own syntax        <fast>        dialect and mnemonic are left out, unless qualified
any other              in full
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.types import NONE
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import attribute_of
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.assembly_format.elements import AttributeVariable
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.live.classes.enum_class import enum_text, enum_value
from mlirkit.ods.live.formats.enum_text import keyword_cases, unquoted_values
from mlirkit.ods.live.formats.format_step import Frame, Step
from mlirkit.ods.live.formats.value_syntax import (
    AttributeSyntax,
    ForeignAttributeSyntax,
    attribute_syntax,
    class_test,
    is_unknown,
)
from mlirkit.ods.live.properties.conversions import enum_attribute, enum_reader
from mlirkit.ods.model import Attribute

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# The first character of optional attributes of a class: on any other character the attribute is absent.
_FIRST_CHARACTERS: Final = {
    "ArrayAttr": "[",
    "StringAttr": '"',
    "SymbolRefAttr": "@",
    "FlatSymbolRefAttr": "@",
}
# MLIR's text for an absent optional attribute that its format does not expect to be absent.
_MISSING: Final = "<<NULL ATTRIBUTE>>"


class AttributeStep(Step):
    """An attribute that is required by `parse`, or absent if `may_be_missing`; `try_parse` may find none."""

    __slots__ = ("first", "may_be_missing", "name", "syntax")

    def __init__(self, name: str, syntax: AttributeSyntax, may_be_missing: bool, first: str) -> None:
        self.prefix = ""
        self.name = name
        self.syntax = syntax
        self.may_be_missing = may_be_missing
        self.first = first

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        if self.may_be_missing:
            self.try_parse(parser, state, frame)
        else:
            state.properties[self.name] = self.syntax.parse(parser)

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        if self.first and not parser.at(self.first):
            return False
        # MLIR does not check the class of an optional attribute: the verifier reports a wrong one.
        attribute = parser.parse_optional_attribute(self.syntax.value_type)
        if attribute is None:
            return False
        state.properties[self.name] = attribute
        return True

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        attribute = attribute_of(op, self.name)
        if attribute is None:
            printer.print_text(_MISSING)
        else:
            self.syntax.print(attribute, printer)


class SymbolNameStep(Step):
    """`@name`, kept as a string."""

    __slots__ = ("may_be_missing", "name")

    def __init__(self, name: str, may_be_missing: bool) -> None:
        self.prefix = ""
        self.name = name
        self.may_be_missing = may_be_missing

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        if self.may_be_missing:
            self.try_parse(parser, state, frame)
        else:
            state.properties[self.name] = parser.parse_symbol_name()

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        name = parser.parse_optional_symbol_name()
        if name is None:
            return False
        state.properties[self.name] = name
        return True

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        name = attribute_of(op, self.name)
        if isinstance(name, StringAttr):
            printer.print_symbol_name(name.value)
        else:
            printer.print_text(_MISSING)


class EnumAttributeStep(Step):
    """An enum whose attribute class was generated with it: a keyword or string."""

    __slots__ = (
        "definition",
        "dialect",
        "info",
        "keywords",
        "known",
        "may_be_missing",
        "name",
        "read",
        "texts",
        "unquoted",
    )

    def __init__(self, name: str, definition: Attribute, dialect: LiveDialect, may_be_missing: bool) -> None:
        assert definition.enum is not None
        self.prefix = ""
        self.name = name
        self.definition = definition
        self.dialect = dialect
        self.may_be_missing = may_be_missing
        self.info = definition.enum
        self.keywords = keyword_cases(self.info)
        self.unquoted = unquoted_values(self.info)
        self.read = enum_reader(self.info)
        # Attributes by text, and texts by attribute, filled on use.
        self.known: dict[str, Any] = {}
        self.texts: dict[Any, str] = {}

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        if not self.try_parse(parser, state, frame) and not self.may_be_missing:
            cases = ", ".join([case.text for case in self.info.cases])
            raise parser.error(
                "expected string or keyword containing one of the following enum values for attribute "
                f"'{self.name}' [{cases}]"
            )

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        at = parser.current_location()
        text = parser.parse_optional_keyword_of(self.keywords)
        if text is None:
            if not parser.at('"'):
                return False
            attribute = parser.parse_attribute(NONE)
            if not isinstance(attribute, StringAttr):
                raise parser.error("invalid kind of attribute specified", at)
            text = attribute.value
        result = self.known.get(text)
        if result is None:
            if not text:
                return False
            value = enum_value(self.info, text)
            if value is None:
                raise parser.error(f'invalid {self.name} attribute specification: "{text}"', at)
            result = enum_attribute(self.definition, self.dialect, value)
            self.known[text] = result
        state.properties[self.name] = result
        return True

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        attribute = attribute_of(op, self.name)
        text = self.texts.get(attribute)
        if text is None:
            text = _MISSING if attribute is None else self._text_of(int(self.read(attribute)))
            self.texts[attribute] = text
        printer.print_text(text)

    def _text_of(self, value: int) -> str:
        text = enum_text(self.info, value)
        return text if self.unquoted is None or value in self.unquoted else f'"{text}"'


def attribute_step(element: AttributeVariable, dialect: LiveDialect, in_group: bool) -> Step:
    """The step of an attribute; inside optional groups, even optional attributes are required."""
    definition = element.attribute.attribute
    name = element.name
    may_be_missing = definition.is_optional and not in_group
    if formats_as_enum(definition):
        return EnumAttributeStep(name, definition, dialect, may_be_missing)
    if definition.base_def_name == "SymbolNameAttr":
        return SymbolNameStep(name, may_be_missing)
    storage = definition.storage_type
    builder = element.type_builder
    value_type = None if builder is None else dialect.build_type(builder)
    if element.qualified or canonical(storage) == "Attribute":
        syntax = AttributeSyntax(None, class_test(storage, dialect), value_type)
    elif definition.attr_name and is_unknown(storage, dialect):
        syntax = ForeignAttributeSyntax(*definition.attr_name.split(".", 1))
    else:
        syntax = attribute_syntax(storage, dialect, value_type)
    return AttributeStep(name, syntax, may_be_missing, _FIRST_CHARACTERS.get(canonical(storage), ""))


def formats_as_enum(definition: Attribute) -> bool:
    """Whether the attribute is generated from an enum (EnumAttrInfo), not a class around an enum."""
    return (
        definition.enum is not None
        and "EnumAttr" not in definition.base_classes
        and bool(definition.enum.underlying_type)
    )
