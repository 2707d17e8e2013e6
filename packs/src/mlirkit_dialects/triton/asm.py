"""Custom syntax of ttg.

ttg.barrier space `|` space ...
ttg.memdesc_subslice %buffer[0, 32] ...
ttg.warp_specialize(%captures) [`attributes` dict] `default` region
    (`partition`number(%argument: type, ...) `num_warps`(number) region)* : function-type
"""

from __future__ import annotations

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import assembly, directive
from mlirkit_dialects.triton import classes as triton

_I32 = integer_type(32)


@assembly(triton.BarrierOp)
class BarrierSyntax:
    """Mirrors BarrierOp::parse and print: kinds of memory, `all` for all of them."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        spaces = 0
        while True:
            keyword = parser.parse_keyword_or_string()
            space = triton.AddrSpace.symbolize(keyword)
            if space is None:
                raise parser.error(f"unknown addrSpace '{keyword}'")
            spaces |= int(space)
            if not parser.parse_optional_punctuation("|"):
                break
        state.properties["addrSpace"] = integer_attr(_I32, spaces)

    @staticmethod
    def print(op: triton.BarrierOp, printer: OpAsmPrinter) -> None:
        spaces = op.addrSpace
        printer.print_text(" all" if spaces == triton.AddrSpace.All else f" {spaces.stringify()}")


@directive("ttg", "Offsets")
class OffsetsSyntax:
    """Constant offsets, without brackets."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[DenseArrayAttr]:
        offsets = parser.parse_comma_separated_list("", parser.parse_integer)
        return (dense_array(_I32, offsets),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, offsets: DenseArrayAttr) -> None:
        printer.print_text(", ".join(map(str, offsets.values)))


@assembly(triton.WarpSpecializeOp)
class WarpSpecializeSyntax:
    """Mirrors WarpSpecializeOp::parse and print: the partitions are regions of a nested operation."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        captures = parser.parse_operand_list("()")
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_keyword("default")
        parser.parse_region(state.add_region())
        place = parser.location_at(parser.current_location())
        partitions = parser.build(parser.context.operation_name("ttg.warp_specialize.partitions"), place)
        warps: list[int] = []
        while parser.parse_optional_keyword(f"partition{len(warps)}"):
            arguments = parser.parse_argument_list("()", allow_type=True)
            parser.parse_keyword("num_warps")
            parser.parse_punctuation("(")
            warps.append(parser.parse_integer())
            parser.parse_punctuation(")")
            parser.parse_region(partitions.add_region(), arguments)
        type = parser.parse_colon_type()
        if not isinstance(type, FunctionType):
            raise parser.error("expected function type", at)
        partitions.operands = parser.resolve_operands(captures, type.inputs, at)
        state.result_types = list(type.results)
        state.properties["partitionNumWarps"] = dense_array(_I32, warps)
        holder = Block()
        state.add_region().append_block(holder)
        holder.append(create_operation(partitions))

    @staticmethod
    def print(op: triton.WarpSpecializeOp, printer: OpAsmPrinter) -> None:
        partitions = partitions_of(op)
        assert partitions is not None, "the verifier of the operation"
        captures = partitions.operand_values()
        printer.print_text("(")
        printer.print_operands(captures)
        printer.print_text(")")
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), ("partitionNumWarps",))
        printer.print_newline()
        printer.print_text("default ")
        printer.print_region(op.defaultRegion, print_entry_block_args=False)
        for number, (region, warps) in enumerate(
            zip(partitions.partitionRegions, op.partitionNumWarps.values, strict=True)
        ):
            printer.print_newline()
            printer.print_text(f"partition{number}(")
            for position, argument in enumerate(region.blocks[0].args):
                printer.print_text(", " if position else "")
                printer.print_region_argument(argument)
            printer.print_text(f") num_warps({warps}) ")
            printer.print_region(region, print_entry_block_args=False)
        printer.print_text(" : (")
        printer.print_types([capture.type for capture in captures])
        printer.print_text(")")
        results = op.result_types()
        printer.print_arrow_type_list(results) if results else printer.print_text(" -> ()")


def partitions_of(op: triton.WarpSpecializeOp) -> triton.WarpSpecializePartitionsOp | None:
    """The operation that holds the partitions; None if the operation is not valid."""
    block = op.partitionOpHolder.first_block
    first = None if block is None else block.first
    return first if isinstance(first, triton.WarpSpecializePartitionsOp) else None
