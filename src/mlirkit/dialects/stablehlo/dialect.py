"""The stablehlo dialect: its definitions, and the syntax of bounds, `#stablehlo.bounds<4, ?>`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.values import dim_text, parse_dim
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.ods.model import AttrOrTypeDef


def bounds_reason(
    encoding: stablehlo.TypeExtensionsAttr, shape: Sequence[int], element_type: Type | None
) -> str | None:
    """The error message for a tensor's bounds: there must be one for each dimension, and only for dynamic
    ones.

    Without an element type, the parser has reported an error in the tensor type.
    """
    if element_type is None:
        return None
    bounds = encoding.bounds
    type = RankedTensorType(shape, element_type)
    if len(bounds) != len(shape):
        return (
            f"Bounds length is {len(bounds)}, expected to be equal to rank({len(shape)}) of the tensor "
            f"'{type}'"
        )
    for dim, (bound, size) in enumerate(zip(bounds, shape, strict=True)):
        if bound != DYNAMIC and size != DYNAMIC:
            return (
                f"Static dimension {dim} cannot have a bound, use ShapedType::kDynamic to indicate a missing "
                f"bound in tensor '{type}'"
            )
    return None


class HloDialect(LiveDialect):
    """The base of stablehlo and XLA's mhlo: bounds, and messages for unknown types and attributes."""

    # The dialect's name in messages.
    CALLED: ClassVar[str]

    PARAMETER_ALIASES: ClassVar[dict[str, str]] = {
        "scatterDimsToOperandDims": "scattered_dims_to_operand_dims"
    }

    def value_class(self, definition: AttrOrTypeDef) -> Any:
        result = LiveDialect.value_class(self, definition)
        if definition.full_name == f"{self.name}.type_extensions":
            result.verify_encoding = bounds_reason
        return result

    def parse_attribute(self, parser: DialectAsmParser, type: Type) -> Attribute:
        return self.parse_named_attribute(parser, parser.parse_mnemonic(), type)

    def parse_named_attribute(self, parser: DialectAsmParser, mnemonic: str, type: Type) -> Attribute:
        """Parse an attribute behind its mnemonic."""
        cls = self.attribute_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown {self.CALLED} attribute", parser.name_location())
        attribute: Attribute = cls.parse_value(parser, type)
        return attribute

    def parse_type(self, parser: DialectAsmParser) -> Type:
        mnemonic = parser.parse_mnemonic()
        cls = self.type_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown {self.name} type: {mnemonic}", parser.name_location())
        type: Type = cls.parse_value(parser)
        return type


@dialect_class("stablehlo")
class StablehloDialect(HloDialect):
    """stablehlo: prints type extensions as bounds, and has its own messages for unknown names."""

    ALIASES: ClassVar[dict[str, str]] = {
        name: f"{name}Attr"
        for name in (
            "ChannelHandle",
            "ConvDimensionNumbers",
            "DotAlgorithm",
            "DotDimensionNumbers",
            "GatherDimensionNumbers",
            "OutputOperandAlias",
            "ScatterDimensionNumbers",
            "TypeExtensions",
        )
    }

    CALLED = "StableHLO"

    def parse_attribute(self, parser: DialectAsmParser, type: Type) -> Attribute:
        mnemonic = parser.parse_mnemonic()
        if mnemonic == "bounds":
            bounds = parser.parse_comma_separated_list("<>", lambda: parse_dim(parser))
            extensions: Attribute = self.attribute_class("type_extensions")(tuple(bounds))
            return extensions
        return self.parse_named_attribute(parser, mnemonic, type)

    def print_attribute(self, attribute: Attribute, printer: AsmPrinter) -> None:
        if isinstance(attribute, stablehlo.TypeExtensionsAttr):
            texts = [dim_text(bound) for bound in attribute.bounds]
            printer.print_text(f"bounds<{', '.join(texts)}>")
        else:
            LiveDialect.print_attribute(self, attribute, printer)
