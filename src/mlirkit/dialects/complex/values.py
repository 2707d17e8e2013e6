"""The attribute `#complex.number<:f32 0.5, 3.0>`: syntax and verification.

Its parts are float attributes of the element type.  The text's numbers are doubles, rounded to that type.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import FloatAttr
from mlirkit.builtin.float_semantics import F64, convert_bits
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import ComplexType
from mlirkit.core.attribute import Type
from mlirkit.ods.live.hooks import value_assembly, value_verifier


@value_assembly("complex.number")
class NumberSyntax:
    """`<:element-type real, imaginary>`; the type `complex<element-type>` follows as a typed attribute's."""

    @staticmethod
    def parse(parser: Any, type: Type | None) -> Any:
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
        parts = [FloatAttr(element, convert_bits(bits, F64, element.semantics)) for bits in (real, imaginary)]
        return (*parts, ComplexType(element))

    @staticmethod
    def print(value: Any, printer: Any) -> None:
        printer.print_text("<:")
        printer.print_type(value.parameters[2].element_type)
        printer.print_text(" ")
        printer.print_attribute_without_type(value.parameters[0])
        printer.print_text(", ")
        printer.print_attribute_without_type(value.parameters[1])
        printer.print_text(">")


@value_verifier("complex.number")
def verify_number(value: Any) -> str | None:
    """As NumberAttr::verify: why the value is invalid, or None."""
    real, imaginary, type = value.parameters
    if not isinstance(type, ComplexType):
        return "complex attribute must be a complex type."
    if not isinstance(type.element_type, FloatType):
        return "element type of the complex attribute must be float like type."
    if real.type != type.element_type:
        return "type doesn't match the type implied by its `real` value"
    if imaginary.type != type.element_type:
        return "type doesn't match the type implied by its `imag` value"
    return None
