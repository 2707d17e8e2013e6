"""Custom syntax of mpmd's operations.

mpmd.named_computation<"name"(1)> (%x) [dict] (%a: type) {...} : (type) -> type
mpmd.fragment<mesh="m", origin=["name"] [, stage=1] [, in_shardings=[...]] [, out_shardings=[...]]> (%x) ...
mpmd.fragment_call<mesh="m", origin=["name"]> @f(%x) [dict] : (type) -> type
mpmd.for (%x) [dict] (%a: type, %i: type) {...} : types of the results
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import mpmd, sdy
from mlirkit.dialects.mpmd.values import TransposeCount
from mlirkit.dialects.sdy.asm import Body, ShardingList
from mlirkit.dialects.stablehlo.type_directives import PairwiseOpType
from mlirkit.ods.live.hooks import SetName, assembly_format, block_names, directive, follows_signature

Shardings: TypeAlias = sdy.TensorShardingPerValueAttr | None

directive("mpmd", "SingleBlockRegionNoBlockId")(Body)
directive("mpmd", "PairwiseOpType")(PairwiseOpType)


@directive("mpmd", "ShortOrigin")
@follows_signature
class ShortOrigin:
    """`"name"(1)`: an origin without the attribute's name."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[mpmd.UserOriginAttr]:
        name = parser.parse_string()
        (count,) = TransposeCount.parse(parser)
        return (mpmd.UserOriginAttr.get(name, count, context=parser.context),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, origin: mpmd.UserOriginAttr) -> None:
        printer.print_attribute(StringAttr(origin.user_name))
        TransposeCount.print(printer, origin.transpose_count)


@directive("mpmd", "MeshAndOrigin")
@follows_signature
class MeshAndOrigin:
    """`mesh="m", origin=["name", ...]`"""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[StringAttr, ArrayAttr]:
        parser.parse_keyword("mesh")
        parser.parse_punctuation("=")
        mesh = parse_attribute_of(parser, StringAttr)
        parser.parse_punctuation(",")
        parser.parse_keyword("origin")
        parser.parse_punctuation("=")
        origins = parser.parse_comma_separated_list("[]", lambda: ShortOrigin.parse(parser))
        return mesh, ArrayAttr([origin for (origin,) in origins])

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, mesh: StringAttr, origins: ArrayAttr) -> None:
        printer.print_text(f'mesh="{mesh.value}", origin=[')
        for origin in comma_separated(printer, origins):
            if isinstance(origin, mpmd.UserOriginAttr):
                ShortOrigin.print(printer, op, origin)
        printer.print_text("]")


@directive("mpmd", "StageAndShardings")
@follows_signature
class StageAndShardings:
    """`[, stage=1] [, in_shardings=[...]] [, out_shardings=[...]]`"""

    LABELS = ("in_shardings", "out_shardings")

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[IntegerAttr | None, Shardings, Shardings]:
        stage = None
        has_comma = parser.parse_optional_punctuation(",")
        if has_comma and parser.parse_optional_keyword("stage"):
            parser.parse_punctuation("=")
            stage = parse_attribute_of(parser, IntegerAttr, integer_type(64))
            has_comma = parser.parse_optional_punctuation(",")
        shardings: list[Shardings] = []
        for label in StageAndShardings.LABELS:
            listed = None
            if has_comma and parser.parse_optional_keyword(label):
                parser.parse_punctuation("=")
                result = ShardingList.parse(parser)
                if result is None:
                    raise parser.error("expected '['")
                (listed,) = result
                has_comma = parser.parse_optional_punctuation(",")
            shardings.append(listed)
        ingoing, outgoing = shardings
        return stage, ingoing, outgoing

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        stage: IntegerAttr | None,
        *shardings: Shardings,
    ) -> None:
        if stage is not None:
            printer.print_text(f", stage={stage.value}")
        for label, listed in zip(StageAndShardings.LABELS, shardings, strict=True):
            if listed is not None:
                printer.print_text(f", {label}=")
                ShardingList.print(printer, op, listed)


BODY = "custom<SingleBlockRegionNoBlockId>($region)"

assembly_format(
    mpmd.NamedComputationOp,
    format=f"""
        `<` custom<ShortOrigin>($origin) `>` ` ` `(` $tensors `)` attr-dict
        {BODY} `:` functional-type(operands, results)
    """,
)
assembly_format(
    mpmd.FragmentOp,
    format=f"""
        `<` custom<MeshAndOrigin>($mesh_name, $origin) ``
        custom<StageAndShardings>($stage_id, $in_shardings, $out_shardings) `>` ` ` `(` $inputs `)` attr-dict
        {BODY} `:` functional-type(operands, results)
    """,
)
assembly_format(
    mpmd.FragmentCallOp,
    format="""
        `<` custom<MeshAndOrigin>($mesh_name, $origin) `>` $callee `(` $tensors `)` attr-dict
        `:` functional-type(operands, results)
    """,
)
assembly_format(
    mpmd.ForOp,
    format=f"""
        ` ` `(` $tensors `)` attr-dict {BODY} `:` custom<PairwiseOpType>(type($results), type($tensors))
    """,
)


@block_names(mpmd.ForOp)
def name_index(region: Region, set_name: SetName) -> None:
    """Name the iteration's index."""
    block = region.first_block
    if block is not None and block.args:
        *_, index = block.args
        set_name(index, "index")
