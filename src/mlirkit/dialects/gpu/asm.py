"""Custom syntax of gpu: functions, launches, dependencies on tokens.

    gpu.func signature [workgroup(buffers)] [private(buffers)] [kernel] [attributes dict] region
    gpu.launch [async] [[tokens]] [clusters sizes] blocks sizes threads sizes
               [dynamic_shared_memory_size %n] [module(@m)] [function(@f)]
               [workgroup(buffers)] [private(buffers)] region [dict]
    gpu.warp_execute_on_lane_0(%lane)[size] [args(values : types)] [-> (types)] region [dict]
    sizes   ::= (%x, %y, %z) in (%sx = %v, %sy = %v, %sz = %v)
    buffers ::= %name : type [dict] {, ...}

The region of a launch has as arguments: positions of the block and of the thread, sizes of the grid and of
the block, position and size of the cluster if there is one, the buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import UNIT, ArrayAttr, TypeAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import INDEX, FunctionType, integer_type
from mlirkit.core.asm_interface import Argument
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.function_syntax import (
    add_argument_and_result_attributes,
    parse_arguments,
    parse_results,
    print_signature,
)
from mlirkit.dialects.gpu.container_checks import verify_buffers
from mlirkit.dialects.gpu.dialect import TOKEN
from mlirkit.dialects.loop_syntax import print_initialization
from mlirkit.ods.live.hooks import assembly, directive, interface
from mlirkit.ods.live.region_text import ensure_terminator
from mlirkit.ods.live.segments import OPERAND_SIZES
from mlirkit.support.diagnostics import with_outer_error

# How many of a region's buffers are in the memory of the workgroup; the others are private.
WORKGROUP_COUNT = "workgroup_attributions"


def parse_buffers(parser: Any, keyword: str) -> list[Argument]:
    """`keyword(buffers)`, if it is there."""
    if not parser.parse_optional_keyword(keyword):
        return []
    found: list[Argument] = parser.parse_argument_list("()", True, True)
    return found


def print_buffers(printer: Any, keyword: str, buffers: Sequence[Value], attributes: Any) -> None:
    if not buffers:
        return
    printer.print_text(f" {keyword}(")
    for number, buffer in enumerate(buffers):
        if number:
            printer.print_text(", ")
        printer.print_operand(buffer)
        printer.print_text(" : ")
        printer.print_type(buffer.type)
        if attributes is not None:
            printer.print_optional_attr_dict(attributes[number].entries)
    printer.print_text(")")


# -- functions --------------------------------------------------------------------------------------------

FUNCTION_ATTRIBUTES = (
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "workgroup_attrib_attrs",
    "private_attrib_attrs",
    WORKGROUP_COUNT,
    "gpu.kernel",
)


class GPUFunction(FunctionOpInterface):
    """Functions whose entry blocks have buffers behind the arguments."""

    __slots__ = ()

    def verify_type(self, op: Operation) -> None:
        if op.attribute("gpu.kernel") is not None and self.result_types(op):
            raise op.op_error("expected void return type for kernel function")

    def verify_body(self, op: Operation) -> None:
        expected = self.argument_types(op)
        block = op.region_at(0).first_block
        if block is None:
            raise op.op_error("expected body with at least one block")
        count = getattr(op.attribute(WORKGROUP_COUNT), "value", 0)
        if len(block.args) < len(expected) + count:
            raise op.op_error(f"expected at least {len(expected) + count} arguments to body region")
        for number, (argument, type) in enumerate(zip(block.args, expected, strict=False)):
            if argument.type != type:
                raise op.op_error(
                    f"expected body region argument #{number} to be of type '{type}', got '{argument.type}'"
                )
        buffers = [argument.type for argument in block.args[len(expected) :]]
        verify_buffers(op, buffers[:count], "workgroup")
        verify_buffers(op, buffers[count:], "private")


interface("gpu.func", "FunctionOpInterface")(GPUFunction())


@assembly("gpu.func")
class FuncSyntax:
    """As GPUFuncOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        state.attributes["sym_name"] = parser.parse_symbol_name()
        at = parser.current_location()
        arguments, _ = parse_arguments(parser, False)
        result_types, result_attributes = parse_results(parser)
        if arguments and not arguments[0].operand.key:
            raise parser.error("gpu.func requires named arguments", at)
        inputs = [each.type for each in arguments if each.type is not None]
        state.properties["function_type"] = TypeAttr(FunctionType(inputs, result_types))
        add_argument_and_result_attributes(
            state, [DictionaryAttr(each.attributes) for each in arguments], result_attributes
        )
        buffers: list[Argument] = []
        for keyword in ("workgroup", "private"):
            found = parse_buffers(parser, keyword)
            if keyword == "workgroup":
                state.attributes[WORKGROUP_COUNT] = integer_attr(integer_type(64), len(found))
            if any(each.attributes for each in found):
                dictionaries = [DictionaryAttr.get(each.attributes) for each in found]
                state.properties[f"{keyword}_attrib_attrs"] = ArrayAttr(dictionaries)
            buffers.extend(found)
        if parser.parse_optional_keyword("kernel"):
            state.attributes["gpu.kernel"] = UNIT
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_region(state.add_region(), [*arguments, *buffers])

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        entries = op.attributes.entries()
        type = op.inherent("function_type").value
        printer.print_text(" ")
        printer.print_symbol_name(entries["sym_name"].value)
        print_signature(op, printer, type.inputs, type.results, False)
        block = op.region_at(0).first_block
        buffers = [] if block is None else block.args[len(type.inputs) :]
        count = getattr(entries.get(WORKGROUP_COUNT), "value", 0)
        print_buffers(printer, "workgroup", buffers[:count], op.inherent("workgroup_attrib_attrs"))
        print_buffers(printer, "private", buffers[count:], op.inherent("private_attrib_attrs"))
        if "gpu.kernel" in entries:
            printer.print_text(" kernel")
        printer.print_optional_attr_dict_with_keyword(entries, FUNCTION_ATTRIBUTES)
        if block is not None:
            printer.print_text(" ")
            printer.print_region(op.region_at(0), False)


# -- launches ---------------------------------------------------------------------------------------------


def parse_sizes(parser: Any) -> tuple[list[Argument], list[Argument], list[Any]]:
    """`sizes`: arguments for positions, arguments for sizes, unresolved values."""
    at = parser.current_location()
    positions = parser.parse_argument_list("()")
    if len(positions) != 3:
        raise parser.error("expected 3 operands", at)
    parser.parse_keyword("in")
    at = parser.current_location()
    pairs = parser.parse_assignment_list()
    if len(pairs) != 3:
        raise parser.error("expected 3 operands", at)
    sizes = [argument for argument, _ in pairs]
    for argument in [*positions, *sizes]:
        argument.type = INDEX
    return positions, sizes, [value for _, value in pairs]


def print_sizes(
    printer: Any, keyword: str, positions: Sequence[Value], sizes: Sequence[Value], values: Sequence[Value]
) -> None:
    printer.print_text(f" {keyword}(")
    printer.print_operands(positions)
    printer.print_text(")")
    print_initialization(printer, " in ", sizes, values)


@assembly("gpu.launch")
class LaunchSyntax:
    """As LaunchOp::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        token = parse_token_type(parser)
        if token is not None:
            state.result_types = [token]
        tokens = parser.parse_operand_list("[]?")
        state.operands = [parser.resolve_operand(each, TOKEN) for each in tokens]
        cluster: tuple[list[Argument], list[Argument], list[Any]] = ([], [], [])
        if parser.parse_optional_keyword("clusters"):
            cluster = parse_sizes(parser)
        parser.parse_keyword("blocks")
        blocks, grid_sizes, grid_values = parse_sizes(parser)
        parser.parse_keyword("threads")
        threads, block_sizes, block_values = parse_sizes(parser)
        values = [*grid_values, *block_values, *cluster[2]]
        state.operands.extend(parser.resolve_operands(values, [INDEX] * len(values)))
        memory = int(parser.parse_optional_keyword("dynamic_shared_memory_size"))
        if memory:
            state.operands.append(parser.resolve_operand(parser.parse_operand(), integer_type(32)))
        for name in ("module", "function"):
            if parser.parse_optional_keyword(name):
                parser.parse_punctuation("(")
                state.properties[name] = parser.parse_attribute()
                parser.parse_punctuation(")")
        buffers = parse_buffers(parser, "workgroup")
        state.attributes[WORKGROUP_COUNT] = integer_attr(integer_type(64), len(buffers))
        buffers.extend(parse_buffers(parser, "private"))
        arguments = [*blocks, *threads, *grid_sizes, *block_sizes, *cluster[0], *cluster[1], *buffers]
        parser.parse_region(state.add_region(), arguments)
        parser.parse_optional_attr_dict(state.attributes)
        sizes = [len(tokens), *[1] * 6, *[int(bool(cluster[2]))] * 3, memory]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        tokens, *_, has_cluster, memory = op.inherent(OPERAND_SIZES).values
        operands = op.operand_values()
        arguments = op.region_at(0).first_block.args
        if op.result_types():
            printer.print_text(" async")
        if tokens:
            printer.print_text(" [")
            printer.print_operands(operands[:tokens])
            printer.print_text("]")
        values = operands[tokens:]
        if has_cluster:
            print_sizes(printer, "clusters", arguments[12:15], arguments[15:18], values[6:9])
        print_sizes(printer, "blocks", arguments[0:3], arguments[6:9], values[0:3])
        print_sizes(printer, "threads", arguments[3:6], arguments[9:12], values[3:6])
        if memory:
            printer.print_text(" dynamic_shared_memory_size ")
            printer.print_operand(operands[-1])
        for name in ("module", "function"):
            if op.inherent(name) is not None:
                printer.print_text(f" {name}(")
                printer.print_attribute(op.inherent(name))
                printer.print_text(")")
        entries = op.attributes.entries()
        buffers = arguments[18 if has_cluster else 12 :]
        count = getattr(entries.get(WORKGROUP_COUNT), "value", 0)
        print_buffers(printer, "workgroup", buffers[:count], None)
        print_buffers(printer, "private", buffers[count:], None)
        printer.print_text(" ")
        printer.print_region(op.region_at(0), False)
        printer.print_optional_attr_dict(entries, (OPERAND_SIZES, WORKGROUP_COUNT, "module", "function"))


# -- directives -------------------------------------------------------------------------------------------


def parse_token_type(parser: Any) -> Any:
    """The type of the token that an operation marked `async` gives; None without the mark."""
    at = parser.current_location()
    if not parser.parse_optional_keyword("async"):
        return None
    if parser.number_of_results() == 0:
        raise parser.error("needs to be named when marked 'async'", at)
    return TOKEN


@directive("gpu", "AsyncDependencies")
class AsyncDependencies:
    """`[async] [[%token, ...]]`."""

    @staticmethod
    def parse(parser: Any) -> Any:
        token = parse_token_type(parser)
        return token, parser.parse_operand_list("[]?")

    @staticmethod
    def print(printer: Any, op: Any, token: Any, tokens: Any) -> None:
        if token is not None:
            printer.print_text("async")
        if tokens:
            printer.print_text(" [" if token is not None else "[")
            printer.print_operands(tokens)
            printer.print_text("]")


@directive("gpu", "AllReduceOperation")
class AllReduceOperation:
    """The keyword of a reduction, or nothing."""

    @staticmethod
    def parse(parser: Any) -> Any:
        cls = parser.context.dialect("gpu").attribute_class("all_reduce_op")
        known = {case.text: case.value for case in cls.DEFINITION.enum.cases}
        keyword = parser.parse_optional_any_keyword()
        if keyword is None:
            return (None,)
        if keyword not in known:
            raise parser.error("invalid op kind")
        return (cls.get(known[keyword]),)

    @staticmethod
    def print(printer: Any, op: Any, operation: Any) -> None:
        if operation is not None:
            printer.print_text(f" {operation.parameters[0]}")


@directive("gpu", "LaunchDimType")
class LaunchDimType:
    """`: type` of the sizes, unless it is index."""

    @staticmethod
    def parse(parser: Any, cluster: Any) -> Any:
        type = parser.parse_type() if parser.parse_optional_punctuation(":") else INDEX
        return (type, *[None if cluster is None else type] * 3)

    @staticmethod
    def print(printer: Any, op: Any, type: Any, *clusters: Any) -> None:
        if type != INDEX:
            printer.print_text(": ")
            printer.print_type(type)


@directive("gpu", "LaunchFuncOperands")
class LaunchFuncOperands:
    """`args(%x : type, ...)`, or nothing."""

    @staticmethod
    def parse(parser: Any) -> Any:
        operands: list[Any] = []
        types: list[Any] = []

        def parse_one() -> None:
            operands.append(parser.parse_operand())
            types.append(parser.parse_colon_type())

        if parser.parse_optional_keyword("args"):
            parser.parse_comma_separated_list("()", parse_one, " in argument list")
        return operands, types

    @staticmethod
    def print(printer: Any, op: Any, operands: Any, types: Any) -> None:
        if not operands:
            return
        printer.print_text("args(")
        for operand, type in comma_separated(printer, zip(operands, types, strict=True)):
            printer.print_operand(operand)
            printer.print_text(" : ")
            printer.print_type(type)
        printer.print_text(")")


# The format of an object that has no keyword.
FAT_BINARY = "fatbin"


@directive("gpu", "OffloadingHandler")
class OffloadingHandler:
    """`<attribute>`, or nothing for the usual handler."""

    @staticmethod
    def parse(parser: Any) -> Any:
        handler = None
        if parser.parse_optional_punctuation("<"):
            handler = parser.parse_attribute()
            parser.parse_punctuation(">")
        if handler is None:
            handler = parser.context.dialect("gpu").attribute_class("select_object")(None)
        return (handler,)

    @staticmethod
    def print(printer: Any, op: Any, handler: Any) -> None:
        is_usual = getattr(handler, "FULL_NAME", "") == "gpu.select_object" and handler.parameters[0] is None
        if handler is not None and not is_usual:
            printer.print_text("<")
            printer.print_attribute(handler)
            printer.print_text(">")


@directive("gpu", "Object")
class ObjectOfFormat:
    """`[format =] "object"`; the format of fat binaries goes unsaid."""

    @staticmethod
    def parse(parser: Any) -> Any:
        dialect = parser.context.dialect("gpu")
        formats = dialect.enum(dialect.definitions.enums["GPU_CompilationTargetEnum"])
        at = parser.current_location()
        keyword = parser.parse_optional_any_keyword()
        format = formats.symbolize(keyword or FAT_BINARY)
        if format is None:
            raise parser.error("expected keyword for GPU object format", at)
        if keyword is not None:
            parser.parse_punctuation("=")
        at = parser.current_location()
        content = parser.parse_attribute()
        if not isinstance(content, StringAttr):
            what = "parameter 'object' which is to be a `StringAttr`"
            last = parser.error(f"failed to parse GPU_ObjectAttr {what}")
            raise with_outer_error(parser.error("invalid kind of attribute specified", at), last)
        return format, content

    @staticmethod
    def print(printer: Any, format: Any, content: Any) -> None:
        text = str(format)
        if text != FAT_BINARY:
            printer.print_text(f"{text} = ")
        printer.print_attribute(content)


@assembly("gpu.warp_execute_on_lane_0")
class WarpSyntax:
    """As WarpExecuteOnLane0Op::parse and print."""

    @staticmethod
    def parse(parser: Any, state: OperationState) -> None:
        region = state.add_region()
        parser.parse_punctuation("(")
        lane = parser.parse_operand(False)
        parser.parse_punctuation(")")
        parser.parse_punctuation("[")
        state.properties["warp_size"] = integer_attr(integer_type(64), parser.parse_integer())
        parser.parse_punctuation("]")
        state.operands = [parser.resolve_operand(lane, INDEX)]
        if parser.parse_optional_keyword("args"):
            parser.parse_punctuation("(")
            at = parser.current_location()
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_punctuation(")")
            state.operands.extend(parser.resolve_operands(operands, types, at))
        state.result_types = parser.parse_optional_arrow_type_list()
        parser.parse_region(region)
        ensure_terminator(region, state, "gpu.yield")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: Any, printer: Any) -> None:
        lane, *operands = op.operand_values()
        printer.print_text("(")
        printer.print_operand(lane)
        printer.print_text(f")[{op.inherent('warp_size').value}]")
        if operands:
            printer.print_text(" args(")
            printer.print_operands(operands)
            printer.print_text(" : ")
            printer.print_types([each.type for each in operands])
            printer.print_text(")")
        types = op.result_types()
        if types:
            printer.print_text(" -> (")
            printer.print_types(types)
            printer.print_text(")")
        printer.print_text(" ")
        printer.print_region(op.region_at(0), True, bool(types))
        printer.print_optional_attr_dict(op.attributes.entries(), ("warp_size",))
