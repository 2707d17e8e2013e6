"""Custom syntax of ml_program: functions, values of globals, the order of loads and stores.

ml_program.func, ml_program.subgraph    function
custom<SymbolVisibility>                public | private | nested
custom<TypedInitialValue>               [(attribute)] : type
custom<TokenOrdering>                   [ordering(() | %token, ... -> type)]
"""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import ml_program
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.ods.live.hooks import assembly, directive

assembly(ml_program.FuncOp, ml_program.SubgraphOp)(FunctionSyntax)


@directive("ml_program", "SymbolVisibility")
class Visibility:
    """A visibility, which must be written."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[StringAttr]:
        keyword = parser.parse_optional_keyword_of(("public", "private", "nested"))
        if keyword is None:
            raise parser.error("expected 'public', 'private', or 'nested'")
        return (StringAttr(keyword),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: ml_program.GlobalOp, visibility: StringAttr | None) -> None:
        printer.print_text("public" if visibility is None else visibility.value)


@directive("ml_program", "TypedInitialValue")
class TypedInitialValue:
    """The type of a global, and its value if it has one."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[TypeAttr, Attribute | None]:
        value = None
        if parser.parse_optional_punctuation("("):
            value = parser.parse_attribute()
            parser.parse_punctuation(")")
        return TypeAttr(parser.parse_colon_type()), value

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: ml_program.GlobalOp, type: TypeAttr, value: Attribute | None
    ) -> None:
        if value is not None:
            printer.print_text("(")
            printer.print_attribute(value)
            printer.print_text(")")
        printer.print_text(" : ")
        printer.print_attribute(type)


@directive("ml_program", "TokenOrdering")
class TokenOrdering:
    """The tokens an access depends on, and the type of its result token."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], Type | None]:
        tokens: list[UnresolvedOperand] = []
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
    def print(
        printer: OpAsmPrinter,
        op: ml_program.GlobalLoadGraphOp | ml_program.GlobalStoreGraphOp,
        tokens: list[Value],
        type: Type | None,
    ) -> None:
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
