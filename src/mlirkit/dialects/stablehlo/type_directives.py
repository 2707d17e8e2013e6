"""Directives of stablehlo's formats for types that operands and results share.

    SameOperandsAndResultType   `type` if all are equal, else a function type
    ComplexOpType               the complex result type, if the operands have its real type
    SelectOpType                `predicate, type`
    TupleOpType                 the tuple's type
    PairwiseOpType              the types of the first parameter, which the second one shares

As StableHLO's AssemblyFormat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType
from mlirkit.builtin.types import ComplexType, FunctionType, TupleType
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import directive, follows_signature


def assign_from_function_type(
    parser: OpAsmParser, at: int, type: FunctionType, count: int
) -> tuple[Type, ...]:
    """Set operand types, then the result type, from a function type."""
    if len(type.inputs) != count:
        raise parser.error(f"{count} operands present, but expected {len(type.inputs)}", at)
    if len(type.results) != 1:
        raise parser.error("expected single output", at)
    return (*type.inputs, *type.results)


def parse_same_types(parser: OpAsmParser, operand_count: int) -> tuple[Type, ...]:
    """Parse operand types, then the result type: one type for all, or a function type."""
    at = parser.current_location()
    type = parser.parse_type()
    if isinstance(type, FunctionType):
        return assign_from_function_type(parser, at, type, operand_count)
    return (type,) * (operand_count + 1)


def print_same_types(printer: OpAsmPrinter, op: Operation, operands: Sequence[Type], result: Type) -> None:
    if all(operand == result for operand in operands):
        printer.print_type(result)
    else:
        printer.print_functional_type(op)


@directive("stablehlo", "SameOperandsAndResultType")
@follows_signature
class SameOperandsAndResultType:
    """One type if operands and result have the same; for any number of operands."""

    def __init__(self, count: int) -> None:
        self.operand_count = count - 1

    @staticmethod
    def of_parameters(count: int) -> SameOperandsAndResultType:
        return SameOperandsAndResultType(count)

    def parse(self, parser: OpAsmParser) -> tuple[Type, ...]:
        return parse_same_types(parser, self.operand_count)

    def print(self, printer: OpAsmPrinter, op: Operation, *types: Type) -> None:
        print_same_types(printer, op, types[:-1], types[-1])


@directive("stablehlo", "VariadicSameOperandsAndResultType")
@follows_signature
class VariadicSameOperandsAndResultType:
    """The same for a variadic operand."""

    @staticmethod
    def parse(parser: OpAsmParser, operands: Sequence[UnresolvedOperand]) -> tuple[object, ...]:
        types = parse_same_types(parser, len(operands))
        return list(types[:-1]), types[-1]

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, operands: Sequence[Value], types: Sequence[Type], result: Type
    ) -> None:
        print_same_types(printer, op, types, result)


def real_type(type: ShapedType) -> Type:
    """The tensor type of the real parts of complex elements."""
    element = type.element_type
    part = element.element_type if isinstance(element, ComplexType) else element
    encoding = type.encoding if isinstance(type, RankedTensorType) else None
    return RankedTensorType(type.dims, part, encoding)


@directive("stablehlo", "ComplexOpType")
@follows_signature
class ComplexOpType:
    """The complex result type, if both operands have its real type."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Type, ...]:
        at = parser.current_location()
        type = parser.parse_type()
        if isinstance(type, FunctionType):
            return assign_from_function_type(parser, at, type, 2)
        if not isinstance(type, ShapedType) or not isinstance(type.element_type, ComplexType):
            raise parser.error("expected tensor with complex element type", at)
        part = real_type(type)
        return part, part, type

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, lhs: Type, rhs: Type, result: Type) -> None:
        part = real_type(cast(ShapedType, result))
        if lhs != part or rhs != part:
            printer.print_functional_type(op)
        else:
            printer.print_type(result)


@directive("stablehlo", "SelectOpType")
@follows_signature
class SelectOpType:
    """`predicate, type` if both branches have the result type."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Type, ...]:
        at = parser.current_location()
        types = parser.parse_type_list()
        if len(types) == 2:
            return types[0], types[1], types[1], types[1]
        if len(types) != 1 or not isinstance(types[0], FunctionType):
            raise parser.error("expected functional type or list of two types", at)
        return assign_from_function_type(parser, at, types[0], 3)

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, predicate: Type, on_true: Type, on_false: Type, result: Type
    ) -> None:
        if on_true != result or on_false != result:
            printer.print_functional_type(op)
            return
        printer.print_type(predicate)
        printer.print_text(", ")
        printer.print_type(result)


@directive("stablehlo", "TupleOpType")
@follows_signature
class TupleOpType:
    """The tuple type, which determines the operand types."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...]:
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, TupleType):
            raise parser.error("expected tuple type", at)
        return list(type.types), type

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operands: Sequence[Type], result: Type) -> None:
        printer.print_type(result)


@directive("stablehlo", "PairwiseOpType")
@follows_signature
class PairwiseOpType:
    """Equal operand and result types: the types of the first parameter are printed."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...]:
        types = parser.parse_type_list()
        return types, list(types)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, types: Sequence[Type], others: Sequence[Type]) -> None:
        printer.print_types(types)
