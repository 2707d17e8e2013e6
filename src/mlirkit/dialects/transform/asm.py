"""Custom syntax of transform: sequences, types of handles, lists of dimensions.

transform.named_sequence function
custom<SemiFunctionType>        type | (type) -> type | (type) -> (types)
custom<TransformMatchDims>      all | except(integers) | integers
custom<MultitileSizesTypes>, custom<ContinuousTileSizeTypes>        (type) -> type, for all results
custom<SequenceOpOperands>      [%root [, %more, ...] : type or (types)]
custom<ForeachMatchSymbols>     @matcher -> @action {, @matcher -> @action}, each on a line
custom<PackedOrDynamicIndexList>        *(%packed) | [integers and values]
custom<ApplyRegisteredPassOptions>      {name = attribute or %value or [...], ...}
custom<AlternativesOpSelectedRegion>    integer | %value
transform.structured.split %target after (integer | %value) [dict] : type [, type]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, ArrayAttr, IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import INDEX, FunctionType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import transform
from mlirkit.dialects.function_syntax import FunctionSyntax
from mlirkit.dialects.release_definitions import OWN_SYNTAX, OwnSyntax
from mlirkit.ods.live.formats.dynamic_index_list import parse_dynamic_index_list, print_dynamic_index_list
from mlirkit.ods.live.hooks import assembly, default_dialect, directive, follows_signature
from mlirkit.support.diagnostics import ParseError, with_outer_error

default_dialect(transform.SequenceOp, "transform")


assembly(transform.NamedSequenceOp)(FunctionSyntax)


@directive("transform", "SemiFunctionType")
@follows_signature
class SemiFunctionType:
    """A function type, or only the argument type without results."""

    @staticmethod
    def parse(parser: OpAsmParser, optional: bool | None = None) -> tuple[Type, Type | list[Type] | None]:
        if optional is False:
            parser.parse_punctuation("(")
        elif not parser.parse_optional_punctuation("("):
            return parser.parse_type(), None
        argument = parser.parse_type()
        parser.parse_punctuation(")")
        parser.parse_punctuation("->")
        if not parser.parse_optional_punctuation("("):
            return argument, parser.parse_type()
        results: list[Type] = parser.parse_type_list()
        parser.parse_punctuation(")")
        return argument, results

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        argument: Type,
        results: Type | Sequence[Type] | None,
        optional: Type | None = None,
    ) -> None:
        types = [results] if isinstance(results, Type) else list(results or ())
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
@follows_signature
class MatchDims:
    """`all`, or integers, or `except(integers)`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[DenseArrayAttr, UnitAttr | None, UnitAttr | None]:
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
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        integers: DenseArrayAttr,
        inverted: UnitAttr | None,
        every: UnitAttr | None,
    ) -> None:
        if every is not None:
            printer.print_text("all")
            return
        text = ", ".join(str(value) for value in integers.values)
        printer.print_text(f"except({text})" if inverted is not None else text)


class SameResultTypes:
    """`(type) -> type` for one operand and `count` results of one type."""

    def __init__(self, count: int) -> None:
        self.count = count

    def parse(self, parser: OpAsmParser) -> tuple[Type, ...]:
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            raise parser.error("expects a trailing functional type", at)
        if len(type.inputs) != 1 or len(type.results) != 1:
            raise parser.error("expects a trailing functional type with one argument and one result", at)
        return (*type.inputs, *type.results * self.count)

    def print(self, printer: OpAsmPrinter, op: Operation, *types: Type) -> None:
        printer.print_text("(")
        printer.print_type(types[0])
        printer.print_text(") -> ")
        printer.print_type(types[1])


directive("transform", "MultitileSizesTypes")(SameResultTypes(3))  # type: ignore[type-var]
directive("transform", "ContinuousTileSizeTypes")(SameResultTypes(2))  # type: ignore[type-var]


@directive("transform", "SequenceOpOperands")
@follows_signature
class SequenceOperands:
    """The optional operands of a sequence."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[UnresolvedOperand | None, Type | None, list[UnresolvedOperand], list[Type]]:
        root = parser.parse_optional_operand()
        if root is None:
            return None, None, [], []
        more: list[UnresolvedOperand] = []
        types: list[Type] = []
        if parser.parse_optional_punctuation(","):
            more = parser.parse_operand_list()
        parser.parse_punctuation(":")
        parser.parse_optional_punctuation("(")
        type = parser.parse_type()
        if more:
            parser.parse_punctuation(",")
            types = parser.parse_type_list()
        if len(types) != len(more):
            raise parser.error("expected types to be provided for all operands", parser.name_location())
        parser.parse_optional_punctuation(")")
        return root, type, more, types

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        root: Value | None,
        type: Type,
        more: Sequence[Value],
        types: Sequence[Type],
    ) -> None:
        if root is None:
            return
        printer.print_operands([root, *more])
        printer.print_text(" : (" if more else " : ")
        printer.print_types([type, *types])
        if more:
            printer.print_text(")")


@directive("transform", "ForeachMatchSymbols")
class MatchersAndActions:
    """Pairs of symbols."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[ArrayAttr, ArrayAttr]:
        matchers: list[Attribute] = []
        actions: list[Attribute] = []
        while True:
            for symbols in (matchers, actions):
                symbols.append(FlatSymbolRefAttr(parser.parse_symbol_name().value))
                if symbols is matchers:
                    parser.parse_punctuation("->")
            if not parser.parse_optional_punctuation(","):
                return ArrayAttr(matchers), ArrayAttr(actions)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, matchers: ArrayAttr, actions: ArrayAttr) -> None:
        printer.increase_indent()
        printer.increase_indent()
        for matcher, action in comma_separated(printer, zip(matchers, actions, strict=False)):
            printer.print_newline()
            printer.print_attribute(matcher)
            printer.print_text(" -> ")
            printer.print_attribute(action)
        printer.decrease_indent()
        printer.decrease_indent()


@directive("transform", "PackedOrDynamicIndexList")
@follows_signature
class PackedIndexList:
    """A packed handle, or a list."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[UnresolvedOperand | None, list[UnresolvedOperand], DenseArrayAttr]:
        if parser.parse_optional_punctuation("*"):
            parser.parse_punctuation("(")
            packed = parser.parse_operand()
            parser.parse_punctuation(")")
            return packed, [], dense_array(integer_type(64), [])
        items = parse_dynamic_index_list(parser)
        return None, items.values, items.integer_attr()

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        packed: Value | None,
        values: Sequence[Value],
        integers: DenseArrayAttr,
    ) -> None:
        if packed is None:
            print_dynamic_index_list(printer, values, () if integers is None else integers.values)
            return
        printer.print_text("*(")
        printer.print_operand(packed)
        printer.print_text(")")


# The attribute in options for the operand with a number.
PARAM_OPERAND = "transform.param_operand"


@directive("transform", "ApplyRegisteredPassOptions")
@follows_signature
class PassOptions:
    """Options of a pass; in the attribute, operands are `#transform.param_operand`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[DictionaryAttr, list[UnresolvedOperand]]:
        operands: list[Any] = []
        options: dict[str, Attribute] = {}
        make = parser.context.dialect("transform").attribute_class("param_operand")

        def parse_value() -> Attribute:
            # Lists nest: a stack of open lists.
            open_lists: list[list[Attribute]] = []
            while True:
                if parser.parse_optional_punctuation("["):
                    open_lists.append([])
                    continue
                value = parse_single()
                while open_lists:
                    open_lists[-1].append(value)
                    if parser.parse_optional_punctuation(","):
                        break
                    parser.parse_punctuation("]")
                    value = ArrayAttr(open_lists.pop())
                else:
                    return value

        def parse_single() -> Attribute:
            value: Attribute | None = parser.parse_optional_attribute()
            if value is None:
                operands.append(parser.parse_operand())
                marker: Attribute = make(integer_attr(integer_type(64), len(operands) - 1))
                return marker
            if isinstance(value, transform.ParamOperandAttr):
                raise parser.error(
                    "the param_operand attribute is a marker reserved for indicating a value will be passed "
                    "via params and is only used in the generic print format"
                )
            return value

        def parse_option() -> None:
            name = parser.parse_optional_keyword_or_string()
            if not name:
                raise parser.error("expected key to either be an identifier or a string")
            try:
                parser.parse_punctuation("=")
            except ParseError as error:
                last = parser.error("expected '=' after key in key-value pair")
                raise with_outer_error(error, last) from None
            try:
                value = parse_value()
            except ParseError as error:
                text = f"expected a valid attribute or operand as value associated to key '{name}'"
                raise with_outer_error(error, parser.error(text)) from None
            duplicate[0] |= name in options
            options[name] = value

        duplicate = [False]
        parser.parse_comma_separated_list("{}", parse_option, " in options dictionary")
        if duplicate[0]:
            raise parser.error("duplicate keys found in options dictionary")
        return DictionaryAttr.get(options), operands

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, options: DictionaryAttr, operands: Sequence[Value]
    ) -> None:
        def print_value(value: Attribute) -> None:
            if isinstance(value, transform.ParamOperandAttr):
                printer.print_operand(operands[value.index.value])
            elif isinstance(value, ArrayAttr):
                printer.print_text("[")
                for element in comma_separated(printer, value):
                    print_value(element)
                printer.print_text("]")
            else:
                printer.print_attribute(value)

        if options is None or not len(options):
            return
        printer.print_text("{")
        for number, (name, value) in enumerate(options.entries.items()):
            printer.print_text(", " if number else "")
            printer.print_attribute(StringAttr(name))
            printer.print_text(" = ")
            print_value(value)
        printer.print_text("}")


@directive("transform", "AlternativesOpSelectedRegion")
@follows_signature
class SelectedRegion:
    """The number of the selected region, or a parameter."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[IntegerAttr | None, UnresolvedOperand | None]:
        number = parser.parse_optional_integer()
        if number is not None:
            return integer_attr(INDEX, number), None
        operand = parser.parse_optional_operand()
        if operand is None:
            raise parser.error("expected either an integer attribute or a transform.param operand")
        return None, operand

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, number: IntegerAttr | None, operand: Value) -> None:
        if number is not None:
            printer.print_text(str(number.value))
        if operand is not None:
            printer.print_operand(operand)


# The size of a split's first part, as an integer; DYNAMIC if it is an operand.
CHUNK_SIZES = "static_chunk_sizes"


@assembly(transform.SplitOp)
class SplitSyntax:
    """Mirrors SplitOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        target = parser.parse_operand()
        parser.parse_keyword("after")
        dynamic = parser.parse_optional_operand()
        size = DYNAMIC if dynamic is not None else parser.parse_integer()
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        state.operands = [parser.resolve_operand(target, type)]
        if dynamic is not None:
            parser.parse_punctuation(",")
            state.operands.append(parser.resolve_operand(dynamic, parser.parse_type()))
        state.properties[CHUNK_SIZES] = integer_attr(integer_type(64), size)
        state.result_types = [type]

    @staticmethod
    def print(op: transform.SplitOp, printer: OpAsmPrinter) -> None:
        _print_split(op, printer, CHUNK_SIZES, op.static_chunk_sizes.value)


def _print_split(op: transform.SplitOp, printer: OpAsmPrinter, name: str, size: int) -> None:
    """An operation whose size is the attribute `name`."""
    target, *dynamic = op.operand_values()
    printer.print_text(" ")
    printer.print_operand(target)
    printer.print_text(" after ")
    if size == DYNAMIC:
        printer.print_operands(dynamic)
    else:
        printer.print_text(str(size))
    printer.print_text(" ")
    printer.print_optional_attr_dict(op.attributes.entries(), (name,))
    printer.print_text(" : ")
    printer.print_types([value.type for value in (target, *dynamic)])


# The same attribute until 18.
SPLIT_POINT = "static_split_point"


def _parse_split_of_19(parser: OpAsmParser, state: OperationState) -> None:
    """The two parts were two results."""
    SplitSyntax.parse(parser, state)
    state.result_types = state.result_types * 2


def _print_split_of_19(op: transform.SplitOp, printer: OpAsmPrinter) -> None:
    entries = op.attributes.entries()
    name = SPLIT_POINT if SPLIT_POINT in entries else CHUNK_SIZES
    size = entries[name]
    assert isinstance(size, IntegerAttr)
    _print_split(op, printer, name, size.value)


OWN_SYNTAX["transform.structured.split"] = OwnSyntax(0, _parse_split_of_19, _print_split_of_19, until=19)
