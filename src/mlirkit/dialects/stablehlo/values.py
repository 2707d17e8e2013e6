"""Custom syntax of stablehlo's attributes without assembly formats: dimension numbers and result accuracy.

#stablehlo.scatter<update_window_dims = [1], index_vector_dim = 1>       empty fields and 0 are left out
#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
#stablehlo.result_accuracy<atol = 1.0, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>
#stablehlo.bounds<?, 4>
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_semantics import F64, is_zero
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.asm_interface import (
    AsmParser,
    AsmPrinter,
    DialectAsmParser,
    NoCustomForm,
    OpAsmParser,
    OpAsmPrinter,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import live_class, stablehlo
from mlirkit.dialects.enum_cases import Defined
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import dialects_without_leading_space, directive, parameter_syntax, value_assembly
from mlirkit.ods.model.names import snake_case

Dims = Sequence[int]
Mode = TypeVar("Mode", bound=Attribute)

dialects_without_leading_space.update(("stablehlo", "chlo", "vhlo"))


def dim_text(size: int) -> str:
    return "?" if size == DYNAMIC else str(size)


def dims_text(dims: Dims) -> str:
    """A list of sizes: `[1, ?]`."""
    return f"[{', '.join([dim_text(size) for size in dims])}]"


def parse_dim(parser: AsmParser) -> int:
    if parser.parse_optional_punctuation("?"):
        return DYNAMIC
    size: int = parser.parse_integer()
    return size


def parse_dims(parser: AsmParser) -> tuple[int, ...]:
    """A list of sizes: `[1, ?]`."""
    dims: tuple[int, ...] = parser.parse_bracketed(
        "stablehlo.dims", lambda: tuple(parser.parse_comma_separated_list("[]", lambda: parse_dim(parser)))
    )
    return dims


def parse_integers(parser: AsmParser) -> tuple[int, ...]:
    """Parse `[1, 2]`."""
    integers: tuple[int, ...] = parser.parse_bracketed(
        "stablehlo.integers", lambda: tuple(parser.parse_comma_separated_list("[]", parser.parse_integer))
    )
    return integers


@directive("stablehlo", "DimSizes")
class DimSizes:
    """A list of sizes in brackets."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Dims]:
        return (parse_dims(parser),)

    @staticmethod
    def print(printer: OpAsmPrinter, dims: Dims) -> None:
        printer.print_text(dims_text(dims))


@parameter_syntax("printDimSizes")
class DimSizesSyntax:
    """The same for a parameter of an attribute."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int, ...]:
        return parse_dims(parser)

    @staticmethod
    def print(dims: Dims, printer: AsmPrinter) -> None:
        printer.print_text(dims_text(dims))


# -- attributes that are structs of dimensions --------------------------------------------------------


# A field name, and whether a list follows.
Fields = Sequence[tuple[str, bool]]
_fields: WeakKeyDictionary[type[Attribute], Fields] = WeakKeyDictionary()


def fields_of(cls: type[Attribute]) -> Fields:
    """The parameters of a class's definition, in order."""
    fields = _fields.get(cls)
    if fields is None:
        parameters = cast(Defined, cls).DEFINITION.parameters
        fields = [(snake_case(parameter.name), parameter.cpp_type != "int64_t") for parameter in parameters]
        _fields[cls] = fields
    return fields


def parse_struct(parser: AsmParser, fields: Fields) -> tuple[object, ...]:
    """Parse `name = value, ...` up to `>`, where any field may be left out."""
    fields_by_name = parse_named(
        parser, {name: dims_parser(parser) if is_list else parser.parse_integer for name, is_list in fields}
    )
    return tuple([fields_by_name.get(name, () if is_list else 0) for name, is_list in fields])


def dims_parser(parser: AsmParser) -> Callable[[], tuple[int, ...]]:
    return lambda: parse_dims(parser)


def parse_named(parser: AsmParser, readers: Mapping[str, Callable[[], object] | None]) -> dict[str, object]:
    """Parse `name = value, flag, ...` up to `>` in any order; `readers` parse the values, None marks a
    flag."""
    result: dict[str, object] = {}
    while not parser.parse_optional_punctuation(">"):
        at = parser.current_location()
        name = parser.parse_optional_keyword_of(list(readers))
        if name is None:
            raise parser.error("expected one of: " + ", ".join(f"`{reader}`" for reader in readers), at)
        if name in result:
            raise parser.error(f"duplicated `{name}` entry", at)
        read = readers[name]
        if read is None:
            result[name] = True
        else:
            parser.parse_punctuation("=")
            result[name] = read()
        if not parser.parse_optional_punctuation(","):
            parser.parse_punctuation(">")
            break
    return result


def print_struct(printer: AsmPrinter, fields: Fields, values: Sequence[Any], keyword: str = "") -> None:
    parts: list[str] = []
    for (name, is_list), value in zip(fields, values):
        if is_list and value:
            parts.append(f"{name} = [{', '.join(map(str, value))}]")
        elif not is_list and value != 0:
            parts.append(f"{name} = {value}")
    separator = " " if keyword and parts else ""
    printer.print_text(f"<{keyword}{separator}{', '.join(parts)}>")


class StructSyntax:
    """Syntax of an attribute whose parameters are named lists and numbers."""

    def __init__(self, cls: type[Attribute]) -> None:
        self.cls = cls

    def parse(self, parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        return parse_struct(parser, fields_of(live_class(self.cls, parser.context)))

    def print(self, value: Attribute, printer: AsmPrinter) -> None:
        print_struct(printer, fields_of(type(value)), parameters_of(value))


for _numbers in (
    stablehlo.ScatterDimensionNumbers,
    stablehlo.GatherDimensionNumbers,
    stablehlo.DotDimensionNumbers,
):
    value_assembly(_numbers)(StructSyntax(_numbers))


# -- accuracy -----------------------------------------------------------------------------------------


def parse_accuracy(parser: DialectAsmParser, kind: type[Mode]) -> tuple[int, int, int, Mode]:
    """Parse an accuracy: bits of the tolerances, units in the last place, and the mode, an attribute of
    `kind`."""
    parser.parse_punctuation("<")
    numbers: list[int] = []
    for keyword in ("atol", "rtol", "ulps"):
        number = 0
        if parser.parse_optional_keyword(keyword):
            parser.parse_punctuation("=")
            number = parser.parse_integer() if keyword == "ulps" else parser.parse_float_bits(F64)
            parser.parse_punctuation(",")
        numbers.append(number)
    parser.parse_keyword("mode")
    parser.parse_punctuation("=")
    mode = parse_attribute_of(parser, kind)
    parser.parse_punctuation(">")
    atol, rtol, ulps = numbers
    return atol, rtol, ulps, mode


@value_assembly(stablehlo.ResultAccuracyAttr)
class ResultAccuracySyntax:
    """`<atol = 1.0, rtol = 1.0, ulps = 5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[int, int, int, Attribute]:
        return parse_accuracy(parser, stablehlo.ResultAccuracyModeAttr)

    @staticmethod
    def print(value: Attribute, printer: AsmPrinter) -> None:
        # Accessors return numbers; printing needs the bits.
        atol, rtol, ulps, mode = parameters_of(value)
        printer.print_text("<")
        for keyword, bits in (("atol", atol), ("rtol", rtol)):
            if not is_zero(bits, F64):
                printer.print_text(f"{keyword} = {float_text(bits, F64)}, ")
        if ulps:
            printer.print_text(f"ulps = {ulps}, ")
        printer.print_text("mode = ")
        printer.print_attribute(mode)
        printer.print_text(">")


# -- convolution --------------------------------------------------------------------------------------

@value_assembly(stablehlo.ConvDimensionNumbers)
class ConvSyntax:
    """`<[b, 0, f]x[0, i, o]->[b, 0, f]>`, or `<raw name = value, ...>`."""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        if parser.parse_optional_keyword("raw"):
            fields = fields_of(live_class(stablehlo.ConvDimensionNumbers, parser.context))
            return parse_struct(parser, fields)
        dimensions = parse_convolution_dimensions(parser)
        parser.parse_punctuation(">")
        return dimensions

    @staticmethod
    def print(value: stablehlo.ConvDimensionNumbersAttr, printer: AsmPrinter) -> None:
        parameters = parameters_of(value)
        if _has_labels(parameters):
            printer.print_text("<")
            print_convolution_dimensions(printer, value)
            printer.print_text(">")
        else:
            print_struct(printer, fields_of(type(value)), parameters, "raw")


def parse_convolution_dimensions(parser: AsmParser, gap: str = "") -> tuple[int | tuple[int, ...], ...]:
    """Parse the nine parameters of conv; `gap` marks a dimension without a role."""
    input_batch, input_feature, input_spatial = _parse_labelled(parser, "bf", gap)
    parser.parse_keyword("x")
    kernel_input, kernel_output, kernel_spatial = _parse_labelled(parser, "io", gap)
    parser.parse_punctuation("->")
    output_batch, output_feature, output_spatial = _parse_labelled(parser, "bf", gap)
    return (
        input_batch,
        input_feature,
        input_spatial,
        kernel_input,
        kernel_output,
        kernel_spatial,
        output_batch,
        output_feature,
        output_spatial,
    )


def _parse_labelled(parser: AsmParser, labels: str, gap: str) -> tuple[int, int, tuple[int, ...]]:
    """Parse `[b, 0, 1, f]`: the positions of the two labels, and of each spatial dimension."""
    places: dict[str, int] = {}
    spatial: dict[int, int] = {}
    parser.parse_punctuation("[")
    index = 0
    while True:
        at = parser.current_location()
        number = parser.parse_optional_integer()
        if number is None and gap and parser.parse_optional_punctuation(gap):
            pass
        elif number is None:
            label = parser.parse_any_keyword()
            left = [label for label in labels if label not in places]
            if len(label) != 1 or not left:
                raise parser.error(f"Unexpected keyword {label}", at)
            if label not in left:
                raise parser.error(f"Unexpected dimension {label}, expecting {', '.join(left)}", at)
            places[label] = index
        elif number < 0:
            raise parser.error(f"Unexpected dimension {number}", at)
        elif number in spatial:
            raise parser.error(f"Duplicate entries for spatial dimension {number}", at)
        else:
            spatial[number] = index
        index += 1
        if not parser.parse_optional_punctuation(","):
            break
    missing = [label for label in labels if label not in places]
    if missing:
        raise parser.error(f"Expected dimensions {', '.join(missing)} not specified")
    parser.parse_punctuation("]")
    count = max(spatial, default=-1) + 1
    absent = [number for number in range(min(count, len(spatial) + 10)) if number not in spatial][:10]
    if absent:
        raise parser.error(f"Expected spatial dimensions {', '.join(map(str, absent))} not specified")
    return places[labels[0]], places[labels[1]], tuple([spatial[number] for number in range(count)])


def _has_labels(values: Sequence[Any]) -> bool:
    """Whether each group's dimensions are a permutation of 0, 1, ..., so that labels can express them."""
    return all(
        sorted((values[at], values[at + 1], *values[at + 2])) == list(range(len(values[at + 2]) + 2))
        for at in (0, 3, 6)
    )


def print_convolution_dimensions(printer: AsmPrinter, numbers: Any) -> None:
    if not _has_labels(numbers.parameters):
        raise NoCustomForm("the dimensions of a convolution are not 0, 1, ... in some order")
    values = numbers.parameters
    groups = [
        _labelled_text(values[at], values[at + 1], values[at + 2], labels)
        for at, labels in ((0, "bf"), (3, "io"), (6, "bf"))
    ]
    printer.print_text(f"{groups[0]}x{groups[1]}->{groups[2]}")


def _labelled_text(first: int, second: int, spatial: Dims, labels: str) -> str:
    texts = [""] * (len(spatial) + 2)
    texts[first] = labels[0]
    texts[second] = labels[1]
    for number, place in enumerate(spatial):
        texts[place] = str(number)
    return f"[{', '.join(texts)}]"
