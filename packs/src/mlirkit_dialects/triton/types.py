"""Types of tt and ttg: pointers, descriptors of tensors, buffers.

!tt.ptr<type [, "descriptor" | "constant"]>
!tt.tensordesc<sizes x type [, layout]>
!ttg.memdesc<sizes x type, layout, space [, mutable] [, allocated sizes]>
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, ShapedType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import shared_layouts
from mlirkit_dialects.triton.distributed_layouts import Integers, is_power_of_two

Buffer: TypeAlias = tuple[Integers, Type, Attribute, Attribute, bool, Integers]


@value_assembly(triton.PointerType)
class PointerSyntax:
    """As PointerType::parse and print: global memory goes unsaid."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[Type, triton.PtrAddrSpace]:
        parser.parse_punctuation("<")
        pointee = parser.parse_type()
        space = triton.PtrAddrSpace.Global
        if parser.parse_optional_punctuation(","):
            at = parser.current_location()
            name = parser.parse_string()
            named = triton.PtrAddrSpace.symbolize(name)
            if named is None:
                raise parser.error(f"invalid pointer address space '{name}'", at)
            space = named
        parser.parse_punctuation(">")
        return pointee, space

    @staticmethod
    def print(type: triton.PointerType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(type.pointeeType)
        space = type.addressSpace
        is_usual = space == triton.PtrAddrSpace.Global
        printer.print_text(">" if is_usual else f', "{space.stringify()}">')


@value_verifier(triton.PointerType)
def verify_pointer(type: triton.PointerType) -> str | None:
    """As PointerType::verify."""
    if isinstance(type.pointeeType, IntegerType | FloatType):
        return None
    return "pointer types must point to integer or floating-point types"


@value_assembly(triton.TensorDescType)
class TensorDescSyntax:
    """As TensorDescType::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[Integers, Type, Attribute | None]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        shape = parser.parse_dimension_list(True, True)
        if DYNAMIC in shape:
            raise parser.error("expected static shape")
        element = parser.parse_type()
        if isinstance(element, ShapedType):
            raise parser.error(
                "tensor descriptors must not wrap tensor types; use "
                "!tt.tensordesc<shape x element-type[, layout]> instead",
                at,
            )
        layout = parser.parse_attribute() if parser.parse_optional_punctuation(",") else None
        parser.parse_punctuation(">")
        return tuple(shape), element, layout

    @staticmethod
    def print(type: triton.TensorDescType, printer: AsmPrinter) -> None:
        printer.print_text("<" + "".join([f"{size}x" for size in type.shape]))
        printer.print_type(type.elementType)
        if type.sharedLayout is not None:
            printer.print_text(", ")
            printer.print_attribute(type.sharedLayout)
        printer.print_text(">")


@value_assembly(triton.MemDescType)
class MemDescSyntax:
    """As MemDescType::parse and print: the allocated shape is said where it is another."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> Buffer:
        parser.parse_punctuation("<")
        shape = tuple(parser.parse_dimension_list(False, True))
        element = parser.parse_type()
        parser.parse_punctuation(",")
        layout = parser.parse_attribute()
        parser.parse_punctuation(",")
        space = parser.parse_attribute()
        is_mutable = False
        allocated: tuple[int, ...] = shape
        has_more = parser.parse_optional_punctuation(",")
        if has_more and parser.parse_optional_keyword("mutable"):
            is_mutable = True
            has_more = parser.parse_optional_punctuation(",")
        if has_more and not parser.at(">"):
            allocated = tuple(parser.parse_dimension_list(False, False))
        parser.parse_punctuation(">")
        return shape, element, layout, space, is_mutable, allocated

    @staticmethod
    def print(type: triton.MemDescType, printer: AsmPrinter) -> None:
        printer.print_text("<" + "".join([f"{size}x" for size in type.shape]))
        printer.print_type(type.elementType)
        printer.print_text(", ")
        printer.print_attribute(type.encoding)
        printer.print_text(", ")
        printer.print_attribute(type.memorySpace)
        if type.mutableMemory:
            printer.print_text(", mutable")
        if tuple(type.allocShape) != tuple(type.shape):
            printer.print_text(f", {'x'.join(map(str, type.allocShape))}")
        printer.print_text(">")


@value_verifier(triton.MemDescType)
def verify_buffer(type: triton.MemDescType) -> str | None:
    """As MemDescType::verify."""
    shape, allocated = tuple(type.shape), tuple(type.allocShape)
    if not shape:
        return "rank 0 memdesc is not allowed"
    # The first of several buffers' dimensions may have any size.
    inner = shape if (shared_layouts.rank_of(type.encoding) or 0) >= len(shape) else shape[1:]
    if not all(map(is_power_of_two, inner)):
        return f"shape must have power-of-2 and non-zero dimensions; got {', '.join(map(str, shape))}"
    if len(allocated) < len(shape):
        return "alloc shape must have at least as many dimensions as shape"
    for size, whole in zip(reversed(shape), reversed(allocated), strict=False):
        if size > whole:
            return (
                f"shape must be less than or equal to allocShape. shape = {', '.join(map(str, shape))}, "
                f"allocShape = {', '.join(map(str, allocated))}"
            )
    if isinstance(type.encoding, shared_layouts.SHARED):
        if not isinstance(type.memorySpace, triton.SharedMemorySpaceAttr):
            return f"memorySpace must be SharedMemorySpace for shared encoding. Got {type.memorySpace}"
        rank = shared_layouts.rank_of(type.encoding)
        if rank not in (len(shape), len(shape) - 1):
            return f"rank must be equal to or one less than the shape size. Got {rank} and {len(shape)}"
        return None
    # Tensor memory has layouts of its own, in a dialect that is not here.
    if isinstance(type.encoding, OpaqueAttr):
        return None
    return f"{type.encoding} is not a valid encoding"
