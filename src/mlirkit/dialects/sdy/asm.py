"""Custom syntax of sdy's operations.

sdy.constant                                      as stablehlo.constant
custom<StrippedTensorShardingPerValueAttr>        [<@mesh, [{"x"}]>, ...]
custom<SingleBlockRegionNoBlockId>                (%a: type, ...) { ... }
"""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import sdy
from mlirkit.dialects.sdy.values import attribute_parser
from mlirkit.dialects.stablehlo.asm import ConstantSyntax
from mlirkit.ods.live.hooks import assembly, directive, follows_signature

assembly(sdy.ConstantOp)(ConstantSyntax)


@directive("sdy", "StrippedTensorShardingPerValueAttr")
@follows_signature
class ShardingList:
    """Shardings in brackets, without the attribute's name."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[sdy.TensorShardingPerValueAttr] | None:
        if not parser.at("["):
            return None
        parse_sharding = attribute_parser(parser, sdy.TensorShardingAttr)
        shardings = parser.parse_comma_separated_list("[]", parse_sharding)
        return (sdy.TensorShardingPerValueAttr.get(shardings, context=parser.context),)

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, shardings: sdy.TensorShardingPerValueAttr | None
    ) -> None:
        printer.print_text("[")
        for sharding in comma_separated(printer, shardings.shardings if shardings is not None else ()):
            printer.print_stripped_attribute(sharding)
        printer.print_text("]")


@directive("sdy", "SingleBlockRegionNoBlockId")
class Body:
    """A region of one block, with its arguments in front."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Region]:
        body = Region()
        parser.parse_region(body, parser.parse_argument_list("()", True, True))
        return (body,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, body: Region) -> None:
        printer.print_text("(")
        for argument in comma_separated(printer, body.blocks[0].args):
            printer.print_region_argument(argument)
        printer.print_text(") ")
        printer.print_region(body, False)
