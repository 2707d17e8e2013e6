"""Syntax and members of the types of spirv, which SPIRVTypes.td defines.

    !spirv.ptr<type, StorageClass>
    !spirv.array<4 x type [, stride=16]>    !spirv.rtarray<type [, stride=4]>
    !spirv.matrix<3 x vector<3xf32>>        !spirv.coopmatrix<8x16xi32, Scope, Use>
    !spirv.arm.tensor<2x3xf32>              !spirv.arm.tensor<?x?xf32>    !spirv.arm.tensor<*xf32>
    !spirv.image<type, Dim, ImageDepthInfo, ImageArrayedInfo, ImageSamplingInfo, ImageSamplerUseInfo,
                 ImageFormat>
    !spirv.sampled_image<image type>

Structures are in structs.py.  Words are cases of the dialect's enums.  As SPIRVDialect::parseType and
printType of MLIR's SPIRVDialect.cpp.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.dialects.declared import spirv
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import value_assembly, value_members

_WIDTHS = (1, 8, 16, 32, 64)


def parse_element_type(parser: AsmParser) -> Type:
    """Parse a type that composites may contain."""
    at = parser.current_location()
    type = parser.parse_type()
    if type.DIALECT == "spirv" or isinstance(type, FloatType):
        made: Type = type
        return made
    if isinstance(type, IntegerType):
        if type.width not in _WIDTHS:
            raise parser.error(f"only 1/8/16/32/64-bit integer type allowed but found '{type}'", at)
        return type
    if not isinstance(type, VectorType):
        raise parser.error(f"cannot use '{type}' to compose SPIR-V types", at)
    if len(type.shape) != 1:
        raise parser.error(f"only 1-D vector allowed but found '{type}'", at)
    if type.shape[0] > 4:
        raise parser.error(f"vector length has to be less than or equal to 4 but found {type.shape[0]}", at)
    return type


def parse_case(parser: AsmParser, enum: str, subject: str = "") -> Enum:
    """Parse an enum case; `subject` names it in errors."""
    at = parser.current_location()
    word = parser.parse_any_keyword()
    case: Enum | None = getattr(parser.context.dialect("spirv"), enum).symbolize(word)
    if case is None:
        if subject:
            raise parser.error(f"invalid {subject} attribute specification: {word}", at)
        raise parser.error(f"unknown attribute: '{word}'", at)
    return case


def parse_unsigned(parser: AsmParser) -> int:
    """Parse an integer of 32 bits; negative ones wrap around."""
    at = parser.current_location()
    value: int = parser.parse_integer()
    if not -(1 << 31) <= value < 1 << 32:
        raise parser.error("integer value too large", at)
    return value % (1 << 32)


def parse_stride(parser: AsmParser) -> int:
    """Parse `[, stride = n]`; 0 if absent."""
    if not parser.parse_optional_punctuation(","):
        return 0
    parser.parse_keyword("stride")
    parser.parse_punctuation("=")
    at = parser.current_location()
    stride = parse_unsigned(parser)
    if stride == 0:
        raise parser.error("ArrayStride must be greater than zero", at)
    return stride


def stride_text(stride: int) -> str:
    return f", stride={stride}" if stride else ""


@value_members(spirv.MatrixType)
class MatrixMembers(spirv.MatrixType):
    """A matrix of columns."""

    @property
    def num_rows(self) -> int:
        return int(self.column_type.shape[0])

    @property
    def element_type(self) -> Type:
        return self.column_type.element_type

    @property
    def num_elements(self) -> int:
        return self.num_columns * self.num_rows


@value_members(spirv.CooperativeMatrixType)
class CooperativeMatrixMembers(spirv.CooperativeMatrixType):
    """A matrix that the invocations of a scope have together."""

    @property
    def shape(self) -> tuple[int, int]:
        return (self.rows, self.columns)


@value_members(spirv.TensorArmType)
class TensorArmMembers(spirv.TensorArmType):
    """A tensor with a rank or without."""

    @property
    def has_rank(self) -> bool:
        return bool(self.shape)

    @property
    def has_static_shape(self) -> bool:
        return self.has_rank and DYNAMIC not in self.shape


def pointer_type(pointee: Type, storage_class: Enum, context: Context) -> spirv.PointerType:
    """The type of pointers to values of a type."""
    dialect = context.dialect("spirv")
    assert isinstance(dialect, LiveDialect)
    return _pointer_type(dialect, pointee, storage_class)


# Verifiers of loads and stores call this for each operation.
@lru_cache(maxsize=256)
def _pointer_type(dialect: LiveDialect, pointee: Type, storage_class: Enum) -> spirv.PointerType:
    made: spirv.PointerType = dialect.type_class("ptr")(pointee, storage_class)
    return made


@value_assembly(spirv.PointerType)
class PointerSyntax:
    """`<type, StorageClass>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        pointee = parse_element_type(parser)
        at = parser.current_location()
        parser.parse_punctuation(",")
        word = parser.parse_any_keyword()
        storage_class = parser.context.dialect("spirv").StorageClass.symbolize(word)
        if storage_class is None:
            raise parser.error(f"unknown storage class: {word}", at)
        parser.parse_punctuation(">")
        return (pointee, storage_class)

    @staticmethod
    def print(type: spirv.PointerType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(type.pointee_type)
        printer.print_text(f", {type.storage_class}>")


@value_assembly(spirv.ArrayType)
class ArraySyntax:
    """`<count x type [, stride=n]>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 1:
            raise parser.error("expected single integer for array element count", at)
        if sizes[0] == 0:
            raise parser.error("expected array length greater than 0", at)
        element = parse_element_type(parser)
        stride = parse_stride(parser)
        parser.parse_punctuation(">")
        return (element, sizes[0], stride)

    @staticmethod
    def print(type: spirv.ArrayType, printer: AsmPrinter) -> None:
        printer.print_text(f"<{type.num_elements} x ")
        printer.print_type(type.element_type)
        printer.print_text(f"{stride_text(type.array_stride)}>")


@value_assembly(spirv.RuntimeArrayType)
class RuntimeArraySyntax:
    """`<type [, stride=n]>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        element = parse_element_type(parser)
        stride = parse_stride(parser)
        parser.parse_punctuation(">")
        return (element, stride)

    @staticmethod
    def print(type: spirv.RuntimeArrayType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(type.element_type)
        printer.print_text(f"{stride_text(type.array_stride)}>")


@value_assembly(spirv.MatrixType)
class MatrixSyntax:
    """`<count x vector type>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 1:
            raise parser.error("expected single unsigned integer for number of columns", at)
        if not 2 <= sizes[0] <= 4:
            raise parser.error("matrix is expected to have 2, 3, or 4 columns", at)
        column = parse_column_type(parser)
        parser.parse_punctuation(">")
        return (column, sizes[0])

    @staticmethod
    def print(type: spirv.MatrixType, printer: AsmPrinter) -> None:
        printer.print_text(f"<{type.num_columns} x ")
        printer.print_type(type.column_type)
        printer.print_text(">")


def parse_column_type(parser: AsmParser) -> VectorType:
    at = parser.current_location()
    type = parser.parse_type()
    if not isinstance(type, VectorType):
        raise parser.error(f"matrix must be composed using vector type, got '{type}'", at)
    if len(type.shape) != 1:
        raise parser.error(f"only 1-D vector allowed but found '{type}'", at)
    if not 2 <= type.shape[0] <= 4:
        raise parser.error(
            "matrix columns size has to be less than or equal to 4 and greater than or equal 2, "
            f"but found {type.shape[0]}",
            at,
        )
    if not isinstance(type.element_type, FloatType):
        raise parser.error(f"matrix columns' elements must be of Float type, got '{type.element_type}'", at)
    return type


@value_assembly(spirv.CooperativeMatrixType)
class CooperativeMatrixSyntax:
    """`<rows x columns x type, Scope, Use>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 2:
            raise parser.error("expected row and column count", at)
        element = parse_element_type(parser)
        parser.parse_punctuation(",")
        scope = parse_case(parser, "Scope", "scope <id>")
        parser.parse_punctuation(",")
        use = parse_case(parser, "CooperativeMatrixUseKHR", "use <id>")
        parser.parse_punctuation(">")
        return (element, *sizes, scope, use)

    @staticmethod
    def print(type: spirv.CooperativeMatrixType, printer: AsmPrinter) -> None:
        printer.print_text(f"<{type.rows}x{type.columns}x")
        printer.print_type(type.element_type)
        printer.print_text(f", {type.scope}, {type.use}>")


@value_assembly(spirv.TensorArmType)
class TensorArmSyntax:
    """`<shape x type>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        shape: list[int] = []
        if parser.parse_optional_punctuation("*"):
            parser.parse_x_in_dimension_list()
        else:
            shape = parser.parse_dimension_list(True)
            if not shape:
                raise parser.error("arm.tensors do not support rank zero", at)
        if 0 in shape:
            raise parser.error("arm.tensors do not support zero dimensions", at)
        if len({size == DYNAMIC for size in shape}) > 1:
            raise parser.error(
                "arm.tensor shape dimensions must be either fully dynamic or completed shaped", at
            )
        element = parse_element_type(parser)
        parser.parse_punctuation(">")
        return (tuple(shape), element)

    @staticmethod
    def print(type: spirv.TensorArmType, printer: AsmPrinter) -> None:
        sizes = ["?" if size == DYNAMIC else str(size) for size in type.shape] or ["*"]
        printer.print_text(f"<{'x'.join(sizes)}x")
        printer.print_type(type.element_type)
        printer.print_text(">")


# The enums of an image's parameters behind the element type.
IMAGE_ENUMS = (
    "Dim",
    "ImageDepthInfo",
    "ImageArrayedInfo",
    "ImageSamplingInfo",
    "ImageSamplerUseInfo",
    "ImageFormat",
)


@value_assembly(spirv.ImageType)
class ImageSyntax:
    """`<type, Dim, ...>`: a case of each of IMAGE_ENUMS."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        parameters: list[Type | Enum] = [parse_element_type(parser)]
        for enum in IMAGE_ENUMS:
            parser.parse_punctuation(",")
            parameters.append(parse_case(parser, enum))
        parser.parse_punctuation(">")
        return tuple(parameters)

    @staticmethod
    def print(type: spirv.ImageType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(type.element_type)
        printer.print_text(f", {type.dim}, {type.depth_info}, {type.arrayed_info}, {type.sampling_info}")
        printer.print_text(f", {type.sampler_use_info}, {type.image_format}>")


@value_assembly(spirv.SampledImageType)
class SampledImageSyntax:
    """`<image type>`."""

    @staticmethod
    def parse(parser: DialectAsmParser) -> tuple[object, ...]:
        parser.parse_punctuation("<")
        at = parser.current_location()
        image = parser.parse_type()
        if not isinstance(image, spirv.ImageType):
            raise parser.error(f"sampled image must be composed using image type, got '{image}'", at)
        if image.dim in (spirv.Dim.SubpassData, spirv.Dim.Buffer):
            raise parser.error(f"sampled image Dim must not be SubpassData or Buffer, got {image.dim}", at)
        parser.parse_punctuation(">")
        return (image,)

    @staticmethod
    def print(type: spirv.SampledImageType, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(type.image_type)
        printer.print_text(">")
