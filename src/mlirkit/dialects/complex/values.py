"""The attribute `#complex.number<:f32 0.5, 3.0>`: syntax and verification.

Its parts are float attributes of the element type.  Numbers in text are doubles, rounded to that type.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import FloatAttr
from mlirkit.builtin.float_semantics import F64, convert_bits
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import ComplexType
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Type
from mlirkit.dialects.complex.numbers import number_parts
from mlirkit.dialects.declared import complex
from mlirkit.ods.live.hooks import value_assembly, value_verifier


@value_assembly(complex.NumberAttr)
class NumberSyntax:
    """`<:element-type real, imaginary>`; the type `complex<element-type>` follows as a typed attribute's."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[FloatAttr, FloatAttr, ComplexType]:
        parser.parse_punctuation("<")
        parser.parse_punctuation(":")
        at = parser.current_location()
        element = parser.parse_type()
        if not isinstance(element, FloatType):
            raise parser.error("element type of the complex attribute must be float like type.", at)
        real = parser.parse_float_bits(F64)
        parser.parse_punctuation(",")
        imaginary = parser.parse_float_bits(F64)
        parser.parse_punctuation(">")
        semantics = element.semantics
        return (
            FloatAttr(element, convert_bits(real, F64, semantics)),
            FloatAttr(element, convert_bits(imaginary, F64, semantics)),
            ComplexType(element),
        )

    @staticmethod
    def print(value: complex.NumberAttr, printer: AsmPrinter) -> None:
        real, imaginary = number_parts(value)
        printer.print_text("<:")
        printer.print_type(real.type)
        printer.print_text(" ")
        printer.print_attribute_without_type(real)
        printer.print_text(", ")
        printer.print_attribute_without_type(imaginary)
        printer.print_text(">")


@value_verifier(complex.NumberAttr)
def verify_number(value: complex.NumberAttr) -> str | None:
    """Mirrors NumberAttr::verify: why the value is invalid, or None."""
    real, imaginary = number_parts(value)
    type = value.type
    if not isinstance(type, ComplexType):
        return "complex attribute must be a complex type."
    if not isinstance(type.element_type, FloatType):
        return "element type of the complex attribute must be float like type."
    if real.type != type.element_type:
        return "type doesn't match the type implied by its `real` value"
    if imaginary.type != type.element_type:
        return "type doesn't match the type implied by its `imag` value"
    return None
