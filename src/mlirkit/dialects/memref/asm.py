"""Custom syntax of memref.

    memref.alloca_scope [-> types] region
    memref.generic_atomic_rmw %m[%i] : type region
    memref.prefetch %m[%i], read|write, locality<n>, data|instr : type
    memref.dma_start %src[...], %dst[...], %count, %tag[...] [, %stride, %per_stride] : type, type, type
    memref.transpose %m (map) : type to type
    memref.global ... : type [= uninitialized | = value]

An attribute dictionary precedes the colon, or follows a region.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import FALSE, TRUE, UNIT, BoolAttr, IntegerAttr, TypeAttr, UnitAttr
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import MemRefType, RankedTensorType
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value
from mlirkit.dialects.declared import memref
from mlirkit.dialects.format_directives import ColonMemRefType
from mlirkit.dialects.loop_syntax import print_parenthesized
from mlirkit.ods.live.formats.region_text import ensure_terminator
from mlirkit.ods.live.hooks import assembly, assembly_format, directive, follows_signature


def parse_indexed(parser: OpAsmParser) -> tuple[UnresolvedOperand, list[UnresolvedOperand]]:
    """Parse `%m[%i, %j]`, unresolved."""
    return parser.parse_operand(), parser.parse_operand_list("[]")


def print_indexed(printer: OpAsmPrinter, buffer: Value, indices: Sequence[Value]) -> None:
    """Print `%m[%i, %j]`."""
    printer.print_operand(buffer)
    printer.print_text("[")
    printer.print_operands(indices)
    printer.print_text("]")


@assembly(memref.AllocaScopeOp)
class AllocaScopeSyntax:
    """Mirrors AllocaScopeOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        state.result_types = parser.parse_optional_arrow_type_list()
        body = state.add_region()
        parser.parse_region(body)
        ensure_terminator(body, state, "memref.alloca_scope.return")
        parser.parse_optional_attr_dict(state.attributes)

    @staticmethod
    def print(op: memref.AllocaScopeOp, printer: OpAsmPrinter) -> None:
        types = op.result_types()
        printer.print_text(" ")
        if types:
            print_parenthesized(printer, types)
        printer.print_text(" ")
        printer.print_region(op.bodyRegion, False, bool(types))
        printer.print_optional_attr_dict(op.attributes.entries())


@assembly(memref.GenericAtomicRMWOp)
class GenericAtomicRmwSyntax:
    """Mirrors GenericAtomicRMWOp::parse and print: operands get their types before the region is read."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        buffer, indices = parse_indexed(parser)
        at = parser.current_location()
        type = parser.parse_colon_type()
        state.operands = [parser.resolve_operand(buffer, type)]
        state.operands.extend(parser.resolve_operands(indices, [INDEX] * len(indices)))
        # MLIR does not check that it is one.
        if not isinstance(type, MemRefType):
            raise parser.error(
                f"invalid kind of type specified: expected builtin.memref, but found '{type}'", at
            )
        parser.parse_region(state.add_region())
        parser.parse_optional_attr_dict(state.attributes)
        state.result_types = [type.element_type]

    @staticmethod
    def print(op: memref.GenericAtomicRMWOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        print_indexed(printer, op.memref, op.indices)
        printer.print_text(" : ")
        printer.print_type(op.memref.type)
        printer.print_text(" ")
        printer.print_region(op.atomic_body)
        printer.print_optional_attr_dict(op.attributes.entries())


directive("memref", "ColonMemRefType")(ColonMemRefType)


@directive("memref", "PrefetchKind")
@follows_signature
class PrefetchKind:
    """`read|write, locality<n>, data|instr`: `is_write`, `locality_hint`, `is_data_cache`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[BoolAttr, Attribute, BoolAttr]:
        access = parser.parse_any_keyword()
        parser.parse_punctuation(",")
        parser.parse_keyword("locality")
        parser.parse_punctuation("<")
        locality = parser.parse_attribute(integer_type(32))
        parser.parse_punctuation(">")
        parser.parse_punctuation(",")
        cache = parser.parse_any_keyword()
        at = parser.name_location()
        if access not in ("read", "write"):
            raise parser.error("rw specifier has to be 'read' or 'write'", at)
        if cache not in ("data", "instr"):
            raise parser.error("cache type has to be 'data' or 'instr'", at)
        return TRUE if access == "write" else FALSE, locality, TRUE if cache == "data" else FALSE

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, is_write: BoolAttr, locality: IntegerAttr, is_data: BoolAttr
    ) -> None:
        access = "write" if is_write.value else "read"
        cache = "data" if is_data.value else "instr"
        printer.print_text(f"{access}, locality<{locality.value}>, {cache}")


assembly_format(
    memref.PrefetchOp,
    format="""
        $memref `[` $indices `]` `,` custom<PrefetchKind>($isWrite, $localityHint, $isDataCache)
        attr-dict custom<ColonMemRefType>(type($memref))
    """,
)


@assembly(memref.DmaStartOp)
@follows_signature
class DmaStartSyntax:
    """Mirrors DmaStartOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        source, source_indices = parse_indexed(parser)
        parser.parse_punctuation(",")
        target, target_indices = parse_indexed(parser)
        parser.parse_punctuation(",")
        count = parser.parse_operand()
        parser.parse_punctuation(",")
        tag, tag_indices = parse_indexed(parser)
        strides: list[UnresolvedOperand] = []
        if parser.parse_optional_punctuation(","):
            strides = parser.parse_operand_list()
            if len(strides) != 2:
                raise parser.error("expected two stride related operands", parser.name_location())
        parser.parse_optional_attr_dict(state.attributes)
        types = parser.parse_colon_type_list()
        if len(types) != 3:
            raise parser.error("fewer/more types expected", parser.name_location())
        for buffer, indices, type in (
            (source, source_indices, types[0]),
            (target, target_indices, types[1]),
            (tag, tag_indices, types[2]),
        ):
            if buffer is tag:
                state.operands.append(parser.resolve_operand(count, INDEX))
            state.operands.append(parser.resolve_operand(buffer, type))
            state.operands.extend(parser.resolve_operands(indices, [INDEX] * len(indices)))
        state.operands.extend(parser.resolve_operands(strides, [INDEX] * len(strides)))

    @staticmethod
    def print(op: memref.DmaStartOp, printer: OpAsmPrinter) -> None:
        operands = op.operand_values()
        types: list[Type] = []
        at = 0
        for number in range(3):
            if number == 2:
                printer.print_text(", ")
                printer.print_operand(operands[at])
                at += 1
            buffer = operands[at]
            if not isinstance(buffer.type, MemRefType):
                raise NoCustomForm
            end = at + 1 + len(buffer.type.dims)
            printer.print_text(", " if number else " ")
            print_indexed(printer, buffer, operands[at + 1 : end])
            types.append(buffer.type)
            at = end
        if at < len(operands):
            printer.print_text(", ")
            printer.print_operands(operands[at:])
        printer.print_optional_attr_dict(op.attributes.entries())
        printer.print_text(" : ")
        printer.print_types(types)


@directive("memref", "Permutation")
@follows_signature
class Permutation:
    """A map without `affine_map`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[AffineMapAttr]:
        permutation = parser.parse_affine_map()
        return (permutation if isinstance(permutation, AffineMapAttr) else AffineMapAttr(permutation),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, permutation: AffineMapAttr) -> None:
        printer.print_text(str(permutation.value))


assembly_format(
    memref.TransposeOp,
    format="""
        $in custom<Permutation>($permutation) attr-dict custom<ColonMemRefType>(type($in)) `to` type(results)
    """,
)


@directive("memref", "GlobalMemrefOpTypeAndInitialValue")
@follows_signature
class GlobalTypeAndInitialValue:
    """`type`, `type = uninitialized` or `type = dense<...>`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[TypeAttr, Attribute | None]:
        type = parser.parse_type()
        if not isinstance(type, MemRefType) or not type.has_static_shape:
            raise parser.error(
                f"type should be static shaped memref, but got '{type}'", parser.name_location()
            )
        attribute = TypeAttr(type)
        if not parser.parse_optional_punctuation("="):
            return attribute, None
        if parser.parse_optional_keyword("uninitialized"):
            return attribute, UNIT
        value = parser.parse_attribute(RankedTensorType(type.dims, type.element_type))
        if not isinstance(value, ElementsAttr):
            raise parser.error("initial value should be a unit or elements attribute", parser.name_location())
        return attribute, value

    @staticmethod
    def print(printer: OpAsmPrinter, op: memref.GlobalOp, type: TypeAttr, value: Attribute | None) -> None:
        printer.print_type(type.value)
        if value is None:
            return
        printer.print_text(" = ")
        if isinstance(value, UnitAttr):
            printer.print_text("uninitialized")
        else:
            printer.print_attribute_without_type(value)
