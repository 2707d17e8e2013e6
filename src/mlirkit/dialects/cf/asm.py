"""Custom directives of cf: the cases of `cf.switch`."""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.dense import DenseIntElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.value import Value
from mlirkit.dialects.declared import cf
from mlirkit.ods.live.hooks import directive

_LARGEST = (1 << 64) - 1

# The default destination, its operands and their types; the values of the cases; the same for the cases.
SwitchCases: TypeAlias = tuple[
    Block,
    list[UnresolvedOperand],
    list[Type],
    DenseIntElementsAttr | None,
    list[Block],
    list[list[UnresolvedOperand]],
    list[list[Type]],
]


@directive("cf", "SwitchOpCases")
class SwitchOpCases:
    """`default: ^bb [, 42: ^bb(%x : type)]*`."""

    @staticmethod
    def parse(parser: OpAsmParser, flag_type: Type) -> SwitchCases:
        parser.parse_keyword("default")
        parser.parse_punctuation(":")
        default, default_operands, default_types = parse_successor(parser)
        values: list[int] = []
        blocks: list[Block] = []
        operands: list[list[UnresolvedOperand]] = []
        types: list[list[Type]] = []
        while parser.parse_optional_punctuation(","):
            values.append(parser.parse_integer())
            parser.parse_punctuation(":")
            block, block_operands, block_types = parse_successor(parser, True)
            blocks.append(block)
            operands.append(block_operands)
            types.append(block_types)
        cases = case_values(values, flag_type) if values else None
        return (default, default_operands, default_types, cases, blocks, operands, types)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: cf.SwitchOp,
        flag_type: Type,
        default: Block,
        default_operands: list[Value],
        default_types: list[Type],
        cases: DenseIntElementsAttr | None,
        blocks: list[Block],
        operands: list[list[Value]],
        types: list[list[Type]],
    ) -> None:
        printer.print_text("  default: ")
        printer.print_successor_and_use_list(default, default_operands)
        if cases is None:
            return
        for number in range(len(cases)):
            printer.print_text(",")
            printer.print_newline()
            # Up to 64 bits, numbers print unsigned.
            printer.print_text(f"  {min(cases.attribute_at(number).bits, _LARGEST)}: ")
            printer.print_successor_and_use_list(blocks[number], operands[number])
        printer.print_newline()


def parse_successor(
    parser: OpAsmParser, allow_result_number: bool = False
) -> tuple[Block, list[UnresolvedOperand], list[Type]]:
    """Parse `^bb` or `^bb(%x, %y : type, type)`, operands unresolved.

    As in MLIR, results passed to the default destination are named without numbers.
    """
    block = parser.parse_successor()
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.parse_optional_punctuation("("):
        first = parser.parse_optional_operand(allow_result_number)
        if first is not None:
            operands.append(first)
            while parser.parse_optional_punctuation(","):
                operands.append(parser.parse_operand(allow_result_number))
        types = parser.parse_colon_type_list()
        parser.parse_punctuation(")")
    return block, operands, types


def case_values(values: list[int], flag_type: Type) -> DenseIntElementsAttr:
    """Case values as a vector of the flag's type."""
    format = element_format(flag_type)
    assert format is not None
    mask = (1 << format.width) - 1
    shaped = VectorType([len(values)], flag_type)
    cases = dense_elements(shaped, pack(format, [value & mask for value in values]))
    assert isinstance(cases, DenseIntElementsAttr)
    return cases
