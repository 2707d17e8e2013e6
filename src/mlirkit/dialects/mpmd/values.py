"""Custom syntax of mpmd's attributes and of its type.

<"mesh", tensor<8xf32> [, sharding=<...>] [, memory_kind="pinned_host"]>      MeshTensorType
custom<OptionalTransposeCount>                 [(1)], the optional transpose count
"""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import mpmd, sdy
from mlirkit.dialects.sdy.values import attribute_parser
from mlirkit.ods.live.hooks import dialects_without_leading_space, directive, value_assembly

dialects_without_leading_space.add("mpmd")


@directive("mpmd", "OptionalTransposeCount")
class TransposeCount:
    """A number in parentheses; 0 is not written."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        if not parser.parse_optional_punctuation("("):
            return (0,)
        count = parser.parse_integer()
        parser.parse_punctuation(")")
        return (count,)

    @staticmethod
    def print(printer: AsmPrinter, count: int) -> None:
        if count > 0:
            printer.print_text(f"({count})")


@value_assembly(mpmd.MeshTensorType)
class MeshTensorSyntax:
    """Mirrors MeshTensorType::parse and print."""

    @staticmethod
    def parse(
        parser: DialectAsmParser,
    ) -> tuple[str, RankedTensorType, sdy.TensorShardingAttr | None, StringAttr | None]:
        parser.parse_punctuation("<")
        mesh = parse_attribute_of(parser, StringAttr).value
        parser.parse_punctuation(",")
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, RankedTensorType):
            raise parser.error(
                f"invalid kind of type specified: expected builtin.tensor, but found '{type}'", at
            )
        sharding = kind = None
        if parser.parse_optional_punctuation(","):
            has_more = True
            if parser.parse_optional_keyword("sharding"):
                parser.parse_punctuation("=")
                sharding = attribute_parser(parser, sdy.TensorShardingAttr)()
                has_more = parser.parse_optional_punctuation(",")
            if has_more:
                parser.parse_keyword("memory_kind")
                parser.parse_punctuation("=")
                kind = parse_attribute_of(parser, StringAttr)
        parser.parse_punctuation(">")
        return mesh, type, sharding, kind

    @staticmethod
    def print(value: mpmd.MeshTensorType, printer: AsmPrinter) -> None:
        printer.print_text(f'<"{value.mesh_name}", ')
        printer.print_type(value.ranked_tensor_type)
        if value.sharding is not None:
            printer.print_text(", sharding=")
            printer.print_stripped_attribute(value.sharding)
        if value.memory_kind is not None:
            printer.print_text(", memory_kind=")
            printer.print_attribute(value.memory_kind)
        printer.print_text(">")
