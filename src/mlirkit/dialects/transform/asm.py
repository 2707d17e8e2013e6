"""Custom syntax of transform: sequences, types of handles, lists of dimensions.

transform.named_sequence function
custom<SemiFunctionType>        type | (type) -> type | (type) -> (types)
custom<TransformMatchDims>      all | except(integers) | integers
custom<MultitileSizesTypes>, custom<ContinuousTileSizeTypes>        (type) -> type, for all results
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import UNIT
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.function_syntax import parse_function, print_function
from mlirkit.ods.live.hooks import assembly, default_dialect, directive

default_dialect("transform.sequence", "transform")


@assembly("transform.named_sequence")
class NamedSequenceSyntax:
    """As NamedSequenceOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        parse_function(parser, state)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        print_function(op, printer)


@directive("transform", "SemiFunctionType")
class SemiFunctionType:
    """A function type that is only the argument's where there is no result."""

    @staticmethod
    def parse(parser: Any, optional: Any = None) -> Any:
        if str(optional).lower() == "false":
            parser.parse_punctuation("(")
        elif not parser.parse_optional_punctuation("("):
            return parser.parse_type(), None
        argument = parser.parse_type()
        parser.parse_punctuation(")")
        parser.parse_punctuation("->")
        if not parser.parse_optional_punctuation("("):
            return argument, parser.parse_type()
        results: list[Type] = []
        if not parser.parse_optional_punctuation(")"):
            results = parser.parse_type_list()
            parser.parse_punctuation(")")
        return argument, results

    @staticmethod
    def print(printer: Any, op: Any, argument: Any, results: Any, optional: Any = None) -> None:
        types = list(results) if isinstance(results, list | tuple) else [results] if results else []
        if not types:
            printer.print_type(argument)
            return
        printer.print_text("(")
        printer.print_type(argument)
        printer.print_text(") -> (" if len(types) > 1 else ") -> ")
        printer.print_types(types)
        if len(types) > 1:
            printer.print_text(")")


@directive("transform", "TransformMatchDims")
class MatchDims:
    """`all`, or integers, or `except(integers)`."""

    @staticmethod
    def parse(parser: Any) -> Any:
        if parser.parse_optional_keyword("all"):
            return dense_array(integer_type(64), []), None, UNIT
        inverted = parser.parse_optional_keyword("except")
        if inverted:
            parser.parse_punctuation("(")
        integers = [parser.parse_integer()]
        while parser.parse_optional_punctuation(","):
            integers.append(parser.parse_integer())
        if inverted:
            parser.parse_punctuation(")")
        return dense_array(integer_type(64), integers), UNIT if inverted else None, None

    @staticmethod
    def print(printer: Any, op: Any, integers: Any, inverted: Any, every: Any) -> None:
        if every is not None:
            printer.print_text("all")
            return
        text = ", ".join(str(each) for each in integers.values)
        printer.print_text(f"except({text})" if inverted is not None else text)


class SameResultTypes:
    """`(type) -> type` for one operand and `count` results of one type."""

    def __init__(self, count: int) -> None:
        self.count = count

    def parse(self, parser: Any) -> Any:
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            raise parser.error("expects a trailing functional type", at)
        if len(type.inputs) != 1 or len(type.results) != 1:
            raise parser.error("expects a trailing functional type with one argument and one result", at)
        return (type.inputs[0], *[type.results[0]] * self.count)

    def print(self, printer: Any, op: Any, *types: Any) -> None:
        printer.print_text("(")
        printer.print_type(types[0])
        printer.print_text(") -> ")
        printer.print_type(types[1])


directive("transform", "MultitileSizesTypes")(SameResultTypes(3))  # type: ignore[type-var]
directive("transform", "ContinuousTileSizeTypes")(SameResultTypes(2))  # type: ignore[type-var]
