"""Custom syntax of mhlo's operations: stablehlo's and chlo's, with elements in place of arrays."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseElementsAttr, DenseIntElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_format, pack
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.chlo.asm import ScanSyntax, print_scan
from mlirkit.dialects.declared import live_class
from mlirkit.dialects.stablehlo.asm import (
    ConstantSyntax,
    CustomCallTarget,
    ExponentMantissa,
    WhileSyntax,
    print_constant,
)
from mlirkit.dialects.stablehlo.convolution_syntax import parse_window, print_window
from mlirkit.dialects.stablehlo.reduce_syntax import parse_reduce, print_reduce
from mlirkit.dialects.stablehlo.rules.types import elements_of
from mlirkit.dialects.stablehlo.type_directives import (
    ComplexOpType,
    PairwiseOpType,
    SameOperandsAndResultType,
    SelectOpType,
    TupleOpType,
    VariadicSameOperandsAndResultType,
)
from mlirkit.dialects.stablehlo.values import parse_convolution_dimensions
from mlirkit.ods.live.hooks import assembly, directive, follows_signature
from mlirkit_dialects.mhlo import classes as mhlo
from mlirkit_dialects.mhlo.values import convolution_text

for _hook in (
    ComplexOpType,
    CustomCallTarget,
    ExponentMantissa,
    PairwiseOpType,
    SameOperandsAndResultType,
    SelectOpType,
    TupleOpType,
    VariadicSameOperandsAndResultType,
):
    directive("mhlo", _hook.__name__)(_hook)

assembly(mhlo.WhileOp)(WhileSyntax)


def elements(values: list[int], width: int = 64) -> DenseElementsAttr:
    """A dense elements attribute of one dimension."""
    type = RankedTensorType([len(values)], integer_type(width))
    format = element_format(type.element_type)
    assert format is not None
    return dense_elements(type, pack(format, [value & (1 << width) - 1 for value in values]))


@assembly(mhlo.ConstantOp)
class ConstantOpSyntax(ConstantSyntax):
    """As stablehlo's."""

    @staticmethod
    def print(op: mhlo.ConstantOp, printer: OpAsmPrinter) -> None:  # type: ignore[override]
        print_constant(op, op.value, printer)


@assembly(mhlo.ReduceOp)
class ReduceSyntax:
    """As stablehlo's."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_reduce(parser, state, elements)

    @staticmethod
    def print(op: mhlo.ReduceOp, printer: OpAsmPrinter) -> None:
        print_reduce(op, elements_of(op.dimensions), printer)


@assembly(mhlo.ScanOp)
class ScanOpSyntax:
    """As chlo's."""

    parse = staticmethod(ScanSyntax.parse)

    @staticmethod
    def print(op: mhlo.ScanOp, printer: OpAsmPrinter) -> None:
        print_scan(op, op.inputs, op.inits, op.dimension_attr, printer)


@directive("mhlo", "ConvolutionDimensions")
@follows_signature
class ConvolutionDimensions:
    """`[b, 0, ?, f]x[0, i, o]->[b, 0, f]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[mhlo.ConvDimensionNumbersAttr]:
        cls = live_class(mhlo.ConvDimensionNumbersAttr, parser.context)
        return (cls(*parse_convolution_dimensions(parser, "?")),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, numbers: mhlo.ConvDimensionNumbersAttr) -> None:
        text = convolution_text(numbers)
        if text is None:
            raise NoCustomForm("a dimension of a convolution is negative")
        printer.print_text(text)


def _window_elements(name: str, values: list[int]) -> DenseElementsAttr:
    if name == "reverse":
        return elements([value != 0 for value in values], 1)
    return elements(values)


@directive("mhlo", "WindowAttributes")
@follows_signature
class WindowAttributes:
    """`stride = [1, 1], pad = [[0, 0], [0, 0]], ...`, as stablehlo's."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...]:
        return parse_window(parser, _window_elements)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, *attributes: DenseIntElementsAttr | None) -> None:
        print_window(
            printer, [None if attribute is None else elements_of(attribute) for attribute in attributes]
        )
