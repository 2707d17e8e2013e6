"""Custom directives of cf: the cases of `cf.switch`."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.dense import DenseIntElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.ods.live.hooks import directive

_LARGEST = (1 << 64) - 1


@directive("cf", "SwitchOpCases")
class SwitchOpCases:
    """`default: ^bb [, 42: ^bb(%x : type)]*`."""

    @staticmethod
    def parse(parser: Any, flag_type: Any) -> Any:
        parser.parse_keyword("default")
        parser.parse_punctuation(":")
        default, default_operands, default_types = parse_successor(parser)
        values: list[int] = []
        blocks: list[Any] = []
        operands: list[list[Any]] = []
        types: list[list[Any]] = []
        while parser.parse_optional_punctuation(","):
            values.append(parser.parse_integer())
            parser.parse_punctuation(":")
            block, block_operands, block_types = parse_successor(parser)
            blocks.append(block)
            operands.append(block_operands)
            types.append(block_types)
        cases = case_values(values, flag_type) if values else None
        return (default, default_operands, default_types, cases, blocks, operands, types)

    @staticmethod
    def print(
        printer: Any,
        op: Any,
        flag_type: Any,
        default: Any,
        default_operands: Any,
        default_types: Any,
        cases: Any,
        blocks: Any,
        operands: Any,
        types: Any,
    ) -> None:
        printer.print_text("  default: ")
        printer.print_successor_and_use_list(default, default_operands)
        if cases is None:
            return
        for number in range(len(cases)):
            printer.print_text(",")
            printer.print_newline()
            # Numbers print unsigned, as far as 64 bits go.
            printer.print_text(f"  {min(cases.attribute_at(number).bits, _LARGEST)}: ")
            printer.print_successor_and_use_list(blocks[number], operands[number])
        printer.print_newline()


def parse_successor(parser: Any) -> tuple[Any, list[Any], list[Any]]:
    """`^bb` or `^bb(%x, %y : type, type)`, operands unresolved."""
    block = parser.parse_successor()
    operands: list[Any] = []
    types: list[Any] = []
    if parser.parse_optional_punctuation("("):
        # As in MLIR, results are named without numbers here.
        first = parser.parse_optional_operand(False)
        if first is not None:
            operands.append(first)
            while parser.parse_optional_punctuation(","):
                operands.append(parser.parse_operand(False))
        types = parser.parse_colon_type_list()
        parser.parse_punctuation(")")
    return block, operands, types


def case_values(values: list[int], flag_type: Any) -> DenseIntElementsAttr:
    """Case values as a vector of the flag's type."""
    format = element_format(flag_type)
    assert format is not None
    mask = (1 << format.width) - 1
    shaped = VectorType([len(values)], flag_type)
    found = dense_elements(shaped, pack(format, [value & mask for value in values]))
    assert isinstance(found, DenseIntElementsAttr)
    return found
