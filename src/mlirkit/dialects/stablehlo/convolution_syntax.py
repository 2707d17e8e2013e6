"""Directives of stablehlo.convolution: its dimensions, and the window's attributes.

    ConvolutionDimensions       `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`
    WindowAttributes            `stride = [1, 1], pad = [[0, 0], [0, 0]], ...`

As StableHLO's AssemblyFormat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mlirkit.builtin.dense import DenseArrayAttr, DenseElementsAttr, dense_array, dense_elements
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import live_class, stablehlo
from mlirkit.dialects.stablehlo.values import parse_convolution_dimensions, print_convolution_dimensions
from mlirkit.ods.live.hooks import directive, follows_signature

I1 = integer_type(1)
I64 = integer_type(64)


@directive("stablehlo", "ConvolutionDimensions")
@follows_signature
class ConvolutionDimensions:
    """`[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[stablehlo.ConvDimensionNumbersAttr]:
        numbers = live_class(stablehlo.ConvDimensionNumbersAttr, parser.context)
        return (numbers(*parse_convolution_dimensions(parser)),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, numbers: stablehlo.ConvDimensionNumbersAttr) -> None:
        print_convolution_dimensions(printer, numbers)


_WINDOW = ("stride", "pad", "lhs_dilate", "rhs_dilate", "reverse")
_WORDS = {False: "false", True: "true"}


@directive("stablehlo", "WindowAttributes")
@follows_signature
class WindowAttributes:
    """`stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = ..., rhs_dilate = ..., reverse = ...`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[object, ...]:
        return parse_window(parser, window_array)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, *attributes: Iterable[int] | None) -> None:
        print_window(printer, [None if attribute is None else list(attribute) for attribute in attributes])


def parse_window(
    parser: OpAsmParser, array: Callable[[str, list[int]], Attribute]
) -> tuple[Attribute | None, ...]:
    """Parse the attributes by keyword; `array` creates lists of numbers."""
    attributes: dict[str, Attribute] = {}
    while True:
        at = parser.current_location()
        name = parser.parse_optional_any_keyword()
        if name is None:
            break
        if name not in _WINDOW or name in attributes:
            raise parser.error(f"Unexpected keyword {name}", at)
        parser.parse_punctuation("=")
        if name == "pad":
            attributes[name] = _parse_padding(parser)
        else:
            attributes[name] = array(name, parser.parse_comma_separated_list("[]", parser.parse_integer))
        if not parser.parse_optional_punctuation(","):
            break
    return tuple([attributes.get(name) for name in _WINDOW])


def print_window(printer: OpAsmPrinter, lists: Sequence[Sequence[object] | None]) -> None:
    """Print numbers, and booleans as words; in compiled code an `int` is not a `bool`."""
    parts = []
    for name, values in zip(_WINDOW, lists):
        if values is None:
            continue
        if name == "pad":
            pairs = [f"[{values[at]}, {values[at + 1]}]" for at in range(0, len(values), 2)]
            parts.append(f"pad = [{', '.join(pairs)}]")
        else:
            texts = [_WORDS[value] if isinstance(value, bool) else str(value) for value in values]
            parts.append(f"{name} = [{', '.join(texts)}]")
    printer.print_text(", ".join(parts))


def window_array(name: str, values: list[int]) -> DenseArrayAttr:
    if name == "reverse":
        return dense_array(I1, [value != 0 for value in values])
    return dense_array(I64, values)


def _parse_padding(parser: OpAsmParser) -> DenseElementsAttr:
    """Parse `[[low, high], ...]` as a tensor of n x 2."""

    def parse_pair() -> list[int]:
        values: list[int] = parser.parse_comma_separated_list("[]", parser.parse_integer)
        if len(values) != 2:
            raise parser.error(f"Expected array with 2 elements, got {len(values)} elements instead")
        return values

    pairs = parser.parse_comma_separated_list("[]", parse_pair)
    raw = b"".join([value.to_bytes(8, "little", signed=True) for pair in pairs for value in pair])
    return dense_elements(RankedTensorType([len(pairs), 2], I64), raw)
