"""Custom syntax of ml_program: functions, values of globals, the order of loads and stores.

ml_program.func, ml_program.subgraph    function
custom<SymbolVisibility>                public | private | nested
custom<TypedInitialValue>               [(attribute)] : type
custom<TokenOrdering>                   [ordering(() | %token, ... -> type)]
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.ods.live.hooks import assembly, directive

assembly("ml_program.func", "ml_program.subgraph")(FunctionSyntax)


@directive("ml_program", "SymbolVisibility")
class Visibility:
    """A visibility, which must be written."""

    @staticmethod
    def parse(parser: Any) -> Any:
        keyword = parser.parse_optional_keyword_of(("public", "private", "nested"))
        if keyword is None:
            raise parser.error("expected 'public', 'private', or 'nested'")
        return (StringAttr(keyword),)

    @staticmethod
    def print(printer: Any, op: Any, visibility: Any) -> None:
        printer.print_text("public" if visibility is None else visibility.value)


@directive("ml_program", "TypedInitialValue")
class TypedInitialValue:
    """The type of a global, and its value if it has one."""

    @staticmethod
    def parse(parser: Any) -> Any:
        value = None
        if parser.parse_optional_punctuation("("):
            value = parser.parse_attribute()
            parser.parse_punctuation(")")
        return TypeAttr(parser.parse_colon_type()), value

    @staticmethod
    def print(printer: Any, op: Any, type: Any, value: Any) -> None:
        if value is not None:
            printer.print_text("(")
            printer.print_attribute(value)
            printer.print_text(")")
        printer.print_text(" : ")
        printer.print_attribute(type)


@directive("ml_program", "TokenOrdering")
class TokenOrdering:
    """The tokens an access waits for, and the type of the one it gives."""

    @staticmethod
    def parse(parser: Any) -> Any:
        tokens: list[Any] = []
        if not parser.parse_optional_keyword("ordering"):
            return tokens, None
        parser.parse_punctuation("(")
        if parser.parse_optional_punctuation("("):
            parser.parse_punctuation(")")
        else:
            tokens = parser.parse_operand_list()
        parser.parse_punctuation("->")
        type = parser.parse_type()
        parser.parse_punctuation(")")
        return tokens, type

    @staticmethod
    def print(printer: Any, op: Any, tokens: Any, type: Any) -> None:
        if not tokens and type is None:
            return
        printer.print_text(" ordering(")
        if tokens:
            printer.print_operands(tokens)
        else:
            printer.print_text("()")
        if type is not None:
            printer.print_text(" -> ")
            printer.print_type(type)
        printer.print_text(")")
