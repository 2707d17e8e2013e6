"""Custom syntax of xegpu: tensor and memory descriptors, optional lists of offsets.

!xegpu.tensor_desc<shape x element type [, encoding] [, layout]>        the default encoding is left out
!xegpu.mem_desc<shape x element type [, layout]>
#xegpu.mem_layout<name = attribute, ...>
custom<OptionalDynamicIndexList>        [integers and values], or nothing
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.dense import DenseI64ArrayAttr, dense_array
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, UnresolvedOperand
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import Value
from mlirkit.dialects.attribute_kinds import parse_attribute_of
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import xegpu
from mlirkit.dialects.xegpu.descriptors import chunk_size, has_defaults_only, space_of
from mlirkit.dialects.xegpu.layouts import field, is_evenly_distributable, rank
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.formats.dynamic_index_list import print_dynamic_index_list
from mlirkit.ods.live.hooks import directive, follows_signature, value_assembly, value_verifier
from mlirkit.support.diagnostics import ParseError, with_outer_error

# Low-precision elements are packed into words of this many bits.
PACKED_BITS = 32


@directive("xegpu", "OptionalDynamicIndexList")
@follows_signature
class OptionalIndexList:
    """Custom directive: an optional list of offsets."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[list[UnresolvedOperand], Attribute | None]:
        if not parser.parse_optional_punctuation("["):
            return [], None
        values: list[UnresolvedOperand] = []
        integers: list[int] = []

        def parse_one() -> None:
            value = parser.parse_optional_operand()
            if value is not None:
                values.append(value)
            integers.append(DYNAMIC if value is not None else parser.parse_integer())

        try:
            parser.parse_comma_separated_list("", parse_one)
            parser.parse_punctuation("]")
        except ParseError as error:
            problem = parser.error("expected a list of SSA values or integers", parser.name_location())
            raise with_outer_error(error, problem) from None
        return values, dense_array(integer_type(64), integers)

    @staticmethod
    def print(
        printer: OpAsmPrinter, op: Operation, values: Sequence[Value], integers: DenseI64ArrayAttr | None
    ) -> None:
        if integers is not None and len(integers.values):
            print_dynamic_index_list(printer, values, integers.values)


def parse_shape_and_element(parser: AsmParser, allow_dynamic: bool) -> tuple[tuple[int, ...], Type]:
    """Parse `<shape x element type`."""
    parser.parse_punctuation("<")
    at = parser.current_location()
    try:
        shape = parser.parse_dimension_list(allow_dynamic, True)
    except ParseError as error:
        raise with_outer_error(error, parser.error("failed to parse parameter 'shape'", at)) from None
    at = parser.current_location()
    try:
        return tuple(shape), parser.parse_type()
    except ParseError as error:
        raise with_outer_error(error, parser.error("failed to parse parameter 'elementType'", at)) from None


def usual_encoding(cls: Any, dialect: LiveDialect) -> xegpu.BlockTensorDescAttr:
    """The default encoding of a descriptor: all parameters at their defaults."""
    encoding: xegpu.BlockTensorDescAttr = cls(
        *[dialect.parameter_default(parameter, cls.DEFINITION) for parameter in cls.DEFINITION.parameters]
    )
    return encoding


@value_assembly(xegpu.TensorDescType)
class TensorDescSyntax:
    """Mirrors TensorDescType::parse and print."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(
        parser: AsmParser,
    ) -> tuple[tuple[int, ...], Type, Attribute, Attribute | None]:
        shape, element_type = parse_shape_and_element(parser, True)
        encoding = layout = None
        while parser.parse_optional_punctuation(","):
            at = parser.current_location()
            attribute = parser.parse_attribute()
            if isinstance(attribute, xegpu.LayoutAttr):
                layout = attribute
            elif isinstance(attribute, xegpu.BlockTensorDescAttr | xegpu.ScatterTensorDescAttr):
                encoding = attribute
            else:
                raise parser.error("invalid kind of attribute specified", at)
        parser.parse_punctuation(">")
        if encoding is None:
            dialect = parser.context.dialect("xegpu")
            encoding = usual_encoding(dialect.attribute_class("block_tdesc_attr"), dialect)
        return shape, element_type, encoding, layout

    @staticmethod
    def print(value: xegpu.TensorDescType, printer: AsmPrinter) -> None:
        shape, element_type, encoding, layout = value.shape, value.elementType, value.encoding, value.layout
        sizes = ["?" if size == DYNAMIC else str(size) for size in shape]
        printer.print_text("<" + "".join([f"{size}x" for size in sizes]))
        printer.print_type(element_type)
        if encoding is not None and not has_defaults_only(encoding):
            printer.print_text(", ")
            printer.print_attribute(encoding)
        if layout is not None:
            printer.print_text(", ")
            printer.print_attribute(layout)
        printer.print_text(">")


@value_verifier(xegpu.TensorDescType)
def verify_tensor_desc(value: xegpu.TensorDescType) -> str | None:
    """Mirrors TensorDescType::verify."""
    shape, element_type, encoding, layout = value.shape, value.elementType, value.encoding, value.layout
    if not shape:
        return "expected non-zero rank tensor"
    is_block, is_scattered = (
        isinstance(encoding, kind) for kind in (xegpu.BlockTensorDescAttr, xegpu.ScatterTensorDescAttr)
    )
    if is_block and len(shape) > 1 and space_of(value) == xegpu.MemorySpace.SLM:
        return "SLM is only supported for 1D block tensor"
    # C++ divides by the width.
    width = bit_width(element_type)
    if width < 1:
        return f"unsupported element type '{element_type}': expected integer or float"
    factor = max(PACKED_BITS // width, 1)
    chunk = chunk_size(value)
    if is_scattered:
        if len(shape) == 1 and chunk != 1:
            return "expected non-contiguous elements for 1D tensor"
        if chunk > 1:
            if shape[-1] != chunk:
                return "expected last dim of tensor to match chunk size"
            if chunk % factor:
                return f"expected last dim of tensor to be a multiple of {factor}"
    if not isinstance(layout, xegpu.LayoutAttr):
        return None
    if rank(layout) != len(shape):
        return "expected layout rank to match tensor rank"
    data = field(layout, "lane_data")
    if chunk > 1 and data and data[-1] % factor:
        return f"expected last dim of lane_data to be a multiple of: {factor}"
    if not is_evenly_distributable(shape, layout):
        return f"cannot distribute [{', '.join([str(dim) for dim in shape])}] using {layout}"
    return None


@value_assembly(xegpu.MemDescType)
class MemDescSyntax:
    """Mirrors MemDescType::parse and print."""

    CHECKED_AT_NAME = True

    @staticmethod
    def parse(parser: AsmParser) -> tuple[tuple[int, ...], Type, xegpu.MemLayoutAttr | None]:
        shape, element_type = parse_shape_and_element(parser, False)
        layout = None
        if parser.parse_optional_punctuation(","):
            layout = parse_attribute_of(parser, xegpu.MemLayoutAttr)
        parser.parse_punctuation(">")
        return shape, element_type, layout

    @staticmethod
    def print(value: xegpu.MemDescType, printer: AsmPrinter) -> None:
        shape, element_type, layout = value.shape, value.elementType, value.mem_layout
        printer.print_text("<")
        printer.print_dimension_list(shape)
        printer.print_text("x")
        printer.print_type(element_type)
        if layout is not None:
            printer.print_text(", ")
            printer.print_attribute(layout)
        printer.print_text(">")


@value_assembly(xegpu.MemLayoutAttr)
class MemLayoutSyntax:
    """Mirrors MemLayoutAttr::parse and print."""

    @staticmethod
    def parse(parser: AsmParser, type: Type) -> tuple[DictionaryAttr]:
        begin = parser.current_location()
        entries: dict[str, Attribute] = {}

        def parse_one() -> None:
            try:
                name = parser.parse_any_keyword()
            except ParseError as error:
                last = parser.error("expected valid attribute name", begin)
                raise with_outer_error(error, last) from None
            if name in entries:
                raise parser.error(f"duplicate key '{name} in mem layout attribute", begin)
            parser.parse_punctuation("=")
            entries[name] = parser.parse_attribute()

        parser.parse_punctuation("<")
        parser.parse_comma_separated_list("", parse_one)
        parser.parse_punctuation(">")
        return (DictionaryAttr.get(entries),)

    @staticmethod
    def print(value: xegpu.MemLayoutAttr, printer: AsmPrinter) -> None:
        printer.print_text("<")
        for number, (name, attribute) in enumerate(value.attrs_.entries.items()):
            printer.print_text((", " if number else "") + f"{name} = ")
            printer.print_attribute(attribute)
        printer.print_text(">")
