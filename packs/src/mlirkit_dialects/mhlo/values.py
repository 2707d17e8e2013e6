"""Custom syntax of mhlo's attributes without assembly formats: stablehlo's, with other messages, and

#mhlo.conv<[b, 0, ?, f]x[0, i, o]->[b, 0, f]>       dimensions may have no role
#mhlo.ragged_dot<dot_dimension_numbers = #mhlo.dot<>, lhs_ragged_dimensions = [1]>
#mhlo.result_alias<tuple_indices = [1], result_index = [2, 0], must_alias>
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import live_class
from mlirkit.dialects.stablehlo.values import (
    DimSizes,
    ResultAccuracySyntax,
    StructSyntax,
    dims_parser,
    dims_text,
    fields_of,
    parse_accuracy,
    parse_convolution_dimensions,
    parse_dims,
    parse_named,
    parse_struct,
    print_struct,
)
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import dialects_without_leading_space, directive, value_assembly
from mlirkit.support.diagnostics import ParseError, with_outer_error
from mlirkit_dialects.mhlo import classes as mhlo

Result = TypeVar("Result")

dialects_without_leading_space.add("mhlo")
directive("mhlo", "DimSizes")(DimSizes)


def parse_for(parser: AsmParser, subject: str, parse: Callable[[], Result]) -> Result:
    """The result of `parse`; its errors are extended by the name of the attribute."""
    try:
        return parse()
    except ParseError as error:
        raise with_outer_error(error, parser.error(f"failed parsing {subject} attribute")) from None


# -- dimension numbers --------------------------------------------------------------------------------


class NumbersSyntax(StructSyntax):
    """Named lists and numbers, as in stablehlo's attribute."""

    def __init__(self, cls: type[Attribute], subject: str) -> None:
        super().__init__(cls)
        self.subject = f"{subject} dimension numbers"

    def parse(self, parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        fields = fields_of(live_class(self.cls, parser.context))
        return parse_for(parser, self.subject, lambda: parse_struct(parser, fields))


for _numbers, _subject in (
    (mhlo.ScatterDimensionNumbersAttr, "scatter"),
    (mhlo.GatherDimensionNumbersAttr, "gather"),
    (mhlo.DotDimensionNumbersAttr, "dot"),
):
    value_assembly(_numbers)(NumbersSyntax(_numbers, _subject))


@value_assembly(mhlo.RaggedDotDimensionNumbersAttr)
class RaggedDotNumbersSyntax:
    """Dimension numbers of ragged_dot: dimension numbers of dot_general as an attribute, and two lists."""

    NAMES = ("dot_dimension_numbers", "lhs_ragged_dimensions", "rhs_group_dimensions")

    @classmethod
    def parse(cls, parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        dot, ragged, groups = cls.NAMES
        readers: dict[str, Callable[[], object]] = {
            dot: lambda: parse_attribute_of(parser, mhlo.DotDimensionNumbersAttr),
            ragged: dims_parser(parser),
            groups: dims_parser(parser),
        }
        result = parse_for(parser, "ragged dot dimension numbers", lambda: parse_named(parser, readers))
        return result.get(dot), result.get(ragged, ()), result.get(groups, ())

    @classmethod
    def print(cls, value: Attribute, printer: AsmPrinter) -> None:
        dot, *lists = parameters_of(value)
        name, *names = cls.NAMES
        printer.print_text("<")
        separator = ""
        if dot is not None:
            printer.print_text(f"{name} = ")
            printer.print_attribute(dot)
            separator = ", "
        for name, dims in zip(names, lists, strict=True):
            if dims:
                printer.print_text(f"{separator}{name} = [{', '.join(map(str, dims))}]")
                separator = ", "
        printer.print_text(">")


# -- convolution --------------------------------------------------------------------------------------

# MLIR writes a label for each dimension up to the last one, within memory.
_MOST_LABELS = 1 << 16


@value_assembly(mhlo.ConvDimensionNumbersAttr)
class ConvolutionNumbersSyntax:
    """`<[b, 0, ?, f]x[0, i, o]->[b, 0, f]>`; otherwise `<raw name = value, ...>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        if parser.parse_optional_keyword("raw"):
            fields = fields_of(live_class(mhlo.ConvDimensionNumbersAttr, parser.context))
            return parse_for(parser, "dot dimension numbers", lambda: parse_struct(parser, fields))
        dimensions = parse_convolution_dimensions(parser, "?")
        parser.parse_punctuation(">")
        return dimensions

    @staticmethod
    def print(value: Attribute, printer: AsmPrinter) -> None:
        text = convolution_text(value)
        if text is None:
            print_struct(printer, fields_of(type(value)), parameters_of(value), "raw")
        else:
            printer.print_text(f"<{text}>")


def convolution_text(numbers: Attribute) -> str | None:
    """The dimensions by their labels, `?` without a label; None if a number is negative or too large."""
    values = parameters_of(numbers)
    groups = [(values[at], values[at + 1], values[at + 2]) for at in (0, 3, 6)]
    places = [place for first, second, spatial in groups for place in (first, second, *spatial)]
    if min(places) < 0 or max(places) >= _MOST_LABELS:
        return None
    texts = [
        _labelled_text(first, second, spatial, labels)
        for (first, second, spatial), labels in zip(groups, ("bf", "io", "bf"), strict=True)
    ]
    return f"{texts[0]}x{texts[1]}->{texts[2]}"


def _labelled_text(first: int, second: int, spatial: Sequence[int], labels: str) -> str:
    texts = dict(zip((first, second), labels, strict=True))
    texts |= {place: str(number) for number, place in enumerate(spatial)}
    return f"[{', '.join([texts.get(place, '?') for place in range(max(texts) + 1)])}]"


# -- accuracy, aliases of arguments -------------------------------------------------------------------


@value_assembly(mhlo.ResultAccuracyAttr)
class AccuracySyntax(ResultAccuracySyntax):
    """As stablehlo's, with mhlo's modes."""

    @staticmethod
    def parse(
        parser: DialectAsmParser, type: Type | None
    ) -> tuple[int, int, int, Attribute]:
        return parse_accuracy(parser, mhlo.ResultAccuracyModeAttr)


@value_assembly(mhlo.ArgResultAliasAttr)
class ResultAliasSyntax:
    """`<tuple_indices = [1], result_index = [2, 0], must_alias>`: the first result index is that of the
    result."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        parser.parse_punctuation("<")

        def parse_result() -> tuple[int, ...]:
            indices = parse_dims(parser)
            if not indices:
                raise parser.error("expected at least 1 element(s), found 0")
            return indices

        result: list[int] = []
        readers: dict[str, Callable[[], object] | None] = {
            "tuple_indices": dims_parser(parser),
            "result_index": lambda: result.extend(parse_result()),
            "must_alias": None,
        }
        parts = parse_for(parser, "argument-result alias", lambda: parse_named(parser, readers))
        if not result:
            raise parser.error("result_index is missing")
        number, *indices = result
        return parts.get("tuple_indices", ()), number, tuple(indices), "must_alias" in parts

    @staticmethod
    def print(value: Attribute, printer: AsmPrinter) -> None:
        argument, number, indices, must_alias = parameters_of(value)
        front = f"tuple_indices = {dims_text(argument)}, " if argument else ""
        result = ", ".join(map(str, (number, *indices)))
        printer.print_text(f"<{front}result_index = [{result}]{', must_alias' if must_alias else ''}>")
