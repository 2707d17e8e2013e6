"""Custom syntax of llvm's calls.

llvm.call [convention] [tail kind] callee(%x, ...) [vararg(type)] [bundles] [dict] : signature
llvm.invoke [convention] callee(%x, ...) to ^bb unwind ^bb [vararg(type)] [bundles] [dict] : signature
llvm.call_intrinsic "name"(%x, ...) [bundles] [dict] : types
callee    ::= @name | %pointer
signature ::= [type of the pointer `,`] types
types     ::= `(` [type [dict] {`,` type [dict]}] `)` `->` results
bundles   ::= `[` "tag" `(` [%x, ... : type, ...] `)` {`,` ...} `]`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.function_syntax import add_argument_and_result_attributes, parse_results
from mlirkit.dialects.llvm.keywords import (
    parse_convention,
    parse_tail_kind,
    print_convention,
    print_enum,
)
from mlirkit.dialects.llvm.types import VOID
from mlirkit.ods.live.hooks import assembly, directive
from mlirkit.ods.live.segments import OPERAND_SIZES
from mlirkit.support.diagnostics import ParseError, with_outer_error

ELIDED = (
    "callee",
    "CConv",
    "TailCallKind",
    "var_callee_type",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
    OPERAND_SIZES,
)


def without_flags(op: Any, *elided: str) -> tuple[str, ...]:
    """`elided`, and the fast-math flags if there are none."""
    flags = op.inherent("fastmathFlags")
    return elided if flags is None or int(flags.parameters[0]) else (*elided, "fastmathFlags")


class Callee:
    """What is called, and with what, while it is parsed."""

    def __init__(self, parser: Any, state: OperationState) -> None:
        pointer = parser.parse_optional_operand()
        if pointer is None:
            state.properties["callee"] = parse_attribute_of(parser, SymbolRefAttr)
        self.pointer = pointer
        self.arguments = parser.parse_operand_list("()")

    def resolve(self, parser: Any, state: OperationState) -> int:
        """Parse `: signature`, and add the operands; how many they are."""
        operands = self.arguments if self.pointer is None else [self.pointer, *self.arguments]
        return resolve_signature(parser, state, operands, self.pointer is None)


def resolve_signature(parser: Any, state: OperationState, operands: list[Any], is_direct: bool) -> int:
    """As parseCallTypeAndResolveOperands: parse `: signature` and add the operands; how many they are."""
    at = parser.current_location()
    parser.parse_punctuation(":")
    types: list[Type] = []
    if not is_direct:
        types.append(parser.parse_type())
        if not parser.parse_optional_punctuation(","):
            raise parser.error("expected indirect call to have 2 trailing types", at)
    try:
        types.extend(parse_types(parser, state))
    except ParseError as error:
        expected = "direct call to have 1 trailing types" if is_direct else "trailing function type"
        raise with_outer_error(error, parser.error(f"expected {expected}", at)) from None
    if len(state.result_types) > 1:
        raise parser.error("expected function with 0 or 1 result", at)
    if VOID in state.result_types:
        raise parser.error("expected a non-void result type", at)
    state.operands.extend(parser.resolve_operands(operands, types, parser.name_location()))
    return len(state.operands)


def parse_types(parser: Any, state: OperationState) -> list[Type]:
    """`types`: those of the arguments; results and attributes go to the state."""
    types: list[Type] = []
    attributes: list[DictionaryAttr] = []

    def parse_one() -> None:
        types.append(parser.parse_type())
        dictionary: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict(dictionary)
        attributes.append(DictionaryAttr.get(dictionary))

    parser.parse_comma_separated_list("()", parse_one)
    state.result_types, results = parse_results(parser)
    add_argument_and_result_attributes(state, attributes, results)
    return types


def print_types(op: Any, printer: Any, arguments: list[Value]) -> None:
    """`types`; no result prints as `()`."""
    stored = op.inherent("arg_attrs")
    printer.print_text("(")
    for number, argument in enumerate(arguments):
        if number:
            printer.print_text(", ")
        printer.print_type(argument.type)
        printer.print_optional_attr_dict((stored[number] if stored else EMPTY_DICTIONARY).entries)
    printer.print_text(") -> ")
    results = op.result_types()
    stored = op.inherent("res_attrs")
    if len(results) == 1 and not (stored and stored[0].entries):
        printer.print_type(results[0])
        return
    printer.print_text("(")
    for number, type in enumerate(results):
        printer.print_type(type)
        printer.print_optional_attr_dict((stored[number] if stored else EMPTY_DICTIONARY).entries)
    printer.print_text(")")


def parse_variadic_type(parser: Any, state: OperationState) -> None:
    """`vararg(type)`, if it is there."""
    if parser.parse_optional_keyword("vararg"):
        parser.parse_punctuation("(")
        state.properties["var_callee_type"] = TypeAttr(parser.parse_type())
        parser.parse_punctuation(")")


def print_variadic_type(op: Any, printer: Any) -> None:
    type = op.inherent("var_callee_type")
    if type is not None:
        printer.print_text(" vararg(")
        printer.print_type(type.value)
        printer.print_text(")")


class Bundles:
    """Operand bundles while they are parsed."""

    def __init__(self, parser: Any) -> None:
        self.at = parser.current_location()
        self.tags: list[StringAttr] = []
        self.operands: list[tuple[list[Any], list[Type]]] = []
        if parser.parse_optional_punctuation("[") and not parser.parse_optional_punctuation("]"):
            parser.parse_comma_separated_list("", lambda: self._parse_one(parser))
            parser.parse_punctuation("]")

    def _parse_one(self, parser: Any) -> None:
        at = parser.current_location()
        try:
            self.tags.append(StringAttr(parser.parse_string()))
        except ParseError as error:
            raise with_outer_error(error, parser.error("expect operand bundle tag", at)) from None
        parser.parse_punctuation("(")
        operands: list[Any] = []
        types: list[Type] = []
        if not parser.parse_optional_punctuation(")"):
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_punctuation(")")
        self.operands.append((operands, types))

    def resolve(self, parser: Any, state: OperationState) -> int:
        """Add the operands and what tells them apart; how many they are."""
        before = len(state.operands)
        for number, (operands, types) in enumerate(self.operands):
            if len(operands) != len(types):
                raise parser.error(
                    f"expected {len(operands)} types for operand bundle operands for operand bundle "
                    f"#{number}, but actually got {len(types)}",
                    self.at,
                )
            state.operands.extend(parser.resolve_operands(operands, types, self.at))
        sizes = [len(operands) for operands, _ in self.operands]
        state.properties["op_bundle_sizes"] = dense_array(integer_type(32), sizes)
        if self.tags:
            state.properties["op_bundle_tags"] = ArrayAttr(self.tags)
        return len(state.operands) - before


def print_bundles(op: Any, printer: Any, operands: list[Value]) -> None:
    """` [...]` if there are any."""
    tags = op.inherent("op_bundle_tags")
    if not tags:
        return
    at = 0
    groups: list[list[Value]] = []
    for size in op.inherent("op_bundle_sizes").values:
        groups.append(operands[at : at + size])
        at += size
    printer.print_text(" ")
    print_bundle_list(printer, tags, groups)


def print_bundle_list(printer: Any, tags: Any, groups: Sequence[Sequence[Value]]) -> None:
    """`[...]`."""
    printer.print_text("[")
    for tag, values in comma_separated(printer, zip(tags or (), groups, strict=False)):
        printer.print_string(tag.value)
        printer.print_text("(")
        if values:
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types([each.type for each in values])
        printer.print_text(")")
    printer.print_text("]")


def print_callee(op: Any, printer: Any, operands: list[Value]) -> list[Value]:
    """`callee(%x, ...)`; the arguments."""
    callee = op.inherent("callee")
    if callee is None:
        printer.print_operand(operands[0])
        operands = operands[1:]
    else:
        printer.print_attribute(callee)
    printer.print_text("(")
    printer.print_operands(operands)
    printer.print_text(")")
    return operands


def print_signature(op: Any, printer: Any, arguments: list[Value]) -> None:
    """`[dict] : signature`."""
    printer.print_optional_attr_dict(op.attributes.entries(), without_flags(op, *ELIDED))
    printer.print_text(" : ")
    if op.inherent("callee") is None:
        printer.print_type(op.operand_at(0).type)
        printer.print_text(", ")
    print_types(op, printer, arguments)


@assembly("llvm.call")
class CallSyntax:
    """As CallOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        parse_convention(parser, state)
        parse_tail_kind(parser, state)
        callee = Callee(parser, state)
        parse_variadic_type(parser, state)
        bundles = Bundles(parser)
        parser.parse_optional_attr_dict(state.attributes)
        sizes = [callee.resolve(parser, state), bundles.resolve(parser, state)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        operands = op.operand_values()
        count = op.inherent(OPERAND_SIZES).values[0]
        printer.print_text(" ")
        print_convention(op, printer)
        print_enum(op, printer, "TailCallKind", "TailCallKind", 0)
        arguments = print_callee(op, printer, operands[:count])
        print_variadic_type(op, printer)
        print_bundles(op, printer, operands[count:])
        print_signature(op, printer, arguments)


@assembly("llvm.invoke")
class InvokeSyntax:
    """As InvokeOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        parse_convention(parser, state)
        callee = Callee(parser, state)
        parser.parse_keyword("to")
        normal, normal_operands = parser.parse_successor_and_use_list()
        parser.parse_keyword("unwind")
        unwind, unwind_operands = parser.parse_successor_and_use_list()
        parse_variadic_type(parser, state)
        bundles = Bundles(parser)
        parser.parse_optional_attr_dict(state.attributes)
        count = callee.resolve(parser, state)
        state.successors = [normal, unwind]
        state.operands.extend([*normal_operands, *unwind_operands])
        sizes = [count, len(normal_operands), len(unwind_operands), bundles.resolve(parser, state)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        operands = op.operand_values()
        count, normal, unwind, _ = op.inherent(OPERAND_SIZES).values
        printer.print_text(" ")
        print_convention(op, printer)
        arguments = print_callee(op, printer, operands[:count])
        printer.print_text(" to ")
        printer.print_successor_and_use_list(op.successors[0], operands[count : count + normal])
        printer.print_text(" unwind ")
        end = count + normal + unwind
        printer.print_successor_and_use_list(op.successors[1], operands[count + normal : end])
        print_variadic_type(op, printer)
        print_bundles(op, printer, operands[end:])
        print_signature(op, printer, arguments)


@assembly("llvm.call_intrinsic")
class CallIntrinsicSyntax:
    """As CallIntrinsicOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        state.properties["intrin"] = StringAttr(parser.parse_string())
        arguments = parser.parse_operand_list("()")
        bundles = Bundles(parser)
        parser.parse_optional_attr_dict(state.attributes)
        resolve_signature(parser, state, arguments, True)
        sizes = [len(arguments), bundles.resolve(parser, state)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        operands = op.operand_values()
        count = op.inherent(OPERAND_SIZES).values[0]
        printer.print_text(" ")
        printer.print_string(op.inherent("intrin").value)
        printer.print_text("(")
        printer.print_operands(operands[:count])
        printer.print_text(")")
        print_bundles(op, printer, operands[count:])
        printer.print_optional_attr_dict(op.attributes.entries(), without_flags(op, "intrin", *ELIDED))
        printer.print_text(" : ")
        print_types(op, printer, operands[:count])


@directive("llvm", "OpBundles")
class OperandBundles:
    """The bundles of an intrinsic that has some."""

    @staticmethod
    def parse(parser: Any) -> Any:
        if not parser.at("["):
            return None
        bundles = Bundles(parser)
        operands = [operands for operands, _ in bundles.operands]
        types = [types for _, types in bundles.operands]
        return operands, types, ArrayAttr(bundles.tags) if bundles.tags else None

    @staticmethod
    def print(printer: Any, op: Any, operands: Any, types: Any, tags: Any) -> None:
        print_bundle_list(printer, tags, operands)
