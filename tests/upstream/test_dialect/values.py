"""The custom syntax and the verifiers of the test dialect's attributes and types."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.float_types import F64
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Type
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.ods.live.hooks import (
    cpp_name,
    parameter_syntax,
    value_assembly,
    value_builder,
    value_members,
    value_verifier,
)


@value_assembly("test.cmpnd_a")
class Compound:
    """`<1, !type, [5, 6]>`, an attribute and a type."""

    @staticmethod
    def parse(parser: AsmParser, type: Type | None = None) -> tuple[int, Type, tuple[int, ...]]:
        parser.parse_punctuation("<")
        width = parser.parse_integer()
        parser.parse_punctuation(",")
        one = parser.parse_type()
        parser.parse_punctuation(",")
        numbers = _parse_numbers(parser)
        parser.parse_punctuation(">")
        return width, one, numbers

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        width, one, numbers = value.parameters
        printer.print_text(f"<{width}, ")
        printer.print_type(one)
        printer.print_text(f", [{_joined(numbers)}]>")


@value_assembly("test.test_rec_alias")
class Recursive:
    """`<name, !type>`, and `<name>` inside of that type; the parameter is both."""

    @staticmethod
    def parse(parser: AsmParser, type: Type | None = None) -> tuple[tuple[str, Type | None]]:
        parser.parse_punctuation("<")
        name = parser.parse_any_keyword()
        body = None
        if not parser.is_inside(name):
            parser.parse_punctuation(",")
            body = parser.parse_inside(name, parser.parse_type)
        parser.parse_punctuation(">")
        return ((name, body),)

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        name, body = value.parameters[0]
        printer.print_text(f"<{name}")
        if body is not None:
            printer.print_text(", ")
            printer.print_type(body)
        printer.print_text(">")


def _parse_numbers(parser: AsmParser) -> tuple[int, ...]:
    """`[1, 2]`, also with a comma after the last number."""
    numbers: list[int] = []
    parser.parse_punctuation("[")
    while (number := parser.parse_optional_integer()) is not None:
        numbers.append(number)
        if not parser.parse_optional_punctuation(","):
            break
    parser.parse_punctuation("]")
    return tuple(numbers)


def _joined(values: Any) -> str:
    return ", ".join(map(str, values))


@value_assembly("test.decimal_shape")
class DecimalShape:
    """`<2x3>`"""

    @staticmethod
    def parse(parser: AsmParser, type: Type | None) -> tuple[tuple[int, ...]]:
        parser.parse_punctuation("<")
        shape: list[int] = []
        if not parser.parse_optional_punctuation(">"):
            shape.append(_decimal(parser))
            while not parser.parse_optional_punctuation(">"):
                parser.parse_x_in_dimension_list()
                shape.append(_decimal(parser))
        return (tuple(shape),)

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text(f"<{'x'.join(map(str, value.parameters[0]))}>")


def _decimal(parser: AsmParser) -> int:
    number = parser.parse_optional_decimal_integer()
    if number is None:
        raise parser.error("expected an integer")
    return number


@value_assembly("test.i64_elements")
class Elements:
    """`<[1, 2]> : shape`"""

    @staticmethod
    def parse(parser: AsmParser, type: Any) -> tuple[Any, tuple[int, ...]]:
        parser.parse_punctuation("<")
        numbers = _parse_numbers(parser)
        parser.parse_punctuation(">")
        return type, numbers

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text(f"<[{_joined(value.parameters[1])}]>")


@value_verifier("test.i64_elements")
def elements_problem(value: Any) -> str | None:
    """Mirrors TestI64ElementsAttr::verify."""
    type, elements = value.parameters
    if type.num_elements != len(elements):
        return (
            "number of elements does not match the provided shape type, "
            f"got: {len(elements)}, but expected: {type.num_elements}"
        )
    if len(type.shape) != 1 or type.element_type != IntegerType.get_signless(64):
        return f"expected single rank 64-bit shape type, but got: {type}"
    return None


@value_verifier("test.attr_with_format")
def format_problem(value: Any) -> str | None:
    """Mirrors TestAttrWithFormatAttr::verify."""
    if len(value.parameters[3]) != value.parameters[0]:
        return "expected 'one' to equal 'four.size()'"
    return None


@value_verifier("test.copy_count")
def copy_count_problem(value: Any) -> str | None:
    """Mirrors TestCopyCountAttr::verify."""
    return None


@value_assembly("test.sub_elements_access")
class SubElements:
    """`<attribute, attribute, attribute>`"""

    @staticmethod
    def parse(parser: AsmParser, type: Type | None) -> tuple[Any, ...]:
        return tuple(parser.parse_comma_separated_list("<>", parser.parse_attribute))

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        for index, each in enumerate(value.parameters):
            printer.print_text(", " if index else "<")
            printer.print_attribute(each)
        printer.print_text(">")


@value_assembly("test.slash_attr")
class Slash:
    """`<1 / 2>`"""

    @staticmethod
    def parse(parser: AsmParser, type: Type | None) -> tuple[int, int]:
        parser.parse_punctuation("<")
        left = parser.parse_integer()
        parser.parse_punctuation("/")
        right = parser.parse_integer()
        parser.parse_punctuation(">")
        return left, right

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text(f"<{value.parameters[0]} / {value.parameters[1]}>")


@value_builder("test.override_builder")
def build_index(number: int) -> IntegerAttr:
    return integer_attr(IndexType.get(), number)


@value_assembly("test.newline_and_indent")
class Indented:
    """`<content>` on separate lines; the attribute holds a type, the type nothing."""

    @staticmethod
    def parse(parser: AsmParser, *expected: Type | None) -> tuple[Any, ...]:
        parser.parse_punctuation("<")
        content: tuple[Any, ...] = ()
        if expected:
            content = (parser.parse_type(),)
        else:
            parser.parse_keyword("indented_content")
        parser.parse_punctuation(">")
        return content

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.increase_indent()
        printer.print_newline()
        if value.parameters:
            printer.print_type(value.parameters[0])
        else:
            printer.print_text("indented_content")
        printer.decrease_indent()
        printer.print_newline()
        printer.print_text(">")


_SIGNEDNESS = {
    "u": "unsigned",
    "unsigned": "unsigned",
    "s": "signed",
    "signed": "signed",
    "n": "none",
    "none": "none",
}


@value_assembly("test.int")
class Integer:
    """`<signed, 8>`"""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int, str]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        word = parser.parse_any_keyword()
        signedness = _SIGNEDNESS.get(word.lower())
        if signedness is None:
            raise parser.error("expected signed, unsigned, or none", at)
        parser.parse_punctuation(",")
        width = parser.parse_integer()
        parser.parse_punctuation(">")
        return width, signedness

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text(f"<{value.parameters[1]}, {value.parameters[0]}>")


@value_verifier("test.int")
def integer_problem(value: Any) -> str | None:
    """Mirrors TestIntegerType::verify, which says nothing."""
    return "" if value.parameters[0] > 8 else None


@value_assembly("test.struct")
class Struct:
    """`<{name,type}, ...>`"""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[tuple[tuple[str, Type], ...]]:
        fields: list[tuple[str, Type]] = []
        parser.parse_punctuation("<")
        while parser.parse_optional_punctuation("{"):
            name = parser.parse_any_keyword()
            parser.parse_punctuation(",")
            fields.append((name, parser.parse_type()))
            parser.parse_punctuation("}")
            if not parser.parse_optional_punctuation(","):
                break
        parser.parse_punctuation(">")
        return (tuple(fields),)

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text("<")
        for index, (name, type) in enumerate(value.parameters[0]):
            printer.print_text(f"{', ' if index else ''}{{{name},")
            printer.print_type(type)
            printer.print_text("}")
        printer.print_text(">")


@value_assembly("test.test_type_with_layout")
class TypeWithLayout:
    """`<1>`"""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        parser.parse_punctuation("<")
        key = parser.parse_integer()
        parser.parse_punctuation(">")
        return (key,)

    @staticmethod
    def print(value: Any, printer: AsmPrinter) -> None:
        printer.print_text(f"<{value.parameters[0]}>")


@parameter_syntax("printIntArray")
class IntegerArray:
    """`[1, 2]`, a parameter."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int, ...]:
        return tuple(parser.parse_comma_separated_list("[]", parser.parse_integer))

    @staticmethod
    def print(values: Any, printer: AsmPrinter) -> None:
        printer.print_text(f"[{_joined(values)}]")


@cpp_name("function", "APFloat::IEEEdouble")
def double_semantics() -> object:
    return F64.semantics


@cpp_name("function", "APFloat::getZero")
def float_zero(semantics: object) -> float:
    return 0.0


@parameter_syntax("APFloat")
class Float:
    """A number with a point, or nothing for zero."""

    @staticmethod
    def parse(parser: AsmParser) -> float:
        attribute = parser.parse_optional_attribute()
        if attribute is None:
            return 0.0
        if not isinstance(attribute, FloatAttr):
            raise parser.error("invalid kind of attribute specified")
        return attribute.value

    @staticmethod
    def print(value: float, printer: AsmPrinter) -> None:
        printer.print_float(F64, FloatAttr.get(F64, value).bits)


@parameter_syntax("CopyCount", "test::CopyCount")
class CopyCount:
    """A keyword, a parameter."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> str:
        return parser.parse_any_keyword()

    @staticmethod
    def print(value: str, printer: AsmPrinter) -> None:
        printer.print_text(value)


@parameter_syntax("CustomParam", "test::CustomParam")
class CustomParameter:
    """A number, a parameter."""

    @staticmethod
    def parse(parser: AsmParser) -> int:
        return parser.parse_integer()

    @staticmethod
    def print(value: int, printer: AsmPrinter) -> None:
        printer.print_text(str(value))


@value_members("test.symbol_ref_attr")
class SymbolReference:
    """Names a symbol, which must be defined."""

    def verify_symbol_uses(self: Any, op: Any, tables: SymbolTableCollection) -> None:
        (symbol,) = self.parameters
        if tables.lookup_nearest_symbol_from(op, symbol) is None:
            raise op.op_error(
                f"TestSymbolRefAttr::verifySymbolUses: '{symbol}' does not reference a valid symbol"
            )


@value_members("test.const_memory_space")
class ReadOnlySpace:
    """Mirrors TestConstMemorySpaceAttr::isValidStore."""

    def invalid_store(self: Any, op: Any, type: Type) -> str:
        return "memory space is read-only"
