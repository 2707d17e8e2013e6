"""Lists that mix integers with values: offsets, sizes and bounds of many dialects.

    list    ::= `[` [element {`,` element}] `]`         or in parentheses
    element ::= integer | %value [`:` type] | `[` integer-or-value `]`      the last form: scalable

The integer of an element that is a value is ShapedType's dynamic size.  As MLIR's parse- and
printDynamicIndexList; `custom<DynamicIndexList>(values, integers [, scalable flags] [, types])` of every
dialect.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.ods.live.hook_table import follows_signature
from mlirkit.support.diagnostics import ParseError, with_outer_error


class DynamicIndices:
    """A parsed list."""

    __slots__ = ("integers", "scalable", "types", "values")

    def __init__(self, integers: Sequence[int] = ()) -> None:
        self.values: list[UnresolvedOperand] = []
        self.integers = list(integers)
        self.scalable: list[bool] = []
        self.types: list[Type] = []

    def integer_attr(self) -> DenseArrayAttr:
        return dense_array(integer_type(64), self.integers)

    def scalable_attr(self) -> DenseArrayAttr:
        return dense_array(integer_type(1), self.scalable)


class _NotClosed(Exception):
    """A scalable size has no closing bracket."""


def parse_dynamic_index_list(parser: Any, delimiter: str = "[]", with_types: bool = False) -> DynamicIndices:
    """Parse a list between delimiters; values are left unresolved."""
    indices = DynamicIndices()
    parse_index = partial(_parse_index, parser, indices, with_types)
    try:
        parser.parse_comma_separated_list(delimiter, parse_index, " in dynamic index list")
    except (_NotClosed, ParseError) as error:
        problem = parser.error("expected SSA value or integer", parser.name_location())
        raise with_outer_error(error, problem) if isinstance(error, ParseError) else problem from None
    return indices


def _parse_index(parser: Any, indices: DynamicIndices, with_types: bool) -> None:
    """Parse one value or integer, and add it to the list."""
    operand = parser.parse_optional_operand()
    scalable = parser.parse_optional_punctuation("[")
    indices.scalable.append(scalable)
    if operand is not None:
        indices.values.append(operand)
        indices.integers.append(DYNAMIC)
        if with_types:
            indices.types.append(parser.parse_colon_type())
    else:
        indices.integers.append(parser.parse_integer())
    if scalable and not parser.parse_optional_punctuation("]"):
        raise _NotClosed


def print_dynamic_index_list(
    printer: Any,
    values: Sequence[Any],
    integers: Sequence[int],
    delimiter: str = "[]",
    scalable: Sequence[bool] = (),
    types: Sequence[Type] = (),
) -> None:
    """Print a list between delimiters."""
    printer.print_text(delimiter[0])
    number = 0
    for index, integer in enumerate(integers):
        if index:
            printer.print_text(", ")
        is_scalable = bool(scalable) and scalable[index]
        if is_scalable:
            printer.print_text("[")
        if integer == DYNAMIC:
            printer.print_operand(values[number])
            if types:
                printer.print_text(" : ")
                printer.print_type(types[number])
            number += 1
        else:
            printer.print_text(str(integer))
        if is_scalable:
            printer.print_text("]")
    printer.print_text(delimiter[1])


class ScalableIndexList:
    """`custom<DynamicIndexList>($values, $integers, $scalable_flags)`."""

    @staticmethod
    def parse(parser: Any) -> Any:
        items = parse_dynamic_index_list(parser)
        return items.values, items.integer_attr(), items.scalable_attr()

    @staticmethod
    def print(printer: Any, op: Any, values: Any, integers: Any, scalable: Any) -> None:
        flags = () if scalable is None else scalable.values
        print_dynamic_index_list(printer, values, _numbers(integers), scalable=flags)


@follows_signature
class DynamicIndexList:
    """`custom<DynamicIndexList>($values, $integers [, "{}", "...Delimiter::Paren"])`."""

    overloads: ClassVar[dict[int, Any]] = {3: ScalableIndexList}

    @staticmethod
    def parse(parser: Any, *options: Any) -> Any:
        items = parse_dynamic_index_list(parser, _delimiter(options))
        return items.values, items.integer_attr()

    @staticmethod
    def print(printer: Any, op: Any, values: Any, integers: Any, *options: Any) -> None:
        print_dynamic_index_list(printer, values, _numbers(integers), _delimiter(options))


def _numbers(integers: Any) -> Any:
    """The integers of an attribute, which an operation with operands only may lack."""
    return () if integers is None else integers.values


def _delimiter(options: Sequence[Any]) -> str:
    return "()" if any(str(option).endswith("Paren") for option in options) else "[]"
