"""Syntax of the quantized types, as MLIR's TypeParser.cpp.  Their parts: type_text.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.dense import dense_elements
from mlirkit.builtin.dense_data import element_bytes
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import live_class, quant
from mlirkit.dialects.quant.type_text import (
    default_range,
    literal_text,
    nested_text,
    params_text,
    parse_expressed,
    parse_param_lists,
    parse_params,
    parse_storage,
)
from mlirkit.dialects.quant.types import QuantizedType
from mlirkit.ods.live.hooks import value_assembly
from mlirkit.support.diagnostics import ParseError, with_outer_error

if TYPE_CHECKING:
    Uniform: TypeAlias = (
        quant.UniformQuantizedType | quant.UniformQuantizedPerAxisType | quant.UniformQuantizedSubChannelType
    )


@value_assembly(quant.AnyQuantizedType)
class AnySyntax:
    """`<storage>` or `<storage:expressed>`."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        flags, storage, low, high = parse_storage(parser)
        expressed = parse_expressed(parser) if parser.parse_optional_punctuation(":") else None
        parser.parse_punctuation(">")
        return flags, storage, expressed, low, high

    @staticmethod
    def print(type: quant.AnyQuantizedType, printer: AsmPrinter) -> None:
        printer.print_text(f"<{_storage_text(type)}")
        if type.expressed_type is not None:
            printer.print_text(":")
            printer.print_type(type.expressed_type)
        printer.print_text(">")


def _storage_text(type: QuantizedType) -> str:
    """The storage type, with its minimum and maximum if they are not the limits of its width."""
    width = type.storage_type_integral_width
    text = f"{'i' if type.is_signed else 'u'}{width}"
    if (type.storage_type_min, type.storage_type_max) != default_range(type.is_signed, width):
        text += f"<{type.storage_type_min}:{type.storage_type_max}>"
    return text


def _print_head(type: Uniform, printer: AsmPrinter) -> None:
    printer.print_text(f"<{_storage_text(type)}:")
    printer.print_type(type.expressed_type)


@value_assembly(quant.UniformQuantizedType)
class UniformSyntax:
    """`<storage:expressed, scale:zero-point>`; all uniform types are read here."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...] | Type:
        parser.parse_punctuation("<")
        flags, storage, low, high = parse_storage(parser)
        parser.parse_punctuation(":")
        expressed = parse_expressed(parser)
        head = (flags, storage, expressed)
        if not parser.parse_optional_punctuation(":"):
            parser.parse_punctuation(",")
            params = parse_params(parser, expressed)
            parser.parse_punctuation(">")
            return *head, *params, low, high
        if not parser.at("{"):
            dimension = parser.parse_integer(32)
            parser.parse_punctuation(",")
            scales, zeros, _ = parse_param_lists(parser, expressed)
            parser.parse_punctuation(">")
            per_axis = live_class(quant.UniformQuantizedPerAxisType, parser.context)
            return per_axis(*head, scales, zeros, dimension, low, high)

        def parse_block() -> tuple[int, int]:
            dimension = parser.parse_integer(32)
            parser.parse_punctuation(":")
            return dimension, parser.parse_integer()

        blocks = parser.parse_comma_separated_list("{}", parse_block)
        parser.parse_punctuation(",")
        scales, zeros, shape = parse_param_lists(parser, expressed)
        parser.parse_punctuation(">")
        scale_bytes = b"".join([element_bytes(FloatAttr.get(expressed, scale)) for scale in scales])
        zero_bytes = b"".join([element_bytes(integer_attr(storage, zero)) for zero in zeros])
        sub_channel = live_class(quant.UniformQuantizedSubChannelType, parser.context)
        return sub_channel(
            *head,
            dense_elements(RankedTensorType(shape, expressed), scale_bytes),
            dense_elements(RankedTensorType(shape, storage), zero_bytes),
            [dimension for dimension, _ in blocks],
            [size for _, size in blocks],
            low,
            high,
        )

    @staticmethod
    def print(type: quant.UniformQuantizedType, printer: AsmPrinter) -> None:
        _print_head(type, printer)
        printer.print_text(f", {params_text(type.scale, type.zero_point)}>")


@value_assembly(quant.UniformQuantizedPerAxisType)
class PerAxisSyntax:
    """`<storage:expressed:dimension, {scale:zero-point, ...}>`."""

    @staticmethod
    def print(type: quant.UniformQuantizedPerAxisType, printer: AsmPrinter) -> None:
        _print_head(type, printer)
        pairs = zip(type.scales, type.zero_points, strict=True)
        texts = ",".join([params_text(scale, zero) for scale, zero in pairs])
        printer.print_text(f":{type.quantized_dimension}, {{{texts}}}>")


@value_assembly(quant.UniformQuantizedSubChannelType)
class SubChannelSyntax:
    """`<storage:expressed:{dimension:size, ...}, {{scale:zero-point, ...}, ...}>`."""

    @staticmethod
    def print(type: quant.UniformQuantizedSubChannelType, printer: AsmPrinter) -> None:
        _print_head(type, printer)
        blocks = zip(type.quantized_dimensions, type.block_sizes, strict=True)
        printer.print_text(":{" + ", ".join([f"{dimension}:{size}" for dimension, size in blocks]) + "}, ")
        # Scales of blocks are numbers of the expressed type; scales of other quantized types are doubles.
        semantics = cast(FloatType, type.expressed_type).semantics
        pairs = zip(type.scales, type.zero_points, strict=True)
        values = [params_text(scale, zero, semantics) for scale, zero in pairs]
        printer.print_text(nested_text(values, list(type.scales.dims)) + ">")


@value_assembly(quant.CalibratedQuantizedType)
class CalibratedSyntax:
    """`<expressed<min:max>>`."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        try:
            expressed = parse_expressed(parser)
        except ParseError as error:
            raise with_outer_error(error, parser.error("expecting float expressed type", at)) from None
        try:
            parser.parse_punctuation("<")
            low = parser.parse_float()
            parser.parse_punctuation(":")
            high = parser.parse_float()
            parser.parse_punctuation(">")
        except ParseError as error:
            outer = parser.error("calibrated values must be present", at)
            raise with_outer_error(error, outer) from None
        parser.parse_punctuation(">")
        return expressed, low, high

    @staticmethod
    def print(type: quant.CalibratedQuantizedType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(type.expressed_type)
        printer.print_text(f"<{literal_text(type.min)}:{literal_text(type.max)}>>")
