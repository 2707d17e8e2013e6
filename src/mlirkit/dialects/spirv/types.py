"""Members of spirv's types, and the custom directives of their formats in SPIRVTypes.td.

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
from typing import TypeGuard

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, VectorType
from mlirkit.builtin.type_checks import is_float
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.dialects.declared import spirv
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import directive, value_members

INTEGER_WIDTHS = (1, 8, 16, 32, 64)


def is_scalar(type: Type) -> bool:
    """Mirrors ScalarType::classof."""
    if isinstance(type, FloatType):
        return type.width in (16, 32, 64)
    return isinstance(type, IntegerType) and type.width in INTEGER_WIDTHS


def is_vector(type: Type) -> TypeGuard[VectorType]:
    """Whether the type is a vector of SPIR-V; mirrors CompositeType::isValid."""
    return (
        isinstance(type, VectorType)
        and len(type.shape) == 1
        and type.shape[0] in (2, 3, 4, 8, 16)
        and is_scalar(type.element_type)
    )


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


class TypeDirective:
    """The printer of directives whose parameter is a type."""

    @staticmethod
    def print(printer: AsmPrinter, type: Type) -> None:
        printer.print_type(type)


@directive("spirv", "ElementType")
class ElementType(TypeDirective):
    """A type that composites may contain."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Type]:
        at = parser.current_location()
        type = parser.parse_type()
        if type.DIALECT == "spirv" or is_float(type):
            return (type,)
        if isinstance(type, IntegerType):
            if type.width not in INTEGER_WIDTHS:
                raise parser.error(f"only 1/8/16/32/64-bit integer type allowed but found '{type}'", at)
            return (type,)
        if not isinstance(type, VectorType):
            raise parser.error(f"cannot use '{type}' to compose SPIR-V types", at)
        if len(type.shape) != 1:
            raise parser.error(f"only 1-D vector allowed but found '{type}'", at)
        if type.shape[0] > 4:
            raise parser.error(
                f"vector length has to be less than or equal to 4 but found {type.shape[0]}", at
            )
        return (type,)


@directive("spirv", "ColumnType")
class ColumnType(TypeDirective):
    """The vector type of a matrix's columns."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[VectorType]:
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
            raise parser.error(
                f"matrix columns' elements must be of Float type, got '{type.element_type}'", at
            )
        return (type,)


@directive("spirv", "SampledImage")
class SampledImage(TypeDirective):
    """The type of an image that a sampler may read."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[spirv.ImageType]:
        at = parser.current_location()
        image = parser.parse_type()
        if not isinstance(image, spirv.ImageType):
            raise parser.error(f"sampled image must be composed using image type, got '{image}'", at)
        if image.dim in (spirv.Dim.SubpassData, spirv.Dim.Buffer):
            raise parser.error(f"sampled image Dim must not be SubpassData or Buffer, got {image.dim}", at)
        return (image,)


@directive("spirv", "EnumCase")
class EnumCase:
    """`, Case` of the enum of this name."""

    @staticmethod
    def parse(parser: AsmParser, enum: str, subject: str = "") -> tuple[Enum]:
        parser.parse_punctuation(",")
        return (parse_case(parser, enum, subject),)

    @staticmethod
    def print(printer: AsmPrinter, case: Enum, enum: str, subject: str = "") -> None:
        printer.print_text(f", {case}")


@directive("spirv", "PointerClass")
class PointerClass:
    """`, StorageClass`; the error of an unknown class is at the comma."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[Enum]:
        at = parser.current_location()
        parser.parse_punctuation(",")
        word = parser.parse_any_keyword()
        storage_class: Enum | None = parser.context.dialect("spirv").StorageClass.symbolize(word)
        if storage_class is None:
            raise parser.error(f"unknown storage class: {word}", at)
        return (storage_class,)

    @staticmethod
    def print(printer: AsmPrinter, storage_class: Enum) -> None:
        printer.print_text(f", {storage_class}")


@directive("spirv", "Stride")
class Stride:
    """`[, stride=n]`; 0 if absent."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        if not parser.parse_optional_punctuation(","):
            return (0,)
        parser.parse_keyword("stride")
        parser.parse_punctuation("=")
        at = parser.current_location()
        stride = parser.parse_unsigned(32)
        if stride == 0:
            raise parser.error("ArrayStride must be greater than zero", at)
        return (stride,)

    @staticmethod
    def print(printer: AsmPrinter, stride: int) -> None:
        if stride:
            printer.print_text(f", stride={stride}")


class CountDirective:
    """The printer of directives whose parameter is a number of elements."""

    @staticmethod
    def print(printer: AsmPrinter, count: int) -> None:
        printer.print_text(f"{count} x ")


@directive("spirv", "ArrayCount")
class ArrayCount(CountDirective):
    """`count x`."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 1:
            raise parser.error("expected single integer for array element count", at)
        if sizes[0] == 0:
            raise parser.error("expected array length greater than 0", at)
        return (sizes[0] % (1 << 32),)


@directive("spirv", "ColumnCount")
class ColumnCount(CountDirective):
    """`count x`."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int]:
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 1:
            raise parser.error("expected single unsigned integer for number of columns", at)
        if not 2 <= sizes[0] <= 4:
            raise parser.error("matrix is expected to have 2, 3, or 4 columns", at)
        return (sizes[0],)


@directive("spirv", "RowsAndColumns")
class RowsAndColumns:
    """`rows x columns x`."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[int, ...]:
        at = parser.current_location()
        sizes = parser.parse_dimension_list(False)
        if len(sizes) != 2:
            raise parser.error("expected row and column count", at)
        return tuple([size % (1 << 32) for size in sizes])

    @staticmethod
    def print(printer: AsmPrinter, rows: int, columns: int) -> None:
        printer.print_text(f"{rows}x{columns}x")


@directive("spirv", "TensorShape")
class TensorShape:
    """`size x ... x`, or `*x` without a rank."""

    @staticmethod
    def parse(parser: AsmParser) -> tuple[tuple[int, ...]]:
        at = parser.current_location()
        if parser.parse_optional_punctuation("*"):
            parser.parse_x_in_dimension_list()
            return ((),)
        shape = parser.parse_dimension_list(True)
        if not shape:
            raise parser.error("arm.tensors do not support rank zero", at)
        if 0 in shape:
            raise parser.error("arm.tensors do not support zero dimensions", at)
        if len({size == DYNAMIC for size in shape}) > 1:
            raise parser.error(
                "arm.tensor shape dimensions must be either fully dynamic or completed shaped", at
            )
        return (tuple(shape),)

    @staticmethod
    def print(printer: AsmPrinter, shape: tuple[int, ...]) -> None:
        sizes = ["?" if size == DYNAMIC else str(size) for size in shape] or ["*"]
        printer.print_text(f"{'x'.join(sizes)}x")
