"""Enums as text: keywords if all cases are keywords, else quoted strings.

attributes in operations    slt   "nsw, nuw"        `EnumAttributeStep` of attribute_text.py
parameters and properties   fast  "nnan,ninf"       FieldParser and operator<< of mlir-tblgen's enums
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.ods.assembly_format.literals import is_keyword
from mlirkit.ods.live.classes.enum_class import enum_class, enum_text, enum_value
from mlirkit.ods.model import EnumInfo


def keyword_cases(info: EnumInfo) -> frozenset[str]:
    """The texts of cases that are parsed without quotes."""
    return frozenset([case.text for case in info.cases if is_keyword(case.text)])


def unquoted_values(info: EnumInfo) -> frozenset[int] | None:
    """The values that attributes of operations print without quotes; None if all of them."""
    quoted = [
        case
        for case in info.cases
        if not is_keyword(case.text) or (info.is_bit_enum and (case.value < 0 or case.value.bit_count() != 1))
    ]
    if not quoted:
        return None
    return frozenset([case.value for case in info.cases if case not in quoted])


def separator_token(info: EnumInfo) -> str:
    """The token between the cases of a bit enum."""
    return "|" if "|" in info.separator else ","


class EnumMembers:
    """A cache of an enum's members by number, and of numbers by text: a file has few of them."""

    __slots__ = ("_info", "_make", "_members", "_numbers")

    def __init__(self, info: EnumInfo) -> None:
        self._info = info
        self._make = enum_class(info)
        self._members: dict[int, Any] = {}
        self._numbers: dict[str, int] = {}

    def number(self, word: str) -> int | None:
        """The number of a text; None if no case has this text."""
        number = self._numbers.get(word)
        if number is None:
            number = enum_value(self._info, word)
            if number is not None:
                self._numbers[word] = number
        return number

    def member(self, number: int) -> Any:
        """The member of a number, which may combine several bits."""
        member = self._members.get(number)
        if member is None:
            member = self._members[number] = self._make(number)
        return member


class EnumSyntax:
    """An enum as a parameter or property: the text that FieldParser reads and operator<< writes."""

    __slots__ = ("info", "is_optional", "members", "separator", "texts")

    def __init__(self, info: EnumInfo, is_optional: bool = False) -> None:
        self.info = info
        self.is_optional = is_optional
        self.members = EnumMembers(info)
        self.texts: dict[int, str] = {}
        self.separator = separator_token(info)

    def parse(self, parser: AsmParser) -> Any:
        """Return the member; None if an optional one is absent."""
        info = self.info
        if info.is_bit_enum and not info.print_quoted:
            return self._parse_bits(parser)
        at = parser.current_location()
        text = parser.parse_optional_keyword_or_string()
        if text is None:
            if self.is_optional:
                return None
            raise parser.error(f"expected keyword for {info.summary}", at)
        number = self.members.number(text)
        if number is None:
            raise self._no_case(parser, text, at)
        return self.members.member(number)

    def _parse_bits(self, parser: AsmParser) -> Any:
        """Keywords joined by the separator."""
        info = self.info
        value = 0
        is_first = True
        while True:
            at = parser.current_location()
            text = parser.parse_optional_any_keyword()
            if text is None:
                if is_first and self.is_optional:
                    return None
                behind = f" after '{info.separator}'" if self.is_optional else ""
                raise parser.error(f"expected keyword for {info.summary}{behind}", at)
            is_first = False
            bits = self.members.number(text)
            if bits is None:
                raise self._no_case(parser, text, at)
            value |= bits
            if not parser.parse_optional_punctuation(self.separator):
                return self.members.member(value)

    def _no_case(self, parser: AsmParser, text: str, at: int) -> Exception:
        # MLIR lists a case that is no keyword twice: in quotes and without quotes.
        texts = [case.text for case in self.info.cases]
        cases = ", ".join([text if is_keyword(text) else f'"{text}"{text}' for text in texts])
        return parser.error(f"expected one of [{cases}] for {self.info.summary}, got: {text}", at)

    def print(self, value: Any, printer: AsmPrinter) -> None:
        text = self.texts.get(value)
        if text is None:
            text = self._text(int(value))
            self.texts[value] = text
        printer.print_text(text)

    def _text(self, value: int) -> str:
        """The text, in quotes if the cases or the bits need them.

        As in operator<<, a case of several bits has no quotes.
        """
        info = self.info
        text = enum_text(info, value)
        if info.is_bit_enum and not info.print_quoted:
            return text
        keywords = keyword_cases(info)
        case = info.case_of_value(value)
        if len(keywords) < len(info.cases):
            is_quoted = case is None or case.text not in keywords
        else:
            is_quoted = info.is_bit_enum and case is None and value.bit_count() > 1
        return f'"{text}"' if is_quoted else text


class EnumListSyntax:
    """An enum generated with its attribute (EnumAttrInfo) as a parameter: cases joined by a separator."""

    __slots__ = ("info", "members", "separator")

    def __init__(self, info: EnumInfo) -> None:
        self.info = info
        self.members = EnumMembers(info)
        self.separator = separator_token(info)

    def parse(self, parser: AsmParser) -> Any:
        info = self.info
        at = parser.current_location()
        value = 0
        while True:
            text = parser.parse_keyword_or_string()
            number = self.members.number(text)
            if number is None:
                cases = ", ".join([case.text for case in info.cases])
                name = f"{info.cpp_namespace}::{info.class_name}"
                raise parser.error(f"expected {name} to be one of: {cases}", at)
            value |= number
            if not info.is_bit_enum or not parser.parse_optional_punctuation(self.separator):
                return self.members.member(value)

    def print(self, value: Any, printer: AsmPrinter) -> None:
        printer.print_text(enum_text(self.info, int(value)))
