"""Custom syntax of wasmssa: functions, globals, else regions.

wasmssa.func [exported] function                block arguments are `!wasmssa<local ref to T>` for T in the
type wasmssa.global [exported] @name type [mutable] : region wasmssa.import_global "name" from "module" as
@name [mutable] : type custom<ElseRegion>                              [else region]
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import UNIT, TypeAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import FunctionOpInterface, function_body
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import wasmssa
from mlirkit.dialects.function_syntax import parse_function, print_function
from mlirkit.ods.live.hooks import assembly, directive, interface

FUNCTION_TYPE = "functionType"


def parse_exported(parser: OpAsmParser, state: OperationState) -> None:
    """Parse an optional `exported`."""
    keyword = parser.parse_optional_keyword_or_string()
    if keyword is None:
        return
    if keyword != "exported":
        raise parser.error(
            f"expecting either `exported` or symbol name. got {keyword}", parser.name_location()
        )
    state.properties["exported"] = UNIT


def parse_mutable(parser: OpAsmParser, state: OperationState) -> None:
    """Parse an optional `mutable`; another keyword is skipped."""
    if parser.parse_optional_keyword_or_string() == "mutable":
        state.properties["isMutable"] = UNIT


def local_type(type: Type) -> Type | None:
    """The value type of a local variable's type; None for other types."""
    return type.elementType if isinstance(type, wasmssa.LocalRefType) else None


class WasmFunction(FunctionOpInterface):
    """The function syntax with references to the argument types in the entry block."""

    __slots__ = ()

    def signature(self, op: Operation) -> FunctionType | None:
        type = op.inherent(FUNCTION_TYPE)
        return type.value if isinstance(type, TypeAttr) and isinstance(type.value, FunctionType) else None

    def verify_body(self, op: Operation) -> None:
        block = function_body(op).first_block
        if block is None:
            return
        expected = self.argument_types(op)
        if len(block.args) != len(expected):
            raise op.error(
                "entry block should have same number of arguments as function type. Function type has "
                f"{len(expected)}, entry block has {len(block.args)}"
            )
        for number, (type, argument) in enumerate(zip(expected, block.args, strict=True)):
            held = local_type(argument.type)
            if held is None:
                raise op.error(
                    f"entry block argument type should be LocalRefType, got '{argument.type}' for block "
                    f"argument {number}"
                )
            if held != type:
                raise op.error(
                    f"func argument type #{number}('{type}') doesn't match entry block referenced type "
                    f"('{held}')"
                )


interface(wasmssa.FuncOp, "FunctionOpInterface")(WasmFunction())


@assembly(wasmssa.FuncOp)
class FuncSyntax:
    """Mirrors FuncOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_exported(parser, state)

        def make_type(inputs: Sequence[Type], results: Sequence[Type], variadic: bool) -> Type:
            held: list[Type] = []
            for input in inputs:
                type = local_type(input)
                if type is None:
                    raise parser.error(
                        f"invalid type for wasm.func argument. Expecting !wasm<local T>, got '{input}'"
                    )
                held.append(type)
            return FunctionType(held, list(results))

        parse_function(parser, state, make_type=make_type, type_name=FUNCTION_TYPE)

    @staticmethod
    def print(op: wasmssa.FuncOp, printer: OpAsmPrinter) -> None:
        if op.exported_attr is not None:
            printer.print_text(" exported")
        print_function(op, printer, elided=("exported", FUNCTION_TYPE))


@assembly(wasmssa.GlobalOp)
class GlobalSyntax:
    """Mirrors GlobalOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        parse_exported(parser, state)
        state.properties["sym_name"] = parser.parse_symbol_name()
        state.properties["type"] = TypeAttr(parser.parse_type())
        parse_mutable(parser, state)
        parser.parse_punctuation(":")
        parser.parse_region(state.add_region())

    @staticmethod
    def print(op: wasmssa.GlobalOp, printer: OpAsmPrinter) -> None:
        if op.exported_attr is not None:
            printer.print_text(" exported")
        printer.print_text(f" @{op.sym_name.value} ")
        printer.print_type(op.type.value)
        if op.isMutable_attr is not None:
            printer.print_text(" mutable")
        printer.print_text(" :")
        if not op.initializer.is_empty:
            printer.print_text(" ")
            printer.print_region(op.initializer, False)


@assembly(wasmssa.GlobalImportOp)
class GlobalImportSyntax:
    """Mirrors GlobalImportOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.properties["importName"] = StringAttr(parser.parse_string())
        parser.parse_keyword("from")
        state.properties["moduleName"] = StringAttr(parser.parse_string())
        parser.parse_keyword("as")
        state.properties["sym_name"] = parser.parse_symbol_name()
        parse_mutable(parser, state)
        parser.parse_punctuation(":")
        state.properties["type"] = TypeAttr(parser.parse_type())

    @staticmethod
    def print(op: wasmssa.GlobalImportOp, printer: OpAsmPrinter) -> None:
        name, module, symbol = op.importName.value, op.moduleName.value, op.sym_name.value
        printer.print_text(f' "{name}" from "{module}" as @{symbol}')
        if op.isMutable:
            printer.print_text(" mutable")
        printer.print_text(" : ")
        printer.print_type(op.type_attr.value)


@directive("wasmssa", "ElseRegion")
class ElseRegion:
    """Custom directive: the optional else region."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Region]:
        region = Region()
        if parser.parse_optional_keyword_or_string() == "else":
            parser.parse_region(region)
        return (region,)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, region: Region) -> None:
        if not region.is_empty:
            # The word with its blank is no keyword, so MLIR quotes it.
            printer.print_keyword_or_string("else ")
            printer.print_region(region)
