"""Types of tt and ttg: pointers, descriptors of tensors, buffers.

!tt.ptr<type [, "descriptor" | "constant"]>
!tt.tensordesc<sizes x type [, layout]>                 and !ttng.tensordesc_im2col
!ttg.memdesc<sizes x type, layout, space [, mutable] [, allocated sizes]>
"""

from __future__ import annotations

from typing import TypeAlias

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Attribute, Type
from mlirkit.ods.live.hooks import value_assembly, value_verifier
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton import shared_layouts, tensor_memory_layouts
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.buffer_checks import in_layout, layout_rank, shape_problem
from mlirkit_dialects.triton.distributed_layouts import Integers
from mlirkit_dialects.triton.layout_functions import cluster_of, copied_block, function_of, shape_per_block
from mlirkit_dialects.triton.shapes import bits_of

Descriptor: TypeAlias = tuple[Integers, Type, Attribute | None]
Buffer: TypeAlias = tuple[Integers, Type, Attribute, Attribute, bool, Integers]


@value_assembly(triton.PointerType)
class PointerSyntax:
    """Mirrors PointerType::parse and print: global memory is left out."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[Type, triton.PtrAddrSpace]:
        return PointerSyntax.read(parser, False)

    @staticmethod
    def read(parser: DialectAsmParser, takes_number: bool) -> tuple[Type, triton.PtrAddrSpace]:
        """Parse the parameters; with `takes_number` a space may be a number."""
        parser.parse_punctuation("<")
        pointee = parser.parse_type()
        space = triton.PtrAddrSpace.Global
        if parser.parse_optional_punctuation(","):
            at = parser.current_location()
            number = parser.parse_optional_integer() if takes_number else None
            if number is not None:
                parser.parse_punctuation(">")
                return pointee, _space(number, parser, at)
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


def _space(number: int, parser: DialectAsmParser, at: int) -> triton.PtrAddrSpace:
    try:
        return triton.PtrAddrSpace(number)
    except ValueError:
        raise parser.error(f"invalid pointer address space {number}", at) from None


@value_verifier(triton.PointerType)
def verify_pointer(type: triton.PointerType) -> str | None:
    """Mirrors PointerType::verify."""
    if isinstance(type.pointeeType, IntegerType | FloatType):
        return None
    return "pointer types must point to integer or floating-point types"


@value_assembly(triton.TensorDescType, ttng.TensorDescIm2ColType)
class TensorDescSyntax:
    """Mirrors TensorDescType::parse and print, and TensorDescIm2ColType::parse and print."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> Descriptor:
        return TensorDescSyntax.read(parser, False)

    @staticmethod
    def read(parser: DialectAsmParser, takes_tensor: bool) -> Descriptor:
        """Parse the parameters; with `takes_tensor` they may be a tensor type."""
        parser.parse_punctuation("<")
        at = parser.current_location()
        shape = parser.parse_dimension_list(True, True)
        if DYNAMIC in shape:
            raise parser.error("expected static shape")
        element = parser.parse_type()
        if takes_tensor and not shape and isinstance(element, RankedTensorType):
            parser.parse_punctuation(">")
            return tuple(element.dims), element.element_type, element.encoding
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
    def print(type: triton.TensorDescType | ttng.TensorDescIm2ColType, printer: AsmPrinter) -> None:
        printer.print_text("<" + "".join([f"{size}x" for size in type.shape]))
        printer.print_type(type.elementType)
        if type.sharedLayout is not None:
            printer.print_text(", ")
            printer.print_attribute(type.sharedLayout)
        printer.print_text(">")


@value_verifier(ttng.TensorDescIm2ColType)
def verify_im2col(type: ttng.TensorDescIm2ColType) -> str | None:
    """Mirrors TensorDescIm2ColType::verify."""
    rank = len(type.shape)
    return None if rank == 2 else f"TensorDescIm2ColType requires rank-2 shape, got rank {rank}"


@value_assembly(triton.MemDescType)
class MemDescSyntax:
    """Mirrors MemDescType::parse and print: the allocated shape is printed if it differs."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> Buffer:
        return MemDescSyntax.read(parser, None)

    @staticmethod
    def read(parser: DialectAsmParser, usual_space: Attribute | None) -> Buffer:
        """Parse the parameters; the space is required unless there is a default."""
        parser.parse_punctuation("<")
        shape = tuple(parser.parse_dimension_list(False, True))
        element = parser.parse_type()
        parser.parse_punctuation(",")
        layout = parser.parse_attribute()
        space, is_mutable = usual_space, False
        allocated: tuple[int, ...] = shape
        has_more = False
        if space is None:
            parser.parse_punctuation(",")
            has_more = True
        else:
            has_more = parser.parse_optional_punctuation(",")
        if has_more and (space is None or parser.at("#")):
            space = parser.parse_attribute()
            has_more = parser.parse_optional_punctuation(",")
        assert space is not None
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
    """Mirrors MemDescType::verify."""
    shape, allocated, layout = tuple(type.shape), tuple(type.allocShape), type.encoding
    bits = bits_of(type.elementType)
    if not shape:
        return "rank 0 memdesc is not allowed"
    if bits != 1 and bits < _LEAST_BITS:
        return f"element type bit width must be 1 or at least 8; got {bits}"
    for subject, sizes in (("shape", shape), ("alloc shape", allocated)):
        if 0 in sizes:
            return f"{subject} has 0 dimension"
    if len(allocated) < len(shape):
        return "alloc shape must have at least as many dimensions as shape"
    if not isinstance(layout, (*shared_layouts.SHARED, *tensor_memory_layouts.TENSOR_MEMORY)):
        return f"{layout} is not a valid encoding"
    problem = (
        _rank_problem(layout, len(shape))
        or shape_problem(shape, layout, "shape")
        or shape_problem(allocated, layout, "alloc shape")
    )
    if problem is not None:
        return problem
    if any(size > whole for size, whole in zip(reversed(shape), reversed(allocated), strict=False)):
        return (
            f"shape must be less than or equal to allocShape. shape = {_listed(shape)}, "
            f"allocShape = {_listed(allocated)}"
        )
    if isinstance(layout, ttng.TensorMemoryEncodingAttr | ttng.TensorMemoryScalesEncodingAttr):
        return _tensor_memory_problem(type, layout, bits)
    if not isinstance(type.memorySpace, triton.SharedMemorySpaceAttr):
        return f"memorySpace must be SharedMemorySpace for shared encoding. Got {type.memorySpace}"
    if bits % _LEAST_BITS:
        return f"shared-memory element type bit width must be a multiple of 8; got {bits}"
    return _layout_problem(layout, in_layout(allocated, layout))


def _listed(shape: Integers) -> str:
    return ", ".join(map(str, shape))


def _rank_problem(layout: Attribute, rank: int) -> str | None:
    """The error message for the rank; one dimension more than the layout's is the number of buffers."""
    expected = layout_rank(layout)
    if isinstance(layout, ttng.TensorMemoryEncodingAttr):
        return None if rank in (2, 3) else "rank must be 2 or 3"
    if isinstance(layout, ttng.TensorMemoryScalesEncodingAttr):
        return None if rank == 2 else f"tensor-memory scale descriptors must have rank 2; got {rank}"
    if expected is None or expected in (rank, rank - 1):
        return None
    return f"rank must be equal to or one less than the shape size. Got {expected} and {rank}"


def _tensor_memory_problem(
    type: triton.MemDescType,
    layout: ttng.TensorMemoryEncodingAttr | ttng.TensorMemoryScalesEncodingAttr,
    bits: int,
) -> str | None:
    """The error message for a buffer in tensor memory."""
    shape, allocated = tuple(type.shape), in_layout(type.allocShape, layout)
    if not isinstance(type.memorySpace, ttng.TensorMemorySpaceAttr):
        return "memorySpace must be TensorMemorySpace"
    if isinstance(layout, ttng.TensorMemoryScalesEncodingAttr):
        if len(type.allocShape) != 2:
            return "Scales don't currently support multibuffering"
        return None if bits == _LEAST_BITS else "bitwidth must be 8"
    if bits < _LEAST_BITS:
        return f"tensor-memory element type bit width must be at least 8; got {bits}"
    if bits * layout.colStride > _COLUMN_BITS:
        return f"bitwidth * colStride must be less than or equal to 32. Got {bits} and {layout.colStride}"
    split = cluster_of(layout).sizes
    least = (layout.blockM * split[0], min(layout.blockN, shape[-1]) * split[1])
    if shape[-2] < least[0] or shape[-1] < least[1]:
        return f"the tensor shape must be at least {least[0]}x{least[1]}. Got {_listed(shape)}"
    function = function_of(allocated, layout)
    if function is not None and function.sizes != allocated:
        return f"allocation shape must be equal to {function.sizes[0]}x{function.sizes[1]}"
    return None


def _layout_problem(layout: Attribute, allocated: Integers) -> str | None:
    """The error message for sizes with a shared memory layout of a fixed shape."""
    sizes: Integers = allocated
    if isinstance(layout, triton.PaddedSharedEncodingAttr):
        sizes = layout.linearComponent.sizes
    elif isinstance(layout, triton.SharedLinearEncodingAttr):
        sizes = layout.linearLayout.sizes
    elif isinstance(layout, triton.NVMMASharedEncodingAttr):
        copied = copied_block(layout, shape_per_block(layout, allocated), False)
        return copied if isinstance(copied, str) else None
    for dim, (size, expected) in enumerate(zip(sizes, allocated, strict=True)):
        if size != expected:
            return f"Mismatch in expected shape for dimension {dim}. Expected: {expected}, got: {size}"
    return None


_LEAST_BITS = 8
_COLUMN_BITS = 32
