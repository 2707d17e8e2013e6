"""Cases of spirv's enums in custom syntax: as strings or as keywords, by the mnemonic of their attribute.

    "Function"         the mnemonic is `storage_class`
    control(Unroll)    `loop_control`

As parseEnumStrAttr and parseEnumKeywordAttr of MLIR's SPIRVParsingUtils.h.
"""

from __future__ import annotations

from enum import IntFlag
from typing import cast

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.types import NONE
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.structural_attributes import StringAttr, SymbolRefAttr
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.enum_cases import case_of, cases_of


def parse_string_case(parser: AsmParser, mnemonic: str) -> Attribute:
    """Parse an enum attribute as a string."""
    at = parser.current_location()
    word = parser.parse_attribute(NONE)
    if not isinstance(word, StringAttr):
        raise parser.error(f"expected {mnemonic} attribute specified as string", at)
    return _attribute(parser, mnemonic, word.value, True, at)


def parse_keyword_case(parser: AsmParser, mnemonic: str) -> Attribute:
    """Parse an enum attribute as a keyword."""
    at = parser.current_location()
    word = parser.parse_any_keyword()
    return _attribute(parser, mnemonic, word, False, at)


def _attribute(parser: AsmParser, mnemonic: str, word: str, is_quoted: bool, at: int) -> Attribute:
    """The attribute of a case by its word, shared within a file."""
    made: dict[str, Attribute] = parser.file_state.setdefault(f"spirv.{mnemonic}", {})
    attribute = made.get(word)
    if attribute is None:
        dialect = parser.context.dialect("spirv")
        cls = dialect.attribute_class(mnemonic)
        case = cases_of(cls, dialect).symbolize(word)
        if case is None:
            shown = StringAttr(word) if is_quoted else word
            raise parser.error(f"invalid {mnemonic} attribute specification: {shown}", at)
        attribute = made[word] = cls(case)
    return attribute


def parse_control(parser: AsmParser, mnemonic: str) -> Attribute:
    """Parse `[control(keyword)]`; None if absent."""
    if not parser.parse_optional_keyword("control"):
        return _attribute(parser, mnemonic, "None", False, 0)
    parser.parse_punctuation("(")
    control = parse_keyword_case(parser, mnemonic)
    parser.parse_punctuation(")")
    return control


def print_control(printer: AsmPrinter, attribute: Attribute) -> None:
    if cast(IntFlag, case_of(attribute)):
        printer.print_text(f" control({case_of(attribute)})")


def parse_symbol(parser: AsmParser) -> SymbolRefAttr:
    """Parse `@name`, a symbol of the nearest table."""
    at = parser.current_location()
    symbol = parser.parse_attribute()
    if not isinstance(symbol, SymbolRefAttr) or len(symbol.path) != 1:
        raise parser.error("invalid kind of attribute specified", at)
    return symbol


def print_symbols(printer: AsmPrinter, symbols: ArrayAttr) -> None:
    for symbol in comma_separated(printer, symbols):
        printer.print_attribute(symbol)
