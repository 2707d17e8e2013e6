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

from collections.abc import Mapping, Sequence

from mlirkit.builtin.attributes import ArrayAttr, TypeAttr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import CallOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import llvm
from mlirkit.dialects.function_syntax import add_argument_and_result_attributes, parse_result_list
from mlirkit.dialects.llvm.keywords import (
    parse_convention,
    parse_tail_kind,
    print_case,
    print_convention,
)
from mlirkit.dialects.llvm.types import VOID
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.hooks import assembly, directive, follows_signature, interface
from mlirkit.support.diagnostics import ParseError, with_outer_error

Call = llvm.CallOp | llvm.InvokeOp
AnyCall = llvm.CallOp | llvm.InvokeOp | llvm.CallIntrinsicOp

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


def without_flags(op: llvm.CallOp | llvm.CallIntrinsicOp | llvm.FCmpOp, *elided: str) -> tuple[str, ...]:
    """The attributes not to print: `elided`, and the fast-math flags if they are the default."""
    flags = op.fastmathFlags
    return elided if flags is None or flags else (*elided, "fastmathFlags")


class Callee:
    """The callee and the arguments while they are parsed."""

    def __init__(self, parser: OpAsmParser, state: OperationState) -> None:
        pointer = parser.parse_optional_operand()
        if pointer is None:
            state.properties["callee"] = parse_attribute_of(parser, SymbolRefAttr)
        self.pointer = pointer
        self.arguments = parser.parse_operand_list("()")

    def resolve(self, parser: OpAsmParser, state: OperationState) -> int:
        """Parse `: signature` and add the operands; returns their number."""
        operands = self.arguments if self.pointer is None else [self.pointer, *self.arguments]
        return resolve_signature(parser, state, operands, self.pointer is None)


def resolve_signature(
    parser: OpAsmParser, state: OperationState, operands: list[UnresolvedOperand], is_direct: bool
) -> int:
    """Mirrors parseCallTypeAndResolveOperands: parse `: signature` and add the operands; returns their
    number."""
    at = parser.current_location()
    parser.parse_punctuation(":")
    types: list[Type] = []
    if not is_direct:
        types.append(parser.parse_type())
        if not parser.parse_optional_punctuation(","):
            raise parser.error("expected indirect call to have 2 trailing types", at)
    expected = "direct call to have 1 trailing types" if is_direct else "trailing function type"
    try:
        arguments = parse_types(parser, state)
    except ParseError as error:
        raise with_outer_error(error, parser.error(f"expected {expected}", at)) from None
    if arguments is None:
        raise parser.error(f"expected {expected}", at)
    types.extend(arguments)
    if len(state.result_types) > 1:
        raise parser.error("expected function with 0 or 1 result", at)
    if VOID in state.result_types:
        raise parser.error("expected a non-void result type", at)
    state.operands.extend(parser.resolve_operands(operands, types, parser.name_location()))
    return len(state.operands)


def parse_types(parser: OpAsmParser, state: OperationState) -> list[Type] | None:
    """Parse `types`; returns the argument types, and adds results and attributes to the state.

    The result is None without an arrow, which MLIR reports no error for.
    """
    types: list[Type] = []
    attributes: list[DictionaryAttr] = []

    def parse_one() -> None:
        types.append(parser.parse_type())
        dictionary: dict[str, Attribute] = {}
        parser.parse_optional_attr_dict(dictionary)
        attributes.append(DictionaryAttr(dictionary) if dictionary else EMPTY_DICTIONARY)

    parser.parse_comma_separated_list("()", parse_one)
    if not parser.parse_optional_punctuation("->"):
        return None
    state.result_types, results = parse_result_list(parser)
    add_argument_and_result_attributes(state, attributes, results)
    return types


def print_types(op: AnyCall, printer: OpAsmPrinter, arguments: Sequence[Value]) -> None:
    """Print `types`; no result prints as `()`."""
    printer.print_text("(")
    for number, argument in comma_separated(printer, enumerate(arguments)):
        printer.print_type(argument.type)
        printer.print_optional_attr_dict(_dictionary(op.arg_attrs, number))
    printer.print_text(") -> ")
    types = op.result_types()
    if len(types) == 1 and not _dictionary(op.res_attrs, 0):
        printer.print_type(types[0])
        return
    printer.print_text("(")
    for number, type in enumerate(types):
        printer.print_type(type)
        printer.print_optional_attr_dict(_dictionary(op.res_attrs, number))
    printer.print_text(")")


def _dictionary(dictionaries: ArrayAttr | None, number: int) -> Mapping[str, Attribute]:
    """The attributes of an argument or a result."""
    dictionary = dictionaries[number] if dictionaries else EMPTY_DICTIONARY
    return dictionary.entries if isinstance(dictionary, DictionaryAttr) else {}


def parse_variadic_type(parser: OpAsmParser, state: OperationState) -> None:
    """Parse `vararg(type)`, which is optional."""
    if parser.parse_optional_keyword("vararg"):
        parser.parse_punctuation("(")
        state.properties["var_callee_type"] = parse_attribute_of(parser, TypeAttr)
        parser.parse_punctuation(")")


def print_variadic_type(op: Call, printer: OpAsmPrinter) -> None:
    if op.var_callee_type is not None:
        printer.print_text(" vararg(")
        printer.print_type(op.var_callee_type.value)
        printer.print_text(")")


class Bundles:
    """Operand bundles while they are parsed."""

    def __init__(self, parser: OpAsmParser) -> None:
        self.at = parser.current_location()
        self.tags: list[StringAttr] = []
        self.operands: list[tuple[list[UnresolvedOperand], list[Type]]] = []
        if parser.parse_optional_punctuation("[") and not parser.parse_optional_punctuation("]"):
            parser.parse_comma_separated_list("", lambda: self._parse_one(parser))
            parser.parse_punctuation("]")

    def _parse_one(self, parser: OpAsmParser) -> None:
        at = parser.current_location()
        try:
            self.tags.append(StringAttr(parser.parse_string()))
        except ParseError as error:
            raise with_outer_error(error, parser.error("expect operand bundle tag", at)) from None
        parser.parse_punctuation("(")
        operands: list[UnresolvedOperand] = []
        types: list[Type] = []
        if not parser.parse_optional_punctuation(")"):
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_punctuation(")")
        self.operands.append((operands, types))

    def resolve(self, parser: OpAsmParser, state: OperationState) -> int:
        """Add the operands, their group sizes and tags; returns the number of operands."""
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


def print_bundles(op: AnyCall, printer: OpAsmPrinter) -> None:
    """Print ` [...]` if there are bundles."""
    if op.op_bundle_tags:
        printer.print_text(" ")
        print_bundle_list(printer, op.op_bundle_tags, op.op_bundle_operands)


def print_bundle_list(
    printer: OpAsmPrinter, tags: ArrayAttr | None, groups: Sequence[Sequence[Value]]
) -> None:
    """Print `[...]`."""
    printer.print_text("[")
    for tag, values in comma_separated(printer, zip(tags or (), groups, strict=False)):
        printer.print_string(tag.value if isinstance(tag, StringAttr) else "")
        printer.print_text("(")
        if values:
            printer.print_operands(values)
            printer.print_text(" : ")
            printer.print_types([value.type for value in values])
        printer.print_text(")")
    printer.print_text("]")


def print_callee(op: Call, printer: OpAsmPrinter) -> list[Value]:
    """Print `callee(%x, ...)`; returns the arguments."""
    operands = list(op.callee_operands)
    if op.callee is None:
        printer.print_operand(operands.pop(0))
    else:
        printer.print_attribute(op.callee)
    printer.print_text("(")
    printer.print_operands(operands)
    printer.print_text(")")
    return operands


def print_signature(op: Call, printer: OpAsmPrinter, arguments: list[Value]) -> None:
    """Print `[dict] : signature`."""
    elided = without_flags(op, *ELIDED) if isinstance(op, llvm.CallOp) else ELIDED
    printer.print_optional_attr_dict(op.attributes.entries(), elided)
    printer.print_text(" : ")
    if op.callee is None:
        printer.print_type(op.callee_operands[0].type)
        printer.print_text(", ")
    print_types(op, printer, arguments)


@assembly(llvm.CallOp)
@follows_signature
class CallSyntax:
    """Mirrors CallOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_convention(parser, state)
        parse_tail_kind(parser, state)
        callee = Callee(parser, state)
        parse_variadic_type(parser, state)
        bundles = Bundles(parser)
        parser.parse_optional_attr_dict(state.attributes)
        sizes = [callee.resolve(parser, state), bundles.resolve(parser, state)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: llvm.CallOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        print_convention(op, printer)
        if op.TailCallKind is not None:
            print_case(printer, op.TailCallKind.tail_call_kind)
        arguments = print_callee(op, printer)
        print_variadic_type(op, printer)
        print_bundles(op, printer)
        print_signature(op, printer, arguments)


@assembly(llvm.InvokeOp)
@follows_signature
class InvokeSyntax:
    """Mirrors InvokeOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
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
    def print(op: llvm.InvokeOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        print_convention(op, printer)
        arguments = print_callee(op, printer)
        printer.print_text(" to ")
        printer.print_successor_and_use_list(op.normalDest, op.normalDestOperands)
        printer.print_text(" unwind ")
        printer.print_successor_and_use_list(op.unwindDest, op.unwindDestOperands)
        print_variadic_type(op, printer)
        print_bundles(op, printer)
        print_signature(op, printer, arguments)


@assembly(llvm.CallIntrinsicOp)
@follows_signature
class CallIntrinsicSyntax:
    """Mirrors CallIntrinsicOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.properties["intrin"] = parse_attribute_of(parser, StringAttr)
        parser.parse_punctuation("(")
        arguments = parser.parse_operand_list()
        parser.parse_punctuation(")")
        bundles = Bundles(parser)
        parser.parse_optional_attr_dict(state.attributes)
        resolve_signature(parser, state, arguments, True)
        sizes = [len(arguments), bundles.resolve(parser, state)]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: llvm.CallIntrinsicOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_string(op.intrin.value)
        printer.print_text("(")
        printer.print_operands(op.args)
        printer.print_text(")")
        print_bundles(op, printer)
        printer.print_optional_attr_dict(op.attributes.entries(), without_flags(op, "intrin", *ELIDED))
        printer.print_text(" : ")
        print_types(op, printer, op.args)


@directive("llvm", "OpBundles")
@follows_signature
class OperandBundles:
    """Custom directive: the operand bundles of an intrinsic."""

    @staticmethod
    def parse(
        parser: OpAsmParser,
    ) -> tuple[list[list[UnresolvedOperand]], list[list[Type]], ArrayAttr | None] | None:
        if not parser.at("["):
            return None
        bundles = Bundles(parser)
        operands = [operands for operands, _ in bundles.operands]
        types = [types for _, types in bundles.operands]
        return operands, types, ArrayAttr(bundles.tags) if bundles.tags else None

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        operands: Sequence[Sequence[Value]],
        types: Sequence[Sequence[Type]],
        tags: ArrayAttr | None,
    ) -> None:
        print_bundle_list(printer, tags, operands)


class CallThrough(CallOpInterface):
    """Calls of a symbol, or of a pointer that is the first operand."""

    __slots__ = ()

    def callee(self, op: Call) -> Attribute | Value | None:
        symbol = op.callee
        return op.callee_operands[0] if symbol is None else symbol

    def arg_operands(self, op: Call) -> list[Value]:
        operands = list(op.callee_operands)
        return operands if op.callee is not None else operands[1:]

    def set_arg_operands(self, op: Call, values: Sequence[Value]) -> None:
        # As upstream, which does not update the segment sizes.
        count = len(op.callee_operands)
        called = [] if op.callee is not None else [op.callee_operands[0]]
        op.set_operands([*called, *values, *op.operand_values()[count:]])


interface(llvm.CallOp, "CallOpInterface")(CallThrough())
interface(llvm.InvokeOp, "CallOpInterface")(CallThrough())
