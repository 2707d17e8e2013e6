"""Quantized types: integers that represent real numbers.

    !quant.any<i8<-8:7>:f32>
    !quant.uniform<i8:f32, 2.0:10>                     per tensor: (stored - 10) * 2.0
    !quant.uniform<u8:f32:1, {2.0:10, 3.0}>            per axis: a scale and zero point for each slice
    !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1}, {3.0}}>     sub-channel: for each block of these sizes
    !quant.calibrated<f32<-1.0:1.0>>

Upstream defines these in C++ too: TypeParser.cpp and QuantTypes.cpp of MLIR's quant dialect.  Syntax of their
parts: type_text.py.  Bytecode: bytecode.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypeVar

from mlirkit.builtin.attributes import FloatAttr, integer_attr
from mlirkit.builtin.dense import DenseElementsAttr, dense_elements
from mlirkit.builtin.dense_data import element_bytes
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType, UnrankedTensorType, VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.dialects.quant.type_text import (
    MAX_STORAGE_BITS,
    SIGNED,
    default_range,
    double_text,
    literal_text,
    nested_text,
    params_text,
    parse_expressed,
    parse_param_lists,
    parse_params,
    parse_storage,
    scale_range,
    shape_text,
)
from mlirkit.ods.live.hooks import face_class
from mlirkit.support.diagnostics import MLIRError, ParseError, with_outer_error


@face_class("quant", "QuantizedType")
class QuantizedType(ParametrizedType):
    """Base of the quantized types.  Parameters begin with flags, storage type, expressed type, min, max."""

    __slots__ = ()
    FLAG_SIGNED: ClassVar[int] = SIGNED
    DIALECT = "quant"
    MNEMONIC = ""
    PARAMETERS: tuple[str, ...] = ()

    @property
    def flags(self) -> int:
        return int(self.parameters[0])

    @property
    def storage_type(self) -> Any:
        return self.parameters[1]

    @property
    def expressed_type(self) -> Any:
        """The float type that the numbers represent; None if absent."""
        return self.parameters[2]

    @property
    def storage_type_min(self) -> int:
        return int(self.parameters[3])

    @property
    def storage_type_max(self) -> int:
        return int(self.parameters[4])

    @property
    def is_signed(self) -> bool:
        return bool(self.flags & SIGNED)

    @property
    def storage_type_integral_width(self) -> int:
        return int(self.storage_type.width)

    @property
    def storage(self) -> tuple[Any, ...]:
        """The storage without its signedness: type, minimum and maximum."""
        return (self.storage_type, self.storage_type_min, self.storage_type_max)

    @property
    def quantized_element_type(self) -> QuantizedType:
        return self

    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int:
        return default_range(is_signed, integral_width)[0]

    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int:
        return default_range(is_signed, integral_width)[1]

    def is_compatible_expressed_type(self, candidate: Type) -> bool:
        """Whether this type can quantize the type, or the elements of a shaped type."""
        if isinstance(candidate, ShapedType):
            return bool(candidate.element_type == self.expressed_type)
        return bool(candidate == self.expressed_type)

    def cast_from_storage_type(self, candidate: Type) -> Type:
        """This type for its storage type; tensors and vectors get the storage type as elements, as
        upstream."""
        if candidate == self.storage_type:
            return self
        return _with_elements(candidate, self.storage_type)

    def cast_from_expressed_type(self, candidate: Type) -> Type:
        """This type for its expressed type, also as an element type."""
        if candidate == self.expressed_type:
            return self
        if isinstance(candidate, ShapedType) and candidate.element_type == self.expressed_type:
            return _with_elements(candidate, self)
        raise TypeError("Invalid cast.")

    def cast_expressed_to_storage_type(self, candidate: Type) -> Type:
        return self.cast_to_storage_type(self.cast_from_expressed_type(candidate))

    @staticmethod
    def cast_to_storage_type(type: Type) -> Type:
        """The storage type of a quantized type, also as an element type."""
        element = _quantized_element(type)
        return _with_elements(type, element.storage_type, element)

    @staticmethod
    def cast_to_expressed_type(type: Type) -> Type:
        """The expressed type of a quantized type, also as an element type."""
        element = _quantized_element(type)
        return _with_elements(type, element.expressed_type, element)

    @classmethod
    def _checked(cls, *parameters: object) -> Self:
        """An instance of the class; MLIRError if the parameters are invalid."""
        made = cls(*parameters)
        reason = made.invalid_reason()
        if reason is not None:
            raise MLIRError(reason)
        return made

    def invalid_reason(self) -> str | None:
        """MLIR's error message for the parameters; None if they are valid."""
        storage = self.storage_type
        if not isinstance(storage, IntegerType):
            return "storage type must be integral"
        if not 0 < storage.width <= MAX_STORAGE_BITS:
            return f"illegal storage type size: {storage.width}"
        low, high = self.storage_type_min, self.storage_type_max
        least, greatest = default_range(self.is_signed, storage.width)
        if high <= low or low < least or high > greatest:
            return f"illegal storage min and storage max: ({low}:{high})"
        if self.expressed_type is None and self.MNEMONIC == "uniform":
            return "uniform quantization requires expressed type"
        if self.expressed_type is not None and not isinstance(self.expressed_type, FloatType):
            return "expressed type must be floating point"
        return None

    def storage_text(self) -> str:
        width = self.storage_type_integral_width
        text = f"{'i' if self.is_signed else 'u'}{width}"
        if (self.storage_type_min, self.storage_type_max) != default_range(self.is_signed, width):
            text += f"<{self.storage_type_min}:{self.storage_type_max}>"
        return text


@face_class("quant", "AnyQuantizedType")
class AnyQuantizedType(QuantizedType):
    """Stored as integers, without the mapping."""

    __slots__ = ()
    MNEMONIC = "any"
    FULL_NAME = "quant.any"
    PARAMETERS = ("flags", "storageType", "expressedType", "storageTypeMin", "storageTypeMax")

    @classmethod
    def get(
        cls,
        flags: int,
        storage_type: Type,
        expressed_type: Type | None,
        storage_type_min: int,
        storage_type_max: int,
        context: object = None,
    ) -> AnyQuantizedType:
        made: AnyQuantizedType = cls._checked(
            flags, storage_type, expressed_type, storage_type_min, storage_type_max
        )
        return made

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text(f"<{self.storage_text()}")
        if self.expressed_type is not None:
            printer.print_text(":")
            printer.print_type(self.expressed_type)
        printer.print_text(">")

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> AnyQuantizedType:
        parser.parse_punctuation("<")
        flags, storage, low, high = parse_storage(parser)
        expressed = None
        if parser.parse_optional_punctuation(":"):
            expressed = parse_expressed(parser)
        parser.parse_punctuation(">")
        return _checked(parser, AnyQuantizedType(flags, storage, expressed, low, high))


def _scale_problem(expressed: FloatType, scales: Sequence[float]) -> str | None:
    least, greatest = scale_range(expressed)
    for scale in scales:
        if scale < least or scale > greatest:
            return f"scale out of expressed type range [{double_text(least)}, {double_text(greatest)}]"
    return None


class UniformType(QuantizedType):
    """Base of the uniform types: scales and zero points."""

    __slots__ = ()
    MNEMONIC = "uniform"
    FULL_NAME = "quant.uniform"

    def _print_head(self, printer: AsmPrinter) -> None:
        printer.print_text(f"<{self.storage_text()}:")
        printer.print_type(self.expressed_type)

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> QuantizedType:
        return _parse_uniform(parser)


@face_class("quant", "UniformQuantizedType")
class UniformQuantizedType(UniformType):
    """One scale and zero point for all."""

    __slots__ = ()
    PARAMETERS = (*AnyQuantizedType.PARAMETERS, "scale", "zeroPoint")

    @classmethod
    def get(
        cls,
        flags: int,
        storage_type: Type,
        expressed_type: Type,
        scale: float,
        zero_point: int,
        storage_type_min: int,
        storage_type_max: int,
        context: object = None,
    ) -> UniformQuantizedType:
        head = (flags, storage_type, expressed_type, storage_type_min, storage_type_max)
        made: UniformQuantizedType = cls._checked(*head, float(scale), zero_point)
        return made

    @property
    def is_fixed_point(self) -> bool:
        """Whether the zero point is 0."""
        return self.zero_point == 0

    @property
    def scale(self) -> float:
        return float(self.parameters[5])

    @property
    def zero_point(self) -> int:
        return int(self.parameters[6])

    def invalid_reason(self) -> str | None:
        return QuantizedType.invalid_reason(self) or _scale_problem(self.expressed_type, [self.scale])

    def print_value(self, printer: AsmPrinter) -> None:
        self._print_head(printer)
        printer.print_text(f", {params_text(self.scale, self.zero_point)}>")


@face_class("quant", "UniformQuantizedPerAxisType")
class UniformQuantizedPerAxisType(UniformType):
    """A scale and zero point for each slice along a dimension."""

    __slots__ = ()
    PARAMETERS = (*AnyQuantizedType.PARAMETERS, "scales", "zeroPoints", "quantizedDimension")

    @classmethod
    def get(
        cls,
        flags: int,
        storage_type: Type,
        expressed_type: Type,
        scales: Sequence[float],
        zero_points: Sequence[int],
        quantized_dimension: int,
        storage_type_min: int,
        storage_type_max: int,
        context: object = None,
    ) -> UniformQuantizedPerAxisType:
        if len(scales) != len(zero_points):
            raise ValueError("Mismatching number of scales and zero points.")
        head = (flags, storage_type, expressed_type, storage_type_min, storage_type_max)
        floats = tuple([float(scale) for scale in scales])
        made: UniformQuantizedPerAxisType = cls._checked(
            *head, floats, tuple(zero_points), quantized_dimension
        )
        return made

    @property
    def is_fixed_point(self) -> bool:
        """Whether all zero points are 0."""
        return not any(self.zero_points)

    @property
    def scales(self) -> list[float]:
        return list(self.parameters[5])

    @property
    def zero_points(self) -> list[int]:
        return list(self.parameters[6])

    @property
    def quantized_dimension(self) -> int:
        return int(self.parameters[7])

    def invalid_reason(self) -> str | None:
        reason = QuantizedType.invalid_reason(self)
        if reason is not None:
            return reason
        if len(self.scales) != len(self.zero_points):
            return f"illegal number of scales and zeroPoints: {len(self.scales)}, {len(self.zero_points)}"
        reason = _scale_problem(self.expressed_type, self.scales)
        if reason is None and self.quantized_dimension < 0:
            return f"illegal quantized dimension: {self.quantized_dimension}"
        return reason

    def print_value(self, printer: AsmPrinter) -> None:
        self._print_head(printer)
        pairs = zip(self.scales, self.zero_points, strict=True)
        texts = ",".join([params_text(scale, zero) for scale, zero in pairs])
        printer.print_text(f":{self.quantized_dimension}, {{{texts}}}>")


@face_class("quant", "UniformQuantizedSubChannelType")
class UniformQuantizedSubChannelType(UniformType):
    """A scale and zero point for each block: scales and zero points are dense elements."""

    __slots__ = ()
    PARAMETERS = (*AnyQuantizedType.PARAMETERS, "scales", "zeroPoints", "quantizedDimensions", "blockSizes")

    @classmethod
    def get(
        cls,
        flags: int,
        storage_type: Type,
        expressed_type: Type,
        scales: DenseElementsAttr,
        zero_points: DenseElementsAttr,
        quantized_dimensions: Sequence[int],
        block_sizes: Sequence[int],
        storage_type_min: int,
        storage_type_max: int,
        context: object = None,
    ) -> UniformQuantizedSubChannelType:
        head = (flags, storage_type, expressed_type, storage_type_min, storage_type_max)
        dims, sizes = tuple(quantized_dimensions), tuple(block_sizes)
        made: UniformQuantizedSubChannelType = cls._checked(*head, scales, zero_points, dims, sizes)
        return made

    @property
    def scales(self) -> DenseElementsAttr:
        attribute: DenseElementsAttr = self.parameters[5]
        return attribute

    @property
    def zero_points(self) -> DenseElementsAttr:
        attribute: DenseElementsAttr = self.parameters[6]
        return attribute

    @property
    def quantized_dimensions(self) -> list[int]:
        return list(self.parameters[7])

    @property
    def block_sizes(self) -> list[int]:
        return list(self.parameters[8])

    def invalid_reason(self) -> str | None:
        reason = QuantizedType.invalid_reason(self)
        if reason is not None:
            return reason
        scales, zeros = self.scales, self.zero_points
        if scales.element_type != self.expressed_type:
            return f"type of scale values {scales.element_type} must match the expressed type " + str(
                self.expressed_type
            )
        if zeros.element_type != self.storage_type:
            return (
                f"type of zero point values {zeros.element_type} must match the storage type "
                f"{self.storage_type}"
            )
        if scales.dims != zeros.dims:
            return (
                f"shape of scales and zeroPoints ({shape_text(scales)} vs {shape_text(zeros)}) does not match"
            )
        if len(self.quantized_dimensions) != len(self.block_sizes):
            return (
                f"number of quantized dimensions and block sizes ({len(self.quantized_dimensions)} vs "
                f"{len(self.block_sizes)}) does not match"
            )
        for dim in self.quantized_dimensions:
            if dim < 0:
                return f"illegal quantized dimension: {dim}"
        for size in self.block_sizes:
            if size <= 0:
                return f"illegal block size: {size}"
        return None

    def print_value(self, printer: AsmPrinter) -> None:
        self._print_head(printer)
        blocks = zip(self.quantized_dimensions, self.block_sizes, strict=True)
        printer.print_text(":{" + ", ".join([f"{dim}:{size}" for dim, size in blocks]) + "}, ")
        # Scales of blocks are numbers of the expressed type; those of the other types are doubles.
        semantics = self.expressed_type.semantics
        pairs = zip(self.scales, self.zero_points, strict=True)
        values = [params_text(scale, zero, semantics) for scale, zero in pairs]
        printer.print_text(nested_text(values, list(self.scales.dims)) + ">")


@face_class("quant", "CalibratedQuantizedType")
class CalibratedQuantizedType(QuantizedType):
    """A float type with the range observed for its values, without the storage."""

    __slots__ = ()
    MNEMONIC = "calibrated"
    FULL_NAME = "quant.calibrated"
    PARAMETERS = ("expressedType", "min", "max")

    @property
    def flags(self) -> int:
        return 0

    @property
    def storage_type(self) -> Any:
        return None

    @property
    def storage_type_min(self) -> int:
        return 0

    @property
    def storage_type_max(self) -> int:
        return 0

    @property
    def storage_type_integral_width(self) -> int:
        return 0

    @property
    def expressed_type(self) -> Type:
        type: Type = self.parameters[0]
        return type

    @property
    def min(self) -> float:
        return float(self.parameters[1])

    @property
    def max(self) -> float:
        return float(self.parameters[2])

    @classmethod
    def get(
        cls, expressed_type: Type, min: float, max: float, context: object = None
    ) -> CalibratedQuantizedType:
        made: CalibratedQuantizedType = cls._checked(expressed_type, float(min), float(max))
        return made

    def invalid_reason(self) -> str | None:
        expressed, low, high = self.parameters
        if not isinstance(expressed, FloatType):
            return "expressed type must be floating point"
        if high <= low:
            return f"illegal min and max: ({double_text(low)}:{double_text(high)})"
        return None

    def print_value(self, printer: AsmPrinter) -> None:
        expressed, low, high = self.parameters
        printer.print_text("<")
        printer.print_type(expressed)
        printer.print_text(f"<{literal_text(low)}:{literal_text(high)}>>")

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> QuantizedType:
        parser.parse_punctuation("<")
        at = parser.current_location()
        expressed = parser.parse_type()
        if not isinstance(expressed, FloatType):
            error = parser.error("invalid kind of type specified", at)
            raise with_outer_error(error, parser.error("expecting float expressed type", at))
        try:
            parser.parse_punctuation("<")
            low = parser.parse_float()
            parser.parse_punctuation(":")
            high = parser.parse_float()
            parser.parse_punctuation(">")
        except ParseError as error:
            outer = parser.error("calibrated values must be present", at)
            raise with_outer_error(error, outer) from None
        parser.parse_punctuation(">")
        return _checked(parser, CalibratedQuantizedType(expressed, low, high))


# -- casts --------------------------------------------------------------------------------------------


def _quantized_element(type: Type) -> QuantizedType:
    """A quantized type itself, or the quantized element type of a shaped type."""
    element: Any = type.element_type if isinstance(type, ShapedType) else type
    if not isinstance(element, QuantizedType):
        raise TypeError("Invalid cast.")
    return element


def _with_elements(type: Type, element: Type | None, replaced: Type | None = None) -> Type:
    """A tensor or vector with another element type; `element` itself in place of `replaced`."""
    if element is not None:
        if type == replaced:
            return element
        if isinstance(type, RankedTensorType):
            return RankedTensorType(type.shape, element)
        if isinstance(type, UnrankedTensorType):
            return UnrankedTensorType(element)
        if isinstance(type, VectorType):
            return VectorType(type.shape, element)
    raise TypeError("Invalid cast.")


# -- text ---------------------------------------------------------------------------------------------


Checked = TypeVar("Checked", bound="QuantizedType")


def _checked(parser: AsmParser, type: Checked) -> Checked:
    reason = type.invalid_reason()
    if reason is not None:
        raise parser.error(reason, parser.name_location())
    return type


def _parse_uniform(parser: AsmParser) -> QuantizedType:
    parser.parse_punctuation("<")
    flags, storage, low, high = parse_storage(parser)
    parser.parse_punctuation(":")
    expressed = parse_expressed(parser)
    head = (flags, storage, expressed, low, high)
    if not parser.parse_optional_punctuation(":"):
        parser.parse_punctuation(",")
        params = parse_params(parser, expressed)
        parser.parse_punctuation(">")
        return _checked(parser, UniformQuantizedType(*head, *params))
    if not parser.parse_optional_punctuation("{"):
        dimension = parser.parse_integer()
        parser.parse_punctuation(",")
        scales, zeros, _ = parse_param_lists(parser, expressed)
        parser.parse_punctuation(">")
        return _checked(parser, UniformQuantizedPerAxisType(*head, tuple(scales), tuple(zeros), dimension))
    blocks: list[tuple[int, int]] = []
    while not parser.parse_optional_punctuation("}"):
        if blocks:
            parser.parse_punctuation(",")
        dimension = parser.parse_integer()
        parser.parse_punctuation(":")
        blocks.append((dimension, parser.parse_integer()))
    parser.parse_punctuation(",")
    scales, zeros, shape = parse_param_lists(parser, expressed)
    parser.parse_punctuation(">")
    return _checked(parser, sub_channel_type(head, scales, zeros, shape, blocks))


def sub_channel_type(
    head: tuple[Any, ...],
    scales: Sequence[float],
    zeros: Sequence[int],
    shape: Sequence[int],
    blocks: Sequence[tuple[int, int]],
) -> UniformQuantizedSubChannelType:
    """A sub-channel type of numbers; `head` is the common part of quantized types."""
    storage, expressed = head[1], head[2]
    scale_bytes = b"".join([element_bytes(FloatAttr.get(expressed, scale)) for scale in scales])
    zero_bytes = b"".join([element_bytes(integer_attr(storage, zero)) for zero in zeros])
    return UniformQuantizedSubChannelType(
        *head,
        dense_elements(RankedTensorType(shape, expressed), scale_bytes),
        dense_elements(RankedTensorType(shape, storage), zero_bytes),
        tuple([dim for dim, _ in blocks]),
        tuple([size for _, size in blocks]),
    )
