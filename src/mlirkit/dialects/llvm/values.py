"""Attributes of llvm, and parameters of some, whose syntax is C++ upstream.

DWARF constants of debug information        names
fused locations                             loc(fused[...])
#llvm.constant_range<i32, lower, upper>     the parameters are integer attributes of the type
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.location import FusedLoc
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.llvm.dwarf import CALLING_CONVENTIONS, ENCODINGS, LANGUAGES, OPERATIONS, TAGS
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import directive, parameter_syntax, value_assembly
from mlirkit.support.diagnostics import ParseError, with_outer_error

_CONVERT = OPERATIONS["DW_OP_LLVM_convert"]
_ENCODING_NAMES = {code: name for name, code in ENCODINGS.items()}


class _Keyword:
    """A parameter printed as a name of a table."""

    def __init__(self, codes: dict[str, int], noun: str) -> None:
        self._codes = codes
        self._names = {code: name for name, code in codes.items()}
        self._noun = noun

    def parse(self, parser: AsmParser) -> int:
        at = parser.current_location()
        name = parser.parse_any_keyword()
        code = self._codes.get(name)
        if code is None:
            raise parser.error(f"invalid debug info debug info {self._noun} name: {name}", at)
        return code

    def print(self, code: int, printer: AsmPrinter) -> None:
        # A number without a name prints as nothing, as in MLIR.
        printer.print_text(self._names.get(int(code), ""))


for _function, _codes, _noun in (
    ("dwarf::TagString", TAGS, "tag"),
    ("dwarf::LanguageString", LANGUAGES, "language"),
    ("dwarf::AttributeEncodingString", ENCODINGS, "encoding"),
    ("dwarf::ConventionString", CALLING_CONVENTIONS, "calling convention"),
    ("dwarf::OperationEncodingString", OPERATIONS, "operation encoding"),
):
    parameter_syntax(_function)(_Keyword(_codes, _noun))


def _parse_expression_arguments(parser: AsmParser, opcode: int) -> tuple[tuple[int, ...]]:
    arguments: list[int] = []

    def parse_one() -> None:
        name = None
        if arguments and opcode == _CONVERT:
            name = parser.parse_optional_any_keyword()
        if name is None:
            try:
                arguments.append(parser.parse_unsigned(64))
            except ParseError as error:
                raise with_outer_error(error, parser.error("expected integer operand")) from None
        elif name in ENCODINGS:
            arguments.append(ENCODINGS[name])
        else:
            raise parser.error(f'encountered unknown attribute encoding "{name}"')

    parser.parse_comma_separated_list("", parse_one)
    return (tuple(arguments),)


@directive("llvm", "ExpressionArg")
class ExpressionArguments:
    """`8, DW_ATE_signed`: numbers; the second one of a conversion is the name of an encoding."""

    parse = staticmethod(_parse_expression_arguments)

    @staticmethod
    def print(printer: AsmPrinter, opcode: int, arguments: Sequence[int]) -> None:
        texts = [
            _ENCODING_NAMES.get(argument, str(argument)) if index and opcode == _CONVERT else str(argument)
            for index, argument in enumerate(arguments)
        ]
        printer.print_text(", ".join(texts))


@parameter_syntax("FusedLoc")
class FusedLocation:
    """A fused location."""

    @staticmethod
    def parse(parser: AsmParser) -> FusedLoc:
        return parse_attribute_of(parser, FusedLoc)

    @staticmethod
    def print(location: FusedLoc, printer: AsmPrinter) -> None:
        printer.print_attribute(location)


@value_assembly(llvm.ConstantRangeAttr)
class ConstantRangeSyntax:
    """`<type, lower, upper>`."""

    @staticmethod
    def parse(parser: AsmParser, type: Type | None) -> tuple[IntegerAttr, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, IntegerType):
            raise parser.error(
                f"invalid kind of type specified: expected builtin.integer, but found '{type}'", at
            )
        bounds: list[IntegerAttr] = []
        for _ in range(2):
            parser.parse_punctuation(",")
            bounds.append(integer_attr(integer_type(type.width), parser.parse_wide_integer()))
        parser.parse_punctuation(">")
        return tuple(bounds)

    @staticmethod
    def print(value: llvm.ConstantRangeAttr, printer: AsmPrinter) -> None:
        # The definition has bounds of type APInt; here they are integer attributes.
        lower, upper = parameters_of(value)
        printer.print_text(f"<{lower.type}, {signed_value(lower)}, {signed_value(upper)}>")


def signed_value(number: IntegerAttr) -> int:
    """The value as a two's complement number."""
    assert isinstance(number.type, IntegerType)
    modulus = 1 << number.type.width
    half = modulus >> 1
    return int((number.value + half) % modulus - half)
