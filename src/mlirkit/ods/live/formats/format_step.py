"""Steps: a compiled format, one small object per element.

    step.parse(parser, state, frame)    reads the element into the operation state, or into the frame
    step.print(op, printer)             writes `step.prefix` (literals and spaces before it) and the element

The frame is a list with a slot for each part that is used only after the whole text is parsed: operands
before their types, types before the operation.  `FrameLayout` assigns the slots.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.assembly_format.literals import starts_keyword
from mlirkit.ods.model import Operator

Frame = list[Any]


class FrameLayout:
    """The slots of a frame; groups are numbered as in the definition.

        operands          an UnresolvedOperand; or None; a list; a list of lists
        operand_places    the start of the group in the text
        operand_types     a Type; or None; a list; a list of lists
        result_types      likewise
        regions           a Region, or a list
        successors        a Block, or a list

    Slots of parts that the format does not contain stay None.
    """

    __slots__ = (
        "all_operand_places",
        "all_operand_types",
        "all_operands",
        "all_regions",
        "all_result_types",
        "all_successors",
        "operand_places",
        "operand_types",
        "operands",
        "regions",
        "result_types",
        "size",
        "successors",
    )

    def __init__(self, operator: Operator) -> None:
        count = len(operator.operands)
        self.operands = 0
        self.operand_places = count
        self.operand_types = 2 * count
        self.result_types = 3 * count
        self.regions = self.result_types + len(operator.results)
        self.successors = self.regions + len(operator.regions)
        self.all_operands = self.successors + len(operator.successors)
        self.all_operand_places = self.all_operands + 1
        self.all_operand_types = self.all_operands + 2
        self.all_result_types = self.all_operands + 3
        self.all_regions = self.all_operands + 4
        self.all_successors = self.all_operands + 5
        self.size = self.all_operands + 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One element at run time."""

    __slots__ = ("prefix",)

    def __init__(self) -> None:
        self.prefix = ""

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        raise NotImplementedError

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        """Parse the element if it is present: for the first element of an optional group."""
        raise NotImplementedError

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        raise NotImplementedError


class TextStep(Step):
    """Text after the last step; nothing is parsed."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.prefix = ""
        self.text = text

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(self.text)


class NewlineStep(Step):
    """The `\\n` literal: a new line at the operation's indentation."""

    __slots__ = ()

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        printer.print_newline()


class KeywordStep(Step):
    """A keyword literal; its text is printed as the prefix of the next step."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.prefix = ""
        self.keyword = keyword

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        parser.parse_keyword(self.keyword)

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        return parser.parse_optional_keyword(self.keyword)


class PunctuationStep(Step):
    """A punctuation literal; its text is printed as the prefix of the next step."""

    __slots__ = ("spelling",)

    def __init__(self, spelling: str) -> None:
        self.prefix = ""
        self.spelling = spelling

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        parser.parse_punctuation(self.spelling)

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        return parser.parse_optional_punctuation(self.spelling)


def literal_step(text: str) -> Step:
    """The step that parses a literal."""
    return KeywordStep(text) if starts_keyword(text) else PunctuationStep(text)
