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

from mlirkit.builtin.attributes import UNIT, ArrayAttr, TypeAttr, integer_attr
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import INDEX, FunctionType, integer_type
from mlirkit.core.asm_interface import (
    Argument,
    AsmParser,
    AsmPrinter,
    OpAsmParser,
    OpAsmPrinter,
    UnresolvedOperand,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.comma_separated import comma_separated
from mlirkit.dialects.declared import gpu
from mlirkit.dialects.function_syntax import (
    add_argument_and_result_attributes,
    parse_arguments,
    parse_results,
    print_signature,
)
from mlirkit.dialects.gpu.container_checks import KERNEL, WORKGROUP_COUNT, verify_buffers, workgroup_count
from mlirkit.dialects.gpu.dialect import TOKEN
from mlirkit.dialects.loop_syntax import print_initialization
from mlirkit.ods.live.classes.segments import OPERAND_SIZES
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, directive, follows_signature, interface
from mlirkit.support.diagnostics import ParseError, with_outer_error


def parse_buffers(parser: OpAsmParser, keyword: str) -> list[Argument]:
    """Parse `keyword(buffers)`, if present."""
    return parser.parse_argument_list("()", True, True) if parser.parse_optional_keyword(keyword) else []


def print_buffers(
    printer: OpAsmPrinter, keyword: str, buffers: Sequence[Value], attributes: ArrayAttr | None
) -> None:
    if not buffers:
        return
    printer.print_text(f" {keyword}(")
    for number, buffer in enumerate(buffers):
        if number:
            printer.print_text(", ")
        printer.print_operand(buffer)
        printer.print_text(" : ")
        printer.print_type(buffer.type)
        dictionary = None if attributes is None else attributes[number]
        if isinstance(dictionary, DictionaryAttr):
            printer.print_optional_attr_dict(dictionary.entries)
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
    KERNEL,
)


class GPUFunction(FunctionOpInterface):
    """The function syntax with buffers behind the arguments of the entry block."""

    __slots__ = ()

    def verify_type(self, op: gpu.GPUFuncOp) -> None:
        if KERNEL in op.discardable_attributes and self.result_types(op):
            raise op.op_error("expected void return type for kernel function")

    def verify_body(self, op: gpu.GPUFuncOp) -> None:
        expected = self.argument_types(op)
        block = op.body.first_block
        if block is None:
            raise op.op_error("expected body with at least one block")
        count = workgroup_count(op)
        if len(block.args) < len(expected) + count:
            raise op.op_error(f"expected at least {len(expected) + count} arguments to body region")
        for number, (argument, type) in enumerate(zip(block.args, expected)):
            if argument.type != type:
                raise op.op_error(
                    f"expected body region argument #{number} to be of type '{type}', got '{argument.type}'"
                )
        buffers = [argument.type for argument in block.args[len(expected) :]]
        verify_buffers(op, buffers[:count], gpu.AddressSpace.Workgroup)
        verify_buffers(op, buffers[count:], gpu.AddressSpace.Private)


interface(gpu.GPUFuncOp, "FunctionOpInterface")(GPUFunction())


@assembly(gpu.GPUFuncOp)
class FuncSyntax:
    """Mirrors GPUFuncOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.attributes["sym_name"] = parser.parse_symbol_name()
        at = parser.current_location()
        arguments, _ = parse_arguments(parser, False)
        result_types, result_attributes = parse_results(parser)
        if arguments and not arguments[0].operand.key:
            raise parser.error("gpu.func requires named arguments", at)
        inputs = [argument.type for argument in arguments if argument.type is not None]
        state.properties["function_type"] = TypeAttr(FunctionType(inputs, result_types))
        add_argument_and_result_attributes(
            state, [DictionaryAttr(argument.attributes) for argument in arguments], result_attributes
        )
        buffers: list[Argument] = []
        for keyword in ("workgroup", "private"):
            group = parse_buffers(parser, keyword)
            if keyword == "workgroup":
                state.attributes[WORKGROUP_COUNT] = integer_attr(integer_type(64), len(group))
            if any(buffer.attributes for buffer in group):
                dictionaries = [DictionaryAttr.get(buffer.attributes) for buffer in group]
                state.properties[f"{keyword}_attrib_attrs"] = ArrayAttr(dictionaries)
            buffers.extend(group)
        if parser.parse_optional_keyword("kernel"):
            state.attributes[KERNEL] = UNIT
        parser.parse_optional_attr_dict_with_keyword(state.attributes)
        parser.parse_region(state.add_region(), [*arguments, *buffers])

    @staticmethod
    def print(op: gpu.GPUFuncOp, printer: OpAsmPrinter) -> None:
        entries = op.attributes.entries()
        function = GPUFunction()
        inputs = function.argument_types(op)
        printer.print_text(" ")
        printer.print_symbol_name(op.discardable_attributes["sym_name"].value)
        print_signature(op, printer, inputs, function.result_types(op), False)
        block = op.body.first_block
        buffers = [] if block is None else list(block.args[len(inputs) :])
        count = workgroup_count(op)
        print_buffers(printer, "workgroup", buffers[:count], op.workgroup_attrib_attrs)
        print_buffers(printer, "private", buffers[count:], op.private_attrib_attrs)
        if KERNEL in entries:
            printer.print_text(" kernel")
        printer.print_optional_attr_dict_with_keyword(entries, FUNCTION_ATTRIBUTES)
        if block is not None:
            printer.print_text(" ")
            printer.print_region(op.body, False)


# -- launches ---------------------------------------------------------------------------------------------

# The number of a launch's arguments in front of those of the cluster.
CLUSTER_ARGUMENTS = 12


def parse_sizes(
    parser: OpAsmParser, names: list[UnresolvedOperand], positions_at: int, sizes_at: int
) -> list[UnresolvedOperand]:
    """Parse `sizes` and put the names of three positions and of three sizes into `names`; returns the values
    of the sizes.

    As in MLIR, positions may have less than three names, and a fourth name is that of the next position.
    """
    positions = parser.parse_operand_list("()", -1, False)
    names[positions_at : positions_at + len(positions)] = positions[: len(names) - positions_at]
    parser.parse_keyword("in")
    parser.parse_punctuation("(")
    values: list[UnresolvedOperand] = []
    for number in range(3):
        if number:
            parser.parse_punctuation(",")
        names[sizes_at + number] = parser.parse_operand(False)
        parser.parse_punctuation("=")
        values.append(parser.parse_operand())
    parser.parse_punctuation(")")
    return values


def print_sizes(
    printer: OpAsmPrinter,
    keyword: str,
    positions: Sequence[Value],
    sizes: Sequence[Value],
    values: Sequence[Value],
) -> None:
    printer.print_text(f" {keyword}(")
    printer.print_operands(positions)
    printer.print_text(")")
    print_initialization(printer, " in ", sizes, values)


@assembly(gpu.LaunchOp)
class LaunchSyntax:
    """Mirrors LaunchOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        token = parse_token_type(parser)
        if token is not None:
            state.result_types = [token]
        tokens = parser.parse_operand_list("[]?")
        state.operands = [parser.resolve_operand(operand, TOKEN) for operand in tokens]
        unnamed = UnresolvedOperand(parser.current_location(), b"")
        names = [unnamed] * CLUSTER_ARGUMENTS
        cluster_values: list[UnresolvedOperand] = []
        if parser.parse_optional_keyword("clusters"):
            names += [unnamed] * 6
            cluster_values = parse_sizes(parser, names, CLUSTER_ARGUMENTS, CLUSTER_ARGUMENTS + 3)
        parser.parse_keyword("blocks")
        values = parse_sizes(parser, names, 0, 6)
        parser.parse_keyword("threads")
        values += parse_sizes(parser, names, 3, 9)
        values += cluster_values
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
        arguments = [*[Argument(name, INDEX) for name in names], *buffers]
        parser.parse_region(state.add_region(), arguments if names[0].key else [])
        parser.parse_optional_attr_dict(state.attributes)
        sizes = [len(tokens), *[1] * 6, *[int(bool(cluster_values))] * 3, memory]
        state.properties[OPERAND_SIZES] = dense_array(integer_type(32), sizes)

    @staticmethod
    def print(op: gpu.LaunchOp, printer: OpAsmPrinter) -> None:
        arguments = op.body.blocks[0].args
        if op.asyncToken is not None:
            printer.print_text(" async")
        if op.asyncDependencies:
            printer.print_text(" [")
            printer.print_operands(op.asyncDependencies)
            printer.print_text("]")
        buffers = arguments[CLUSTER_ARGUMENTS:]
        if op.clusterSizeX is not None and op.clusterSizeY is not None and op.clusterSizeZ is not None:
            sizes = (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ)
            print_sizes(printer, "clusters", arguments[12:15], arguments[15:18], sizes)
            buffers = arguments[18:]
        grid, block = (
            (op.gridSizeX, op.gridSizeY, op.gridSizeZ),
            (op.blockSizeX, op.blockSizeY, op.blockSizeZ),
        )
        print_sizes(printer, "blocks", arguments[0:3], arguments[6:9], grid)
        print_sizes(printer, "threads", arguments[3:6], arguments[9:12], block)
        if op.dynamicSharedMemorySize is not None:
            printer.print_text(" dynamic_shared_memory_size ")
            printer.print_operand(op.dynamicSharedMemorySize)
        for keyword, symbol in (("module", op.module), ("function", op.function)):
            if symbol is not None:
                printer.print_text(f" {keyword}(")
                printer.print_attribute(symbol)
                printer.print_text(")")
        count = workgroup_count(op)
        print_buffers(printer, "workgroup", buffers[:count], None)
        print_buffers(printer, "private", buffers[count:], None)
        printer.print_text(" ")
        printer.print_region(op.body, False)
        printer.print_optional_attr_dict(
            op.attributes.entries(), (OPERAND_SIZES, WORKGROUP_COUNT, "module", "function")
        )


# -- directives -------------------------------------------------------------------------------------------


def parse_token_type(parser: OpAsmParser) -> Type | None:
    """Parse `async`; returns the token type, None without the keyword."""
    at = parser.current_location()
    if not parser.parse_optional_keyword("async"):
        return None
    if parser.number_of_results() == 0:
        raise parser.error("needs to be named when marked 'async'", at)
    return TOKEN


@directive("gpu", "AsyncDependencies")
@follows_signature
class AsyncDependencies:
    """`[async] [[%token, ...]]`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Type | None, list[UnresolvedOperand]]:
        token = parse_token_type(parser)
        return token, parser.parse_operand_list("[]?")

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, token: Type | None, tokens: Sequence[Value]) -> None:
        if token is not None:
            printer.print_text("async")
        if tokens:
            printer.print_text(" [" if token is not None else "[")
            printer.print_operands(tokens)
            printer.print_text("]")


@directive("gpu", "AllReduceOperation")
@follows_signature
class AllReduceOperation:
    """Custom directive: the optional keyword of a reduction."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[gpu.AllReduceOperationAttr | None]:
        keyword = parser.parse_optional_any_keyword()
        if keyword is None:
            return (None,)
        operation = gpu.AllReduceOperation.symbolize(keyword)
        if operation is None:
            raise parser.error("invalid op kind")
        return (gpu.AllReduceOperationAttr.get(operation, context=parser.context),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operation: gpu.AllReduceOperationAttr | None) -> None:
        if operation is not None:
            printer.print_text(f" {operation.value}")


@directive("gpu", "LaunchDimType")
@follows_signature
class LaunchDimType:
    """Custom directive: `: type` of the sizes, unless it is index."""

    @staticmethod
    def parse(parser: OpAsmParser, cluster: UnresolvedOperand | None) -> tuple[Type | None, ...]:
        type = parser.parse_type() if parser.parse_optional_punctuation(":") else INDEX
        return (type, *[None if cluster is None else type] * 3)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, type: Type, *clusters: Type | None) -> None:
        if type != INDEX:
            printer.print_text(": ")
            printer.print_type(type)


def _parse_launch_func_operands(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], list[Type]]:
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []

    def parse_one() -> None:
        operands.append(parser.parse_operand())
        types.append(parser.parse_colon_type())

    if parser.parse_optional_keyword("args"):
        parser.parse_comma_separated_list("()", parse_one, " in argument list")
    return operands, types


@directive("gpu", "LaunchFuncOperands")
@follows_signature
class LaunchFuncOperands:
    """Custom directive: `args(%x : type, ...)`, or nothing."""

    parse = staticmethod(_parse_launch_func_operands)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, operands: Sequence[Value], types: Sequence[Type]) -> None:
        if not operands:
            return
        printer.print_text("args(")
        for operand, type in comma_separated(printer, zip(operands, types, strict=True)):
            printer.print_operand(operand)
            printer.print_text(" : ")
            printer.print_type(type)
        printer.print_text(")")


# The object format printed without a keyword.
FAT_BINARY = "fatbin"


@directive("gpu", "OffloadingHandler")
@follows_signature
class OffloadingHandler:
    """`<attribute>`, or nothing for the default handler."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        handler: Attribute | None = None
        if parser.parse_optional_punctuation("<"):
            handler = parser.parse_attribute()
            parser.parse_punctuation(">")
        if handler is None:
            handler = gpu.SelectObjectAttr.get(None, context=parser.context)
        return (handler,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, handler: Attribute | None) -> None:
        is_usual = isinstance(handler, gpu.SelectObjectAttr) and handler.target is None
        if handler is not None and not is_usual:
            printer.print_text("<")
            printer.print_attribute(handler)
            printer.print_text(">")


@directive("gpu", "Object")
class ObjectOfFormat:
    """`[format =] "object"`; the format of fat binaries is left out."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[gpu.CompilationTarget, StringAttr]:
        at = parser.current_location()
        keyword = parser.parse_optional_any_keyword()
        format = gpu.CompilationTarget.symbolize(keyword or FAT_BINARY)
        if format is None:
            raise parser.error("expected keyword for GPU object format", at)
        if keyword is not None:
            parser.parse_punctuation("=")
        at = parser.current_location()
        try:
            content = parser.parse_attribute()
            if not isinstance(content, StringAttr):
                raise parser.error("invalid kind of attribute specified", at)
        except ParseError as error:
            parameter = "parameter 'object' which is to be a `StringAttr`"
            outer = parser.error(f"failed to parse GPU_ObjectAttr {parameter}")
            raise with_outer_error(error, outer) from None
        return format, content

    @staticmethod
    def print(printer: AsmPrinter, format: gpu.CompilationTarget, content: StringAttr) -> None:
        text = str(format)
        if text != FAT_BINARY:
            printer.print_text(f"{text} = ")
        printer.print_attribute(content)


@assembly(gpu.WarpExecuteOnLane0Op)
class WarpSyntax:
    """Mirrors WarpExecuteOnLane0Op::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
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
    def print(op: gpu.WarpExecuteOnLane0Op, printer: OpAsmPrinter) -> None:
        printer.print_text("(")
        printer.print_operand(op.laneid)
        printer.print_text(f")[{op.warp_size.value}]")
        if op.args:
            printer.print_text(" args(")
            printer.print_operands(op.args)
            printer.print_text(" : ")
            printer.print_types([operand.type for operand in op.args])
            printer.print_text(")")
        types = op.result_types()
        if types:
            printer.print_text(" -> (")
            printer.print_types(types)
            printer.print_text(")")
        printer.print_text(" ")
        printer.print_region(op.warpRegion, True, bool(types))
        printer.print_optional_attr_dict(op.attributes.entries(), ("warp_size",))
