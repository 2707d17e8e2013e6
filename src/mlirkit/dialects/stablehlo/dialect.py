"""The stablehlo dialect: bounds have a spelling of their own, `#stablehlo.bounds<4, ?>`."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.stablehlo.values import dim_text, parse_dim
from mlirkit.ods.live.dialect import LiveDialect


class StablehloDialect(LiveDialect):
    """stablehlo: prints type extensions as bounds, and has its own words for what it does not know."""

    def parse_attribute(self, parser: Any, type: Any) -> Any:
        mnemonic = parser.parse_mnemonic()
        if mnemonic == "bounds":
            bounds = parser.parse_comma_separated_list("<>", lambda: parse_dim(parser))
            return self.attribute_class("type_extensions")(tuple(bounds))
        cls = self.attribute_class(mnemonic)
        if cls is None:
            raise parser.error("unknown StableHLO attribute", parser.name_location())
        return cls.parse_value(parser, type)

    def parse_type(self, parser: Any) -> Any:
        mnemonic = parser.parse_mnemonic()
        cls = self.type_class(mnemonic)
        if cls is None:
            raise parser.error(f"unknown stablehlo type: {mnemonic}", parser.name_location())
        return cls.parse_value(parser)

    def print_attribute(self, attribute: Any, printer: Any) -> None:
        if attribute.MNEMONIC == "type_extensions":
            texts = [dim_text(bound) for bound in attribute.parameters[0]]
            printer.print_text(f"bounds<{', '.join(texts)}>")
        else:
            LiveDialect.print_attribute(self, attribute, printer)


DIALECT_CLASS = StablehloDialect
