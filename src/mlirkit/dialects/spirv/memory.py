"""Custom syntax of spirv's variables and memory.

spirv.Load "StorageClass" %p [access] [dict] : type
spirv.Store "StorageClass" %p, %v [access] : type
spirv.CopyMemory "StorageClass" %to, "StorageClass" %from [access] [, [access]] : type [dict]
spirv.INTEL.SubgroupBlockWrite "StorageClass" %p, %v : type           printed without the class
spirv.Variable [init(%v)] [decorations] [dict] : pointer type

access      ::= `[` "Volatile|..." [`,` alignment] `]`                the alignment if a bit is Aligned
decorations ::= `bind` `(` set `,` binding `)` | `built_in` `(` "name" `)`
"""

from __future__ import annotations

from enum import Enum
from typing import cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.spirv.types import pointer_type
from mlirkit.dialects.spirv.words import parse_string_case
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import assembly, follows_signature

I32 = integer_type(32)


def parse_storage_class(parser: AsmParser) -> Enum:
    """Parse a storage class as a string."""
    return case_of(parse_string_case(parser, "storage_class"))


def print_storage_class(printer: OpAsmPrinter, pointer: Value) -> None:
    """Print ` "StorageClass" %p`."""
    printer.print_text(f' "{type_as(pointer, spirv.PointerType).storage_class}" ')
    printer.print_operand(pointer)


def parse_access(parser: AsmParser, state: OperationState, prefix: str = "") -> None:
    """Parse an optional memory access; `prefix` is that of the attributes' names."""
    if not parser.parse_optional_punctuation("["):
        return
    access = parse_string_case(parser, "memory_access")
    state.properties[f"{prefix}memory_access"] = access
    if is_aligned(access):
        parser.parse_punctuation(",")
        state.properties[f"{prefix}alignment"] = parser.parse_attribute(I32)
    parser.parse_punctuation("]")


def is_aligned(access: Attribute) -> bool:
    return bool(cast(spirv.MemoryAccess, case_of(access)) & spirv.MemoryAccess.Aligned)


def print_access(
    printer: AsmPrinter, access: spirv.MemoryAccessAttr | None, alignment: IntegerAttr | None
) -> None:
    if access is None:
        return
    printer.print_text(f' ["{case_of(access)}"')
    if alignment is not None and is_aligned(access):
        printer.print_text(f", {alignment.bits}")
    printer.print_text("]")


@assembly(spirv.LoadOp)
@follows_signature
class LoadSyntax:
    """Mirrors LoadOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        storage_class = parse_storage_class(parser)
        pointer = parser.parse_operand()
        parse_access(parser, state)
        parser.parse_optional_attr_dict(state.attributes)
        type = parser.parse_colon_type()
        state.operands = [parser.resolve_operand(pointer, pointer_type(type, storage_class, parser.context))]
        state.result_types = [type]

    @staticmethod
    def print(op: spirv.LoadOp, printer: OpAsmPrinter) -> None:
        print_storage_class(printer, op.ptr)
        print_access(printer, op.memory_access_attr, op.alignment)
        printer.print_optional_attr_dict(op.attributes.entries(), elided_by(op))
        printer.print_text(" : ")
        printer.print_type(op.value.type)


def elided_by(op: Operation, prefix: str = "") -> list[str]:
    """The names of attributes that `print_access` prints."""
    access = op.inherent(f"{prefix}memory_access")
    if access is None:
        return []
    names = [f"{prefix}memory_access"]
    if is_aligned(access) and op.inherent(f"{prefix}alignment") is not None:
        names.append(f"{prefix}alignment")
    return names


@assembly(spirv.StoreOp)
@follows_signature
class StoreSyntax:
    """Mirrors StoreOp::parse and print, which prints a dictionary that it does not read."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        storage_class = parse_storage_class(parser)
        operands = parser.parse_operand_list("", 2)
        parse_access(parser, state)
        type = parser.parse_colon_type()
        pointer = pointer_type(type, storage_class, parser.context)
        state.operands = parser.resolve_operands(operands, [pointer, type], at)

    @staticmethod
    def print(op: spirv.StoreOp, printer: OpAsmPrinter) -> None:
        print_storage_class(printer, op.ptr)
        printer.print_text(", ")
        printer.print_operand(op.value)
        print_access(printer, op.memory_access_attr, op.alignment)
        printer.print_text(" : ")
        printer.print_type(op.value.type)
        printer.print_optional_attr_dict(op.attributes.entries(), elided_by(op))


@assembly(spirv.CopyMemoryOp)
@follows_signature
class CopyMemorySyntax:
    """Mirrors CopyMemoryOp::parse and print: a missing source access prints like the target's."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        target_class = parse_storage_class(parser)
        target = parser.parse_operand()
        parser.parse_punctuation(",")
        source_class = parse_storage_class(parser)
        source = parser.parse_operand()
        parse_access(parser, state)
        if parser.parse_optional_punctuation(","):
            parse_access(parser, state, "source_")
        type = parser.parse_colon_type()
        parser.parse_optional_attr_dict(state.attributes)
        state.operands = [
            parser.resolve_operand(target, pointer_type(type, target_class, parser.context)),
            parser.resolve_operand(source, pointer_type(type, source_class, parser.context)),
        ]

    @staticmethod
    def print(op: spirv.CopyMemoryOp, printer: OpAsmPrinter) -> None:
        target, source = op.operand_values()
        printer.print_text(" ")
        print_storage_class(printer, target)
        printer.print_text(", ")
        print_storage_class(printer, source)
        access, alignment = op.memory_access_attr, op.alignment
        print_access(printer, access, alignment)
        printer.print_text(", ")
        print_access(
            printer,
            op.source_memory_access_attr or access,
            op.source_alignment or alignment,
        )
        elided = [*elided_by(op), *elided_by(op, "source_")]
        printer.print_optional_attr_dict(op.attributes.entries(), elided)
        printer.print_text(" : ")
        printer.print_type(type_as(target, spirv.PointerType).pointee_type)


@assembly(spirv.INTELSubgroupBlockWriteOp)
@follows_signature
class SubgroupBlockWriteSyntax:
    """Mirrors INTELSubgroupBlockWriteOp::parse and print, which do not agree."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        at = parser.current_location()
        storage_class = parse_storage_class(parser)
        operands = parser.parse_operand_list("", 2)
        type = parser.parse_colon_type()
        pointee = type.element_type if isinstance(type, VectorType) else type
        pointer = pointer_type(pointee, storage_class, parser.context)
        state.operands = parser.resolve_operands(operands, [pointer, type], at)

    @staticmethod
    def print(op: spirv.INTELSubgroupBlockWriteOp, printer: OpAsmPrinter) -> None:
        printer.print_text(" ")
        printer.print_operands(op.operand_values())
        printer.print_text(" : ")
        printer.print_type(op.value.type)


def parse_decorations(parser: AsmParser, state: OperationState) -> None:
    """Mirrors parseVariableDecorations: decorations and the dictionary."""
    if parser.parse_optional_keyword("bind"):
        parser.parse_punctuation("(")
        state.attributes["descriptor_set"] = parser.parse_attribute(I32)
        parser.parse_punctuation(",")
        state.attributes["binding"] = parser.parse_attribute(I32)
        parser.parse_punctuation(")")
    elif parser.parse_optional_keyword("built_in"):
        parser.parse_punctuation("(")
        name = parse_attribute_of(parser, StringAttr)
        state.attributes["built_in"] = name
        parser.parse_punctuation(")")
    parser.parse_optional_attr_dict(state.attributes)


def print_decorations(op: Operation, printer: AsmPrinter, elided: tuple[str, ...]) -> None:
    """Mirrors printVariableDecorations."""
    attributes = op.attributes.entries()
    location = attributes.get("descriptor_set"), attributes.get("binding")
    if isinstance(location[0], IntegerAttr) and isinstance(location[1], IntegerAttr):
        elided = (*elided, "descriptor_set", "binding")
        printer.print_text(f" bind({location[0].value}, {location[1].value})")
    name = attributes.get("built_in")
    if isinstance(name, StringAttr):
        elided = (*elided, "built_in")
        printer.print_text(f' built_in("{name.value}")')
    printer.print_optional_attr_dict(attributes, elided)


@assembly(spirv.VariableOp)
@follows_signature
class VariableSyntax:
    """Mirrors VariableOp::parse and print."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        initializer = None
        if parser.parse_optional_keyword("init"):
            parser.parse_punctuation("(")
            initializer = parser.parse_operand()
            parser.parse_punctuation(")")
        parse_decorations(parser, state)
        parser.parse_punctuation(":")
        at = parser.current_location()
        type = parser.parse_type()
        if not isinstance(type, spirv.PointerType):
            raise parser.error("expected spirv.ptr type", at)
        state.result_types = [type]
        if initializer is not None:
            state.operands = [parser.resolve_operand(initializer, type.pointee_type)]
        make = parser.context.dialect("spirv").attribute_class("storage_class")
        state.properties["storage_class"] = make(type.storage_class)

    @staticmethod
    def print(op: spirv.VariableOp, printer: OpAsmPrinter) -> None:
        if op.initializer is not None:
            printer.print_text(" init(")
            printer.print_operand(op.initializer)
            printer.print_text(")")
        print_decorations(op, printer, ("storage_class",))
        printer.print_text(" : ")
        printer.print_type(op.pointer.type)
