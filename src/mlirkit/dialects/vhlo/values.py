"""Custom syntax of vhlo's attributes and types that have no assembly format.

    #vhlo.integer_v1<5 : i32>          numbers and tensors are written as builtin's
    #vhlo.tensor_v1<dense<1> : tensor<2xi64>>
    #vhlo.float_v1<1.0 : !vhlo.f32_v1>
    #vhlo.string_v1<"text">
    #vhlo.dict_v1<{#vhlo.string_v1<"a"> = #vhlo.bool_v1<true>}>
    !vhlo.tensor_v1<2x?x!vhlo.f32_v1>

An integer is stored as the bits of its type, a float as the bits of its format, a tensor as raw data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import DenseIntOrFPElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, is_valid_data, pack
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_semantics import F64
from mlirkit.builtin.float_types import F64 as F64_TYPE
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context, current_context
from mlirkit.dialects.declared import vhlo
from mlirkit.dialects.stablehlo.values import dims_text, parse_dims
from mlirkit.dialects.vhlo.types import TypeMap, float_semantics
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import directive, parameter_syntax, value_assembly
from mlirkit.support.diagnostics import MLIRError


def type_map(context: Context | None = None) -> TypeMap:
    """The map between a context's vhlo and builtin types, for the syntax of numbers."""
    return TypeMap(cast(LiveDialect, current_context(context).dialect("vhlo")))


def tensor_elements(type: Type | None, raw: bytes) -> DenseIntOrFPElementsAttr | None:
    """The elements of a vhlo tensor's data in the builtin type; None if the data does not fit the type."""
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return None
    format = element_format(type.element_type)
    count = type.num_elements
    if format is None:
        return None
    if is_valid_data(format, count, raw):
        return dense_elements(type, raw)
    # Booleans may take a byte each.
    return dense_elements(type, pack(format, list(raw))) if format.packed and len(raw) == count else None


@value_assembly(vhlo.IntegerV1Attr)
class IntegerSyntax:
    """`<5 : i32>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[Type | None, int]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        attribute = parser.parse_attribute()
        if not isinstance(attribute, IntegerAttr):
            raise parser.error("expected an integer attribute", at)
        parser.parse_punctuation(">")
        return type_map(parser.context).to_vhlo(attribute.type), attribute.bits

    @staticmethod
    def print(value: vhlo.IntegerV1Attr, printer: AsmPrinter) -> None:
        type, bits = parameters_of(value)
        builtin_type = type_map().to_builtin(type)
        if not isinstance(builtin_type, IntegerType | IndexType):
            raise MLIRError(f"vhlo.integer_v1 is of the type {type}, which is no integer")
        printer.print_text("<")
        printer.print_attribute(integer_attr(builtin_type, bits))
        printer.print_text(">")


@value_assembly(vhlo.TensorV1Attr)
class TensorSyntax:
    """`<dense<1> : tensor<2xi64>>`; the type of the same name has its own format."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[Type | None, bytes | memoryview]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        attribute = parser.parse_attribute()
        if not isinstance(attribute, DenseIntOrFPElementsAttr):
            raise parser.error("expected an elements attribute", at)
        parser.parse_punctuation(">")
        return type_map(parser.context).to_vhlo(attribute.type), attribute.raw

    @staticmethod
    def print(value: vhlo.TensorV1Attr, printer: AsmPrinter) -> None:
        type, raw = parameters_of(value)
        elements = tensor_elements(type_map().to_builtin(type), raw)
        if elements is None:
            raise MLIRError(f"vhlo.tensor_v1 has {len(raw)} bytes, which are no elements of the type {type}")
        printer.print_text("<")
        printer.print_attribute(elements)
        printer.print_text(">")


@value_assembly(vhlo.FloatV1Attr)
class FloatSyntax:
    """`<1.0 : !vhlo.f32_v1>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[Type, int]:
        parser.parse_punctuation("<")
        number = parser.parse_float()
        parser.parse_punctuation(":")
        float_type = parser.parse_type()
        parser.parse_punctuation(">")
        builtin = type_map().to_builtin(float_type)
        assert builtin is not None
        return float_type, FloatAttr.get(builtin, number).bits

    @staticmethod
    def print(value: vhlo.FloatV1Attr, printer: AsmPrinter) -> None:
        type, bits = parameters_of(value)
        semantics = float_semantics(type)
        if semantics is None:
            raise MLIRError(f"vhlo.float_v1 is of the type {type}, which is no float")
        printer.print_text(f"<{float_text(bits, semantics)} : ")
        printer.print_type(type)
        printer.print_text(">")


# -- parameters ---------------------------------------------------------------------------------------


@parameter_syntax("vhlo::parseDouble", "vhlo::printDouble")
class DoubleSyntax:
    """A double, kept as its bits."""

    @staticmethod
    def parse(parser: AsmParser) -> int:
        return FloatAttr.get(F64_TYPE, parser.parse_float()).bits

    @staticmethod
    def print(bits: int, printer: AsmPrinter) -> None:
        printer.print_text(float_text(bits, F64))


@parameter_syntax("vhlo::parseDoubles", "vhlo::printDoubles")
class DoublesSyntax:
    """A bracketed list of doubles."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int, ...]:
        return tuple(parser.parse_comma_separated_list("[]", lambda: DoubleSyntax.parse(parser)))

    @staticmethod
    def print(values: Sequence[int], printer: AsmPrinter) -> None:
        printer.print_text(f"[{', '.join([float_text(bits, F64) for bits in values])}]")


@parameter_syntax("hlo::parseDimSizes", "hlo::printDimSizes")
class DimSizesSyntax:
    """A bracketed list of sizes, `?` for dynamic ones."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int, ...]:
        return tuple(parse_dims(parser))

    @staticmethod
    def print(dims: Sequence[int], printer: AsmPrinter) -> None:
        printer.print_text(dims_text(dims))


# -- directives ---------------------------------------------------------------------------------------


@directive("vhlo", "AttributeArray")
class AttributeArray:
    """`[#vhlo.a, #vhlo.b]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[tuple[Attribute, ...]]:
        return (tuple(parser.parse_comma_separated_list("[]", parser.parse_attribute)),)

    @staticmethod
    def print(printer: OpAsmPrinter, values: Sequence[Attribute]) -> None:
        printer.print_text("[")
        for index, value in enumerate(values):
            printer.print_text(", " if index else "")
            printer.print_attribute(value)
        printer.print_text("]")


@directive("vhlo", "AttributeDictionary")
class AttributeDictionary:
    """`{name = value, ...}`, both attributes."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[tuple[tuple[Attribute, Attribute], ...]]:
        def parse_pair() -> tuple[Attribute, Attribute]:
            name = parser.parse_attribute()
            parser.parse_punctuation("=")
            return name, parser.parse_attribute()

        return (tuple(parser.parse_comma_separated_list("{}", parse_pair)),)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        pairs: Sequence[Sequence[Attribute]],
    ) -> None:
        printer.print_text("{")
        for index, (name, value) in enumerate(pairs):
            printer.print_text(", " if index else "")
            printer.print_attribute(name)
            printer.print_text(" = ")
            printer.print_attribute(value)
        printer.print_text("}")


@directive("vhlo", "EscapedString")
class EscapedString:
    """A quoted string."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[str]:
        return (parser.parse_string(),)

    @staticmethod
    def print(printer: OpAsmPrinter, text: str) -> None:
        printer.print_string(text)


@directive("vhlo", "TypeArray")
class TypeArray:
    """Types separated by commas, up to a parenthesis."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[tuple[Type, ...]]:
        types = []
        first = parser.parse_optional_type()
        if first is not None:
            types.append(first)
            while parser.parse_optional_punctuation(","):
                types.append(parser.parse_type())
        return (tuple(types),)

    @staticmethod
    def print(printer: OpAsmPrinter, types: Sequence[Type]) -> None:
        printer.print_types(types)


@directive("vhlo", "Shape")
class Shape:
    """`2x?x`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[tuple[int, ...]]:
        return (tuple(parser.parse_dimension_list()),)

    @staticmethod
    def print(printer: OpAsmPrinter, shape: Sequence[int]) -> None:
        printer.print_text("".join(["?x" if size == DYNAMIC else f"{size}x" for size in shape]))


@directive("vhlo", "Encoding")
class Encoding:
    """`, encoding`, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute | None]:
        return (parser.parse_attribute() if parser.parse_optional_punctuation(",") else None,)

    @staticmethod
    def print(printer: OpAsmPrinter, encoding: Attribute | None) -> None:
        if encoding is not None:
            printer.print_text(", ")
            printer.print_attribute(encoding)
