"""The hand-written syntax of `stablehlo.reduce`.

    reduce   ::= pair {`,` pair} [`applies` op] `across dimensions =` dims [attributes] `:` type [reducer]
    pair     ::= `(` %operand `init:` %init `)`

`applies op` is short for a body of that one operation; a reducer is any other body, with its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import current_context
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.values import dims_text, parse_integers
from mlirkit.ods.live.hooks import assembly

I64 = integer_type(64)


@assembly(stablehlo.ReduceOp)
class ReduceSyntax:
    """`(%x init: %i), ... [applies op] across dimensions = [0] : type [reducer (...) {...}]`."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_reduce(parser, state, partial(dense_array, I64))

    @staticmethod
    def print(op: stablehlo.ReduceOp, printer: OpAsmPrinter) -> None:
        print_reduce(op, op.dimensions.values, printer)


def parse_reduce(
    parser: OpAsmParser, state: OperationState, array: Callable[[list[int]], Attribute]
) -> None:
    """Parse the operation; `array` creates the attribute of the dimensions."""
    at = parser.current_location()
    # The location of the operation and of its short body is that of the operands.
    state.place = at
    operands: list[Any] = []
    inits: list[Any] = []
    while parser.parse_optional_punctuation("("):
        operands.append(parser.parse_operand())
        parser.parse_keyword("init")
        parser.parse_punctuation(":")
        inits.append(parser.parse_operand())
        parser.parse_punctuation(")")
        if not parser.parse_optional_punctuation(","):
            break
    operands.extend(inits)
    inner = None
    if parser.parse_optional_keyword("applies"):
        inner = parser.parse_custom_operation_name()
        if not is_simple_reducer(inner, state.info.dialect_name):
            raise parser.error(
                "expected the inner-op to be a commutative binary-op from the "
                f"{state.info.dialect_name} dialect, with zero region, producing single result",
                at,
            )
    parser.parse_keyword("across")
    parser.parse_keyword("dimensions")
    parser.parse_punctuation("=")
    dimensions = parse_integers(parser)
    parser.parse_optional_attr_dict(state.attributes)
    parser.parse_punctuation(":")
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        raise parser.error("expected function type", at)
    state.properties["dimensions"] = array(list(dimensions))
    state.result_types = list(type.results)
    if inner is None:
        _parse_reducer(parser, state)
    elif not type.inputs:
        raise parser.error("input types missing in reduce-op function type", at)
    else:
        location = parser.parse_optional_location_specifier()
        if location is not None:
            state.location = location
        _make_reducer(state, inner, type.inputs[0])
    state.operands = parser.resolve_operands(operands, type.inputs, at)


def _parse_reducer(parser: OpAsmParser, state: OperationState) -> None:
    parser.parse_keyword("reducer")
    first: list[Any] = []
    second: list[Any] = []
    while parser.parse_optional_punctuation("("):
        first.append(parser.parse_argument(True))
        parser.parse_punctuation(",")
        second.append(parser.parse_argument(True))
        parser.parse_punctuation(")")
    parser.parse_region(state.add_region(), [*first, *second])


def _make_reducer(state: OperationState, inner: OperationName, input_type: Type) -> None:
    """Add the body of `applies`: one operation on two scalars, and a return of its result."""
    scalar = RankedTensorType([], element_type_or_self(input_type))
    block = Block()
    state.add_region().append_block(block)
    for _ in range(2):
        block.add_argument(scalar, state.loc, state.place)
    body = OperationState(inner, state.loc, state.place)
    body.operands = list(block.args)
    body.result_types = [scalar]
    reducer = create_operation(body)
    block.append(reducer)
    back = OperationState(
        current_context(state.info.context).operation_name(f"{inner.dialect_name}.return"),
        state.loc,
        state.place,
    )
    back.operands = list(reducer.result_values())
    block.append_new(create_operation(back))


def print_reduce(op: Operation, dimensions: Sequence[int], printer: OpAsmPrinter) -> None:
    values = op.operand_values()
    half = len(values) // 2
    for index in range(half):
        printer.print_text(", (" if index else "(")
        printer.print_operand(values[index])
        printer.print_text(" init: ")
        printer.print_operand(values[index + half])
        printer.print_text(")")
    inner = compact_reducer(op)
    if inner is not None:
        printer.print_text(" applies ")
        printer.print_keyword_or_string(inner.name)
    printer.print_text(f" across dimensions = {dims_text(dimensions)}")
    printer.print_optional_attr_dict(op.attributes.entries(), ("dimensions",))
    printer.print_text(" : ")
    printer.print_functional_type(op)
    if inner is None:
        _print_reducer(op, printer, half)


def _print_reducer(op: Operation, printer: OpAsmPrinter, half: int) -> None:
    printer.print_newline()
    printer.print_text(" reducer")
    (body,) = op.regions
    arguments = body.blocks[0].args
    for index in range(half):
        printer.print_text("(")
        printer.print_region_argument(arguments[index])
        printer.print_text(", ")
        printer.print_region_argument(arguments[index + half])
        printer.print_text(") ")
    printer.print_text(" ")
    printer.print_region(body, False)


# The traits without and with MLIR's trait for folding.
_COMMUTATIVE = frozenset(["::mlir::hlo::OpTrait::IsCommutative", "IsCommutative"])


def is_simple_reducer(info: OperationName, dialect: str) -> bool:
    """Whether an operation name is a commutative binary operation of the dialect without regions."""
    if info.dialect_name != dialect or not info.is_registered:
        return False
    traits = info.traits
    return (
        not _COMMUTATIVE.isdisjoint(traits)
        and "OneResult" in traits
        and "ZeroRegions" in traits
        and len(info.op_class.OPERATOR.operands) == 2
    )


def compact_reducer(op: Operation) -> Operation | None:
    """The body's only operation, if the short form expresses it completely; else None."""
    values = op.operand_values()
    (body,) = op.regions
    block = body.first_block
    if len(values) != 2 or block is None or len(body.blocks) != 1:
        return None
    inner = block.first
    last = block.last
    if inner is None or last is None or inner.next_op is not last:
        return None
    if not is_simple_reducer(inner.info, op.info.dialect_name) or len(inner.attributes):
        return None
    if inner.operand_types()[:1] != [RankedTensorType([], element_type_or_self(values[0].type))]:
        return None
    same = [a is b for a, b in zip(block.args, inner.operand_values())]
    if len(block.args) != inner.operand_count or not all(same):
        return None
    if last.name.partition(".")[2] != "return":
        return None
    returned = last.operand_values()
    results = inner.result_values()
    if len(returned) != len(results) or not all(a is b for a, b in zip(returned, results)):
        return None
    return inner
