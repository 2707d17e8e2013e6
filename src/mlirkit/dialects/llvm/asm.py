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

`function` is as in function_syntax.py, with `...` for a variadic function, and at most one result.  Calls are
in calls.py, types in types.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import UNIT, IntegerAttr, TypeAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr, DenseElementsAttr, dense_array
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.cf.asm import case_values, parse_successor
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import live_class, llvm
from mlirkit.dialects.function_syntax import (
    add_argument_and_result_attributes,
    parse_arguments,
    parse_results,
    print_signature,
)
from mlirkit.dialects.llvm.calls import without_flags
from mlirkit.dialects.llvm.keywords import (
    parse_convention,
    parse_linkage,
    parse_number,
    print_case,
    print_convention,
)
from mlirkit.dialects.llvm.structs import element_of
from mlirkit.dialects.llvm.types import VOID, bits_like, is_aggregate, is_compatible_type
from mlirkit.ods.live.hooks import assembly, directive, follows_signature, interface

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
    """The function syntax for types `!llvm.func`, in which void means no result."""

    __slots__ = ()

    def argument_types(self, op: Operation) -> Sequence[Type]:
        type = self.signature(op)
        return type.params if isinstance(type, llvm.LLVMFunctionType) else ()

    def result_types(self, op: Operation) -> Sequence[Type]:
        type = self.signature(op)
        if not isinstance(type, llvm.LLVMFunctionType) or type.return_type == VOID:
            return ()
        return (type.return_type,)

    def clone_type_with(self, op: Operation, inputs: Sequence[Type], results: Sequence[Type]) -> Type | None:
        type = self.signature(op)
        # Function types have exactly one result, which is void if nothing is returned.
        if not isinstance(type, llvm.LLVMFunctionType) or len(results) != 1:
            return None
        return live_class(llvm.LLVMFunctionType, op.context)(results[0], tuple(inputs), type.var_arg)


interface(llvm.LLVMFuncOp, "FunctionOpInterface")(LLVMFunction())


@assembly(llvm.LLVMFuncOp)
class FuncSyntax:
    """Mirrors LLVMFuncOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_linkage(parser, state)
        parse_number(parser, state, "visibility_", llvm.Visibility.Default)
        parse_number(parser, state, "unnamed_addr", llvm.UnnamedAddr.None_)
        parse_convention(parser, state)
        at = parser.current_location()
        state.properties["sym_name"] = parser.parse_symbol_name()
        arguments, variadic = parse_arguments(parser, True)
        result_types, result_attributes = parse_results(parser)
        inputs = [argument.type for argument in arguments if argument.type is not None]
        if len(result_types) > 1:
            raise parser.error("failed to construct function type: expected zero or one function result", at)
        if not all(is_compatible_type(input) for input in inputs):
            raise parser.error(
                "failed to construct function type: expected LLVM type for function arguments", at
            )
        result = result_types[0] if result_types else VOID
        if not is_compatible_type(result):
            raise parser.error(
                f"failed to construct function type: expected LLVM type for function results'{result}'", at
            )
        # As MLIR: the type is not verified here.
        type = live_class(llvm.LLVMFunctionType, parser.context)(result, tuple(inputs), variadic)
        state.properties["function_type"] = TypeAttr(type)
        if parser.parse_optional_keyword("vscale_range"):
            parser.parse_punctuation("(")
            low = integer_attr(integer_type(32), parser.parse_integer())
            parser.parse_punctuation(",")
            high = integer_attr(integer_type(32), parser.parse_integer())
            parser.parse_punctuation(")")
            state.properties["vscale_range"] = llvm.VScaleRangeAttr.get(low, high, context=parser.context)
        _parse_comdat(parser, state)
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        add_argument_and_result_attributes(
            state, [DictionaryAttr(argument.attributes) for argument in arguments], result_attributes
        )
        named = arguments if arguments and arguments[0].operand.key else []
        parser.parse_optional_region(state.add_region(), named)

    @staticmethod
    def print(op: llvm.LLVMFuncOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        if op.linkage is not None and op.linkage.linkage != llvm.Linkage.External:
            printer.print_text(f"{op.linkage.linkage} ")
        print_case(printer, op.visibility_)
        print_case(printer, op.unnamed_addr)
        print_convention(op, printer)
        printer.print_symbol_name(op.sym_name.value)
        type = op.function_type.value
        assert isinstance(type, llvm.LLVMFunctionType)
        results = [] if type.return_type == VOID else [type.return_type]
        print_signature(op, printer, type.params, results, type.var_arg)
        bounds = op.vscale_range
        if bounds is not None:
            printer.print_text(f" vscale_range({bounds.min_range.value}, {bounds.max_range.value})")
        _print_comdat(op, printer)
        printer.print_optional_attr_dict_with_keyword(op.attributes.entries(), FUNCTION_ATTRIBUTES)
        if not op.body.is_empty:
            printer.print_text(" ")
            printer.print_region(op.body, False, True)


def _parse_comdat(parser: OpAsmParser, state: OperationState) -> None:
    if parser.parse_optional_keyword("comdat"):
        parser.parse_punctuation("(")
        state.properties["comdat"] = parse_attribute_of(parser, SymbolRefAttr)
        parser.parse_punctuation(")")


def _print_comdat(op: llvm.LLVMFuncOp | llvm.GlobalOp, printer: OpAsmPrinter) -> None:
    if op.comdat is not None:
        printer.print_text(" comdat(")
        printer.print_attribute(op.comdat)
        printer.print_text(")")


def _parse_global_keywords(parser: OpAsmParser, state: OperationState) -> None:
    parse_linkage(parser, state)
    parse_number(parser, state, "visibility_", llvm.Visibility.Default)
    if parser.parse_optional_keyword("thread_local"):
        state.properties["thread_local_"] = UNIT
    parse_number(parser, state, "unnamed_addr", llvm.UnnamedAddr.None_)


def _print_global_keywords(op: llvm.GlobalOp | llvm.AliasOp, printer: OpAsmPrinter) -> None:
    printer.print_text(f" {op.linkage.linkage} ")
    print_case(printer, op.visibility_)
    if op.thread_local_:
        printer.print_text("thread_local ")
    print_case(printer, op.unnamed_addr)


def _print_initializer(op: llvm.GlobalOp | llvm.AliasOp, printer: OpAsmPrinter) -> None:
    if not op.initializer.is_empty:
        printer.print_text(" ")
        printer.print_region(op.initializer, False)


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


@assembly(llvm.GlobalOp)
class GlobalSyntax:
    """Mirrors GlobalOp::parse and print; a string needs no type."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        _parse_global_keywords(parser, state)
        if parser.parse_optional_keyword("constant"):
            state.properties["constant"] = UNIT
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation("(")
        value: Attribute | None = None
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
            type = llvm.LLVMArrayType.get(integer_type(8), len(value.value_bytes), context=parser.context)
        else:
            raise parser.error("type can only be omitted for string globals", parser.name_location())
        state.properties["global_type"] = TypeAttr(type)

    @staticmethod
    def print(op: llvm.GlobalOp, printer: OpAsmPrinter) -> None:
        _print_global_keywords(op, printer)
        if op.constant:
            printer.print_text("constant ")
        printer.print_symbol_name(op.sym_name.value)
        printer.print_text("(")
        value = op.value
        if value is not None:
            printer.print_attribute(value)
        printer.print_text(")")
        _print_comdat(op, printer)
        printer.print_optional_attr_dict(op.attributes.entries(), GLOBAL_ATTRIBUTES)
        if isinstance(value, StringAttr):
            return
        printer.print_text(" : ")
        printer.print_type(op.global_type.value)
        _print_initializer(op, printer)


ALIAS_ATTRIBUTES = ("sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")


@assembly(llvm.AliasOp)
class AliasSyntax:
    """Mirrors AliasOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        _parse_global_keywords(parser, state)
        state.properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_optional_attr_dict(state.attributes)
        types = parser.parse_optional_colon_type_list()
        if len(types) > 1:
            raise parser.error("expected zero or one type", parser.name_location())
        parser.parse_region(state.add_region())
        if not types:
            raise parser.error("type can only be omitted for string globals", parser.name_location())
        state.properties["alias_type"] = TypeAttr(types[0])

    @staticmethod
    def print(op: llvm.AliasOp, printer: OpAsmPrinter) -> None:
        _print_global_keywords(op, printer)
        printer.print_symbol_name(op.sym_name.value)
        printer.print_optional_attr_dict(op.attributes.entries(), ALIAS_ATTRIBUTES)
        printer.print_text(" : ")
        printer.print_type(op.alias_type.value)
        _print_initializer(op, printer)


# -- memory and comparisons -------------------------------------------------------------------------------


@assembly(llvm.AllocaOp)
@follows_signature
class AllocaSyntax:
    """Mirrors AllocaOp::parse and print; an alignment of zero is left out."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
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
    def print(op: llvm.AllocaOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" inalloca " if op.inalloca else " ")
        printer.print_operand(op.arraySize)
        printer.print_text(" x ")
        printer.print_type(op.elem_type.value)
        elided = ["elem_type", "inalloca"]
        if op.alignment is None or not op.alignment.value:
            elided.append("alignment")
        printer.print_optional_attr_dict(op.attributes.entries(), elided)
        printer.print_text(" : (")
        printer.print_type(op.arraySize.type)
        printer.print_text(") -> ")
        printer.print_type(op.res.type)


@assembly(llvm.ICmpOp, llvm.FCmpOp)
@follows_signature
class CompareSyntax:
    """Mirrors parseCmpOp, ICmpOp::print and FCmpOp::print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        predicate = parse_attribute_of(parser, StringAttr).value
        left = parser.parse_operand()
        parser.parse_punctuation(",")
        right = parser.parse_operand()
        parser.parse_optional_attr_dict(state.attributes)
        parser.parse_punctuation(":")
        type_at = parser.current_location()
        type = parser.parse_type()
        state.operands = [parser.resolve_operand(left, type), parser.resolve_operand(right, type)]
        is_integer = state.name == llvm.ICmpOp.OPERATION_NAME
        case = (llvm.ICmpPredicate if is_integer else llvm.FCmpPredicate).symbolize(predicate)
        if case is None:
            raise parser.error(f"'{predicate}' is an incorrect value of the 'predicate' attribute", at)
        state.properties["predicate"] = integer_attr(integer_type(64), case)
        if not is_compatible_type(type):
            raise parser.error("expected LLVM dialect-compatible type", type_at)
        state.result_types = [bits_like(type, integer_type(1))]

    @staticmethod
    def print(op: llvm.ICmpOp | llvm.FCmpOp, printer: OpAsmPrinter) -> None:
        printer.print_text(f' "{op.predicate}" ')
        printer.print_operands((op.lhs, op.rhs))
        elided: tuple[str, ...] = ("predicate",)
        if isinstance(op, llvm.FCmpOp):
            elided = without_flags(op, "predicate")
        printer.print_optional_attr_dict(op.attributes.entries(), elided)
        printer.print_text(" : ")
        printer.print_type(op.lhs.type)


# -- directives -------------------------------------------------------------------------------------------

# Blocks, with their operands and the types of these.
Successors = tuple[list[Block], list[list[UnresolvedOperand]], list[list[Type]]]

# The number that marks an operand in a list of constants.
DYNAMIC_INDEX = -(2**31)


def _parse_gep_indices(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], DenseArrayAttr]:
    operands: list[UnresolvedOperand] = []
    constants: list[int] = []
    while True:
        constant = parser.parse_optional_integer(32)
        if constant is None:
            operands.append(parser.parse_operand())
            constant = DYNAMIC_INDEX
        constants.append(constant)
        if not parser.parse_optional_punctuation(","):
            break
    return operands, dense_array(integer_type(32), constants)


@directive("llvm", "GEPIndices")
@follows_signature
class GEPIndices:
    """`%i, 1, ...`."""

    parse = staticmethod(_parse_gep_indices)

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, operands: Sequence[Value], constants: DenseArrayAttr
    ) -> None:
        rest = iter(operands)
        for constant in comma_separated(printer, constants.values):
            if constant == DYNAMIC_INDEX:
                printer.print_operand(next(rest))
            else:
                printer.print_text(str(constant))


@directive("llvm", "InsertExtractValueElementType")
@follows_signature
class ElementType:
    """Infer the type of an element from the container and the position."""

    @staticmethod
    def parse(parser: OpAsmParser, container: Type, position: DenseArrayAttr) -> tuple[Type]:
        type = container
        if not is_compatible_type(type):
            raise parser.error(f"expected LLVM IR Dialect type, got '{type}'")
        for index in position.values:
            if not is_aggregate(type):
                raise parser.error(f"expected LLVM IR structure/array type, got: '{type}'")
            element = element_of(type, index)
            if element is None:
                raise parser.error(f"position out of bounds: {index}")
            type = element
        return (type,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, *values: object) -> None:
        """Print nothing."""


@directive("llvm", "ShuffleType")
@follows_signature
class ShuffleType:
    """Infer the type of a shuffle from the operands and the mask."""

    @staticmethod
    def parse(parser: OpAsmParser, type: Type, mask: DenseArrayAttr) -> tuple[Type]:
        if not isinstance(type, VectorType) or len(type.dims) != 1:
            raise parser.error("expected an LLVM compatible vector type")
        return (VectorType([len(mask.values)], type.element_type, type.scalable_dims),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, *values: object) -> None:
        """Print nothing."""


@directive("llvm", "SwitchOpCases")
class SwitchOpCases:
    """`[`, a line `value: ^bb(%x : type)` for each case, `]`."""

    @staticmethod
    def parse(parser: OpAsmParser, flag_type: Type) -> tuple[DenseElementsAttr | None, *Successors]:
        parser.parse_punctuation("[")
        values: list[int] = []
        blocks: list[Block] = []
        operands: list[list[UnresolvedOperand]] = []
        types: list[list[Type]] = []
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
        printer: OpAsmPrinter,
        op: Operation,
        flag_type: Type,
        cases: DenseElementsAttr | None,
        blocks: Sequence[Block],
        operands: Sequence[Sequence[Value]],
        types: Sequence[Sequence[Type]],
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


def _parse_indirect_targets(parser: OpAsmParser, type: Type) -> Successors:
    blocks: list[Block] = []
    operands: list[list[UnresolvedOperand]] = []
    types: list[list[Type]] = []

    def parse_one() -> None:
        block, block_operands, block_types = parse_successor(parser, True)
        blocks.append(block)
        operands.append(block_operands)
        types.append(block_types)

    # Without a blank, as in MLIR's message.
    parser.parse_comma_separated_list("[]", parse_one, "successor blocks")
    return blocks, operands, types


@directive("llvm", "IndirectBrOpSucessors")
class IndirectTargets:
    """`[`, a line `^bb(%x : type)` for each block, `]`."""

    parse = staticmethod(_parse_indirect_targets)

    @staticmethod
    def print(
        printer: OpAsmPrinter,
        op: Operation,
        type: Type,
        blocks: Sequence[Block],
        operands: Sequence[Sequence[Value]],
        types: Sequence[Sequence[Type]],
    ) -> None:
        printer.print_text("[")
        # The groups of operands may be more or fewer than the blocks; as many of both are printed.
        for number, (block, values) in enumerate(zip(blocks, operands)):
            if number:
                printer.print_text(",")
            printer.print_newline()
            printer.print_successor_and_use_list(block, values)
        if operands:
            printer.print_newline()
        printer.print_text("]")


@assembly(llvm.LandingpadOp)
@follows_signature
class LandingpadSyntax:
    """Mirrors LandingpadOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
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
    def print(op: llvm.LandingpadOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" cleanup " if op.cleanup else " ")
        for value in op.operands:
            is_filter = isinstance(value.type, llvm.LLVMArrayType)
            printer.print_text("(filter " if is_filter else "(catch ")
            printer.print_operand(value)
            printer.print_text(" : ")
            printer.print_type(value.type)
            printer.print_text(") ")
        printer.print_optional_attr_dict(op.attributes.entries(), ("cleanup",))
        printer.print_text(": ")
        printer.print_type(op.res.type)
