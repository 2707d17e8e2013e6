"""Types of spirv, which upstream defines only in C++.

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
from math import prod
from typing import Self

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.parameters import Parameter

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


class SPIRVType(ParametrizedType):
    """Base of the types; `get` takes the parameters, unchecked."""

    __slots__ = ()
    DIALECT = "spirv"
    MNEMONIC = ""
    FULL_NAME = ""

    @classmethod
    def get(cls, *parameters: object, context: object = None) -> Self:
        return cls(*parameters)


class ShapedSPIRVType(SPIRVType):
    """Base of the types that implement the interface ShapedType."""

    __slots__ = ()
    INTERFACES = frozenset(["ShapedType"])

    @property
    def shape(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def has_rank(self) -> bool:
        return True

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def has_static_shape(self) -> bool:
        return self.has_rank and DYNAMIC not in self.shape

    @property
    def num_elements(self) -> int:
        return prod(self.shape)


class PointerType(SPIRVType):
    """Parameters: the pointee's type and the storage class."""

    __slots__ = ()
    MNEMONIC = "ptr"
    FULL_NAME = "spirv.ptr"
    pointee_type: Parameter[Type] = Parameter(0)
    storage_class: Parameter[spirv.StorageClass] = Parameter(1)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> PointerType:
        parser.parse_punctuation("<")
        pointee = parse_element_type(parser)
        at = parser.current_location()
        parser.parse_punctuation(",")
        word = parser.parse_any_keyword()
        storage_class = parser.context.dialect("spirv").StorageClass.symbolize(word)
        if storage_class is None:
            raise parser.error(f"unknown storage class: {word}", at)
        parser.parse_punctuation(">")
        return PointerType(pointee, storage_class)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(self.pointee_type)
        printer.print_text(f", {self.storage_class}>")


class ArrayType(SPIRVType):
    """Parameters: the element type, the count, and the stride in bytes, 0 if absent."""

    __slots__ = ()
    MNEMONIC = "array"
    FULL_NAME = "spirv.array"
    element_type: Parameter[Type] = Parameter(0)
    num_elements: Parameter[int] = Parameter(1)
    array_stride: Parameter[int] = Parameter(2)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> ArrayType:
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
        return ArrayType(element, sizes[0], stride)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text(f"<{self.num_elements} x ")
        printer.print_type(self.element_type)
        printer.print_text(f"{stride_text(self.array_stride)}>")


class RuntimeArrayType(SPIRVType):
    """Parameters: the element type and the stride in bytes, 0 if absent."""

    __slots__ = ()
    MNEMONIC = "rtarray"
    FULL_NAME = "spirv.rtarray"
    element_type: Parameter[Type] = Parameter(0)
    array_stride: Parameter[int] = Parameter(1)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> RuntimeArrayType:
        parser.parse_punctuation("<")
        element = parse_element_type(parser)
        stride = parse_stride(parser)
        parser.parse_punctuation(">")
        return RuntimeArrayType(element, stride)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(self.element_type)
        printer.print_text(f"{stride_text(self.array_stride)}>")


class MatrixType(SPIRVType):
    """Parameters: the columns' type, a vector of floats, and their number."""

    __slots__ = ()
    MNEMONIC = "matrix"
    FULL_NAME = "spirv.matrix"
    column_type: Parameter[VectorType] = Parameter(0)
    num_columns: Parameter[int] = Parameter(1)

    @property
    def num_rows(self) -> int:
        return int(self.column_type.shape[0])

    @property
    def element_type(self) -> Type:
        return self.column_type.element_type

    @property
    def num_elements(self) -> int:
        return self.num_columns * self.num_rows

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> MatrixType:
        parser.parse_punctuation("<")
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 1:
            raise parser.error("expected single unsigned integer for number of columns", at)
        if not 2 <= sizes[0] <= 4:
            raise parser.error("matrix is expected to have 2, 3, or 4 columns", at)
        column = parse_column_type(parser)
        parser.parse_punctuation(">")
        return MatrixType(column, sizes[0])

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text(f"<{self.num_columns} x ")
        printer.print_type(self.column_type)
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


class CooperativeMatrixType(ShapedSPIRVType):
    """Parameters: the elements' type, rows, columns, scope and use."""

    __slots__ = ()
    MNEMONIC = "coopmatrix"
    FULL_NAME = "spirv.coopmatrix"
    element_type: Parameter[Type] = Parameter(0)
    rows: Parameter[int] = Parameter(1)
    columns: Parameter[int] = Parameter(2)

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.rows, self.columns)

    scope: Parameter[spirv.Scope] = Parameter(3)
    use: Parameter[spirv.CooperativeMatrixUseKHR] = Parameter(4)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> CooperativeMatrixType:
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
        return CooperativeMatrixType(element, *sizes, scope, use)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text(f"<{self.rows}x{self.columns}x")
        printer.print_type(self.element_type)
        printer.print_text(f", {self.scope}, {self.use}>")


class TensorArmType(ShapedSPIRVType):
    """Parameters: the shape, empty if there is no rank, and the elements' type."""

    __slots__ = ()
    MNEMONIC = "arm.tensor"
    FULL_NAME = "spirv.arm.tensor"
    shape: Parameter[tuple[int, ...]] = Parameter(0)

    @property
    def has_rank(self) -> bool:
        return bool(self.shape)

    element_type: Parameter[Type] = Parameter(1)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> TensorArmType:
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
        return TensorArmType(tuple(shape), element)

    def print_value(self, printer: AsmPrinter) -> None:
        sizes = ["?" if size == DYNAMIC else str(size) for size in self.shape] or ["*"]
        printer.print_text(f"<{'x'.join(sizes)}x")
        printer.print_type(self.element_type)
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


class ImageType(SPIRVType):
    """Parameters: the elements' type and a case of each of IMAGE_ENUMS."""

    __slots__ = ()
    MNEMONIC = "image"
    FULL_NAME = "spirv.image"
    element_type: Parameter[Type] = Parameter(0)
    dim: Parameter[spirv.Dim] = Parameter(1)
    depth_info: Parameter[spirv.ImageDepthInfo] = Parameter(2)
    arrayed_info: Parameter[spirv.ImageArrayedInfo] = Parameter(3)
    sampling_info: Parameter[spirv.ImageSamplingInfo] = Parameter(4)
    sampler_use_info: Parameter[spirv.ImageSamplerUseInfo] = Parameter(5)
    image_format: Parameter[spirv.ImageFormat] = Parameter(6)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> ImageType:
        parser.parse_punctuation("<")
        parameters: list[Type | Enum] = [parse_element_type(parser)]
        for enum in IMAGE_ENUMS:
            parser.parse_punctuation(",")
            parameters.append(parse_case(parser, enum))
        parser.parse_punctuation(">")
        return ImageType(*parameters)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(self.element_type)
        printer.print_text("".join([f", {parameter}" for parameter in self.parameters[1:]]) + ">")


class SampledImageType(SPIRVType):
    """Parameter: the image's type."""

    __slots__ = ()
    MNEMONIC = "sampled_image"
    FULL_NAME = "spirv.sampled_image"
    image_type: Parameter[ImageType] = Parameter(0)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> SampledImageType:
        parser.parse_punctuation("<")
        at = parser.current_location()
        image = parser.parse_type()
        if not isinstance(image, ImageType):
            raise parser.error(f"sampled image must be composed using image type, got '{image}'", at)
        if image.dim in (spirv.Dim.SubpassData, spirv.Dim.Buffer):
            raise parser.error(f"sampled image Dim must not be SubpassData or Buffer, got {image.dim}", at)
        parser.parse_punctuation(">")
        return SampledImageType(image)

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text("<")
        printer.print_type(self.image_type)
        printer.print_text(">")


#: All types but structures, which are in structs.py.
TYPES = (
    ArrayType,
    CooperativeMatrixType,
    ImageType,
    MatrixType,
    PointerType,
    RuntimeArrayType,
    SampledImageType,
    TensorArmType,
)
