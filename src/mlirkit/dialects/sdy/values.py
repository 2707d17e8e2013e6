"""Custom syntax of sdy's attributes: shardings of dimensions, meshes, factors of rules.

{"x", "y":(1)2, ?}p1              DimensionShardingAttr: axes, open for more, priority
ij                                DimMappingAttr: factors by letter, `i` to `z`, then `z_1`, `z_2` ...
custom<DeviceIds>                 [, device_ids=[1, 0]]
custom<MeshOrRef>                 mesh<["x"=2]> | @mesh
custom<ReplicatedAndUnreducedAxes>     [, replicated={"x"}] [, unreduced={"y"}]
custom<FactorSizes>               {i=4, j=8}
custom<FactorsWithType>           reduction={i, j}
custom<IsCustomRule>              [, custom]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TypeVar

from mlirkit.builtin.integer import int_of_digits
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import live_class, sdy
from mlirkit.ods.live.formats.value_syntax import AttributeSyntax
from mlirkit.ods.live.hooks import dialects_without_leading_space, directive, value_assembly
from mlirkit.support.diagnostics import ParseError, with_outer_error

Kind = TypeVar("Kind", bound=Attribute)
Result = TypeVar("Result")

dialects_without_leading_space.add("sdy")

_FIRST = ord("i")
# The number of factors with a single letter.
_LETTERS = ord("z") - _FIRST + 1


def attribute_parser(parser: AsmParser, kind: type[Kind]) -> Callable[[], Kind]:
    """The parser of an attribute class, without the dialect and the mnemonic."""
    cls = live_class(kind, parser.context)
    syntax = AttributeSyntax(cls, lambda value: isinstance(value, kind), None)

    def parse() -> Kind:
        attribute: Kind = syntax.parse(parser)
        return attribute

    return parse


def parse_named_axes(parser: AsmParser) -> list[sdy.AxisRefAttr]:
    """`={"x", "y":(1)2}`"""
    parser.parse_punctuation("=")
    return parser.parse_comma_separated_list("{}", attribute_parser(parser, sdy.AxisRefAttr))


def print_attributes(printer: AsmPrinter, attributes: Sequence[Attribute]) -> None:
    for attribute in comma_separated(printer, attributes):
        printer.print_stripped_attribute(attribute)


def _outer(parser: AsmParser, parse: Callable[[], Result], message: str) -> Result:
    """The result of `parse`; its errors are extended by the outer parser's message."""
    try:
        return parse()
    except ParseError as error:
        raise with_outer_error(error, parser.error(message)) from None


# -- meshes and shardings ----------------------------------------------------------------------------------


@value_assembly(sdy.DimensionShardingAttr)
class DimensionShardingSyntax:
    """`{"x", ?}p1`"""

    @staticmethod
    def parse(
        parser: DialectAsmParser, type: Type | None
    ) -> tuple[list[sdy.AxisRefAttr], bool, int | None]:
        parse_axis = attribute_parser(parser, sdy.AxisRefAttr)
        parser.parse_punctuation("{")
        axes: list[sdy.AxisRefAttr] = []
        is_closed = True
        while not parser.parse_optional_punctuation("}"):
            if axes:
                parser.parse_punctuation(",")
            if parser.parse_optional_punctuation("?"):
                is_closed = False
                parser.parse_punctuation("}")
                break
            axes.append(parse_axis())
        return axes, is_closed, parse_priority(parser)

    @staticmethod
    def print(value: sdy.DimensionShardingAttr, printer: AsmPrinter) -> None:
        axes = value.axes
        printer.print_text("{")
        print_attributes(printer, axes)
        if not value.is_closed:
            printer.print_text(", ?" if axes else "?")
        priority = value.priority
        printer.print_text("}" if priority is None else f"}}p{priority}")


def parse_priority(parser: AsmParser) -> int | None:
    """`p1`, or nothing."""
    keyword = parser.parse_optional_any_keyword()
    if keyword is None:
        return None
    number = keyword[1:]
    at = parser.current_location()
    if not keyword.startswith("p") or not (number.isascii() and number.isdigit()):
        raise parser.error(f"expecting priority in format 'p<number>', got: {keyword}", at)
    if number != "0" and number.startswith("0"):
        raise parser.error(f"priorities with leading zeros are not allowed, got: {keyword}", at)
    priority = index_of(number)
    if priority is None:
        raise parser.error(f"expecting integer priority, got: {keyword}", at)
    return priority


def index_of(digits: str, offset: int = 0) -> int | None:
    """The number of decimal digits plus an offset; None if it is no signed integer of 64 bits."""
    number = int_of_digits(digits) + offset
    return None if number.bit_length() > 63 else number


@directive("sdy", "DeviceIds")
class DeviceIds:
    """Custom directive: the device ids of a mesh, unless they are 0, 1, ..."""

    @staticmethod
    def parse(parser: AsmParser, axes: Sequence[sdy.MeshAxisAttr]) -> tuple[list[int]]:
        if not parser.parse_optional_punctuation(","):
            return ([],)
        parser.parse_keyword("device_ids")
        parser.parse_punctuation("=")
        devices = parser.parse_comma_separated_list("[]", parser.parse_integer)
        return (listed_devices(axes, devices),)

    @staticmethod
    def print(printer: AsmPrinter, devices: Sequence[int], axes: Sequence[sdy.MeshAxisAttr]) -> None:
        if devices:
            printer.print_text(f", device_ids=[{', '.join(map(str, devices))}]")


def listed_devices(axes: Sequence[sdy.MeshAxisAttr], devices: list[int]) -> list[int]:
    """The device ids of a mesh to print; none if they are 0, 1, ..."""
    if not axes:
        return devices
    count = len(devices)
    # The sizes of axes may be invalid.
    is_counted = prod([axis.size for axis in axes]) == count and devices == list(range(count))
    return [] if is_counted else devices


@directive("sdy", "MeshOrRef")
class MeshOrRef:
    """A mesh, or the name of one."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Attribute]:
        if parser.parse_optional_keyword("mesh"):
            return (_outer(parser, attribute_parser(parser, sdy.MeshAttr), "failed to parse MeshAttr"),)
        message = "expecting MeshAttr or FlatSymbolRefAttr, got: <<NULL ATTRIBUTE>>"
        return (_outer(parser, lambda: parse_attribute_of(parser, FlatSymbolRefAttr), message),)

    @staticmethod
    def print(printer: AsmPrinter, mesh: Attribute) -> None:
        if isinstance(mesh, sdy.MeshAttr):
            printer.print_text("mesh")
            printer.print_stripped_attribute(mesh)
        else:
            printer.print_attribute(mesh)


@directive("sdy", "ReplicatedAndUnreducedAxes")
class NamedAxes:
    """Custom directive: the lists of replicated and unreduced axes."""

    NAMES = ("replicated", "unreduced")

    @staticmethod
    def parse(parser: AsmParser) -> tuple[list[sdy.AxisRefAttr], list[sdy.AxisRefAttr]]:
        axes: dict[str, list[sdy.AxisRefAttr]] = {name: [] for name in NamedAxes.NAMES}
        while parser.parse_optional_punctuation(","):
            name = parser.parse_optional_keyword_of([name for name, listed in axes.items() if not listed])
            if name is None:
                raise parser.error(
                    "failed to parse Sdy_TensorSharding, expected valid named axis list after comma"
                )
            axes[name] = _outer(
                parser,
                lambda: parse_named_axes(parser),
                f"failed to parse Sdy_TensorSharding parameter '{name}_axes'",
            )
        return axes["replicated"], axes["unreduced"]

    @staticmethod
    def print(printer: AsmPrinter, *lists: Sequence[sdy.AxisRefAttr]) -> None:
        for name, axes in zip(NamedAxes.NAMES, lists, strict=True):
            if axes:
                printer.print_text(f", {name}={{")
                print_attributes(printer, axes)
                printer.print_text("}")


# -- rules ------------------------------------------------------------------------------------------------


def factor_name(index: int) -> str:
    return chr(_FIRST + index) if index < _LETTERS else f"z_{index - _LETTERS + 1}"


def parse_factors(parser: AsmParser, names: str) -> list[int]:
    """Parse factors, written side by side in a keyword."""
    factors: list[int] = []
    while names:
        if not names.startswith("z_"):
            if not "i" <= names[0] <= "z":
                raise parser.error(f"expecting symbol from 'i' to 'z'. Received: '{names[0]}'")
            factors.append(ord(names[0]) - _FIRST)
            names = names[1:]
            continue
        rest = names[2:].lstrip("0123456789")
        number = names[2 : len(names) - len(rest)]
        if not number:
            raise parser.error(f"expecting integer after 'z_'. Received: '{names}'")
        if number.startswith("0"):
            raise parser.error(f"expecting positive integer without leading zeros. Received: '{number}'")
        factor = index_of(number, _LETTERS - 1)
        # In Shardy the number overflows, to a factor that the text does not name.
        if factor is None:
            raise parser.error(f"expecting integer after 'z_'. Received: '{names}'")
        factors.append(factor)
        names = rest
    return factors


def parse_one_factor(parser: AsmParser) -> int:
    first, *others = parse_factors(parser, parser.parse_any_keyword())
    if others:
        raise parser.error(f"expecting single factor symbol: {''.join(map(factor_name, others))}")
    return first


@value_assembly(sdy.DimMappingAttr)
class DimMappingSyntax:
    """`ij`"""

    @staticmethod
    def parse(parser: DialectAsmParser, type: Type | None) -> tuple[list[int]]:
        return (parse_factors(parser, parser.parse_optional_any_keyword() or ""),)

    @staticmethod
    def print(value: sdy.DimMappingAttr, printer: AsmPrinter) -> None:
        printer.print_text("".join(map(factor_name, value.factor_indices)))


@directive("sdy", "FactorSizes")
class FactorSizes:
    """`{i=4, j=8}`: each factor, in order."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[list[int]]:
        sizes: list[int] = []

        def parse_size() -> None:
            factor = parse_one_factor(parser)
            if factor != len(sizes):
                raise parser.error(
                    "expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. "
                    f"{{i=#, j=#, ...}}). Expecting factor index symbol '{factor_name(len(sizes))}', "
                    f"received: '{factor_name(factor)}'"
                )
            parser.parse_punctuation("=")
            sizes.append(parser.parse_integer())

        parser.parse_comma_separated_list("{}?", parse_size)
        return (sizes,)

    @staticmethod
    def print(printer: AsmPrinter, sizes: Sequence[int]) -> None:
        if sizes:
            factors = [f"{factor_name(index)}={size}" for index, size in enumerate(sizes)]
            printer.print_text(f" {{{', '.join(factors)}}}")


@directive("sdy", "FactorsWithType")
class FactorsWithType:
    """`reduction={i, j}`, or nothing."""

    @staticmethod
    def parse(parser: AsmParser, name: str) -> tuple[list[int]]:
        if not parser.parse_optional_keyword(name):
            return ([],)
        parser.parse_punctuation("=")
        return (parser.parse_comma_separated_list("{}?", lambda: parse_one_factor(parser)),)

    @staticmethod
    def print(printer: AsmPrinter, factors: Sequence[int], name: str) -> None:
        if factors:
            printer.print_text(f" {name}={{{', '.join(map(factor_name, factors))}}}")


@directive("sdy", "IsCustomRule")
class IsCustomRule:
    """`, custom`, or nothing."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[bool]:
        if not parser.parse_optional_punctuation(","):
            return (False,)
        parser.parse_keyword("custom")
        return (True,)

    @staticmethod
    def print(printer: AsmPrinter, is_custom: bool) -> None:
        if is_custom:
            printer.print_text(", custom")


@directive("sdy", "Minus")
class Minus:
    """`-`, which is not a literal in assembly formats."""

    @staticmethod
    def parse(parser: AsmParser, nothing: str) -> tuple[()]:
        parser.parse_punctuation("-")
        return ()

    @staticmethod
    def print(printer: AsmPrinter, nothing: str) -> None:
        printer.print_text("-")
