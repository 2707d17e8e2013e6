"""Custom syntax of stablehlo's operations: directives of its formats, and the hand-written forms.

    SliceRanges                 `[start:limit, start:limit:stride]`
    DotDimensionNumbers         `[batching_dims = [0] x [0],] contracting_dims = [2] x [1]`
    ...

As StableHLO's AssemblyFormat.  Shared types are in type_directives.py, convolutions in convolution_syntax.py,
reductions in reduce_syntax.py, attributes' own syntax is in values.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, integer_attr
from mlirkit.builtin.dense import (
    DenseI64ArrayAttr,
    ElementsAttr,
    dense_array,
)
from mlirkit.builtin.integer import int_of_digits
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import Argument, NoCustomForm, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import sdy, stablehlo
from mlirkit.dialects.stablehlo.values import (
    Dims,
    dims_text,
    parse_dims,
)
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import assembly, directive, follows_signature

I1 = integer_type(1)
I64 = integer_type(64)


# -- operands and attributes --------------------------------------------------------------------------


@directive("stablehlo", "VariadicOperandWithAttribute")
@follows_signature
class VariadicOperandWithAttribute:
    """Operands, each followed by a comma."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand]]:
        operands = []
        operand = parser.parse_optional_operand()
        while operand is not None:
            operands.append(operand)
            parser.parse_punctuation(",")
            operand = parser.parse_optional_operand()
        return (operands,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operands: Sequence[Value]) -> None:
        printer.print_operands(operands)
        printer.print_text(",")


def _parse_slice_ranges(parser: OpAsmParser) -> tuple[object, ...]:
    ranges: tuple[object, ...] = parser.parse_bracketed("stablehlo.slice", lambda: _parse_ranges(parser))
    return ranges


def _parse_ranges(parser: OpAsmParser) -> tuple[object, ...]:
    starts: list[int] = []
    limits: list[int] = []
    strides: list[int] = []

    def parse_range() -> None:
        starts.append(parser.parse_integer())
        parser.parse_punctuation(":")
        limits.append(parser.parse_integer())
        strides.append(parser.parse_integer() if parser.parse_optional_punctuation(":") else 1)

    parser.parse_comma_separated_list("[]", parse_range)
    return tuple([dense_array(I64, values) for values in (starts, limits, strides)])


@directive("stablehlo", "SliceRanges")
@follows_signature
class SliceRanges:
    """`[start:limit:stride, ...]`; a stride of 1 is left out."""

    parse = staticmethod(_parse_slice_ranges)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        starts: DenseI64ArrayAttr,
        limits: DenseI64ArrayAttr,
        strides: DenseI64ArrayAttr,
    ) -> None:
        if not len(starts) == len(limits) == len(strides):
            parts = [("start_indices", starts), ("limit_indices", limits), ("strides", strides)]
            text = ", ".join(f"{name}: {', '.join(map(str, values))}" for name, values in parts)
            printer.print_text(f"[{text}]")
            return
        ranges = [
            f"{start}:{limit}" + (f":{stride}" if stride != 1 else "")
            for start, limit, stride in zip(starts, limits, strides)
        ]
        printer.print_text(f"[{', '.join(ranges)}]")


@directive("stablehlo", "ExponentMantissa")
@follows_signature
class ExponentMantissa:
    """`e5m10`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...]:
        at = parser.current_location()
        text = parser.parse_any_keyword()
        match = re.fullmatch(r"e([0-9]+)m([0-9]+)", text)
        if match is None:
            raise parser.error(f"expected exponent mantissa in format e#m#, saw {text}", at)
        for subject, digits in (("exponent", match.group(1)), ("mantissa", match.group(2))):
            if int_of_digits(digits) >= 1 << 31:
                raise parser.error(f"unable to parse {subject} '{digits}'", at)
        return tuple([integer_attr(integer_type(32), int_of_digits(digits)) for digits in match.groups()])

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, exponent: IntegerAttr, mantissa: IntegerAttr) -> None:
        printer.print_text(f"e{exponent.value}m{mantissa.value}")


@directive("stablehlo", "CustomCallTarget")
@follows_signature
class CustomCallTarget:
    """`@name`, though the attribute is a string."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[StringAttr]:
        return (parser.parse_symbol_name(),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, target: StringAttr) -> None:
        printer.print_symbol_name(target.value)


# -- dot ----------------------------------------------------------------------------------------------


@directive("stablehlo", "DotDimensionNumbers")
@follows_signature
class DotDimensionNumbers:
    """`[batching_dims = [0] x [0],] contracting_dims = [2] x [1]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[stablehlo.DotDimensionNumbersAttr]:
        batching: tuple[Dims, Dims] = ((), ())
        if parser.parse_optional_keyword("batching_dims"):
            parser.parse_punctuation("=")
            batching = _parse_pair_of_dims(parser)
            parser.parse_punctuation(",")
        parser.parse_keyword("contracting_dims")
        parser.parse_punctuation("=")
        contracting = _parse_pair_of_dims(parser)
        dims = (*batching, *contracting)
        values: dict[tuple[Dims, ...], Any] = parser.file_state.setdefault("stablehlo.dot", {})
        numbers = values.get(dims)
        if numbers is None:
            numbers = values[dims] = value_class(parser, "dot")(*dims)
        return (numbers,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, numbers: Attribute) -> None:
        lhs_batching, rhs_batching, lhs_contracting, rhs_contracting = parameters_of(numbers)
        if lhs_batching or rhs_batching:
            printer.print_text(f"batching_dims = {dims_text(lhs_batching)} x {dims_text(rhs_batching)}, ")
        printer.print_text(f"contracting_dims = {dims_text(lhs_contracting)} x {dims_text(rhs_contracting)}")


def _parse_pair_of_dims(parser: OpAsmParser) -> tuple[Dims, Dims]:
    lhs = parse_dims(parser)
    parser.parse_keyword("x")
    return lhs, parse_dims(parser)


def value_class(parser: OpAsmParser, mnemonic: str) -> Any:
    """The class of a stablehlo attribute in the parser's context."""
    dialect: Any = parser.context.dialect("stablehlo")
    return dialect.attribute_class(mnemonic)


def parse_precision(parser: OpAsmParser) -> ArrayAttr:
    """Parse `precision = [DEFAULT, HIGH]`."""
    parser.parse_keyword("precision")
    parser.parse_punctuation("=")
    array: ArrayAttr = parser.parse_bracketed("stablehlo.precision", lambda: _parse_precisions(parser))
    return array


def _parse_precisions(parser: OpAsmParser) -> ArrayAttr:
    precision = value_class(parser, "precision")
    return ArrayAttr(parser.parse_comma_separated_list("[]", lambda: precision.parse_value(parser, None)))


def print_precision(printer: OpAsmPrinter, precision: ArrayAttr | None) -> None:
    if precision is not None:
        texts = [str(cast(stablehlo.PrecisionAttr, value).value) for value in precision]
        printer.print_text(f", precision = [{', '.join(texts)}]")


@directive("stablehlo", "PrecisionConfig")
@follows_signature
class PrecisionConfig:
    """`, precision = [...]`, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr | None]:
        if not parser.parse_optional_punctuation(","):
            return (None,)
        return (parse_precision(parser),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, precision: ArrayAttr | None) -> None:
        print_precision(printer, precision)


@directive("stablehlo", "PrecisionConfigAndAlgorithm")
@follows_signature
class PrecisionConfigAndAlgorithm:
    """`[, precision = [...]] [, algorithm = <...>]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr | None, stablehlo.DotAlgorithmAttr | None]:
        precision = None
        if not parser.parse_optional_punctuation(","):
            return None, None
        if not parser.parse_optional_keyword("algorithm"):
            precision = parse_precision(parser)
            if not parser.parse_optional_punctuation(","):
                return precision, None
            parser.parse_keyword("algorithm")
        parser.parse_punctuation("=")
        return precision, value_class(parser, "dot_algorithm").parse_value(parser, None)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        precision: ArrayAttr | None,
        algorithm: stablehlo.DotAlgorithmAttr | None,
    ) -> None:
        print_precision(printer, precision)
        if algorithm is not None:
            printer.print_text(", algorithm = ")
            printer.print_stripped_attribute(algorithm)


# -- hand-written forms -------------------------------------------------------------------------------


@assembly(stablehlo.ConstantOp)
@follows_signature
class ConstantSyntax:
    """`dense<1.0> : tensor<4xf32>`; the generic form if the result's type differs from the value's."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        if parser.parse_optional_punctuation("("):
            parser.parse_punctuation(")")
            if parser.parse_optional_punctuation("<"):
                state.properties.update(parse_attribute_of(parser, DictionaryAttr).entries)
                parser.parse_punctuation(">")
            parser.parse_optional_attr_dict(state.attributes)
            for spelling in (":", "(", ")", "->"):
                parser.parse_punctuation(spelling)
            state.result_types = [parser.parse_type()]
            return
        parser.parse_optional_attr_dict(state.attributes)
        value = parse_attribute_of(parser, ElementsAttr)
        state.properties["value"] = value
        state.result_types = [value.type]

    @staticmethod
    def print(op: stablehlo.ConstantOp | sdy.ConstantOp, printer: OpAsmPrinter) -> None:
        print_constant(op, op.value, printer)


def print_constant(op: Operation, value: ElementsAttr, printer: OpAsmPrinter) -> None:
    if [value.type] != op.result_types():
        printer.print_generic_op(op, False)
        return
    printer.print_optional_attr_dict(op.attributes.entries(), ("value",))
    printer.print_text(" ")
    printer.print_attribute(value)


def _require_operand_types(op: Operation) -> None:
    """Raise NoCustomForm unless results and arguments have the operands' types, which alone are printed."""
    types = op.operand_types()
    rows = [[argument.type for argument in region.blocks[0].args] for region in op.regions if region.blocks]
    if any(row != types for row in [op.result_types(), *rows]):
        raise NoCustomForm("a loop has values of other types than its operands")


@assembly(stablehlo.WhileOp)
class WhileSyntax:
    """`(%i = %a, ...) : types [attributes {...}] cond {...} do {...}`."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        pairs = parser.parse_assignment_list()
        if pairs:
            state.result_types = parser.parse_colon_type_list()
        state.operands = parser.resolve_operands([operand for _, operand in pairs], state.result_types, at)
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        arguments = [
            Argument(argument.operand, type)
            for (argument, _), type in zip(pairs, state.result_types)
        ]
        for keyword in ("cond", "do"):
            parser.parse_keyword(keyword)
            parser.parse_region(state.add_region(), arguments)

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        condition, body = op.regions
        arguments = body.first_block.args if body.first_block is not None else []
        if printer.must_read_back():
            _require_operand_types(op)
        printer.print_text("(")
        for index, (argument, operand) in enumerate(zip(arguments, op.operand_values())):
            printer.print_text(", " if index else "")
            printer.print_operand(argument)
            printer.print_text(" = ")
            printer.print_operand(operand)
        printer.print_text(")")
        if op.operand_count:
            printer.print_text(" : ")
            printer.print_types(op.operand_types())
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries())
        printer.print_newline()
        printer.print_text("cond ")
        printer.shadow_region_args(condition, arguments)
        printer.print_region(condition, False)
        printer.print_text(" do ")
        printer.print_region(body, False)
