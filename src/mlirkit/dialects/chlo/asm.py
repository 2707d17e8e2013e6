"""Custom syntax of chlo.scan.

    chlo.scan(%inputs) inits (%inits) dimension=0 attributes {...} { body } : (operand types) -> result types
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import chlo
from mlirkit.ods.live.hooks import SetName, assembly, block_names

I32 = integer_type(32)
I64 = integer_type(64)
_NOT_PRINTED = ("dimension", "operandSegmentSizes", "resultSegmentSizes")


@assembly(chlo.ScanOp)
class ScanSyntax:
    """The number of output results is that of all results less the carries, one for each init."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        inputs = parser.parse_operand_list("()")
        parser.parse_keyword("inits")
        inits = parser.parse_operand_list("()")
        parser.parse_keyword("dimension")
        parser.parse_punctuation("=")
        dimension = parser.parse_integer()
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_region(state.add_region())
        parser.parse_punctuation(":")
        at = parser.name_location()
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            raise parser.error("invalid kind of type specified", at)
        carries = len(inits)
        outputs = len(type.results) - carries
        if len(type.inputs) != len(inputs) + carries:
            raise parser.error("operand types must match the number of inputs and inits", at)
        if outputs < 0:
            raise parser.error("not enough result types to cover the required carries", at)
        state.operands = parser.resolve_operands([*inputs, *inits], list(type.inputs), at)
        state.result_types = list(type.results)
        state.properties["dimension"] = integer_attr(I64, dimension)
        state.properties["operandSegmentSizes"] = dense_array(I32, [len(inputs), carries])
        state.properties["resultSegmentSizes"] = dense_array(I32, [outputs, carries])

    @staticmethod
    def print(op: chlo.ScanOp, printer: OpAsmPrinter) -> None:
        print_scan(op, op.inputs, op.inits, op.dimension_attr, printer)


def print_scan(
    op: Operation,
    inputs: Sequence[Value],
    inits: Sequence[Value],
    dimension: IntegerAttr,
    printer: OpAsmPrinter,
) -> None:
    printer.print_text("(")
    printer.print_operands(inputs)
    printer.print_text(") inits (")
    printer.print_operands(inits)
    printer.print_text(f") dimension={dimension.value} ")
    printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), _NOT_PRINTED)
    printer.print_text(" ")
    (body,) = op.regions
    printer.print_region(body, True)
    printer.print_text(" : ")
    printer.print_functional_type(op)


@block_names(chlo.ScanOp)
def name_scan_arguments(region: Region, set_name: SetName) -> None:
    name_arguments(region, len(cast(chlo.ScanOp, region.parent_op).inputs), set_name)


def name_arguments(region: Region, count: int, set_name: SetName) -> None:
    """Mirrors getAsmBlockArgumentNames; `count` arguments are inputs."""
    block = region.first_block
    for index, argument in enumerate(block.args if block is not None else ()):
        set_name(argument, "input" if index < count else "carry")
