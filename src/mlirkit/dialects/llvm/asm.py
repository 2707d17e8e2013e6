"""Custom syntax of llvm: functions, globals, memory, comparisons and element access.

    llvm.func [linkage] [visibility] [unnamed_addr] [convention] function [vscale_range(n, n)]
              [comdat(@c::@s)]
    llvm.mlir.global linkage [visibility] [thread_local] [unnamed_addr] [constant] @name([value])
                     [comdat(@c::@s)] [dict] [: type] [region]
    llvm.mlir.alias linkage [visibility] [thread_local] [unnamed_addr] @name [dict] : type region
    llvm.alloca [inalloca] %size x type [dict] : (type) -> type
    llvm.icmp "predicate" %a, %b [dict] : type                     llvm.fcmp likewise
    llvm.switch %v : type, ^bb [ value: ^bb, ... ]
    llvm.getelementptr %p[%i, 1, ...] ...

`function` is as in function_syntax.py, with `...` for more arguments and at most one result.  Calls are in
calls.py, types in types.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, IntegerAttr, TypeAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.cf.asm import case_values, parse_successor
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.function_syntax import (
    add_argument_and_result_attributes,
    parse_arguments,
    parse_results,
    print_signature,
)
from mlirkit.dialects.llvm.calls import without_flags
from mlirkit.dialects.llvm.keywords import (
    cases,
    parse_convention,
    parse_linkage,
    parse_number,
    print_convention,
    print_enum,
    print_number,
)
from mlirkit.dialects.llvm.structs import element_of
from mlirkit.dialects.llvm.types import VOID, bits_like, is_aggregate, is_compatible_type
from mlirkit.ods.live.hooks import assembly, directive, interface

# -- functions and globals --------------------------------------------------------------------------------

FUNCTION_ATTRIBUTES = (
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "comdat",
    "unnamed_addr",
    "vscale_range",
)


class LLVMFunction(FunctionOpInterface):
    """Functions whose type is `!llvm.func`; void is no result."""

    __slots__ = ()

    def argument_types(self, op: Operation) -> Sequence[Type]:
        type = self.signature(op)
        types: Sequence[Type] = () if type is None else type.parameters[1]
        return types

    def result_types(self, op: Operation) -> Sequence[Type]:
        type = self.signature(op)
        return () if type is None or type.parameters[0] == VOID else type.parameters[:1]


interface("llvm.func", "FunctionOpInterface")(LLVMFunction())


@assembly("llvm.func")
class FuncSyntax:
    """As LLVMFuncOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        parse_linkage(parser, state)
        parse_number(parser, state, "visibility_", "Visibility")
        parse_number(parser, state, "unnamed_addr", "UnnamedAddr")
        parse_convention(parser, state)
        at = parser.current_location()
        state.properties["sym_name"] = parser.parse_symbol_name()
        arguments, variadic = parse_arguments(parser, True)
        result_types, result_attributes = parse_results(parser)
        inputs = [each.type for each in arguments if each.type is not None]
        if len(result_types) > 1:
            raise parser.error("failed to construct function type: expected zero or one function result", at)
        if not all(is_compatible_type(each) for each in inputs):
            raise parser.error(
                "failed to construct function type: expected LLVM type for function arguments", at
            )
        result = result_types[0] if result_types else VOID
        if not is_compatible_type(result):
            raise parser.error(
                f"failed to construct function type: expected LLVM type for function results'{result}'", at
            )
        cls = parser.context.dialect("llvm").type_class("func")
        state.properties["function_type"] = TypeAttr(cls(result, tuple(inputs), variadic))
        if parser.parse_optional_keyword("vscale_range"):
            parser.parse_punctuation("(")
            low = parser.parse_integer()
            parser.parse_punctuation(",")
            high = parser.parse_integer()
            parser.parse_punctuation(")")
            bounds = [integer_attr(integer_type(32), each) for each in (low, high)]
            range_class = parser.context.dialect("llvm").attribute_class("vscale_range")
            state.properties["vscale_range"] = range_class(*bounds)
        _parse_comdat(parser, state)
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        add_argument_and_result_attributes(
            state, [DictionaryAttr(each.attributes) for each in arguments], result_attributes
        )
        named = arguments if arguments and arguments[0].operand.key else []
        parser.parse_optional_region(state.add_region(), named)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        printer.print_text(" ")
        print_enum(op, printer, "linkage", "Linkage", cases(op.info.context, "Linkage")["external"])
        print_number(op, printer, "visibility_", "Visibility")
        print_number(op, printer, "unnamed_addr", "UnnamedAddr")
        print_convention(op, printer)
        printer.print_symbol_name(op.inherent("sym_name").value)
        result, inputs, variadic = op.inherent("function_type").value.parameters
        results: list[Type] = [] if result == VOID else [result]
        print_signature(op, printer, list(inputs), results, bool(variadic))
        vscale = op.inherent("vscale_range")
        if vscale is not None:
            low, high = vscale.parameters
            printer.print_text(f" vscale_range({low.value}, {high.value})")
        _print_comdat(op, printer)
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), FUNCTION_ATTRIBUTES)
        if not op.region_at(0).is_empty:
            printer.print_text(" ")
            printer.print_region(op.region_at(0), False, True)


def _parse_comdat(parser: Any, state: OperationState) -> None:
    if parser.parse_optional_keyword("comdat"):
        parser.parse_punctuation("(")
        state.properties["comdat"] = parser.parse_attribute()
        parser.parse_punctuation(")")


def _print_comdat(op: Any, printer: Any) -> None:
    comdat = op.inherent("comdat")
    if comdat is not None:
        printer.print_text(" comdat(")
        printer.print_attribute(comdat)
        printer.print_text(")")


def _parse_global_keywords(parser: Any, state: OperationState) -> None:
    parse_linkage(parser, state)
    parse_number(parser, state, "visibility_", "Visibility")
    if parser.parse_optional_keyword("thread_local"):
        state.properties["thread_local_"] = UNIT
    parse_number(parser, state, "unnamed_addr", "UnnamedAddr")


def _print_global_keywords(op: Any, printer: Any) -> None:
    printer.print_text(" ")
    print_enum(op, printer, "linkage", "Linkage", -1)
    print_number(op, printer, "visibility_", "Visibility")
    if op.inherent("thread_local_") is not None:
        printer.print_text("thread_local ")
    print_number(op, printer, "unnamed_addr", "UnnamedAddr")


def _print_initializer(op: Any, printer: Any) -> None:
    if not op.region_at(0).is_empty:
        printer.print_text(" ")
        printer.print_region(op.region_at(0), False)


GLOBAL_ATTRIBUTES = (
    "sym_name",
    "global_type",
    "constant",
    "value",
    "linkage",
    "unnamed_addr",
    "thread_local_",
    "visibility_",
    "comdat",
)


@assembly("llvm.mlir.global")
class GlobalSyntax:
    """As GlobalOp::parse and print; a string needs no type."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        _parse_global_keywords(parser, state)
        if parser.parse_optional_keyword("constant"):
            state.properties["constant"] = UNIT
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation("(")
        value: Any = None
        if not parser.parse_optional_punctuation(")"):
            value = state.properties["value"] = parser.parse_attribute()
            parser.parse_punctuation(")")
        _parse_comdat(parser, state)
        parser.parse_optional_attr_dict(state.attributes)
        types = parser.parse_optional_colon_type_list()
        if len(types) > 1:
            raise parser.error("expected zero or one type", parser.name_location())
        body = state.add_region()
        if types:
            type = types[0]
            parser.parse_optional_region(body)
        elif isinstance(value, StringAttr):
            cls = parser.context.dialect("llvm").type_class("array")
            type = cls(integer_type(8), len(value.value.encode("utf-8", "surrogateescape")))
        else:
            raise parser.error("type can only be omitted for string globals", parser.name_location())
        state.properties["global_type"] = TypeAttr(type)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        _print_global_keywords(op, printer)
        if op.inherent("constant") is not None:
            printer.print_text("constant ")
        printer.print_symbol_name(op.inherent("sym_name").value)
        printer.print_text("(")
        value = op.inherent("value")
        if value is not None:
            printer.print_attribute(value)
        printer.print_text(")")
        _print_comdat(op, printer)
        printer.print_optional_attr_dict(op.attributes.entries(), GLOBAL_ATTRIBUTES)
        if isinstance(value, StringAttr):
            return
        printer.print_text(" : ")
        printer.print_type(op.inherent("global_type").value)
        _print_initializer(op, printer)


ALIAS_ATTRIBUTES = ("sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")


@assembly("llvm.mlir.alias")
class AliasSyntax:
    """As AliasOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        _parse_global_keywords(parser, state)
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_optional_attr_dict(state.attributes)
        types = parser.parse_optional_colon_type_list()
        if len(types) > 1:
            raise parser.error("expected zero or one type", parser.name_location())
        if not types:
            raise parser.error("type can only be omitted for string globals", parser.name_location())
        parser.parse_optional_region(state.add_region())
        state.properties["alias_type"] = TypeAttr(types[0])

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        _print_global_keywords(op, printer)
        printer.print_symbol_name(op.inherent("sym_name").value)
        printer.print_optional_attr_dict(op.attributes.entries(), ALIAS_ATTRIBUTES)
        printer.print_text(" : ")
        printer.print_type(op.inherent("alias_type").value)
        _print_initializer(op, printer)


# -- memory and comparisons -------------------------------------------------------------------------------


@assembly("llvm.alloca")
class AllocaSyntax:
    """As AllocaOp::parse and print; an alignment of zero says nothing."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        if parser.parse_optional_keyword("inalloca"):
            state.properties["inalloca"] = UNIT
        size = parser.parse_operand()
        parser.parse_keyword("x")
        element = parser.parse_type()
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation(":")
        at = parser.current_location()
        type = parser.parse_type()
        alignment = state.attributes.get("alignment")
        if alignment is not None and not isinstance(alignment, IntegerAttr):
            raise parser.error("expected integer alignment", parser.name_location())
        if isinstance(alignment, IntegerAttr) and not alignment.value:
            del state.attributes["alignment"]
        if not isinstance(type, FunctionType) or len(type.inputs) != 1 or len(type.results) != 1:
            raise parser.error("expected trailing function type with one argument and one result", at)
        state.operands = [parser.resolve_operand(size, type.inputs[0])]
        state.result_types = list(type.results)
        state.properties["elem_type"] = TypeAttr(element)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        printer.print_text(" inalloca " if op.inherent("inalloca") is not None else " ")
        printer.print_operand(op.operand_at(0))
        printer.print_text(" x ")
        printer.print_type(op.inherent("elem_type").value)
        elided = ["elem_type", "inalloca"]
        if getattr(op.inherent("alignment"), "value", 0) == 0:
            elided.append("alignment")
        printer.print_optional_attr_dict(op.attributes.entries(), elided)
        printer.print_text(" : (")
        printer.print_type(op.operand_at(0).type)
        printer.print_text(") -> ")
        printer.print_type(op.result_types()[0])


@assembly("llvm.icmp", "llvm.fcmp")
class CompareSyntax:
    """As parseCmpOp, ICmpOp::print and FCmpOp::print."""

    ENUMS = {"llvm.icmp": "ICmpPredicate", "llvm.fcmp": "FCmpPredicate"}

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        at = parser.current_location()
        attribute = parse_attribute_of(parser, StringAttr)
        predicate = attribute.value
        left = parser.parse_operand()
        parser.parse_punctuation(",")
        right = parser.parse_operand()
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation(":")
        type_at = parser.current_location()
        type = parser.parse_type()
        state.operands = [parser.resolve_operand(left, type), parser.resolve_operand(right, type)]
        known = cases(parser.context, CompareSyntax.ENUMS[state.name])
        if predicate not in known:
            raise parser.error(f"'{predicate}' is an incorrect value of the 'predicate' attribute", at)
        state.properties["predicate"] = integer_attr(integer_type(64), known[predicate])
        if not is_compatible_type(type):
            raise parser.error("expected LLVM dialect-compatible type", type_at)
        state.result_types = [bits_like(type, integer_type(1))]

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        value = op.inherent("predicate").value
        for keyword, each in cases(op.info.context, CompareSyntax.ENUMS[op.name]).items():
            if each == value:
                printer.print_text(f' "{keyword}" ')
        printer.print_operands(op.operand_values())
        printer.print_optional_attr_dict(op.attributes.entries(), without_flags(op, "predicate"))
        printer.print_text(" : ")
        printer.print_type(op.operand_at(0).type)


# -- directives -------------------------------------------------------------------------------------------

# What stands in a list of constants for an operand.
DYNAMIC_INDEX = -(2**31)


@directive("llvm", "GEPIndices")
class GEPIndices:
    """`%i, 1, ...`."""

    @staticmethod
    def parse(parser: Any) -> Any:
        operands: list[Any] = []
        constants: list[int] = []

        def parse_one() -> None:
            constant = parser.parse_optional_integer()
            if constant is None:
                operands.append(parser.parse_operand())
                constant = DYNAMIC_INDEX
            constants.append(constant)

        parser.parse_comma_separated_list("", parse_one)
        return operands, dense_array(integer_type(32), constants)

    @staticmethod
    def print(printer: Any, op: Any, operands: Any, constants: Any) -> None:
        rest = iter(operands)
        for constant in comma_separated(printer, constants.values):
            if constant == DYNAMIC_INDEX:
                printer.print_operand(next(rest))
            else:
                printer.print_text(str(constant))


@directive("llvm", "InsertExtractValueElementType")
class ElementType:
    """The type of an element follows from the container and where the element is."""

    @staticmethod
    def parse(parser: Any, container: Any, position: Any) -> Any:
        type = container
        if not is_compatible_type(type):
            raise parser.error(f"expected LLVM IR Dialect type, got '{type}'")
        for each in position.values:
            if not is_aggregate(type):
                raise parser.error(f"expected LLVM IR structure/array type, got: '{type}'")
            type = element_of(type, each)
            if type is None:
                raise parser.error(f"position out of bounds: {each}")
        return (type,)

    @staticmethod
    def print(printer: Any, op: Any, *values: Any) -> None:
        """Nothing is written."""


@directive("llvm", "ShuffleType")
class ShuffleType:
    """The type of a shuffle follows from the operands and the mask."""

    @staticmethod
    def parse(parser: Any, type: Any, mask: Any) -> Any:
        if not isinstance(type, VectorType):
            raise parser.error("expected an LLVM compatible vector type")
        return (VectorType([len(mask.values)], type.element_type, type.scalable_dims),)

    @staticmethod
    def print(printer: Any, op: Any, *values: Any) -> None:
        """Nothing is written."""


@directive("llvm", "SwitchOpCases")
class SwitchOpCases:
    """`[`, a line `value: ^bb(%x : type)` for each case, `]`."""

    @staticmethod
    def parse(parser: Any, flag_type: Any) -> Any:
        parser.parse_punctuation("[")
        values: list[int] = []
        blocks: list[Any] = []
        operands: list[list[Any]] = []
        types: list[list[Any]] = []
        if parser.parse_optional_punctuation("]"):
            return None, blocks, operands, types
        while True:
            values.append(parser.parse_integer())
            parser.parse_punctuation(":")
            block, block_operands, block_types = parse_successor(parser)
            blocks.append(block)
            operands.append(block_operands)
            types.append(block_types)
            if not parser.parse_optional_punctuation(","):
                break
        parser.parse_punctuation("]")
        return case_values(values, flag_type), blocks, operands, types

    @staticmethod
    def print(
        printer: Any, op: Any, flag_type: Any, cases: Any, blocks: Any, operands: Any, types: Any
    ) -> None:
        printer.print_text("[")
        printer.print_newline()
        for number, value in enumerate(cases or ()):
            if number:
                printer.print_text(",")
                printer.print_newline()
            printer.print_text(f"  {value}: ")
            printer.print_successor_and_use_list(blocks[number], operands[number])
        if cases is not None:
            printer.print_newline()
        printer.print_text("]")


@directive("llvm", "IndirectBrOpSucessors")
class IndirectTargets:
    """`[`, a line `^bb(%x : type)` for each block, `]`."""

    @staticmethod
    def parse(parser: Any, type: Any) -> Any:
        # Without a blank, as MLIR says it.
        found = parser.parse_comma_separated_list("[]", lambda: parse_successor(parser), "successor blocks")
        return [each[0] for each in found], [each[1] for each in found], [each[2] for each in found]

    @staticmethod
    def print(printer: Any, op: Any, type: Any, blocks: Any, operands: Any, types: Any) -> None:
        printer.print_text("[")
        # The groups of operands may be more or fewer than the blocks; as many of both are printed.
        for number, (block, values) in enumerate(zip(blocks, operands, strict=False)):
            if number:
                printer.print_text(",")
            printer.print_newline()
            printer.print_successor_and_use_list(block, values)
        if operands:
            printer.print_newline()
        printer.print_text("]")


@assembly("llvm.landingpad")
class LandingpadSyntax:
    """As LandingpadOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        if parser.parse_optional_keyword("cleanup"):
            state.properties["cleanup"] = UNIT
        while parser.parse_optional_punctuation("("):
            if not parser.parse_optional_keyword("filter"):
                parser.parse_keyword("catch")
            operand = parser.parse_operand()
            type = parser.parse_colon_type()
            state.operands.append(parser.resolve_operand(operand, type))
            parser.parse_punctuation(")")
        parser.parse_optional_attr_dict(state.attributes)
        state.result_types = [parser.parse_colon_type()]

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        printer.print_text(" cleanup " if op.inherent("cleanup") is not None else " ")
        for value in op.operand_values():
            is_filter = getattr(value.type, "FULL_NAME", "") == "llvm.array"
            printer.print_text("(filter " if is_filter else "(catch ")
            printer.print_operand(value)
            printer.print_text(" : ")
            printer.print_type(value.type)
            printer.print_text(") ")
        printer.print_optional_attr_dict(op.attributes.entries(), ("cleanup",))
        printer.print_text(": ")
        printer.print_type(op.result_types()[0])
